import Catalogue
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking
internal import Wire

/// All tags with the number of their answers, or the page of one; each can be renamed, merged, and
/// coloured.
struct TagsScreen: View {
  let model: TagsModel

  /// The list or a page, and the sheet above either.
  var body: some View {
    Box {
      if let name = model.place.tag {
        TagPage(model: model, name: name)
      } else {
        AllTags(model: model)
      }
    }
    .sheet(isPresented: isEditing, title: title) {
      if let edited = model.edited {
        if model.purpose == .splitting {
          SplitSheet(model: model, tag: edited)
        } else {
          TagSheet(model: model, tag: edited)
        }
      }
    }
    .components(model.components)
  }

  private var title: String {
    guard let edited = model.edited else { return "" }
    return switch model.purpose {
    case .all: model.texts.tags[.editTag, edited.name]
    case .renaming: model.texts.tags[.renameTag, edited.name]
    case .merging: model.texts.tags[.mergeTag, edited.name]
    case .splitting: model.texts.tags[.splitTag, edited.name]
    }
  }

  private var isEditing: Binding<Bool> {
    Binding {
      if case nil = model.edited { false } else { true }
    } set: {
      if !$0 { model.edited = nil }
    }
  }
}

/// The list under a field that searches it.
private struct AllTags: View {
  let model: TagsModel

  var body: some View {
    VStack(spacing: .medium) {
      TagsHeading(model: model)
      if !model.readingProblem.utf8.isEmpty {
        UnreadTags(model: model)
      } else if let tags = model.tags {
        if tags.isEmpty {
          Text(model.texts.tags[.noTags]).foregroundStyle(.secondary)
        } else {
          LikelyPairs(model: model)
          TagList(
            model: model, found: model.found(model.search), most: tags.map { $0.answers }.max() ?? 0
          )
        }
      } else {
        ProgressView(model.texts[.loading])
        VStack { ForEach(0..<8) { _ in Placeholder() } }
      }
    }
    .styleName("all-tags")
  }
}

/// The pairs of tags that may be the same, with buttons to merge them or to keep both.
private struct LikelyPairs: View {
  let model: TagsModel

  var body: some View {
    let texts = model.texts.tags
    if !model.likelyPairs.isEmpty {
      List(spacing: .small) {
        ForEach(model.likelyPairs, id: { $0.names }) { pair in
          ListItem {
            FlowStack(spacing: .small) {
              Text(texts[.mayBeSame, pair.rare.name, pair.usual.name])
              Button(texts[.mergePair]) { model.merge(pair) }
                .controlSize(.small)
                .accessibilityLabel(texts[.mergeTag, pair.rare.name])
              Button(texts[.keepBoth]) { model.keepApart(pair) }
                .controlSize(.small).buttonStyle(.plain)
                .accessibilityLabel(
                  texts[.keepBoth] + ": " + pair.rare.name + ", " + pair.usual.name)
            }
          }
          .enterTransition()
        }
      }
      .card()
    }
  }
}

/// The message that the tags could not be read, with a button that reads them again.
struct UnreadTags: View {
  let model: TagsModel

  var body: some View {
    Text(model.readingProblem).foregroundStyle(.danger).accessibilityRole(.alert)
    HStack { Button(model.texts[.tryAgain]) { model.load() } }
  }
}

/// The name of the screen, the number of tags, and the last change.
private struct TagsHeading: View {
  let model: TagsModel

  var body: some View {
    HStack(spacing: .medium) {
      Text(model.texts[.allTags]).heading(.page)
      if let count = model.tags?.count, count > 0 {
        Text(model.texts.tags[.tagCount, count: count, as: model.wording.count(count)])
          .foregroundStyle(.secondary)
      }
    }
    .styleName("tags-heading")
    LastChange(model: model)
  }
}

/// The last change, and the button that undoes it.
struct LastChange: View {
  let model: TagsModel

  var body: some View {
    if let change = model.change {
      UndoLine(
        change.sentence, button: model.texts[.undo], isSaving: model.isSaving, in: model.browser,
        focus: model.$focusesUndo, undo: change.edit.map { _ in { model.undo() } })
    }
  }
}

/// The tags that match the search.
private struct TagList: View {
  /// The number of tags below which no search is offered.
  private static let leastForSearch = 12

  let model: TagsModel
  let found: [TagUse]
  /// The number of answers of the most used tag.
  let most: Int

  var body: some View {
    let isWhole = model.showsAll || found.count <= TagsModel.most
    let shown = isWhole ? found : Array(found.prefix(TagsModel.most))
    VStack(spacing: .small) {
      if (model.tags?.count ?? 0) >= Self.leastForSearch {
        TextField(
          model.texts[.searchTags],
          text: Binding {
            model.search
          } set: {
            model.search = $0
          }, prompt: model.texts[.searchTags]
        )
        .labelHidden()
        .pageKey(.field, in: model.browser)
      }
      if found.isEmpty {
        Text(model.texts[.noSuchTag]).foregroundStyle(.secondary).accessibilityRole(.status)
      }
      List(spacing: .none) {
        ForEach(shown, id: { $0.name }) { tag in
          ListItem { TagEntry(model: model, tag: tag, most: most) }
        }
      }
      if !isWhole {
        HStack {
          Button(
            model.texts[.showAllTags, count: found.count, as: model.wording.count(found.count)]
          ) {
            model.showsAll = true
          }
          .buttonStyle(.plain)
        }
      }
    }
    .card()
  }
}

/// A tag, with a link to its page and a button for its sheet.
private struct TagEntry: View {
  let model: TagsModel
  let tag: TagUse
  let most: Int

  var body: some View {
    let share = most == 0 ? 0 : Double(tag.answers) / Double(most)
    HStack(spacing: .small) {
      Mark(.tag(tag.color), emoji: tag.emoji)
      Link(tag.name, path: TagsPlace(tag.name).screen.path).id(TagsModel.id(of: tag.name))
      if tag.isHidden {
        Text(model.texts.tags[.hidden]).font(.caption).foregroundStyle(.secondary)
      } else {
        Bar(share, interval: share...share, color: .tag(tag.color))
      }
      Text(model.answers(tag.answers)).font(.caption).foregroundStyle(.secondary)
      Button(model.texts.tags[.edit]) { model.edit(tag) }
        .controlSize(.small).buttonStyle(.plain)
        .accessibilityLabel(model.texts.tags[.editTag, tag.name])
    }
    .styleName("tag-entry")
  }
}

extension TagsModel {
  /// The wording of figures.
  var wording: FigureWording { FigureWording(browser, texts) }

  /// Returns a number of answers in words.
  func answers(_ count: Int) -> String {
    texts[.answersCount, count: count, as: wording.count(count)]
  }
}
