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
    // Those that no style file includes are inputs as well, or the build would ask what they are.
    let inputs = files.filter { $0.pathExtension == "json" }
    return files.compactMap { file in
      guard file.lastPathComponent.hasSuffix(".styles.json") else { return nil }
      let name = file.lastPathComponent.dropLast(".styles.json".count)
      let type = name.prefix(1).uppercased() + name.dropFirst() + "Style"
      let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
      let sources = StyleSources(of: file)
      return .buildCommand(
        displayName: "Types for \(file.lastPathComponent)", executable: tool.url,
        arguments: ["generate", file.path, "--output", output.path, "--type", type]
          + sources.functions.flatMap { ["--function", $0] },
        inputFiles: inputs + sources.files.filter { !inputs.contains($0) }, outputFiles: [output])
    }
  }
}
