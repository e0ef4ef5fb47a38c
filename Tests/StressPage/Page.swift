import BrowserHost
import Interface

/// Compiled by `Tools/check-embedded`.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View { StressScreen(model: StressModel()) }
}
