public import Interface

/// A program that is a page: it shows a view in the browser in which it runs.
///
/// ```swift
/// @main
/// struct Greetings: PageProgram {
///   static func root(_ browser: Browser) -> some View {
///     Text("Hello, Ada")
///   }
/// }
/// ```
public protocol PageProgram {
  /// The type of the view that the page shows.
  associatedtype RootContent: View

  /// Makes the view that the page shows, once the browser has loaded the program.
  ///
  /// Configure the browser here too, for example with `browser.animatesChanges()`, before anything
  /// is shown.
  @ViewBuilder static func root(_ browser: Browser) -> RootContent

  /// The theme of the page; nil for the one in the style sheet, `Theme.standard`.
  static var theme: Theme? { get }
}

extension PageProgram {
  /// No theme other than the one in the style sheet.
  public static var theme: Theme? { nil }

  /// Shows the page; outside a browser, prints that it needs one.
  public static func main() {
    #if arch(wasm32)
      let page = unsafe Page.shared
      if let theme { page.browser.use(theme) }
      page.renderer.browser = page.browser
      page.renderer.mount(root(page.browser))
    #else
      print("This program is a page: `swift package proba-page serve` shows it in a browser.")
    #endif
  }
}

#if arch(wasm32)
  /// The symbol that the compiler generates for `@main`.
  @_extern(c, "__main_argc_argv")
  private func main(_ argumentCount: Int32, _ arguments: Int) -> Int32

  /// Called by the host script once the module and everything it needs is loaded.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() { _ = main(0, 0) }
#endif
