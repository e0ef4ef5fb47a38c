package import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
internal import PageModel
import TextBytes
import Tracking
internal import Wire

/// The use of today so far: the share of its answers that have each tag.
///
/// It is shown below the latest answer once a few answers exist, as fewer are no evidence about a day.
package struct TodayShares: View {
  private let model: HomeModel

  /// Shows the shares of today.
  package init(model: HomeModel) { self.model = model }

  /// A section with the largest shares, or nothing.
  package var body: some View {
    let answers = TagShare.answers(among: model.overview?.today ?? [])
    let shares = TagShare.shares(in: answers)
    if answers.count >= TagShare.fewestAnswers, shares.count > 1 {
      let (figures, today) = (FigureWording(model.browser, model.texts), model.today)
      let count = model.texts[.answersCount, count: answers.count, as: model.count(answers.count)]
      Box {
        Region(.section, label: model.texts.day[.todaySoFar]) {
          VStack(spacing: .small) {
            FlowStack(spacing: .small) {
              Text(model.texts.day[.todaySoFar]).heading(.section)
              Text(count).font(.caption).foregroundStyle(.secondary)
              Spacer()
              Link(
                model.texts.day[.hoursByTag],
                path: StatisticsPlace(PeriodChoice(from: today, to: today)).screen.path)
            }
            List(spacing: .small) {
              ForEach(Array(shares.prefix(TagShare.most)), id: { $0.name }) { tag in
                ListItem {
                  HStack(spacing: .small) {
                    model.mark(of: tag.name)
                    Text(tag.name).help(tag.name)
                    Bar(
                      tag.share, interval: tag.share...tag.share, color: model.color(of: tag.name))
                    Text(figures.percent(tag.share)).font(.caption).fixedSize()
                  }
                  .styleName("tag-share")
                }
              }
            }
          }
        }
      }
      .styleName("so-far")
    }
  }
}

/// The part of the answered time in which a tag occurs.
struct TagShare {
  /// The minimum number of answers for meaningful shares.
  static let fewestAnswers = 6
  /// The maximum number of tags listed.
  static let most = 4

  let name: String
  /// The share, above 0 and at most 1.
  let share: Double

  /// Returns the probes with an answer.
  static func answers(among probes: [Probe]) -> [Probe] { probes.filter { $0.answer != nil } }

  /// Returns the tags of answered probes, each with its share of the time that these represent: the largest
  /// first, and equal ones in the order of their first occurrence.
  static func shares(in probes: [Probe]) -> [TagShare] {
    var sums: [(name: String, time: Double)] = []
    var whole = 0.0
    for probe in probes {
      let time = Double(probe.gap.seconds)
      whole += time
      for tag in probe.answer?.tags ?? [] {
        if let place = sums.firstIndex(where: { $0.name.isSame(as: tag.text) }) {
          sums[place].time += time
        } else {
          sums.append((tag.text, time))
        }
      }
    }
    var shares: [TagShare] = []
    for sum in sums {
      let place = shares.firstIndex { $0.share * whole < sum.time } ?? shares.count
      shares.insert(TagShare(name: sum.name, share: sum.time / whole), at: place)
    }
    return shares
  }
}
