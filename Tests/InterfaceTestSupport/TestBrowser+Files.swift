public import Interface

/// Files that a person chooses or drops.
extension TestBrowser {
  /// A file as delivered by an event.
  public func file(_ name: String, _ text: String, type: String = "text/plain") -> File {
    file(name, bytes: Array(text.utf8), type: type)
  }

  /// A file of arbitrary bytes, as delivered by an event.
  public func file(_ name: String, bytes: [UInt8], type: String = "text/plain") -> File {
    let number = nextFile
    nextFile += 1
    files[number] = bytes
    let header = "\(number)\0\(bytes.count)\0\(type)\0\(name)"
    return browser.files(Array(header.utf8))[0]
  }

  /// Reads a file, which fails if it was removed, or releases it.
  func open(_ number: Double, _ ticket: UInt32) -> Port.Answer {
    let number = Int(number)
    if ticket == 0 {
      files[number] = nil
    } else {
      let bytes = files[number]
      browser.receive(ticket: ticket, number: bytes == nil ? 0 : 1, bytes: bytes ?? [])
    }
    return Port.Answer()
  }

  /// Removes a file from the device.
  public func removeFile(_ number: Int) { files[number] = nil }
}
