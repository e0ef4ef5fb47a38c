private import Catalogue
internal import Composition
internal import HTTPServer
internal import HostSystem

/// The condition under which the server lets anybody in; nil if it lets everybody in.
enum ServedAccess: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> Access? {
    let call = try serving.call
    guard call.has(\.key) else { return nil }
    let listener = Listener(
      address: call.string(\.host) ?? Default.host, port: serving.input)
    // The page keeps its host name, and so its permissions and drafts in browsers.
    let host = try KeyFile.stored(beside: call.databasePath())?.host
    var isOwner: (@Sendable (Request, UInt16) -> Bool)?
    // A proxy may be a program of this user, too, and pass on the requests of anybody.
    if listener.isPrivate, call.strings(\.allowHost).isEmpty {
      isOwner = { request, port in request.isOfThisUser(toPort: port) }
    }
    return Access(
      host: host ?? "\(Secret().text.prefix(12)).localhost", isOwner: isOwner,
      explanation: { request in explanation(for: request) })
  }

  /// Returns the page for a browser that is not let in.
  private static func explanation(for request: Request) -> Response {
    let language = Language.preferred(request.languages)
    let words = language.commandPhrases.access
    // Every other part stands between two accents.
    let parts = words.notLetIn.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let text = parts.map { place, part in place % 2 == 0 ? "\(part)" : "<code>\(part)</code>" }
      .joined()
    // The link is followed from this page, so that the browser sends the cookie that it withholds after a link on
    // another site.
    let page = """
      <!doctype html>
      <html lang="\(language.tag)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>Proba</title>
      <p>\(text)</p>
      <p><a href="">\(words.tryAgain)</a></p>

      """
    return .content(
      .unauthorized, type: "text/html; charset=utf-8", Array(page.utf8),
      headers: [
        "Cache-Control": "no-store", "WWW-Authenticate": "Bearer", "Vary": "Accept-Language",
      ])
  }
}

/// The file beside a database with the key of its server, for programs of its owner.
///
/// Each server replaces it, and holds a lock on it while it runs: the key of a server that has ended is worth
/// nothing. Its first line is a header field of HTTP, so that `curl --header @FILE` sends the key without having it
/// among its arguments; the second one, which servers ignore, says where the server is reached.
struct KeyFile {
  private static let keyStart = "Authorization: Bearer "
  private static let serverStart = "Proba-Server: "

  /// The key.
  let key: String
  /// The host name of the page on this machine.
  let host: String
  /// The numeric address and the port at which programs of this machine reach the server.
  let address: String
  let port: UInt16
  /// The addresses of the page, at least one.
  let pages: [String]

  /// Returns the path of the file of a database.
  static func path(beside database: String) -> String { database + ".key" }

  /// Describes a server.
  init(_ access: Access, at listener: Listener, allowedHosts: [String]) {
    key = access.key.text
    host = access.host
    address = listener.reachable
    port = listener.port
    let own = listener.isHere ? "http://\(access.host):\(listener.port)/" : listener.page
    pages =
      [own]
      + allowedHosts.map { name in
        if name.hasPrefix("https://") { return name + "/" }
        return
          "http://\(name)\(name.hasSuffix("]") || !name.contains(":") ? ":\(listener.port)" : "")/"
      }
  }

  /// Reads the file of a database; nil if there is none, or it is not complete.
  static func stored(beside database: String) throws(Failure) -> KeyFile? {
    let bytes: [UInt8]?
    do {
      bytes = try Paths.contents(of: path(beside: database), atMost: 1 << 16)
    } catch { throw .system(error) }
    return bytes.flatMap { KeyFile(lines: String(decoding: $0, as: UTF8.self)) }
  }

  private init?(lines: String) {
    let lines = lines.split(separator: "\n")
    guard lines.count == 2, lines[0].hasPrefix(Self.keyStart), lines[1].hasPrefix(Self.serverStart),
      let key = Secret(lines[0].dropFirst(Self.keyStart.count))
    else { return nil }
    let words = lines[1].dropFirst(Self.serverStart.count).split(separator: " ")
    guard words.count > 3, let port = UInt16(words[1]), words[2].hasSuffix(".localhost") else {
      return nil
    }
    self.key = key.text
    address = String(words[0])
    self.port = port
    host = String(words[2])
    pages = words.dropFirst(3).map { String($0) }
  }

  /// Stores the file for a server that runs.
  ///
  /// - Returns: the lock on it, which the server holds while it runs.
  func keep(beside database: String) throws(Failure) -> FileLock {
    let path = Self.path(beside: database)
    let server = ["\(address)", "\(port)", host] + pages
    let lines = [Self.keyStart + key, Self.serverStart + server.joined(separator: " ")]
    do throws(SystemError) {
      try Paths.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
    } catch { throw .system(error) }
    // An existing file keeps its mode, and some file systems have none.
    guard Paths.isPrivate(path) else { throw .keyIsOpen(path) }
    do throws(SystemError) {
      return try FileLock(Paths.resolved(path))
    } catch { throw .system(error) }
  }
}
