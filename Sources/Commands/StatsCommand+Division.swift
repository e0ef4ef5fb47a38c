private import Catalogue
internal import CivilTime
private import JSON
private import Routes
internal import TrackerStore
internal import Tracking
private import Wire

// `proba stats --by`: figures of hours of the week, of steps of time, and of tags within tags.

extension StatsCommand {
  /// The division of the figures: `--by`.
  enum Division: String, CaseIterable {
    /// The answers with a tag in each hour of the week.
    case week = "hour-weekday"
    /// Days, weeks or months.
    case trend
    /// Tags within tags.
    case tree

    /// The unit of a trend: `--step`.
    enum Step: String, CaseIterable {
      case day, week, month
    }

    /// Checks that `--tag` and `--compare` are given as the division needs.
    func validate(hasTag: Bool, isCompared: Bool) throws(Failure) {
      switch self {
      case .week where !hasTag: throw .byNeedsTag
      case .tree where hasTag: throw .treeTakesNoTag
      default: break
      }
      if isCompared { throw .compareOrBy }
    }
  }

  /// Prints the figures of a period, divided.
  func print(
    by division: Division, _ period: Period, of tags: TagExpression<TagName>?,
    in tracker: Tracker
  ) throws(Failure) {
    let (words, columns) = (call.words, output.columns)
    do throws(TrackerError) {
      switch division {
      case .week:
        // Without tags, the division is not valid.
        guard let tags else { return }
        let map = try tracker.weekMap(of: tags, in: period)
        print(json: map.json, csv: CSVTable(map)) {
          let table = WeekTable(map, weekdays: words.weekdays, columns: columns)
          return (table.heading, table.lines, [])
        }
      case .trend:
        let weekStart = try call.weekStart(in: tracker)
        let chosen = call.string(\.step).flatMap { Division.Step(rawValue: $0) }
        let trend = try tracker.trend(
          of: tags, in: period, weekStart: weekStart,
          by: chosen.map { $0.unit(weekStart: weekStart) })
        let sentence = trend.parts.isEmpty ? noProbes : nil
        print(json: trend.json, csv: CSVTable(trend), or: sentence) {
          let table = TrendTable(trend, on: call.today, columns: columns, in: call.language)
          return (table.heading, table.lines, table.notes)
        }
      case .tree:
        let tree = try tracker.tagTree(in: period)
        let sentence = tree.parts.isEmpty ? words.report.noAnswers : nil
        print(json: tree.json, csv: CSVTable(tree), or: sentence) {
          let table = TreeTable(tree, columns: columns, in: call.language)
          return (table.heading, table.lines, [])
        }
      }
    } catch {
      throw .tracker(error)
    }
  }

  /// Prints figures in the requested form.
  ///
  /// - Parameter sentence: the sentence for a person in place of a table without figures.
  private func print(
    json: @autoclosure () -> JSONValue, csv: @autoclosure () -> CSVTable,
    or sentence: String? = nil, table: () -> (heading: String, lines: [String], notes: [String])
  ) {
    if output.isJSON {
      output.print(json())
    } else if call.has(\.csv) {
      output.print(csv().text)
    } else if let sentence {
      output.printSentence(sentence)
    } else {
      let (heading, lines, notes) = table()
      output.print(output.heading(heading) + "\n")
      for line in lines where !output.print(line + "\n") { return }
      for note in notes { output.printSentence(note) }
    }
  }
}

extension StatsCommand.Division.Step {
  /// Returns the unit.
  ///
  /// - Parameter weekStart: the day with which weeks begin.
  fileprivate func unit(weekStart: Weekday) -> Trend.Step {
    switch self {
    case .day: .day
    case .week: .week(from: weekStart)
    case .month: .month
    }
  }
}
