import Catalogue
internal import Components
import Interface
import PageModel
import TextBytes
import Wire

/// A field, the answer to its text, and the kept conversions.
struct ConverterScreen: View {
  /// The `id` of the field.
  static var fieldID: String { "converter-field" }

  let model: ConverterModel

  /// The field above the answer, in one card; the kept conversions below it.
  var body: some View {
    VStack(spacing: .large) {
      Text(model.texts[.converter]).heading(.page)
      VStack(spacing: .medium) {
        PhraseField(model: model)
        Box {
          if model.phrase.withoutOuterSpaces.utf8.isEmpty {
            Examples(model: model)
          } else if let refusal = model.refusal {
            RefusedPhrase(model: model, refusal: refusal)
          } else if !model.problem.utf8.isEmpty {
            Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
          } else if let answer = model.answer, let shown = model.shown {
            Conversion(model: model, answer: answer, shown: shown)
          }
        }
        .styleName("converter-answer")
      }
      .card()
      if !model.kept.isEmpty { KeptConversions(model: model) }
      Text(model.texts.converter[.keys]).foregroundStyle(.secondary).styleName("converter-keys")
    }
    .styleName("converter")
  }
}

/// The field for the phrase.
private struct PhraseField: View {
  let model: ConverterModel

  var body: some View {
    let texts = model.texts.converter
    Box {
      TextField(
        texts[.field],
        text: Binding {
          model.phrase
        } set: {
          model.write($0)
        }, prompt: texts[.prompt]
      )
      .labelHidden()
      .id(ConverterScreen.fieldID)
      .focused(model.$hasFocus)
      .onKeyPress { key in take(key) }
      if model.canDictate {
        Button(texts[model.isListening ? .stopDictating : .dictate]) { model.dictate() }
          .buttonStyle(.plain)
      }
    }
    .styleName("converter-field")
  }

  /// Handles a key, except those that write into the field.
  private func take(_ event: Event) -> Bool {
    let held = event.modifiers.subtracting(.typing)
    if event.key == .return, held == .control || held == .command {
      model.copy()
      return true
    }
    guard held.isEmpty else { return false }
    if event.key == .return {
      model.submit()
      return true
    }
    if event.key == .up { return model.recall(isEarlier: true) }
    if event.key == .down { return model.recall(isEarlier: false) }
    guard event.key == .escape, !model.phrase.utf8.isEmpty else { return false }
    model.put("")
    return true
  }
}

/// Examples to try.
private struct Examples: View {
  let model: ConverterModel

  var body: some View {
    let texts = model.texts.converter
    let examples: [ConverterText] = [
      .exampleLength, .exampleTemperature, .exampleKitchen, .exampleTime, .examplePlace,
      .exampleData,
    ]
    VStack(spacing: .small) {
      Text(texts[.examples]).foregroundStyle(.secondary)
      FlowStack(spacing: .small) {
        ForEach(examples, id: { $0.rawValue }) { example in
          Chip(texts[example]) { model.put(texts[example]) }
        }
      }
    }
  }
}

/// The reading of the phrase, its answer, and the actions on the answer.
private struct Conversion: View {
  let model: ConverterModel
  let answer: ShownAnswer
  let shown: ShownAnswer.Reading

  var body: some View {
    let texts = model.texts.converter
    VStack(spacing: .small) {
      VStack(spacing: .none) {
        Text(shown.left).foregroundStyle(.secondary).styleName("converter-left")
        Text(shown.right).styleName("converter-right")
        Text(answer.note).foregroundStyle(.secondary).font(.caption)
      }
      .styleName(model.isCurrent ? "converter-equation" : "converter-before")
      HStack(spacing: .small) {
        Button(texts[model.hasCopied ? .copied : .copy]) { model.copy() }
          .keyboardShortcut(.return, modifiers: [.control])
        if let reverse = shown.reverse {
          Button(texts[.swap]) { model.put(reverse) }.buttonStyle(.plain)
        }
      }
      .styleName("converter-actions")
      Box {
        if answer.readings.count > 1 {
          HStack(spacing: .small) {
            ForEach(answer.readings.filter { $0 !== shown }, id: { $0.units }) { other in
              Chip(other.text) { model.choose(other) }
            }
          }
          .accessibilityRole(.group)
          .accessibilityLabel(texts[.otherReadings])
        }
      }
      .styleName("converter-others")
    }
  }
}

/// A phrase that is not understood, marked from the place where understanding ends.
private struct RefusedPhrase: View {
  let model: ConverterModel
  let refusal: ConverterModel.Refusal

  var body: some View {
    VStack(spacing: .tiny) {
      Box {
        Words(refusal.understood)
        // If more text is expected, only the end can be marked.
        Element(.span, [.attribute(.dataStyle, "converter-rest")]) {
          Words(refusal.rest.utf8.isEmpty ? "\u{A0}\u{A0}" : refusal.rest)
        }
      }
      .styleName("converter-refused")
      Text(refusal.error).foregroundStyle(.secondary).styleName("converter-error")
    }
  }
}

/// The kept conversions, the latest first; a click restores one.
private struct KeptConversions: View {
  let model: ConverterModel

  var body: some View {
    let texts = model.texts.converter
    VStack(spacing: .small) {
      HStack {
        Text(texts[.recent]).heading(.section)
        Spacer()
        Button(texts[.clearRecent]) { model.forget() }.controlSize(.small).buttonStyle(.plain)
      }
      List(spacing: .none) {
        ForEach(model.kept, id: { $0.phrase + "\n" + ($0.units ?? "") }) { kept in
          ListItem {
            Link(path: ConvertPlace(kept.phrase, as: kept.units).screen.path) {
              Text(kept.phrase).foregroundStyle(.secondary)
              Text(kept.answer)
            }
            .styleName("kept-conversion")
          }
        }
      }
    }
    .card()
  }
}
