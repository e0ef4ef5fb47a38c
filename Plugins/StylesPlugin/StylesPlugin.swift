import Foundation
import PackagePlugin

/// Writes Swift types for the style files of a target before it is compiled: `App.styles.json` becomes
/// `AppStyle` and a type for each rule.
@main
struct StylesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "proba-styles")
    let files = target.sourceFiles.map(\.url)
    // What a file includes is among them.
    let inputs = files.filter { $0.pathExtension == "json" }
    return inputs.compactMap { file in
      guard file.lastPathComponent.hasSuffix(".styles.json") else { return nil }
      let name = file.lastPathComponent.dropLast(".styles.json".count)
      let type = name.prefix(1).uppercased() + name.dropFirst() + "Style"
      let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
      return .buildCommand(
        displayName: "Types for \(file.lastPathComponent)", executable: tool.url,
        arguments: ["generate", file.path, "--output", output.path, "--type", type],
        inputFiles: inputs, outputFiles: [output])
    }
  }
}
