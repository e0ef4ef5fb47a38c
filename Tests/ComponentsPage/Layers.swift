import Components
import Interface

/// Components that appear above the page.
struct Layers: View {
  let model: ShowcaseModel
  @State private var isSheetShown = false
  @State private var isPanelShown = false
  @State private var name = ""

  var body: some View {
    let w = model.words
    Piece(model, "sheet", w("Sheets", "Аркуші", "Листы")) {
      HStack {
        Button(w("Open a sheet", "Відкрити аркуш", "Открыть лист")) { isSheetShown = true }
          .sheet(isPresented: $isSheetShown, title: w("New tag", "Нова мітка", "Новая метка")) {
            VStack {
              TextField(w("Name", "Назва", "Название"), text: $name)
              HStack {
                Button(w("Add", "Додати", "Добавить")) {
                  isSheetShown = false
                  model.toaster.show(w("The tag was added.", "Мітку додано.", "Метка добавлена."))
                }
                .buttonStyle(.prominent)
                Button(w("Cancel", "Скасувати", "Отменить")) { isSheetShown = false }
              }
            }
          }
      }
    }
    Piece(model, "popover", w("Panels and tips", "Панелі й підказки", "Панели и подсказки")) {
      HStack {
        Button(w("More", "Більше", "Больше")) { isPanelShown.toggle() }
          .popover(isPresented: $isPanelShown, label: w("More", "Більше", "Больше")) {
            VStack(spacing: .small) {
              Text(w("What else can be done", "Що ще можна зробити", "Что ещё можно сделать"))
              Button(w("Rename", "Перейменувати", "Переименовать")) {
                model.note("renamed")
                isPanelShown = false
              }
            }
          }
        Button(w("Gap", "Проміжок", "Промежуток")) {}
          .tip(
            w(
              "The mean time between two questions", "Середній час між двома запитаннями",
              "Среднее время между двумя вопросами"), id: "gap-tip")
      }
    }
    Piece(model, "toast", w("Toasts", "Сповіщення", "Уведомления")) {
      HStack {
        Button(w("Tell", "Сказати", "Сказать")) {
          model.toaster.show(w("Saved", "Збережено", "Сохранено"), tone: .success)
        }
        Button(w("Ask", "Запитати", "Спросить")) {
          model.toaster.show(
            w("The tag was deleted.", "Мітку видалено.", "Метка удалена."),
            action: w("Undo", "Повернути", "Вернуть")
          ) { model.note("undone") }
        }
      }
    }
  }
}
