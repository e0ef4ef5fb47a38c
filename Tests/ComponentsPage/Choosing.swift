import CivilTime
import Components
import Interface
import TextBytes

/// Components for choosing: menus, suggestions, calendars.
struct Choosing: View {
  let model: ShowcaseModel
  @State private var period = 2
  @State private var month = 11
  @State private var color: Int? = 3
  @State private var text = ""
  @State private var days: ClosedRange<CivilDate>? = nil

  var body: some View {
    let w = model.words
    Piece(model, "picker", w("Choices", "Вибір", "Выбор")) {
      Picker(
        w("Period", "Період", "Период"), name: "period", selection: $period, options: [1, 2, 3],
        id: { $0 },
        title: {
          $0 == 1
            ? w("Day", "День", "День")
            : $0 == 2 ? w("Week", "Тиждень", "Неделя") : w("Year", "Рік", "Год")
        })
      MenuPicker(
        w("Month", "Місяць", "Месяц"), name: "month", selection: $month, options: Array(1...12),
        id: { $0 },
        title: {
          model.browser.format(
            Double(CivilMonth(number: 671 + $0).firstDay.dayNumber) * 86_400, .month,
            zone: .universal)
        }
      )
      .frame(maxWidth: .narrow)
      MenuPicker(
        w("Locked", "Заблоковано", "Заблокировано"), name: "locked", selection: .constant(1),
        options: [1], id: { $0 }, title: { _ in w("Only this", "Лише це", "Только это") }
      )
      .disabled().frame(maxWidth: .narrow)
      SwatchPicker(
        w("Colour", "Колір", "Цвет"), name: "colour", selection: $color, options: [6, 3, 1],
        id: { $0 }, color: { .palette($0) },
        title: {
          $0 == 6
            ? w("Red", "Червоний", "Красный")
            : $0 == 3 ? w("Lime", "Салатовий", "Салатовый") : w("Blue", "Синій", "Синий")
        })
    }
    Piece(model, "suggestions", w("Suggestions", "Підказки", "Подсказки")) {
      SuggestionField(
        w("What are you doing?", "Що ви робите?", "Что вы делаете?"), name: "doing", text: $text,
        prompt: w("re", "чи", "чт"), suggestions: suggestions
      )
      .frame(maxWidth: .narrow)
      Text(text).id("doing-now")
    }
    Piece(model, "calendar", w("Days", "Дні", "Дни")) {
      DateRangePicker(
        w("Days of the report", "Дні звіту", "Дни отчёта"), range: $days, today: model.today,
        limits: CivilDate(dayNumber: 19_000)...CivilDate(dayNumber: 20_785),
        firstWeekday: Territory.preferred(by: [model.language]).weekStart)
      Text(days.map { $0.lowerBound.iso + " – " + $0.upperBound.iso } ?? "–").id("days")
    }
  }

  private var suggestions: [String] {
    let all = ["reading", "rest", "run", "email", "walk", "читання", "чай", "чтение"]
    return text.utf8.isEmpty ? [] : all.filter { $0.begins(with: text) }
  }
}
