import Catalogue
import ChartViews
import Charts
import CivilTime
import Interface
import Requests
import Sampling
import Tracking
import Wire

/// When in the week a tag is met.
final class WeekModel {
  /// What the week is of; empty where it is of no tag, or could not be read.
  @Observed private(set) var name = ""
  /// On how many answers it rests.
  @Observed private(set) var count = 0

  let chart: PartChartModel
  private let reading: Reading
  private let wording: Wording
  private let weekStart: Int

  init(browser: Browser, cache: ResponseCache, wording: Wording) {
    reading = Reading(cache)
    self.wording = wording
    weekStart = CivilDate.weekStart(in: territory(of: browser.language))
    chart = PartChartModel(browser: browser, settings: SystemSettings(browser: browser))
  }

  /// Reads the week of a tag; nil shows none.
  func load(_ tag: String?, in period: Period) {
    guard let tag else {
      reading.stop()
      return name = ""
    }
    reading.read(API.weekMap, WeekMapQuery(tag: tag, period)) { [self] result in
      guard case .success(let map) = result else { return name = "" }
      name = wording.texts[.weekMapOf, map.name]
      count = map.answered.counts.reduce(0, +)
      chart.show(figure(of: map))
    }
  }

  private func figure(of map: WeekMap) -> HeatMapFigure {
    let totals = map.answered.counts
    let days = HeatMap.weekdays(from: weekStart)
    return HeatMapFigure(
      HeatMap.week(map.shares.map { $0.value }, of: totals, weekStart: weekStart),
      rows: days.map { wording.texts.calendar.shortWeekdays[$0] },
      columns: (0..<24).map { "\($0)" },
      zero: wording.percent(0),
      step: { [wording] step in
        step.low > 0
          ? wording.interval(step.low, step.high) : "< " + wording.format(step.high, .percent())
      },
      unknown: wording.texts[.hourWithoutAnswers], summary: summary(of: map)
    ) { [wording] cell in
      let hour = days[cell.row] * 24 + cell.column
      let name = wording.texts.calendar.weekdays[days[cell.row]] + " \(cell.column):00"
      guard totals[hour] > 0 else { return PartText(name, wording.texts[.hourWithoutAnswers]) }
      let share = map.shares[hour]
      return PartText(name, wording.percent(share.value), wording.interval(share.low, share.high))
    }
  }

  /// The hour in which the tag is met most often.
  private func summary(of map: WeekMap) -> String {
    let counts = map.tag.counts
    let most = counts.indices.reduce(0) { counts[$1] > counts[$0] ? $1 : $0 }
    return wording.texts[
      .weekSummary, wording.texts.calendar.weekdays[most / 24], "\(most % 24):00",
      "\(counts[most])",
      "\(map.answered.counts[most])"]
  }
}

/// The two capitals of a language's tag that name a territory, such as those of `en-US`.
private func territory(of language: String) -> String? {
  language.utf8.split(separator: UInt8(ascii: "-")).dropFirst()
    .first { $0.count == 2 && $0.allSatisfy { (65...90).contains($0) } }
    .map { String(decoding: Array($0), as: UTF8.self) }
}
