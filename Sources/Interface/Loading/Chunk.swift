import TextBytes

/// A part of the program that is not sent with the page, but loaded when it is wanted.
///
///     extension Chunk {
///       static let charts = Chunk("charts")
///     }
///
/// Which functions a chunk holds is decided after linking: the program's file `chunks` names the Swift
/// modules that begin it, and `Tools/page/splitting` moves what only they use. In Swift, all modules are
/// linked as ever, and a call into a chunk is a call like any other. Until the chunk is loaded, such a
/// call stops the page; so the rest of the program holds an optional of a type of the chunk, and makes
/// its value once the chunk is there.
///
/// On a server, in tests and in development builds the program is in one piece, and works the same.
public struct Chunk: Sendable {
  /// Its name, as its files have it: `charts` comes as `/charts.wasm`, together with `/charts.js`, which
  /// imports the scripts that it stands on.
  public let name: String
  /// Whether a server writes what it shows into a page that begins with it.
  let isPrerendered: Bool

  /// Names a chunk.
  ///
  /// - Parameters:
  ///   - name: as in the program's file `chunks`.
  ///   - isPrerendered: whether a page that begins with what the chunk shows is sent with that written
  ///     into it; its program then starts once the chunk is there. Else the placeholder is written.
  public init(_ name: String, isPrerendered: Bool = false) {
    self.name = name
    self.isPrerendered = isPrerendered
  }
}

extension Browser {
  /// Fetches a chunk once nothing else is to be done, so that it is at hand when it is wanted.
  ///
  /// Nothing is fetched for a person who saves data. A failure stays silent: the chunk is fetched again
  /// when it is loaded.
  public func prefetch(_ chunk: Chunk) { ask(.chunk, ChunkOrder.prefetch, chunk.name) }

  /// Loads a chunk; from then on, what it holds can be called.
  ///
  /// - Parameters:
  ///   - chunk: what is to be loaded.
  ///   - finish: takes whether the chunk is loaded; called at once where it was before.
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

/// What can be asked of chunks, by the numbers of the host's script for them.
package enum ChunkOrder {
  package static var isLoaded: Double { 0 }
  package static var prefetch: Double { 1 }
  package static var load: Double { 2 }
  /// Whether it is loaded, of a chunk whose content a server writes into the page.
  package static var isPrerendered: Double { 3 }
}
