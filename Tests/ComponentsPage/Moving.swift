import Components
import Interface

/// Components that move, play sound or respond to shaking, and navigation.
struct Moving: View {
  let model: ShowcaseModel
  @State private var isCounting = false
  @State private var place = 1
  @State private var isCollapsed = false
  @State private var canGoBack = false

  var body: some View {
    let w = model.words
    Piece(model, "countdown", w("Countdown", "Зворотний відлік", "Обратный отсчёт")) {
      HStack {
        Button(w("Count down", "Відлічити", "Отсчитать")) { isCounting = true }
        Button(w("Feel it", "Відчути", "Почувствовать")) {
          Haptics(browser: model.browser).play(.success)
        }
      }
      if isCounting {
        CountdownView(w("Next question", "Наступне запитання", "Следующий вопрос"), seconds: 8) {
          isCounting = false
          model.note("counted down")
        }
      }
    }
    Piece(model, "split", w("Divided space", "Розділений простір", "Разделённое пространство")) {
      Box {
        SplitSpace(
          w("Places", "Місця", "Места"), isCollapsed: $isCollapsed,
          proportions: SplitProportions(width: .characters(18))
        ) {
          VStack(spacing: .tiny) {
            Link(w("Now", "Зараз", "Сейчас"), path: "/split?" + model.language)
            Link(w("Statistics", "Статистика", "Статистика"), path: "/split?" + model.language)
          }
        } content: {
          Text(
            w(
              "What one looks at has the room that is left.",
              "Те, на що дивляться, займає решту місця.",
              "То, на что смотрят, занимает оставшееся место."))
        }
      }
      .border().cornerRadius()
    }
    Piece(model, "tabs", w("Tab bar", "Панель вкладок", "Панель вкладок")) {
      TabBar(
        w("Places", "Місця", "Места"), selection: $place,
        tabs: [
          Tab(w("Now", "Зараз", "Сейчас"), symbol: "◉", id: 1),
          Tab(w("Timeline", "Стрічка", "Лента"), symbol: "☰", id: 2),
          Tab(w("Statistics", "Статистика", "Статистика"), symbol: "◔", id: 3),
          Tab(w("Settings", "Параметри", "Настройки"), symbol: "⚙", id: 4),
        ]
      )
      .centralAction(w("Answer", "Відповісти", "Ответить"), symbol: "+") { canGoBack = true }
      .back(canGoBack ? { canGoBack = false } : nil)
      .frame(maxWidth: .readable)
    }
    Piece(model, "stories", w("Stories", "Історії", "Истории")) {
      StoriesView(
        w("Your week", "Ваш тиждень", "Ваша неделя"), count: 3, hasClose: true,
        finish: { model.note("stories are over") }
      ) { page in
        Box {
          Text(
            page == 0
              ? w("41 answers", "41 відповідь", "41 ответ")
              : page == 1
                ? w("12 hours of work", "12 годин роботи", "12 часов работы")
                : w("3 walks", "3 прогулянки", "3 прогулки")
          ).font(.largeTitle)
        }
        .padding(.huge).background(.mix(.palette(page + 1), 0.5))
      }
    }
    Piece(model, "video", w("Video", "Відео", "Видео")) {
      Box { VideoView(model.player) }.frame(maxWidth: .readable)
    }
    Piece(model, "blur", w("Blur", "Розмиття", "Размытие")) {
      Box {
        Box {
          Text(w("Colour comes through.", "Колір просвічує.", "Цвет просвечивает.")).vibrant()
        }
        .padding().backgroundBlur(0.5).clipShape(.rounded(.medium))
      }
      .padding(.large).background(.palette(7)).cornerRadius()
    }
  }
}
