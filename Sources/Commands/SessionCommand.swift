private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import HTTPServer
private import HostSystem
private import JSON
private import Routes
private import TrackerStore
private import Wire

/// `proba session`: the browsers that are let in to the running server.
struct SessionCommand: PlainCommand {
  let call: Call
  let output: Output

  /// Prints an address that lets a browser in.
  func add() throws(Failure) -> Outcome {
    let server = try server()
    let ticket: SessionTicket = try reply(to: API.newTicket, (), of: server)
    let addresses = server.pages.map { $0 + ticket.query }
    if output.isJSON {
      output.print(.object(["addresses": .array(addresses.map { .string($0) })]))
    } else {
      output.printSentence(call.words.access.ticket)
      // As they are, so that none is broken over lines.
      for address in addresses { output.print("  \(address)\n") }
    }
    return .done
  }

  /// Lists the sessions.
  func list() throws(Failure) -> Outcome {
    let sessions: [BrowserSession] = try reply(to: API.sessions, (), of: try server())
    show(sessions)
    return .done
  }

  /// Ends one session, or all of them.
  func end() throws(Failure) -> Outcome {
    var number: Int?
    if let text = call.string(\.sessionNumber) {
      number = Int(text)
      guard number != nil else {
        throw .usage(
          .invalidArgument(
            name: call.name(of: \.sessionNumber), value: text, mustBe: .wholeNumber))
      }
    }
    let server = try server()
    let ended: [BrowserSession] = try reply(to: API.sessionEnd, EndedSession(number), of: server)
    if output.isJSON {
      output.print(.array(ended.map { $0.json }))
    } else {
      output.printSentence(call.words.access.ended(ended.count))
    }
    return .done
  }

  // MARK: The server

  /// Returns the server that runs on the data.
  private func server() throws(Failure) -> KeyFile {
    let database = try call.databasePath()
    let path = KeyFile.path(beside: database)
    // Of a server that has ended, somebody else may have the port by now.
    guard FileLock.isHeld(Paths.resolved(path)) else { throw .noServer }
    guard Paths.isPrivate(path) else { throw .keyIsOpen(path) }
    guard let file = try KeyFile.stored(beside: database) else { throw .noServer }
    return file
  }

  private func reply<Content: Body, Answer: Body>(
    to endpoint: Endpoint<NoQuery, Content, Answer>, _ content: Content.Value, of server: KeyFile
  ) throws(Failure) -> Answer.Value {
    let method: HTTPServer.Method =
      endpoint.method.one(get: .get, post: .post, put: .put, delete: .delete)
    let request = LocalRequest(to: server.address, port: server.port)
    guard
      let reply = request.send(
        method, endpoint.address, headers: ["Authorization": "Bearer \(server.key)"],
        body: endpoint.body.write(content))
    else { throw .noServer }
    if reply.status == .notFound, let number = call.string(\.sessionNumber).flatMap({ Int($0) }) {
      throw .noSession(number)
    }
    guard Int(reply.status.rawValue) == endpoint.reply.status,
      let value = try? endpoint.reply.body.read(reply.body)
    else { throw .noServer }
    return value
  }

  // MARK: Printing

  private func show(_ sessions: [BrowserSession]) {
    if output.isJSON {
      output.print(.array(sessions.map { $0.json }))
      return
    }
    if call.has(\.csv) {
      let rows = sessions.map {
        ["\($0.id)", "\($0.begun)", "\($0.used)", $0.host, $0.browser]
      }
      output.print(CSVTable(["id", "begun", "used", "host", "browser"], rows).text)
      return
    }
    guard !sessions.isEmpty else {
      output.printSentence(call.words.access.noSessions)
      return
    }
    for session in sessions {
      let times = call.words.access.times(time(session.begun), time(session.used))
      let head = "\(session.id)  \(times)  \(session.host)  "
      output.print(labelled(head, session.browser, columns: output.knownColumns) + "\n")
    }
  }

  private func time(_ moment: Moment) -> String {
    let time = call.machine.time(at: moment)
    return "\(time.date.iso) \(time.shortClock)"
  }
}
