import Foundation
import PackagePlugin

/// Creates, builds and serves the pages of the package in which it is called.
///
/// All work is done by `Tools/page` of the package that this plugin comes from, which includes the
/// scripts and style sheets of the libraries.
@main
struct PagePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let home = context.package.package(named: "proba") else {
      Diagnostics.error("the package proba is not among the dependencies")
      return
    }
    var words = ["python3", home.directoryURL.appending(path: "Tools/page").path]
    words += arguments
    if arguments.first.map({ !$0.hasPrefix("-") }) == true {
      words += ["--package", context.package.directoryURL.path]
      words += ["--scratch", context.pluginWorkDirectoryURL.path]
      words += ["--owner", "\(getppid())"]
      if home.id != context.package.id { words += ["--identity", home.id] }
    }
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = words
    if let output = Self.output(1) { tool.standardOutput = output }
    if let output = Self.output(2) { tool.standardError = output }
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }

  /// SwiftPM's own standard streams: 1 for output and 2 for errors.
  ///
  /// SwiftPM forwards the output of a plugin in blocks of a kilobyte: the address of a served page
  /// would appear only when it is no longer served.
  private static func output(_ number: Int32) -> FileHandle? {
    let descriptor = open("/proc/\(getppid())/fd/\(number)", O_WRONLY | O_APPEND)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor)
  }
}

extension Package {
  /// The package with a name: this one, or one that it depends on.
  fileprivate func package(named name: String) -> Package? {
    if displayName == name { return self }
    for dependency in dependencies {
      if let found = dependency.package.package(named: name) { return found }
    }
    return nil
  }
}
