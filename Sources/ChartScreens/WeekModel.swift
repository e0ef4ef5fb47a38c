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
  private let weekStart: Weekday

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
    let days = Weekday.week(from: weekStart)
    return HeatMapFigure(
      HeatMap.week(map.shares.map { $0.value }, of: map.answered.counts, weekStart: weekStart),
      rows: days.map { wording.texts.calendar.shortName(of: $0) },
      columns: (0..<24).map { "\($0)" },
      zero: wording.percent(0),
      step: { [wording] step in
        step.low > 0
          ? wording.interval(step.low, step.high) : "< " + wording.format(step.high, .percent())
      },
      unknown: wording.texts[.hourWithoutAnswers], summary: summary(of: map)
    ) { [wording] cell in
      let hour = HourOfWeek(days[cell.row], hour: cell.column)
      let name = wording.texts.calendar.name(of: hour.weekday) + " \(cell.column):00"
      guard map.answered[hour] > 0 else {
        return PartText(name, wording.texts[.hourWithoutAnswers])
      }
      let share = map.share(at: hour)
      return PartText(name, wording.percent(share.value), wording.interval(share.low, share.high))
    }
  }

  /// The hour in which the tag is met most often.
  private func summary(of map: WeekMap) -> String {
    let counts = map.tag.counts
    let place = counts.indices.reduce(0) { counts[$1] > counts[$0] ? $1 : $0 }
    guard let most = HourOfWeek(number: place) else { return "" }
    return wording.texts[
      .weekSummary, wording.texts.calendar.name(of: most.weekday), "\(most.hour):00",
      "\(map.tag[most])", "\(map.answered[most])"]
  }
}

/// The two capitals of a language's tag that name a territory, such as those of `en-US`.
private func territory(of language: String) -> String? {
  language.utf8.split(separator: UInt8(ascii: "-")).dropFirst()
    .first { $0.count == 2 && $0.allSatisfy { (65...90).contains($0) } }
    .map { String(decoding: Array($0), as: UTF8.self) }
}
