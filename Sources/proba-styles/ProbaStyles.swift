import Arguments
import CommandLineTool
import HostSystem
import StyleGeneration
import StyleLoading
import Styles

/// Checks style files, and writes Swift types for them.
@main
enum ProbaStyles {
  static func main() async {
    let check = Tool(
      "check", summary: "Say what is wrong with a style file.",
      .arguments("file", .text, isRequired: true, help: "The style files.")
    ) { files in
      for file in files { _ = try StyleSheet(file, from: .disk) }
    }
    let generate = Tool(
      "generate", summary: "Write a Swift type for each rule of a style file.",
      .arguments("file", .text, isRequired: true, help: "The style file."),
      .option("output", .text, default: "Styles.swift", help: "The file that is written."),
      .option("type", .text, default: "AppStyle", help: "The name of the type that holds all.")
    ) { files, output, type in
      guard files.count == 1, let file = files.first else { throw ExitCode(2) }
      let code = try StyleCode(StyleSheet(file, from: .disk), root: type, file: file)
      try Paths.write(Array(code.text.utf8), to: output)
    }
    await Tool(
      "proba-styles", summary: "Style files: JSON that people edit and programs read with types.",
      subcommands: [check, generate]
    ).main()
  }
}
