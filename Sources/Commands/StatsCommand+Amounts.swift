private import Catalogue
internal import CivilTime
private import Routes
internal import TrackerStore
internal import Tracking
private import Wire

// `proba stats --amounts`: the sums of amounts.

extension StatsCommand {
  /// Prints the sums of the amounts of a tag or a condition in a period.
  func printAmounts(
    of tags: TagExpression<TagName>, in period: Period, _ tracker: Tracker
  ) throws(Failure) {
    do throws(TrackerError) {
      let amounts = try tracker.amounts(
        of: tags, in: period, weekStart: call.weekStart(in: tracker))
      if output.isJSON {
        output.print(amounts.json)
      } else if call.has(\.csv) {
        output.print(CSVTable(amounts).text)
      } else if amounts.days == 0 {
        output.printSentence(noProbes)
      } else if amounts.measures.isEmpty {
        output.printSentence(call.words.amounts.none(amounts.name))
      } else {
        output.printSentence(call.words.amounts.note)
        for block in AmountBlock.all(of: amounts, in: call.language) {
          output.print("\n" + output.heading(block.heading) + "\n")
          for line in block.lines where !output.print(line + "\n") { return }
        }
      }
    } catch {
      throw .tracker(error)
    }
  }
}
