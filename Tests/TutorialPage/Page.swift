import BrowserHost
import Interface

@main
struct ErrandProgram: PageProgram {
  static func root(_ browser: Browser) -> some View {
    ErrandPage(errands: Errands(), browser: browser)
  }
}
