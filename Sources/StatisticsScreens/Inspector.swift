import Catalogue
internal import ChartScreens
internal import Components
import Interface
internal import PageModel
internal import Sampling
import TextBytes
internal import Tracking
internal import Wire

/// The selected tag: its trend, its distribution over the week, and the tags that accompany it.
struct Inspector: View {
  let model: StatisticsModel

  var body: some View {
    if let tag = model.inspector.tag {
      Region(.section, label: tag) {
        InspectorHeading(model: model, tag: tag)
        LazyView(.charts, in: model.browser, words: .ofCharts(model.texts)) {
          model.madeCharts().trendView()
        } placeholder: {
          Element(.div, [.look(.trend)]) { Placeholder(width: .characters(12)) }
        }
        InspectorPatterns(model: model, tag: tag)
      }
      .card().trait(.look(.inspector)).trait(.style(.tint, model.color(of: tag).css))
    } else {
      Box {}
    }
  }
}

/// The distribution of the tag over the week, and the tags that accompany it.
///
/// Content below the map waits for it, so that nothing moves when the map appears.
private struct InspectorPatterns: View {
  let model: StatisticsModel
  let tag: String

  var body: some View {
    let inspector = model.inspector
    if let map = inspector.map {
      WeekMapSection(
        wording: WeekWording(model.browser, model.texts), map: map,
        days: inspector.mapDays, color: model.color(of: tag))
      companions
    } else if inspector.isUnread {
      Text(model.texts.charts[.chartUnread]).foregroundStyle(.danger).accessibilityRole(.alert)
      companions
    } else {
      awaited
      awaited
    }
  }

  @ViewBuilder private var companions: Part {
    if let companions = model.inspector.companions {
      if !companions.companions.isEmpty {
        CompanionList(
          companions: companions, texts: model.texts, figures: model.figureWording,
          emoji: model.emoji, color: { model.line(of: $0)?.figure.color })
      }
    } else {
      awaited
    }
  }

  private var awaited: Element {
    Element(.div, [.look(.week)]) { Placeholder(width: .characters(8)) }
  }
}

extension StatisticsModel {
  /// Returns the colour of a tag, or the accent colour if the figures lack the tag.
  func color(of tag: String) -> Color {
    line(of: tag).map { .tag($0.figure.color) } ?? .accent
  }
}

/// The tag's name, colour and hours.
private struct InspectorHeading: View {
  let model: StatisticsModel
  let tag: String

  var body: some View {
    let isCondition = model.isCondition(tag)
    HStack(spacing: .small) {
      if isCondition {
        Dot(model.color(of: tag))
      } else {
        ColorButton(model: model, tag: tag)
      }
      Text(tag).heading(.section).id(InspectorModel.heading).trait(.attribute(.tabindex, "-1"))
      Spacer()
      link(isCondition: isCondition).font(.caption).fixedSize()
      if let line = model.line(of: tag) {
        Text(model.texts[.hoursValue, model.hours(line.figure.hours.value)])
          .font(.headline).fixedSize()
        Text(model.interval(line.hours(showsBounds: model.showsBounds))).foregroundStyle(
          .secondary
        ).font(.caption)
          .fixedSize()
          .help(
            model.texts[
              .answersCount, count: line.figure.count, as: model.count(line.figure.count)])
      }
      Button(model.texts[.backToTable]) { model.browser.focus("tag-" + tag) }
        .buttonStyle(.plain).trait(.look(.narrowOnly))
    }
  }

  /// Returns a link to the page of a tag, or to the answers that meet a condition.
  private func link(isCondition: Bool) -> Link {
    isCondition
      ? Link(model.texts.tags[.showAnswers], path: DaysPlace(search: tag).screen.path)
      : Link(model.texts.tags[.openTag], path: TagsPlace(tag, in: model.choice).screen.path)
  }
}

/// The tag's colour, as a button that opens the colour picker.
private struct ColorButton: View {
  let model: StatisticsModel
  let tag: String

  var body: some View {
    Button {
      model.inspector.isColoring.toggle()
    } label: {
      Dot(model.color(of: tag))
    }
    .buttonStyle(.plain).accessibilityLabel(model.texts[.tagColor]).help(model.texts[.tagColor])
    .id("tag-color")
    .popover(
      isPresented: Binding {
        model.inspector.isColoring
      } set: {
        model.inspector.isColoring = $0
      }, label: model.texts[.tagColor]
    ) {
      TagColorPicker(model: model, tag: tag)
    }
  }
}
