public import Interface

/// A part of the page that another program fills, fetched when it is first shown.
///
///     ProgramView("charts", message: "week=47", words: words) { Placeholder() }
///
/// What is heavy and seldom wanted need not come with the page. The other program is a module of its
/// own with its own memory, built by `Tools/build-page`; it lies beside the page as `charts.wasm`,
/// with a script `charts.js` that imports the scripts it stands on. It writes into an element of the
/// page, in the page's theme and language, and hears and answers messages (see
/// `onMessage(_:)` of the browser). When the view leaves the page, the program ends and all it
/// held is freed; the fetched module is kept for the next time.
///
/// Where the program cannot be fetched or has crashed, the view says so, with a button to try again;
/// the rest of the page goes on.
///
/// The page must load `programs.js`.
public struct ProgramView: View {
  private let name: String
  private let message: String
  private let words: ProgramWords
  private let receive: (String) -> Void
  private let placeholder: () -> Part
  @State private var state = Phase.loading

  private enum Phase {
    case loading, running, failed
  }

  /// Creates a part of the page for a program.
  ///
  /// - Parameters:
  ///   - name: the program's, as its files have it.
  ///   - message: what the program is told; it hears each change and is not started anew.
  ///   - words: what the view says by itself.
  ///   - receive: takes what the program tells.
  ///   - placeholder: what is seen until the program runs.
  public init(
    _ name: String, message: String, words: ProgramWords,
    receive: @escaping (String) -> Void = { _ in }, @ViewBuilder placeholder: @escaping () -> Part
  ) {
    self.name = name
    self.message = message
    self.words = words
    self.receive = receive
    self.placeholder = placeholder
  }

  /// The program's element, or what is said of it.
  public var body: some View {
    Box {
      if state == .failed {
        VStack(alignment: .leading) {
          Text(words.failed).foregroundStyle(.danger).accessibilityRole(.alert)
          Button(words.tryAgain) { state = .loading }
        }
      } else {
        if state == .loading {
          Text(words.loading).accessibilityRole(.status).visuallyHidden()
          placeholder()
        }
        Box {}.attachment(.program, attachment)
      }
    }
  }

  private var attachment: ProgramAttachment {
    let state = $state
    return ProgramAttachment(name: name, message: message) { [receive] news in
      switch news {
      case .runs: state.wrappedValue = .running
      case .failed: state.wrappedValue = .failed
      case .told(let text): receive(text)
      }
    }
  }
}

/// What a part of the page says of the program that fills it, in the language of the page.
public struct ProgramWords {
  /// While the program is on its way.
  public var loading: String
  /// That the program could not be fetched or has crashed.
  public var failed: String
  /// The button that fetches it again.
  public var tryAgain: String

  /// Makes words.
  public init(loading: String, failed: String, tryAgain: String) {
    self.loading = loading
    self.failed = failed
    self.tryAgain = tryAgain
  }
}
