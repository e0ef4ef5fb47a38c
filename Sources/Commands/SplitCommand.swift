private import Catalogue
internal import Composition
private import TrackerStore
private import Tracking
private import Wire

/// `proba split`: replaces a tag by another in some of its answers.
struct SplitCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    try call.validatePeriod()
    guard let text = call.string(\.tag), let target = call.string(\.into) else {
      throw .splitNeedsTags
    }
    let tracker = try reading()
    let condition = try call.condition(text, in: tracker)
    let name = call.string(\.renamedTag) ?? ""
    let period = try call.period(in: tracker)
    let split: TagSplit
    do {
      split = try tracker.splitTag(name, where: condition, in: period, into: target)
    } catch {
      throw .tracker(error)
    }
    if output.isJSON {
      output.print(split.json)
      return .done
    }
    let words = call.words
    let isSame: Bool
    do { isSame = try tracker.condition(name).single?.text == split.name } catch {
      throw .tracker(error)
    }
    guard !isSame else {
      output.printSentence(words.sameName(split.name))
      return .nothing
    }
    guard split.changed > 0 else {
      output.printSentence(words.nothingToSplit)
      return .nothing
    }
    output.printSentence(words.split(name, split.name, words.answers(split.changed)))
    return .done
  }
}
