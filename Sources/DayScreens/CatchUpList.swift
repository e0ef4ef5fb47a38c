import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
import Tracking
internal import Wire

/// The probes without an answer, in spans such as those of one night or morning.
package struct CatchUpList: View {
  private let model: DayRowsModel

  /// Lists the missed probes.
  package init(model: DayRowsModel) { self.model = model }

  /// A section with the spans, or a line if none is missed.
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

/// The line that nothing is missed, which gets the focus after the last answer.
private struct CaughtUpLine: View {
  let model: DayRowsModel

  var body: some View {
    Text(model.home.texts.day[.noneUnfilled]).foregroundStyle(.secondary)
      .id(DayRowsModel.caughtUpID).trait(.attribute(.tabindex, "-1")).styleName("caught-up")
  }
}

/// A span of missed probes: its time, the number of probes, and the buttons that answer them.
struct MissedSpanRow: View {
  /// The maximum number of rings; the others are counted.
  private static let mostRings = 12

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
              // A ring below each single probe would add nothing.
              if span.probes.count > 1 {
                HStack(spacing: .tiny) {
                  ForEach(0..<min(span.probes.count, Self.mostRings)) { _ in
                    Element(.span, [.attribute(.dataStyle, "ring")])
                  }
                  if span.probes.count > Self.mostRings {
                    Text("+" + model.home.count(span.probes.count - Self.mostRings))
                      .font(.caption).foregroundStyle(.secondary)
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

  /// Returns the title of the button that opens the form, which next to the likely answer is for another
  /// answer.
  private func title(isOther: Bool) -> String {
    let (texts, count) = (model.home.texts.day, span.probes.count)
    if isOther { return texts[.otherAnswer] }
    return count == 1
      ? texts[.fillInShort] : texts[.fillInAll, count: count, as: model.home.count(count)]
  }

  /// Returns the accessibility label of the button: its visible title, so that voice control finds it, and
  /// the moments.
  private func label(_ moments: String, isOther: Bool) -> String {
    let fillIn = model.home.texts[.fillIn, moments]
    if isOther { return title(isOther: true) + " " + fillIn }
    return span.probes.count == 1 ? fillIn : title(isOther: false) + ": " + moments
  }
}
