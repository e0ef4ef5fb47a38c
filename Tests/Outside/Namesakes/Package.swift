// swift-tools-version: 6.2
import PackageDescription

// A package with modules that have the names of libraries of Proba. SwiftPM refuses two modules of one
// name unless those of the dependency are renamed in every used product.
// `Tools/check-outside` builds and runs it.

/// The names of libraries of Proba in this package.
let names = ["JSON": "ProbaJSON", "Motion": "ProbaMotion"]

/// Depends on a library of Proba.
func proba(_ name: String) -> Target.Dependency {
  .product(name: name, package: "proba", moduleAliases: names)
}

let package = Package(
  name: "namesakes",
  // The link that `Tools/check-outside` creates: SwiftPM identifies a package by the name of its folder, or
  // of its address.
  dependencies: [.package(path: "../../../.build/proba")],
  targets: [
    .target(name: "JSON"),
    .target(name: "Motion"),
    .executableTarget(
      name: "namesakes",
      // Drawing depends on Proba's Motion.
      dependencies: ["JSON", "Motion", proba("Drawing"), proba("JSON"), proba("Motion")]),
  ])
