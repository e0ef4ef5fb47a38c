import BrowserHost
import Interface

/// Measured by `make bench ONLY=interface`.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View { RowsScreen(store: RowStore()) }
}
