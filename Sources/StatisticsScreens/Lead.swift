import Catalogue
import Interface
import PageModel
import TextBytes
internal import Tracking
import Wire

/// A sentence that sums up the period, and its coverage.
struct Lead: View {
  let model: StatisticsModel
  let statistics: Statistics

  var body: some View {
    Region(.section, label: model.texts[.coverage]) {
      Element(.div, [.look(.lead)]) {
        if let gap = statistics.gap {
          Element(.h2, [.look(.heading)]) {
            Words(model.figureWording.sentence(about: gap))
            Element(.span, []) { Words(" " + model.texts.tags[.gapNote]) }
          }
          Link(model.texts.tags[.toTheseDays], path: DaysPlace(model.lastDay).screen.path)
        } else if model.figures.hasPatterns {
          let headline = model.headline
          Element(.h2, [.look(.heading)]) {
            Words(headline.sentence)
            if !headline.note.utf8.isEmpty {
              Element(.span, []) { Words(" " + headline.note) }
            }
          }
        }
        CoverageMeter(model: model, statistics: statistics)
      }
      if !model.warning.utf8.isEmpty {
        Text(model.warning).foregroundStyle(.warning).font(.caption)
      }
    }
  }
}

/// The number of probes with an answer, and any time during which no schedule ran.
private struct CoverageMeter: View {
  let model: StatisticsModel
  let statistics: Statistics

  var body: some View {
    Element(.div, [.look(.meter)]) {
      Element(.div, [.attribute(.ariaHidden, "true")]) {
        part(.accent, statistics.coverage * (1 - unasked))
        if unasked > 0 { part(.warning, unasked) }
      }
      Text(
        model.texts[
          .coverageText, count: statistics.probes, as: model.count(statistics.probes),
          model.count(statistics.answered), model.percent(statistics.coverage)])
      if let (days, _) = model.neverAsked {
        Text(model.texts[.neverAsked, count: days, as: model.count(days)])
          .foregroundStyle(.warning)
      }
      if statistics.daysOff > 0 {
        let days = statistics.daysOff
        Text(model.texts.tags[.vacationDays, count: days, as: model.count(days)])
          .foregroundStyle(.secondary)
      }
    }
  }

  /// The share of the period during which no schedule ran.
  private var unasked: Double { model.neverAsked?.share ?? 0 }

  private func part(_ color: Color, _ share: Double) -> Element {
    Element(.span, [.style(.inlineSize, percent(share)), .style(.backgroundColor, color.css)])
  }
}
