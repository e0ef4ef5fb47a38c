import Catalogue
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking

/// The profile of a tag, on its page.
struct TagProfileCard: View {
  let model: TagProfileModel
  let tags: TagsModel

  var body: some View {
    let texts = tags.texts
    VStack(spacing: .medium) {
      Text(texts.tags[.about]).heading(.section)
      let problem = model.problem.utf8.isEmpty ? model.readingProblem : model.problem
      if !problem.utf8.isEmpty {
        Text(problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      if let profile = model.profile {
        GoalChoice(model: model, texts: texts, goal: profile.goal)
        Aliases(model: model, texts: texts, tag: profile.tag)
        EmojiChoice(model: model, texts: texts, chosen: profile.tag.emoji)
        VStack(spacing: .tiny) {
          Picker(
            texts.tags[.level], name: "tag-level",
            selection: Binding {
              "\(profile.level.rawValue)"
            } set: { number in
              let level = NestingLevel.allCases.first { "\($0.rawValue)".isSame(as: number) }
              if let level { model.setLevel(level) }
            }, options: NestingLevel.allCases, id: { "\($0.rawValue)" },
            title: { texts.tags[$0.text] })
          Text(texts.tags[.levelNote]).foregroundStyle(.secondary).font(.caption)
        }
        VStack(spacing: .small) {
          TextEditor(texts.tags[.note], text: model.$note, lines: 2)
            .onSubmit { model.saveNote() }
          if model.isNoteChanged {
            HStack {
              Button(texts.tags[.saveNote]) { model.saveNote() }.controlSize(.small)
            }
          }
        }
        // Below all of it, so that nothing moves.
        if tags.change?.isAbout ?? false { LastChange(model: tags) }
      } else {
        Placeholder()
      }
    }
    .card().styleName("tag-about")
  }
}

/// The aliases of a tag, and the field for a new one.
private struct Aliases: View {
  let model: TagProfileModel
  let texts: Texts
  let tag: TagUse

  var body: some View {
    VStack(spacing: .small) {
      TextField(texts.tags[.addAlias], text: model.$alias).onSubmit { model.addAlias() }
      if !tag.aliases.isEmpty {
        FlowStack(spacing: .small) {
          ForEach(tag.aliases, id: { $0 }) { word in
            Chip(word).onRemove(label: texts[.removeTag, word]) { model.removeAlias(word) }
          }
        }
        .accessibilityRole(.group).accessibilityLabel(texts.tags[.aliases])
      }
      Text(texts.tags[.aliasNote, tag.name]).foregroundStyle(.secondary).font(.caption)
    }
  }
}

/// Suggested emoji, and the field for another one.
private struct EmojiChoice: View {
  private static let common = [
    "💤", "💻", "📧", "📚", "📖", "✍️", "🍽️", "☕", "🏃", "🚶", "🚌", "🛒", "🧹", "🚿", "👥", "👶", "🐕",
    "🎬", "🎮", "🎵", "🌳", "🧘", "🏠", "✈️",
  ]

  let model: TagProfileModel
  let texts: Texts
  let chosen: String

  var body: some View {
    VStack(spacing: .small) {
      TextField(texts.tags[.emoji], text: model.$writtenEmoji, prompt: chosen)
        .onSubmit { model.setWrittenEmoji() }
      FlowStack(spacing: .tiny) {
        ForEach(Self.common, id: { $0 }) { emoji in
          let isChosen = emoji.isSame(as: chosen)
          Chip(
            emoji,
            isOn: Binding {
              isChosen
            } set: {
              model.setEmoji($0 ? emoji : "")
            })
        }
        if !chosen.utf8.isEmpty {
          Button(texts.tags[.noEmoji]) { model.setEmoji("") }
            .controlSize(.small).buttonStyle(.plain)
        }
      }
      .accessibilityRole(.group).accessibilityLabel(texts.tags[.emoji])
      .styleName("emoji")
    }
  }
}

extension NestingLevel {
  /// The name of the level.
  fileprivate var text: TagText {
    switch self {
    case .innermost: .narrowest
    case .inner: .narrower
    case .automatic: .automaticLevel
    case .outer: .broader
    case .outermost: .broadest
    }
  }
}
