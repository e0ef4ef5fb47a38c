import Catalogue
internal import Components
import Interface
internal import PageModel
internal import Sampling
import TextBytes
internal import Tracking
internal import Wire

/// The tags that occur with a tag, the most frequent first.
struct CompanionList: View {
  /// More than these add little.
  private static let most = 5

  let companions: Companions
  let texts: Texts
  let figures: FigureWording
  /// Returns the emoji of a tag, or nothing.
  let emoji: (_ tag: String) -> String
  /// Returns the colour that a tag has now; nil for the one that it was read with.
  var color: (_ tag: String) -> TagColor? = { _ in nil }
  var heading = Text.HeadingLevel.subsection
  /// The period in which the page of a companion shows it; nil where names lead nowhere.
  var choice: PeriodChoice?

  var body: some View {
    VStack(spacing: .small) {
      Text(texts[.goesWith]).heading(heading)
      List(spacing: .tiny) {
        ForEach(Array(companions.companions.prefix(Self.most)), id: { $0.name }) { companion in
          let color = color(companion.name) ?? companion.color
          ListItem {
            HStack(spacing: .small) {
              Mark(.tag(color), emoji: emoji(companion.name))
              if let choice {
                Link(companion.name, path: TagsPlace(companion.name, in: choice).screen.path)
              } else {
                Text(companion.name)
              }
              Bar(
                companion.share.value, interval: companion.share.low...companion.share.high,
                color: .tag(color))
              Text(figures.percent(companion.share.value)).font(.caption).fixedSize()
            }
            .styleName("tag-share")
          }
        }
      }
    }
  }
}
