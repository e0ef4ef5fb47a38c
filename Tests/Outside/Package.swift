// swift-tools-version: 6.2
import PackageDescription

// Uses the libraries as other packages do: through their products, with its own settings.
// `Tools/check-outside` builds and tests it.

/// Depends on a library of the package around this one.
func proba(_ name: String) -> Target.Dependency { .product(name: name, package: "proba") }

let package = Package(
  name: "outside",
  dependencies: [.package(name: "proba", path: "../..")],
  targets: [
    .target(
      name: "ReadingList",
      dependencies: [
        proba("Charts"), proba("Drawing"), proba("HTTPServer"), proba("JSON"),
        proba("Persistence"), proba("Rendering"), proba("SVG"),
      ]),
    .executableTarget(
      name: "reading",
      dependencies: [
        "ReadingList", proba("Arguments"), proba("CommandLineTool"), proba("HTTPServer"),
      ]),
    // A page, which Tests/Browser builds by `swift package proba-page build todo` and tests.
    .executableTarget(
      name: "todo",
      dependencies: [
        proba("BrowserHost"), proba("BrowserSettings"), proba("Components"), proba("Interface"),
        proba("Settings"),
      ]),
    .executableTarget(
      name: "breaks", dependencies: [proba("Settings"), proba("SettingsFiles")]),
    // Its types are written by the plugin before it is compiled.
    .executableTarget(
      name: "styled",
      dependencies: [proba("Geometry"), proba("StyleLoading"), proba("Styles")],
      plugins: [.plugin(name: "StylesPlugin", package: "proba")]),
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        "ReadingList", "breaks", "reading", "styled", proba("Arguments"), proba("Catalogue"),
        proba("CatalogueFormatting"), proba("CivilTime"), proba("CommandLineTool"),
        proba("Drawing"), proba("DrawingViews"), proba("Geometry"), proba("Gestures"),
        proba("HTTPServer"), proba("Interface"), proba("InterfaceTestSupport"), proba("JSON"),
        proba("Motion"), proba("NativeFormatting"), proba("Numerics"), proba("Persistence"),
        proba("PersistenceFoundation"), proba("Rendering"), proba("Sampling"), proba("Settings"),
        proba("SettingsFiles"),
        proba("TagTimeLog"), proba("Tracking"),
      ]),
  ])
