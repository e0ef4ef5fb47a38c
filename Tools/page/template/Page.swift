import BrowserHost
import Interface

@main
struct {{Type}}: PageProgram {
  static func root(_ browser: Browser) -> some View { Counter() }
}
