import Catalogue
internal import Components
import Interface
import PageModel
import Tracking
internal import Wire

/// The probes that nobody has answered, those of one night or morning together.
struct CatchUpList: View {
  let model: HomeModel

  var body: some View {
    let count = model.missedCount
    // Nothing to say while the only open question is the one asked above.
    if count > 0 {
      Region(.section, label: model.texts[.unfilled]) {
        VStack(spacing: .small) {
          FlowStack(spacing: .small) {
            Text(model.texts[.toCatchUp, count: count, as: model.count(count)]).heading(.section)
            Spacer()
            Button(model.texts[.goThrough]) { model.goThroughMissed() }
              .controlSize(.small).buttonStyle(.plain)
          }
          List(spacing: .small) {
            ForEach(model.missedSpans, id: { $0.first.moment }) { span in
              MissedSpanRow(model: model, span: span)
            }
          }
          FlowStack(spacing: .small) {
            if model.canShowMore {
              Button(model.texts[.showMore]) { model.showMore() }.controlSize(.small)
            }
            if model.olderMissed != nil {
              Button(model.texts[.dismissOlder]) { model.dismissOlder() }.controlSize(.small)
            }
          }
        }
      }
      .styleName("missed")
    } else if model.overview?.unfilledCount == 0 {
      Text(model.texts[.noneUnfilled]).foregroundStyle(.secondary)
    }
  }
}

/// When nobody answered, how often, and the button that answers.
struct MissedSpanRow: View {
  /// The most rings: more tell no more.
  private static let mostRings = 14

  let model: HomeModel
  let span: MissedSpan

  var body: some View {
    let moments = model.moments(of: span.probes)
    ListItem {
      HStack(spacing: .small) {
        VStack(spacing: .tiny) {
          Text(moments)
          HStack(spacing: .tiny) {
            ForEach(0..<min(span.probes.count, Self.mostRings)) { _ in
              Element(.span, [.attribute(.dataStyle, "ring")])
            }
          }
          .accessibilityHidden()
        }
        Spacer()
        Button(
          span.probes.count == 1
            ? model.texts[.fillInShort]
            : model.texts[.fillInAll, count: span.probes.count, as: model.count(span.probes.count)]
        ) { model.choose(span) }
        .controlSize(.small)
        .accessibilityLabel(model.texts[.fillIn, moments])
        .id(FormButton.fillIn.id(of: span.first))
      }
    }
    .enterTransition()
    .seenOff()
  }
}
