import Arguments
import CommandLineTool
import HTTPServer
import ReadingList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum Reading {
  static func main() async {
    let file = Parameter.option(
      "file", short: "f", .text, default: "reading.db", help: "Where the list is kept.")
    let tool = Tool(
      "reading", summary: "Keeps a reading list.",
      subcommands: [
        Tool(
          "add", summary: "Adds a book.", file,
          .argument("title", .text, help: "What it is called."),
          .requiredOption("writer", short: "w", .text, help: "Who wrote it."),
          .option("pages", short: "p", .int(in: 1...9_999), default: 200, help: "How long it is.")
        ) { file, title, writer, pages in
          try Library(.file(file)).add(title, by: writer, pages: pages)
        },
        Tool(
          "list", summary: "Lists books.", file,
          .option("writer", short: "w", .text, help: "Whose books; of all unless given.")
        ) { file, writer in
          for (book, writer) in try Library(.file(file)).books(by: writer) {
            print("\(book.title) by \(writer.name), \(book.pages) pages")
          }
        },
        Tool(
          "serve", summary: "Serves the list over HTTP.", file,
          .option("port", .int(in: 0...65_535), default: 8080, help: "The port.")
        ) { file, port in
          let server = try Server(port: UInt16(port), routes: Library(.file(file)).routes)
          try await server.run {
            print("http://127.0.0.1:\(server.port)/books")
            // At once, even to a pipe.
            fflush(nil)
          }
        },
      ])
    await tool.main()
  }
}
