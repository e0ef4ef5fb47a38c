// swift-tools-version: 6.2
import PackageDescription

// A package whose own modules are named as libraries of Proba are. SwiftPM refuses two modules of one
// name, unless those of the dependency are given other names, in every product that is used.
// `Tools/run-tests` builds and runs it.

/// The names that libraries of Proba have here.
let names = ["JSON": "ProbaJSON", "Motion": "ProbaMotion"]

/// Depends on a library of Proba.
func proba(_ name: String) -> Target.Dependency {
  .product(name: name, package: "proba", moduleAliases: names)
}

let package = Package(
  name: "namesakes",
  // The link that `Tools/run-tests` makes: names are given to modules of packages whose folder, or
  // whose address, is named as they are.
  dependencies: [.package(path: "../../../.build/proba")],
  targets: [
    .target(name: "JSON"),
    .target(name: "Motion"),
    .executableTarget(
      name: "namesakes",
      // Drawing is made with Proba's Motion.
      dependencies: ["JSON", "Motion", proba("Drawing"), proba("JSON"), proba("Motion")]),
  ])
