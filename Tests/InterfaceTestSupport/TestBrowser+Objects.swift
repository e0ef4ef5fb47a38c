import Interface

/// The browser's objects that a program accesses by name.
extension TestBrowser {
  func use(_ path: String, _ values: [String], _ ticket: UInt32) -> Port.Answer {
    switch path {
    case "document.title": title = values[0]
    case "icon.href": icon = values[0]
    case "document.documentElement.lang":
      guard let tag = values.first else { return reply(language.tag) }
      language.tag = tag
    case "document.documentElement.dir":
      guard let direction = values.first else { return reply(language.direction) }
      language.direction = direction
    case "document.visibilityState": return reply(isVisible ? "visible" : "hidden")
    case "document.activeElement.tagName": return reply(activeID == nil ? "BODY" : "BUTTON")
    case "document.activeElement.id": return reply(activeID ?? "")
    case "live.textContent":
      announcements.append(values[0].hasSuffix("\u{A0}") ? String(values[0].dropLast()) : values[0])
    case "app.dataset.server": return serverPaths.map(reply) ?? Port.Answer()
    case "reportError": reports.append(values[0])
    case "Date.now": return Port.Answer(number: now * 1_000)
    case "navigator.languages": return reply(languages.joined(separator: ","))
    case "Notification.permission": return reply(permissionWord)
    case "Notification.requestPermission": keep(permissionWord, ticket)
    case "navigator.clipboard.readText": keep(clipboard, ticket)
    case "navigator.clipboard.writeText":
      if clipboard != nil { clipboard = values[0] }
      keep(clipboard.map { _ in "undefined" }, ticket)
    case "document.cookie": return cookie(values)
    case "location.reload": reloads += 1
    case _ where path.hasPrefix("given-"):
      let name = path.dropFirst("given-".count).prefix { $0 != "." }
      return given[String(name)].map(reply) ?? Port.Answer(number: -1)
    case _ where path.hasPrefix("location.") || path.hasPrefix("history."):
      return move(path, values)
    case _ where path.hasPrefix("localStorage.") || path.hasPrefix("sessionStorage."):
      return store(path, values)
    default: break
    }
    return Port.Answer()
  }

  /// Settles a promise at once: fulfils it with a text, or rejects it if the text is nil.
  private func keep(_ text: String?, _ ticket: UInt32) {
    browser.receive(ticket: ticket, number: text == nil ? 0 : 1, bytes: Array((text ?? "").utf8))
  }

  private var permissionWord: String {
    switch permission {
    case .granted: "granted"
    case .denied: "denied"
    case .undecided: "default"
    }
  }

  private func move(_ path: String, _ values: [String]) -> Port.Answer {
    let here = (history.last ?? "/").split(separator: "?", maxSplits: 1)
    switch path {
    case "location.pathname": return reply(here.first.map(String.init) ?? "/")
    case "location.search": return reply(here.count > 1 ? "?" + here[1] : "")
    case "history.state": return history.count == 1 ? Port.Answer() : reply("\(history.count - 1)")
    case "history.pushState": history.append(values[2])
    case "history.replaceState": history[history.count - 1] = values[2]
    case "history.back": goBack()
    case "location.assign": left.append(values[0])
    default: break
    }
    return Port.Answer()
  }

  /// Reads all cookies, or sets one; its lifetime and scope are ignored.
  private func cookie(_ values: [String]) -> Port.Answer {
    guard let pair = values.first?.split(separator: ";").first?.split(separator: "=") else {
      return reply(cookies.map { $0.key + "=" + $0.value }.sorted().joined(separator: "; "))
    }
    cookies[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    return Port.Answer()
  }

  private func store(_ path: String, _ values: [String]) -> Port.Answer {
    let isLocal = path.hasPrefix("local")
    var area = isLocal ? storage : windowStorage
    defer { if isLocal { storage = area } else { windowStorage = area } }
    switch path.split(separator: ".")[1] {
    case "getItem":
      return refusesStorage ? Port.Answer(number: -1) : area[values[0]].map(reply) ?? Port.Answer()
    case "removeItem": area[values[0]] = nil
    default:
      if refusesStorage { return Port.Answer(number: -1) }
      area[values[0]] = values[1]
    }
    return Port.Answer()
  }
}
