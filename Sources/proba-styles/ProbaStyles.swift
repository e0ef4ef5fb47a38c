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
    let kinds = DeclaredFunction.words.joined(separator: ", ")
    let functions = Parameter.options(
      "function",
      ValueType(placeholder: "name:kind", mustBe: "a name, a colon and one of \(kinds)") { word in
        DeclaredFunction(word)?.function
      }, help: "A function that the program adds, and what it returns.")
    let check = Tool(
      "check", summary: "Say what is wrong with style files.",
      .arguments("file", .text, isRequired: true, help: "The style files."), functions
    ) { files, functions in try StyleFiles.disk.check(files, functions: functions) }
    let generate = Tool(
      "generate", summary: "Write a Swift type for each rule of a style file.",
      .arguments("file", .text, isRequired: true, help: "The style file."), functions,
      .option("output", .text, default: "Styles.swift", help: "The file that is written."),
      .option("type", .text, default: "AppStyle", help: "The name of the type that holds all.")
    ) { files, functions, output, type in
      guard files.count == 1, let file = files.first else { throw ExitCode(2) }
      let sheet = try StyleSheet(file, from: .disk, functions: functions)
      let code = try StyleCode(sheet, root: type, file: file)
      try Paths.write(Array(code.text.utf8), to: output)
    }
    await Tool(
      "proba-styles", summary: "Style files: JSON that people edit and programs read with types.",
      subcommands: [check, generate]
    ).main()
  }
}
