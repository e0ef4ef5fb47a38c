private import CivilTime
private import Sampling
package import Tracking
package import Wire

/// A table as comma-separated values, as in RFC 4180, but with Unix ends of lines.
///
/// Headings and states are those of the JSON, in English in every language: programs read them.
package struct CSVTable {
  /// The table as text: a line of headings, and one for each row.
  package let text: String

  /// Makes a table from its headings and rows.
  package init(_ headings: [String], _ rows: [[String]]) {
    text = ((headings.isEmpty ? [] : [headings]) + rows).map { row in
      row.map { Self.quoted($0) }.joined(separator: ",") + "\n"
    }.joined()
  }

  private static let probeHeadings = [
    "at", "time", "state", "tags", "comment", "remark", "amounts", "offset", "gap", "scheduled",
    "asked", "rule", "dismissed", "answered_at", "delay", "device",
  ]

  /// Probes, a row each.
  ///
  /// - Parameter hasHeadings: false for rows that continue a table.
  package init(_ probes: [Probe], hasHeadings: Bool = true) {
    self.init(
      hasHeadings ? Self.probeHeadings : [],
      probes.map { Self.answer(of: $0) + Self.circumstances(of: $0) })
  }

  private static func answer(of probe: Probe) -> [String] {
    let time = LocalTime(probe.moment, offset: probe.offset)
    return [
      "\(probe.moment)", "\(time.date.iso) \(time.clock)", probe.state.rawValue,
      probe.answer?.tags.map(\.text).joined(separator: " ") ?? "", probe.answer?.comment ?? "",
      probe.remark ?? "",
      probe.answer?.amounts.map { "\($0.tag.text) = \($0.text)" }.joined(separator: "; ") ?? "",
    ]
  }

  /// How a probe was drawn and asked, and how its answer came.
  private static func circumstances(of probe: Probe) -> [String] {
    [
      "\(probe.offset.seconds)", "\(probe.gap)", "\(probe.isScheduled)", "\(probe.isAsked)",
      probe.quietRule.map { "\($0)" } ?? "", "\(probe.isDismissed)",
      probe.answeredAt.map { "\($0)" } ?? "", probe.delay.map { "\($0)" } ?? "",
      probe.device ?? "",
    ]
  }

  /// The state of things, in one row.
  package init(_ overview: Overview) {
    let latest = overview.latest
    self.init(
      ["latest", "state", "unanswered", "answered_today", "mean_gap"],
      [
        [
          latest.map { "\($0.moment)" } ?? "", latest?.state.rawValue ?? "",
          "\(overview.unfilledCount)", "\(overview.answeredToday)", "\(overview.gap)",
        ]
      ])
  }

  /// Likely answers, a row each; weights from 0 to 1.
  package init(_ likely: LikelyAnswers) {
    self.init(
      ["weight", "tags"],
      likely.answers.map { ["\($0.weight)", $0.tags.joined(separator: " ")] })
  }

  /// The figures of tags, a row each; shares from 0 to 1.
  package init(_ tags: [Statistics.Figure]) {
    self.init(
      [
        "tag", "answers", "share", "share_low", "share_high", "hours", "hours_low", "hours_high",
        "share_least", "share_most",
      ],
      tags.map { tag in
        [tag.name, "\(tag.count)"]
          + [
            tag.share.value, tag.share.low, tag.share.high, tag.hours.value, tag.hours.low,
            tag.hours.high, tag.silence.low, tag.silence.high,
          ].map { "\($0)" }
      })
  }

  /// The hours of tags in two periods, a row each.
  package init(_ comparison: Comparison) {
    let headings = ["hours", "before", "change"].flatMap { [$0, "\($0)_low", "\($0)_high"] }
    self.init(
      ["tag"] + headings + ["verdict"],
      comparison.entries.map { entry in
        let figures = [entry.now, entry.before, entry.difference].flatMap {
          ["\($0.value)", "\($0.low)", "\($0.high)"]
        }
        return [entry.name] + figures + [entry.verdict.word]
      })
  }

  /// The hours of the week, a row each; the day is 1 on Monday.
  package init(_ map: WeekMap) {
    var rows: [[String]] = []
    for (day, (met, answered)) in zip(map.tag.weekdays, map.answered.weekdays).enumerated() {
      for hour in met.indices {
        rows.append(["\(day + 1)", "\(hour)", "\(met[hour])", "\(answered[hour])"])
      }
    }
    self.init(["day", "hour", "answers", "all_answers"], rows)
  }

  /// The steps of a trend, a row each; the figures are empty if only the coverage was requested.
  package init(_ trend: Trend) {
    self.init(
      [
        "start", "days", "probes", "answered", "asked_hours", "answers", "share", "share_low",
        "share_high", "hours", "hours_low", "hours_high", "is_incomplete",
      ],
      trend.parts.map { part in
        let figures = part.tag.map { tag in
          ["\(tag.count)"]
            + [tag.share, tag.hours].flatMap { ["\($0.value)", "\($0.low)", "\($0.high)"] }
        }
        return [
          part.start.iso, "\(part.days)", "\(part.probes)", "\(part.answered)",
          "\(part.askedHours)",
        ] + (figures ?? Array(repeating: "", count: 7)) + ["\(part.lacksAnswers)"]
      })
  }

  /// Tags within tags, a row each; the rest of a tag has its name and that it is the rest.
  package init(_ tree: TagTree) {
    self.init(
      ["tag", "within", "is_rest", "answers", "share", "share_low", "share_high"],
      tree.parts.map { part in
        [
          part.name, part.parent.map { tree.parts[$0].name } ?? "", "\(part.isRest)",
          "\(part.count)", "\(part.share.value)", "\(part.share.low)", "\(part.share.high)",
        ]
      })
  }

  /// The sums of a tag's amounts, a row for each step and kind of unit.
  package init(_ amounts: TagAmounts) {
    self.init(
      ["start", "unit", "amount"],
      amounts.measures.flatMap { measure in
        zip(amounts.starts, measure.steps).map { start, amount in
          [start.iso, measure.unit, amount.map { "\($0)" } ?? ""]
        }
      })
  }

  /// Returns a field that no spreadsheet takes for a formula, which could send data away.
  ///
  /// An apostrophe marks it as text, as OWASP recommends against "CSV injection". Numbers are no formulas.
  private static func harmless(_ field: String) -> String {
    guard let first = field.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first),
      Double(field) == nil
    else { return field }
    return "'" + field
  }

  /// Returns a field, in quotation marks if it contains a character that would end it.
  private static func quoted(_ field: String) -> String {
    let field = harmless(field)
    let isPlain = !field.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    guard !isPlain else { return field }
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text.append(scalar) }
      text.append(scalar)
    }
    text.append("\"")
    return String(text)
  }
}
