import BrowserHost
import Interface

@main
struct Todo: PageProgram {
  static func root(_ browser: Browser) -> some View {
    TodoScreen(tasks: Tasks(), choices: Choices(browser))
  }
}
