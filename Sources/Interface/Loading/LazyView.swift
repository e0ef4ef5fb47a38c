/// Shows views from a chunk of the program once it is loaded.
///
///     LazyView(.charts, in: browser, words: words) {
///       model.makeCharts()
///     } content: {
///       if let charts = model.charts { ChartsScreen(model: charts) }
///     } placeholder: {
///       Placeholder()
///     }
///
/// If the chunk cannot be loaded, the view says so, with a button to try again; the rest of the
/// page keeps working. See ``Chunk``.
public struct LazyView: View {
  private let chunk: Chunk
  private let browser: Browser
  private let words: LoadingWords
  private let onLoad: () -> Void
  private let content: () -> Part
  private let placeholder: () -> Part
  @State private var phase = Phase.pending

  private enum Phase {
    case pending, loaded, failed
  }

  /// Creates views from a chunk.
  ///
  /// - Parameters:
  ///   - chunk: the chunk that the content needs.
  ///   - browser: loads it.
  ///   - words: the texts of the view itself.
  ///   - onLoad: called once the chunk has been loaded, before the content is shown, even if the
  ///     view has left the page meanwhile; not called if the chunk was loaded before the view
  ///     appeared.
  ///   - content: the views shown once the chunk is loaded.
  ///   - placeholder: the views shown until then.
  public init(
    _ chunk: Chunk, in browser: Browser, words: LoadingWords, onLoad: @escaping () -> Void = {},
    @ViewBuilder content: @escaping () -> Part, @ViewBuilder placeholder: @escaping () -> Part
  ) {
    self.chunk = chunk
    self.browser = browser
    self.words = words
    self.onLoad = onLoad
    self.content = content
    self.placeholder = placeholder
  }

  /// The content, the placeholder, or an error with a button to try again.
  public var body: some View {
    Box {
      if phase == .loaded || phase == .pending && browser.isLoaded(chunk) {
        content()
      } else if phase == .failed {
        VStack(alignment: .leading) {
          Text(words.failed).foregroundStyle(.danger).accessibilityRole(.alert)
          Button(words.tryAgain) { phase = .pending }
        }
      } else {
        Box {
          Text(words.loading).accessibilityRole(.status).visuallyHidden()
          placeholder()
        }
        .task { task in load(task) }
      }
    }
  }

  private func load(_ task: ViewTask) {
    browser.load(chunk) { isLoaded in
      // Even if this view is gone: the next one finds the chunk loaded.
      if isLoaded { onLoad() }
      if !task.isCancelled { phase = isLoaded ? .loaded : .failed }
    }
  }
}

/// The texts of a ``LazyView`` itself, in the language of the page.
public struct LoadingWords {
  /// Shown while the chunk is loading.
  public var loading: String
  /// Shown if it could not be loaded.
  public var failed: String
  /// The title of the button that tries again.
  public var tryAgain: String

  /// Makes words.
  public init(loading: String, failed: String, tryAgain: String) {
    self.loading = loading
    self.failed = failed
    self.tryAgain = tryAgain
  }
}
