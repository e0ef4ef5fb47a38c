import Components
import Interface

/// The basic components: text, buttons, chips, cards, switches, progress, forms.
struct Basics: View {
  let model: ShowcaseModel
  @State private var isOn = true
  @State private var isLoading = false
  @State private var tags = ["reading", "walk", "email"]
  @State private var mail = "me@"

  var body: some View {
    let w = model.words
    Piece(model, "text", w("Text with room around it", "Текст із відступами", "Текст с отступами"))
    {
      FlowStack {
        Badge(w("New", "Нове", "Новое"))
        Badge(w("Saved", "Збережено", "Сохранено")).tone(.success)
        Badge(w("Late", "Пізно", "Поздно")).tone(.warning)
        Badge(w("Missed", "Пропущено", "Пропущено")).tone(.danger)
        Badge(
          w("Wide", "Широко", "Широко"),
          insets: Insets(top: .small, leading: .large, bottom: .small, trailing: .large))
      }
    }
    Piece(model, "button", w("Buttons", "Кнопки", "Кнопки")) {
      buttons
    }
    Piece(model, "chip", w("Chips", "Мітки", "Метки")) {
      chips
    }
    Piece(model, "card", w("Cards", "Картки", "Карточки")) {
      Cards(model: model)
    }
    Piece(model, "toggle", w("Switches", "Перемикачі", "Переключатели")) {
      FlowStack(spacing: .large) {
        Toggle(w("Sound", "Звук", "Звук"), isOn: $isOn).switchStyle()
        Toggle(w("Locked", "Заблоковано", "Заблокировано"), isOn: .constant(false)).switchStyle()
          .disabled()
        Toggle(w("Box", "Прапорець", "Флажок"), isOn: $isOn)
      }
    }
    Piece(model, "field", w("Fields", "Поля", "Поля")) {
      VStack {
        TextField(w("Mail", "Пошта", "Почта"), text: $mail)
          .problem(
            w(
              "There is something missing after the @.", "Після @ чогось бракує.",
              "После @ чего-то не хватает."), id: "mail-problem")
        TextField(
          w("Locked", "Заблоковано", "Заблокировано"),
          text: .constant(w("Not to be changed", "Не змінюється", "Не меняется"))
        )
        .disabled()
      }
      .frame(maxWidth: .narrow)
    }
    Piece(model, "progress", w("Progress", "Поступ", "Прогресс")) {
      HStack(spacing: .large) {
        ProgressRing("30 %", fraction: 0.3).controlSize(.small)
        ProgressRing("70 %", fraction: 0.7).tone(.success)
        ProgressRing("100 %", fraction: 1).controlSize(.large)
        ProgressRing(w("Loading", "Завантаження", "Загрузка"))
      }
      ProgressView(w("Half", "Половина", "Половина"), fraction: 0.5)
    }
    Piece(model, "corners", w("Continuous corners", "Плавні кути", "Плавные углы")) {
      HStack(spacing: .medium) {
        Box {}.frame(width: .touch, height: .touch).background(.palette(6)).clipShape(.circle)
        Box {}.frame(width: .characters(14), height: .touch).background(.palette(3))
          .clipShape(.capsule)
        Box {}.frame(width: .characters(14), height: .characters(10)).background(.palette(1))
          .clipShape(.rounded(.medium))
      }
    }
  }

  private var buttons: Part {
    let w = model.words
    let save = w("Save", "Зберегти", "Сохранить")
    return VStack(spacing: .small) {
      FlowStack {
        Button(save) { model.note("saved") }.buttonStyle(.prominent)
        Button(w("Change", "Змінити", "Изменить")) { model.note("changed") }
        Button(w("Cancel", "Скасувати", "Отменить")) { model.note("cancelled") }.buttonStyle(.plain)
        Button(w("Delete", "Видалити", "Удалить")) { model.note("deleted") }.buttonStyle(
          .destructive)
        Button(w("Walk", "Прогулянка", "Прогулка")) { model.note("walked") }.tone(.palette(3))
        Button(.add, label: w("Add", "Додати", "Добавить")) { model.note("added") }
      }
      FlowStack {
        Button(w("Small", "Мала", "Малая")) {}.controlSize(.small)
        Button(w("Large", "Велика", "Большая")) {}.controlSize(.large).buttonStyle(.prominent)
        Button(w("Disabled", "Недоступна", "Недоступна")) {}.disabled()
        Button(save) {}.buttonStyle(.prominent).disabled()
        Button(w("Load", "Завантажити", "Загрузить")) {
          model.note("loading")
          isLoading = true
        }
        .busy(isLoading)
        Button(w("Loading", "Завантаження", "Загрузка")) { model.note("never") }.busy()
          .buttonStyle(.prominent)
      }
    }.part
  }

  private var chips: Part {
    let w = model.words
    return VStack(spacing: .small) {
      FlowStack {
        Chip("reading")
        Chip("прогулянка 🌿").tone(.palette(3))
        Chip("small").controlSize(.small)
        Chip("run").tone(.palette(6)).controlSize(.large)
        Chip("add") { model.note("chip") }
        Chip("tap").tone(.palette(1)).disabled()
        Chip(w("Only mine", "Лише мої", "Только мои"), isOn: $isOn)
      }
      FlowStack {
        ForEach(tags, id: { $0 }) { tag in
          Chip(tag).tone(.palette(5)).onRemove(label: w("Remove", "Прибрати", "Убрать") + " " + tag)
          {
            tags.removeAll { Identity($0) == Identity(tag) }
            model.note("removed " + tag)
          }
        }
      }
    }.part
  }
}

/// Cards with a heading, with a link, while busy, and while their content loads.
struct Cards: View {
  let model: ShowcaseModel

  var body: some View {
    let w = model.words
    VStack {
      Card(w("Coverage", "Покриття", "Покрытие")) {
        Text(
          w(
            "You answered 41 of 50 questions.", "Ви відповіли на 41 запитання з 50.",
            "Вы ответили на 41 вопрос из 50."))
        ProgressView(w("Coverage", "Покриття", "Покрытие"), fraction: 0.82)
      }
      .headingLevel(.subsection)
      Card(w("Work", "Робота", "Работа")) {
        Text(w("12 hours a week", "12 годин на тиждень", "12 часов в неделю"))
          .foregroundStyle(.secondary)
      }
      .opens("/card?" + model.language).tone(.palette(1))
      Card {
        Placeholder(width: .fraction(0.4))
        Placeholder()
        Placeholder(width: .fraction(0.7))
      }
      .busy()
    }
  }
}
