extension Renderer {
  /// Whether rows may be written as copies: not on a page that the server may have written, nor
  /// within a row that is being compared itself.
  var copiesRows: Bool { mayCopyRows && !pattern.isFollowing }

  /// Puts a row on the page and records it as a pattern for copies, if it can be one.
  func show(_ row: inout Part, noting pattern: inout RowPattern) {
    pattern.record()
    swap(&self.pattern, &pattern)
    Part.show(&row, self)
    swap(&self.pattern, &pattern)
    pattern.finish()
    if let root = row.roots.first { pattern.root = root }
  }

  /// Puts a row on the page as a copy of another one; returns false, without changes, if the two
  /// differ in more than texts.
  func show(
    _ row: inout Part, asCopyOf pattern: inout RowPattern, _ template: UInt32, isKept: Bool
  ) -> Bool {
    let mark = commands.mark
    let due = effects.count
    repeat {
      let wereSent = pattern.areHolesSent
      if !isKept { commands.append(.template, template, node: pattern.root) }
      if !isKept || !wereSent { pattern.sendHoles(of: template, to: &commands) }
      show(&row, comparedWith: &pattern, template)
      if pattern.stop() {
        commands.endCopy()
        return true
      }
      // Undo the commands written so far: the row differs, or its own texts are in new places.
      row.hide(self, removing: false)
      commands.remove(since: mark)
      effects.removeLast(effects.count - due)
      if !wereSent { pattern.areHolesSent = false }
    } while !pattern.isUnlike && !pattern.areHolesSent
    return false
  }

  /// Writes a row whose nodes have consecutive numbers.
  private func show(
    _ row: inout Part, comparedWith pattern: inout RowPattern, _ template: UInt32
  ) {
    let first = numbers.take(pattern.nodeCount)
    commands.beginCopy(of: template, first: first)
    reserved = first..<(first + pattern.nodeCount)
    pattern.start()
    swap(&self.pattern, &pattern)
    Part.show(&row, self)
    swap(&self.pattern, &pattern)
    for number in reserved { numbers.giveBack(number) }
    reserved = 0..<0
  }

  /// A number for a template.
  func takeTemplate() -> UInt32 {
    if let number = freeTemplates.popLast() { return number }
    defer { templateCount += 1 }
    return templateCount
  }

  /// Releases the template; its number can be used again.
  func giveBack(template: UInt32) {
    commands.append(.dropTemplate, template)
    freeTemplates.append(template)
  }
}
