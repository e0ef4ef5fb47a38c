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
  /// The maximum number of tags shown; more would add little.
  private static let most = 5

  let companions: Companions
  let texts: Texts
  let figures: FigureWording
  /// Returns the emoji of a tag, or nothing.
  let emoji: (_ tag: String) -> String
  /// Returns the current colour of a tag, or nil to use the colour with which it was read.
  var color: (_ tag: String) -> TagColor? = { _ in nil }
  var heading = Text.HeadingLevel.subsection
  /// The period that the page of a companion opens with; nil if names are not links.
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
