import TextBytes

/// A part of the program that is not sent with the page, but loaded on demand.
///
///     extension Chunk {
///       static let charts = Chunk("charts")
///     }
///
/// The functions of a chunk are determined after linking: the program's file `chunks` names the
/// Swift modules that begin it, and `Tools/page/splitting` moves the code that only they use. In
/// Swift, all modules are linked as usual, and a call into a chunk is a call like any other. Until
/// the chunk is loaded, such a call stops the page; so the rest of the program holds an optional of
/// a type of the chunk, and creates its value once the chunk is loaded.
///
/// On a server, in tests and in development builds the program is in one piece, and works the same
/// way.
public struct Chunk: Sendable {
  /// The name used in its files: `charts` comes as `/charts.wasm`, together with `/charts.js`,
  /// which imports the scripts that it depends on.
  public let name: String
  /// Whether a server renders the chunk's content into a page that begins with it.
  let isPrerendered: Bool

  /// Names a chunk.
  ///
  /// - Parameters:
  ///   - name: the name in the program's file `chunks`.
  ///   - isPrerendered: whether the server renders the chunk's content into a page that begins with
  ///     it; the page's program then starts once the chunk is loaded. Otherwise the placeholder is
  ///     rendered.
  public init(_ name: String, isPrerendered: Bool = false) {
    self.name = name
    self.isPrerendered = isPrerendered
  }
}

extension Browser {
  /// Fetches a chunk when the page is idle, so that it is available when it is needed.
  ///
  /// Nothing is fetched if the person saves data. A failure is ignored: the chunk is fetched again
  /// when it is loaded.
  public func prefetch(_ chunk: Chunk) { ask(.chunk, ChunkOrder.prefetch, chunk.name) }

  /// Loads a chunk; afterwards, its code can be called.
  ///
  /// - Parameters:
  ///   - chunk: the chunk to load.
  ///   - finish: called with whether the chunk is loaded; at once if it already was.
  public func load(_ chunk: Chunk, _ finish: @escaping (Bool) -> Void) {
    if isLoaded(chunk) { return finish(true) }
    ask(.chunk, ChunkOrder.load, chunk.name.bytes, isKept: false) { number, _ in
      finish(number == 1)
    }
  }

  /// Whether a chunk is loaded.
  public func isLoaded(_ chunk: Chunk) -> Bool {
    let order = chunk.isPrerendered ? ChunkOrder.isPrerendered : ChunkOrder.isLoaded
    return ask(.chunk, order, chunk.name).number == 1
  }
}

/// Requests about chunks, by their numbers in the host's script.
package enum ChunkOrder {
  package static var isLoaded: Double { 0 }
  package static var prefetch: Double { 1 }
  package static var load: Double { 2 }
  /// Whether a chunk whose content the server renders is loaded.
  package static var isPrerendered: Double { 3 }
}
