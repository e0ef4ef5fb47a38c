import Catalogue
internal import Components
import Interface
internal import PageModel
internal import StatisticsScreens
import TextBytes
import Tracking
internal import Wire

/// The page of one tag: its name and colour, its actions, and its figures in a chosen period; or the
/// figures of a condition on tags.
struct TagPage: View {
  let model: TagsModel
  /// The name in the address.
  let name: String

  var body: some View {
    Element(.div, [.attribute(.dataStyle, "tag-page")]) {
      HStack(spacing: .tiny) {
        Link(model.texts[.allTags], path: TagsPlace().screen.path)
        Text("›").accessibilityHidden()
        Text(model.shown?.name ?? name)
      }
      .styleName("tag-crumb")
      if let tag = model.shown {
        KnownTag(model: model, tag: tag)
      } else if let condition = model.condition {
        KnownCondition(model: model, condition: condition)
      } else {
        VStack(spacing: .medium) { MissingTag(model: model, name: name) }.styleName("tag-missing")
      }
    }
  }
}

/// The page of a tag that is not read yet, could not be read, or does not exist.
private struct MissingTag: View {
  let model: TagsModel
  let name: String

  var body: some View {
    if !model.readingProblem.utf8.isEmpty {
      Text(name).heading(.page)
      UnreadTags(model: model)
    } else if model.isUnknown {
      Text(model.texts.tags[.noSuchTag, name]).heading(.page)
      Text(model.texts.tags[.noSuchTagNote]).foregroundStyle(.secondary)
      LastChange(model: model)
      HStack { Link(model.texts[.allTags], path: TagsPlace().screen.path) }
    } else {
      Text(name).heading(.page)
      ProgressView(model.texts[.loading])
    }
  }
}

/// The buttons that change a tag, which wrap together if there is no room beside its colours.
private struct TagActions: View {
  let model: TagsModel
  let tag: TagUse

  var body: some View {
    let texts = model.texts.tags
    HStack(spacing: .tiny) {
      button(texts[.rename]) { model.edit(tag, for: .renaming) }
      button(texts[.merge]) { model.edit(tag, for: .merging) }
      button(texts[.split]) { model.edit(tag, for: .splitting) }
      button(texts[tag.isHidden ? .showAgain : .hide]) { model.profile.setHidden(!tag.isHidden) }
      Link(
        model.texts[.statistics],
        path: StatisticsPlace(model.place.choice, tag: tag.name).screen.path)
    }
    .styleName("tag-actions")
  }

  private func button(_ title: String, action: @escaping () -> Void) -> some View {
    Button(title, action: action).controlSize(.small).buttonStyle(.plain)
  }
}

/// The page of a tag that exists.
private struct KnownTag: View {
  let model: TagsModel
  let tag: TagUse

  var body: some View {
    HStack(spacing: .medium) {
      Mark(.tag(tag.color), emoji: tag.emoji)
      Text(tag.name).heading(.page)
      if tag.isHidden { Text(model.texts.tags[.hidden]).foregroundStyle(.secondary) }
    }
    .styleName("tag-name")
    figures { TagPeriodBar(model: $0).part }.styleName("tag-period")
    figures { TagKeyFigures(model: $0).part }.styleName("tag-figures")
    GoalCard(model: model.profile, tag: tag)
    Box {
      if !(model.change?.isAbout ?? false) { LastChange(model: model) }
      if !model.problem.utf8.isEmpty, model.edited == nil {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
    }
    .styleName("tag-change")
    HStack(spacing: .tiny) {
      TagColors(model: model, tag: tag)
      Button(model.texts[.ownColor]) { model.setColor(nil, of: tag) }
        .controlSize(.small).buttonStyle(.plain)
      TagActions(model: model, tag: tag)
    }
    .card().styleName("tag-bar")
    figures { TagCharts(model: $0).part }.styleName("tag-charts")
    TagProfileCard(model: model.profile, tags: model)
  }

  private func figures(_ content: @escaping (TagFiguresModel) -> Part) -> LazyView {
    model.figures(of: tag, content)
  }
}

/// The figures of a condition on tags, such as `work & !call`, which cannot be edited.
private struct KnownCondition: View {
  let model: TagsModel
  let condition: String

  var body: some View {
    HStack { Text(condition).heading(.page) }.styleName("tag-name")
    figures { TagPeriodBar(model: $0).part }.styleName("tag-period")
    figures { TagKeyFigures(model: $0).part }.styleName("tag-figures")
    HStack {
      Link(
        model.texts[.statistics],
        path: StatisticsPlace(model.place.choice, tag: condition).screen.path)
    }
    .styleName("tag-bar")
    figures { TagCharts(model: $0).part }.styleName("tag-charts")
  }

  private func figures(_ content: @escaping (TagFiguresModel) -> Part) -> LazyView {
    model.figures(of: TagsModel.use(of: condition), content)
  }
}

extension TagsModel {
  /// Returns a view of figures, loaded only on demand.
  fileprivate func figures(
    of tag: TagUse, _ content: @escaping (TagFiguresModel) -> Part
  ) -> LazyView {
    let words = LoadingWords(
      loading: texts[.loading], failed: texts[.statisticsFailed], tryAgain: texts[.tryAgain])
    return LazyView(.statistics, in: browser, words: words) { [self] in
      content(madeFigures(of: tag))
    } placeholder: {
      Placeholder()
    }
  }
}
