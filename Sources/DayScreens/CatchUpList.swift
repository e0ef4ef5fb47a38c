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
    let count = model.missedCount
    let texts = model.home.texts.day
    // Nothing to say while the only open question is the one asked above.
    if count > 0 {
      Region(.section, label: model.home.texts[.unfilled]) {
        VStack(spacing: .small) {
          FlowStack(spacing: .small) {
            Text(texts[.toCatchUp, count: count, as: model.home.count(count)]).heading(.section)
            Spacer()
            Button(model.home.texts[.goThrough]) { model.goThrough() }
              .controlSize(.small).buttonStyle(.plain).id(FormButton.goThroughID)
          }
          List(spacing: .small) {
            ForEach(model.spans, id: { $0.first.moment.secondsSince1970 }) { span in
              MissedSpanRow(model: model, span: span)
            }
          }
          FlowStack(spacing: .small) {
            if model.canShowMore {
              Button(model.home.texts[.showMore]) { model.showMore() }.controlSize(.small)
            }
            if model.oldest != nil {
              Button(texts[.dismissOlder]) { model.dismissOlder() }.controlSize(.small)
            }
          }
        }
      }
      .styleName("missed")
    } else if model.home.overview?.unfilledCount == 0 {
      Text(texts[.noneUnfilled]).foregroundStyle(.secondary)
    }
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
        Button(title(isOther: isOther)) { model.home.choose(span.probes, from: .fillIn) }
          .controlSize(.small)
          .buttonStyle(likely == nil ? .bordered : .plain)
          .accessibilityLabel(
            isOther
              ? title(isOther: true) + " " + model.home.texts[.fillIn, moments]
              : model.home.texts[.fillIn, moments]
          )
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
}
