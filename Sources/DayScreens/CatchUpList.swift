import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
import Tracking
internal import Wire

/// The probes without an answer, those of one night or morning together.
package struct CatchUpList: View {
  private let model: DayRowsModel

  /// Lists what is missed.
  package init(model: DayRowsModel) { self.model = model }

  /// A section with the spans, or a word where none is missed.
  package var body: some View {
    let (count, older) = (model.missedCount, model.olderCount)
    let texts = model.home.texts.day
    // Nothing to say while the only open question is the one asked above.
    if count > 0 || older > 0 {
      Region(.section, label: model.home.texts[.unfilled]) {
        VStack(spacing: .small) {
          if count > 0 {
            FlowStack(spacing: .small) {
              Text(texts[.toCatchUp, count: count, as: model.home.count(count)]).heading(.section)
              Spacer()
              Button(model.home.texts[.goThrough]) { model.goThrough() }
                .controlSize(.small).buttonStyle(.plain).id(FormButton.goThroughID)
            }
          } else if model.isCaughtUp {
            CaughtUpLine(model: model)
          }
          let spans = model.spans
          if !spans.isEmpty {
            List(spacing: .small) {
              ForEach(spans, id: { $0.first.moment.secondsSince1970 }) { span in
                MissedSpanRow(model: model, span: span)
              }
            }
          }
          FlowStack(spacing: .small) {
            if model.canShowMore {
              Button(model.home.texts[.showMore]) { model.showMore() }.controlSize(.small)
            }
            if older > 0 {
              Text(texts[.older, count: older, as: model.home.count(older)])
                .foregroundStyle(.secondary).font(.caption)
              if model.canShowOlder {
                Button(texts[.showOlder]) { model.showOlder() }
                  .controlSize(.small).buttonStyle(.plain)
              }
              Button(texts[.dismissOlder]) { model.dismissOlder() }
                .controlSize(.small).buttonStyle(.plain)
            }
          }
        }
      }
      .styleName("missed")
    } else if model.isCaughtUp {
      CaughtUpLine(model: model)
    }
  }
}

/// A word that nothing is missed, to which the keyboard is led after the last answer.
private struct CaughtUpLine: View {
  let model: DayRowsModel

  var body: some View {
    Text(model.home.texts.day[.noneUnfilled]).foregroundStyle(.secondary)
      .id(DayRowsModel.caughtUpID).trait(.attribute(.tabindex, "-1")).styleName("caught-up")
  }
}

/// When an answer is missing, how often, and the button that answers.
struct MissedSpanRow: View {
  /// The most rings: more tell no more.
  private static let mostRings = 14

  let model: DayRowsModel
  let span: MissedSpan

  var body: some View {
    let moments = model.home.moments(of: span.probes)
    let likely = span.likelyTags
    ListItem {
      HStack(spacing: .small) {
        VStack(spacing: .tiny) {
          Text(moments)
          let surroundings = likely == nil ? model.surroundings(of: span) : nil
          if span.probes.count > 1 || surroundings != nil {
            FlowStack(spacing: .small) {
              // A ring below each single probe would say nothing.
              if span.probes.count > 1 {
                HStack(spacing: .tiny) {
                  ForEach(0..<min(span.probes.count, Self.mostRings)) { _ in
                    Element(.span, [.attribute(.dataStyle, "ring")])
                  }
                }
                .accessibilityHidden()
              }
              if let surroundings {
                Text(surroundings).font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
        Spacer()
        if let likely {
          let title = model.title(of: likely, for: span)
          Chip(title, label: model.home.texts.day[.fillInWith, title, moments]) {
            model.fill(span, with: likely)
          }
          .marks(likely.map { model.home.mark(of: $0) }).savesAnswer()
        }
        let isOther = likely != nil
        Button(title(isOther: isOther)) { model.open(span) }
          .controlSize(.small)
          .buttonStyle(likely == nil ? .bordered : .plain)
          .accessibilityLabel(label(moments, isOther: isOther))
          .id(model.id(of: span))
      }
    }
    .styleName("likely")
    .enterTransition()
    .fadesOut()
  }

  /// What the button says that opens the form; beside the likely answer, it is for another.
  private func title(isOther: Bool) -> String {
    let (texts, count) = (model.home.texts.day, span.probes.count)
    if isOther { return texts[.otherAnswer] }
    return count == 1
      ? texts[.fillInShort] : texts[.fillInAll, count: count, as: model.home.count(count)]
  }

  /// What the button is called: what it says, by which a person can speak of it, and its moments.
  private func label(_ moments: String, isOther: Bool) -> String {
    let fillIn = model.home.texts[.fillIn, moments]
    if isOther { return title(isOther: true) + " " + fillIn }
    return span.probes.count == 1 ? fillIn : title(isOther: false) + ": " + moments
  }
}
