private import Catalogue
internal import Composition
private import JSON
private import Routes
private import TrackerStore
private import Tracking
private import Wire

/// `proba tags`: lists tags, the most used first.
struct TagsCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    let tracker = try reading()
    let tags: [TagUse]
    do { tags = try tracker.tagUses().filter { $0.answers > 0 } } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(.array(tags.map { $0.json }))
      return .done
    }
    if call.has(\.csv) {
      output.print(CSVTable(["tag", "answers"], tags.map { [$0.name, "\($0.answers)"] }).text)
      return .done
    }
    if call.has(\.names) {
      for tag in tags where !output.print(tag.name + "\n") { break }
      return .done
    }
    guard !tags.isEmpty else {
      output.printSentence(call.words.noTags)
      return .done
    }
    let width = tags.map { "\($0.answers)".count }.max() ?? 0
    for tag in tags where !output.print("\(aligned("\(tag.answers)", width))  \(tag.name)\n") {
      break
    }
    return .done
  }
}
