/// The files of a page, held in memory and found by exact path only, so that no request can name a
/// file outside.
///
/// A file `app.wasm.br` or `app.wasm.gz` beside `app.wasm` is the same content compressed, and is
/// sent to clients that accept it. `index.html` is also found under its directory's path.
///
/// Almost every client accepts gzip, so the gzipped files of a directory are held only in that
/// format, and decompressed for a client that does not accept it.
public struct StaticFiles: Sendable {
  private struct Variant: Sendable {
    let coding: String?
    private let bytes: [UInt8]
    /// Whether `bytes` is the content compressed by gzip, although it is sent plain.
    private let isCompressed: Bool
    let tag: String

    init(coding: String?, bytes: [UInt8], isCompressed: Bool = false) {
      self.coding = coding
      self.bytes = bytes
      self.isCompressed = isCompressed
      // Strong tags differ between codings, because the bytes do.
      tag = "\"" + fingerprint(bytes) + (coding.map { "-" + $0 } ?? "") + "\""
    }

    /// The bytes to send; nil if they are damaged.
    var content: [UInt8]? { isCompressed ? gunzipped(bytes) : bytes }
  }

  private struct Entry: Sendable {
    let type: String
    /// The smallest coding first, the plain content last.
    var variants: [Variant]
  }

  private let entries: [String: Entry]

  /// Takes contents by path, such as `index.html` or `icons/small.png`.
  public init(files: [String: [UInt8]]) {
    self.init(files: files, compressed: [])
  }

  /// Takes contents by path.
  ///
  /// - Parameter compressed: the paths of further files, whose contents are those of their `.gz`.
  init(files: [String: [UInt8]], compressed: Set<String>) {
    let paths = compressed.union(files.keys)
    var entries: [String: Entry] = [:]
    for path in paths where !isVariant(path, of: paths) {
      var variants = codings.compactMap { coding in
        files[path + coding.suffix].map { Variant(coding: coding.name, bytes: $0) }
      }
      if let bytes = files[path] {
        variants.append(Variant(coding: nil, bytes: bytes))
      } else if let bytes = files[path + ".gz"] {
        variants.append(Variant(coding: nil, bytes: bytes, isCompressed: true))
      }
      let entry = Entry(type: contentType(of: path), variants: variants)
      entries["/" + path] = entry
      if path == "index.html" || path.hasSuffix("/index.html") {
        entries["/" + path.dropLast("index.html".count)] = entry
      }
    }
    self.entries = entries
  }

  /// The paths that lead to a file, in order.
  public var paths: [String] { entries.keys.sorted() }

  /// Returns the uncompressed contents of a file; nil if the path, such as `index.html`, is not one
  /// of them, or the file is damaged.
  public func contents(of path: String) -> [UInt8]? { entries["/" + path]?.variants.last?.content }

  /// Returns the response to a request for a file; nil if the path is not one of them.
  public func response(to request: Request) -> Response? {
    guard let entry = entries["/" + request.segments.joined(separator: "/")],
      // A slash inside a segment is a letter, not a separator.
      !request.segments.contains(where: { $0.contains("/") })
    else { return nil }
    guard request.method == .get || request.method == .head else {
      return .methodNotAllowed([.get])
    }
    let accepted = AcceptedCodings(request.headers)
    guard let variant = entry.variants.first(where: { accepted.contains($0.coding) }) else {
      return nil
    }
    var headers: Headers = [
      "ETag": variant.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding",
    ]
    if request.holds(variant.tag) { return Response(.notModified, headers: headers) }
    headers["Content-Encoding"] = variant.coding
    guard let content = variant.content else {
      return .failure(
        .internalServerError, code: "damaged_file", "The compressed form of this file is damaged.")
    }
    return .content(type: entry.type, content, headers: headers)
  }
}

/// The codings in which files are kept, best first.
private let codings = [(name: "br", suffix: ".br"), (name: "gzip", suffix: ".gz")]

/// Returns whether a file is the compressed form of another.
private func isVariant(_ path: String, of paths: Set<String>) -> Bool {
  codings.contains { path.hasSuffix($0.suffix) && paths.contains(String(path.dropLast(3))) }
}

/// Returns the content type for the extension of a path.
private func contentType(of path: String) -> String {
  switch path.split(separator: ".").last.map({ $0.lowercased() }) {
  case "html": "text/html; charset=utf-8"
  case "js", "mjs": "text/javascript; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "txt": "text/plain; charset=utf-8"
  case "wasm": "application/wasm"
  case "json": "application/json"
  case "webmanifest": "application/manifest+json"
  case "svg": "image/svg+xml"
  case "png": "image/png"
  case "ico": "image/x-icon"
  case "woff2": "font/woff2"
  default: "application/octet-stream"
  }
}
