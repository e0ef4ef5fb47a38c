private import Catalogue
internal import CivilTime
internal import TrackerStore
internal import Tracking
private import Wire

// `proba stats --by`: figures of hours of the week, of steps of time, and of tags within tags.

extension StatsCommand {
  /// How `--by` divides the figures.
  enum Division: String, CaseIterable {
    /// The answers with a tag in each hour of the week.
    case week = "hour-weekday"
    /// Days, weeks or months.
    case trend
    /// Tags within tags.
    case tree

    /// Makes sure that `--tag` and `--compare` are given as the division needs.
    func validate(_ tags: TagExpression<TagName>?, isCompared: Bool) throws(Failure) {
      switch self {
      case .week where tags?.single == nil: throw .byNeedsTag
      case .trend where tags != nil && tags?.single == nil: throw .trendNeedsSingleTag
      case .tree where tags != nil: throw .treeTakesNoTag
      default: break
      }
      if isCompared { throw .compareOrBy }
    }
  }

  /// Prints the figures of a period, divided.
  func print(
    by division: Division, _ period: Period, of tag: TagName?, in tracker: Tracker,
    to output: Output
  ) throws(Failure) {
    do throws(TrackerError) {
      switch division {
      case .week: print(try tracker.weekMap(of: tag?.text ?? "", in: period), to: output)
      case .trend: print(try tracker.trend(of: tag?.text, in: period), to: output)
      case .tree: print(try tracker.tagTree(in: period), to: output)
      }
    } catch {
      throw .tracker(error)
    }
  }

  private func print(_ map: WeekMap, to output: Output) {
    if output.isJSON {
      output.print(map.json)
    } else if call.has(\.csv) {
      output.print(CSVTable(map).text)
    } else {
      let table = WeekTable(map, weekdays: call.words.weekdays, columns: output.columns)
      print(table.heading, table.lines, to: output)
    }
  }

  private func print(_ trend: Trend, to output: Output) {
    if output.isJSON {
      output.print(trend.json)
    } else if call.has(\.csv) {
      output.print(CSVTable(trend).text)
    } else if trend.parts.isEmpty {
      output.printSentence(noProbes)
    } else {
      let table = TrendTable(trend, columns: output.columns, in: call.words)
      print(table.heading, table.lines, to: output)
    }
  }

  private func print(_ tree: TagTree, to output: Output) {
    if output.isJSON {
      output.print(tree.json)
    } else if call.has(\.csv) {
      output.print(CSVTable(tree).text)
    } else if tree.parts.isEmpty {
      output.printSentence(call.words.report.noAnswers)
    } else {
      let table = TreeTable(tree, columns: output.columns, in: call.language)
      print(table.heading, table.lines, to: output)
    }
  }

  private func print(_ heading: String, _ lines: [String], to output: Output) {
    output.print(output.heading(heading) + "\n")
    for line in lines where !output.print(line + "\n") { break }
  }
}
