private import TextBytes

/// Computes the final values of a table: references, calls and the kinds that names imply.
struct StyleResolver {
  private let table: StyleTable
  private let functions: [String: StyleFunction]
  private var known: [String: StyleValue] = [:]
  /// The names that could not be computed, and are reported already.
  private var failed: Set<String> = []
  /// The values that are being computed, each referring to the next.
  private var path: [String] = []
  private(set) var problems: [StyleProblem] = []
  /// The final values by their full names, in the order of the files.
  private(set) var values: [(name: String, value: StyleValue)] = []
  /// The number of values and of references to rules: rules that refer to rules could be more than fit in memory.
  private var count = 0
  /// The names of the values that others refer to.
  private var referred: Set<String> = []
  /// The names that a value has by rules that refer to the one around it.
  private var otherNames: [String: [String]] = [:]
  private lazy var names: [String] = table.order + table.groups.sorted()

  /// The error for a name without a value, because of a problem that is reported already.
  struct Reported: Error {}

  init(_ table: StyleTable, _ functions: [StyleFunction]) {
    self.table = table
    var byName: [String: StyleFunction] = [:]
    for function in StyleFunction.own + functions { byName[function.name] = function }
    self.functions = byName
    for name in table.order { add(name, as: name) }
  }

  /// Adds the final value of a name, or those of the rule that it refers to.
  private mutating func add(_ name: String, as shown: String) {
    guard isWithinBounds(name, shown) else { return }
    if let entry = table.entries[name], let target = reference(entry.node),
      isRule(target)
    {
      return addRule(target, of: entry, as: shown)
    }
    if let value = try? value(of: name) { values.append((shown, value)) }
  }

  /// Counts a value or a rule; false if there are too many, which is reported once.
  private mutating func isWithinBounds(_ name: String, _ shown: String) -> Bool {
    guard count <= StyleBounds.mostValues, let entry = table.entries[name] else { return false }
    guard shown.utf8.count <= StyleBounds.longestName else {
      report(
        entry, entry.nameOffset,
        "by references to rules, this has a name of over \(StyleBounds.longestName) bytes")
      return false
    }
    count += 1
    guard count > StyleBounds.mostValues else { return true }
    report(
      entry, entry.nameOffset,
      "with the rules that refer to others, there are more than \(StyleBounds.mostValues) values")
    return false
  }

  private mutating func addRule(_ target: String, of entry: StyleTable.Entry, as shown: String) {
    guard !path.contains(entry.name), !"\(entry.name).".begins(with: "\(target).") else {
      return reportCycle(entry.name, at: entry)
    }
    path.append(entry.name)
    defer { path.removeLast() }
    let prefix = "\(target)."
    for inner in table.names(within: target) where count <= StyleBounds.mostValues {
      let rest = String(decoding: inner.bytes.dropFirst(prefix.bytes.count), as: UTF8.self)
      otherNames[inner, default: []].append("\(shown).\(rest)")
      add(inner, as: "\(shown).\(rest)")
    }
    // A rule that is itself a reference has no names of its own.
    if let next = table.entries[target], let further = reference(next.node), isRule(further) {
      addRule(further, of: next, as: shown)
    }
  }

  /// Returns whether a name is that of a rule that holds others, also by a reference.
  private func isRule(_ name: String) -> Bool {
    var name = name
    for _ in 0..<100 {
      if table.groups.contains(name) { return true }
      guard let entry = table.entries[name], let next = reference(entry.node) else { return false }
      name = next
    }
    return false
  }

  /// Returns the full name that a text refers to.
  private func reference(_ node: StyleDocument.Node) -> String? {
    guard case .text(let text) = node.content, text.begins(with: "@"), !text.begins(with: "@@")
    else { return nil }
    return String(decoding: text.bytes.dropFirst(), as: UTF8.self)
  }

  // MARK: Names

  /// Returns the values that neither a program nor another style reads, each as a problem at its place.
  ///
  /// - Parameter names: the full names that the program reads.
  func unread(beside names: [String]) -> [StyleProblem] {
    let known = Set(names)
    var problems: [StyleProblem] = []
    for name in table.order
    where !referred.contains(name) && problems.count < StyleBounds.mostProblems {
      guard let entry = table.entries[name] else { continue }
      let isRead =
        isAlias(entry)
        ? names.contains { $0.begins(with: "\(name).") }
        : ([name] + (otherNames[name] ?? [])).contains { known.contains($0) }
      guard !isRead else { continue }
      problems.append(
        table.documents[entry.document].problem(
          entry.nameOffset, "\(name) has no effect",
          meant: StyleBounds.suggestion(for: name, among: names, after: problems.count)))
    }
    return problems
  }

  /// Returns the names whose values a program does not accept, and a problem for each value at its place.
  ///
  /// - Parameter limits: the values that the program accepts, by full names.
  func refused(by limits: [String: StyleLimit]) -> (names: Set<String>, problems: [StyleProblem]) {
    var refused: (names: Set<String>, problems: [StyleProblem]) = ([], [])
    for name in table.order {
      guard let entry = table.entries[name], let value = known[name] else { continue }
      for shown in [name] + (otherNames[name] ?? []) {
        guard let sentence = limits[shown]?.problem(of: value, named: shown),
          refused.names.insert(shown).inserted, refused.problems.count < StyleBounds.mostProblems
        else { continue }
        refused.problems.append(
          table.documents[entry.document].problem(
            entry.node.offset, "\(sentence); the standard value is used"))
      }
    }
    return refused
  }

  /// Returns whether a value stands for a rule, whose names are those of the rule.
  private func isAlias(_ entry: StyleTable.Entry) -> Bool {
    reference(entry.node).map { isRule($0) } ?? false
  }

  // MARK: Values

  private mutating func value(of name: String) throws(Reported) -> StyleValue {
    if let value = known[name] { return value }
    guard !failed.contains(name), let entry = table.entries[name] else { throw Reported() }
    if path.contains(name) {
      reportCycle(name, at: entry)
      throw Reported()
    }
    guard path.count < StyleBounds.deepest else {
      report(
        entry, entry.node.offset,
        "this is the end of over \(StyleBounds.deepest) references in a row")
      throw Reported()
    }
    path.append(name)
    defer { path.removeLast() }
    do throws(Reported) {
      let value = try value(entry.node, kind: entry.kind, in: entry, of: lastPart(name))
      known[name] = value
      return value
    } catch {
      failed.insert(name)
      throw error
    }
  }

  private mutating func reportCycle(_ name: String, at entry: StyleTable.Entry) {
    let start = path.firstIndex(of: name) ?? path.startIndex
    let cycle = (path[start...] + [name]).joined(separator: " → ")
    if failed.insert("cycle \(path[start...].sorted().joined(separator: " "))").inserted {
      report(entry, entry.node.offset, "\(name) refers to itself: \(cycle)")
    }
    failed.formUnion(path[start...])
  }

  mutating func report(
    _ entry: StyleTable.Entry, _ offset: Int, _ sentence: String, meant: String? = nil
  ) {
    guard problems.count < StyleBounds.mostProblems else { return }
    problems.append(table.documents[entry.document].problem(offset, sentence, meant: meant))
  }

  /// Returns the name that was probably meant, for one of the first problems.
  func hint(for name: String, among names: [String]) -> String? {
    StyleBounds.suggestion(for: name, among: names, after: problems.count)
  }

  private func lastPart(_ name: String) -> String {
    name.pieces(at: UInt8(ascii: ".")).last ?? name
  }

  /// Returns the value of a node, which must be of a kind unless that is nil.
  mutating func value(
    _ node: StyleDocument.Node, kind: StyleKind?, in entry: StyleTable.Entry, of name: String
  ) throws(Reported) -> StyleValue {
    let value: StyleValue
    switch node.content {
    case .text(let text) where text.begins(with: "@") && !text.begins(with: "@@"):
      value = try follow(
        String(decoding: text.bytes.dropFirst(), as: UTF8.self), at: node.offset, in: entry)
    case .text(let text) where text.begins(with: "~") && !text.begins(with: "~~"):
      let call: StyleCall
      do throws(StyleCall.Problem) { call = try StyleCall(text) } catch {
        report(entry, node.offset + 1 + error.offset, error.sentence)
        throw Reported()
      }
      value = try result(of: call, at: node.offset + 1, in: entry)
    default: value = try literal(node, kind, in: entry, of: name)
    }
    guard let kind, value.kind != kind else { return value }
    if kind == .insets, case .number(let all) = value {
      return .insets(StyleInsets(top: all, left: all, bottom: all, right: all))
    }
    if case .text(let text) = value, kind == .color, let color = StyleColor(hex: text) {
      return .color(color)
    }
    if case .numbers(let numbers) = value, let list = Self.list(numbers, kind) { return list }
    report(
      entry, node.offset,
      "\(name) is \(kind.description) by its name, and this is \(value.kind.description)")
    throw Reported()
  }

  private mutating func follow(
    _ name: String, at offset: Int, in entry: StyleTable.Entry
  ) throws(Reported) -> StyleValue {
    guard name.utf8.count <= StyleBounds.longestName else {
      report(entry, offset, "names have at most \(StyleBounds.longestName) bytes")
      throw Reported()
    }
    if let other = table.entries[name] != nil ? name : behindRule(name) {
      referred.insert(other)
      return try value(of: other)
    }
    if table.groups.contains(name) {
      report(entry, offset, "\(name) is a rule that holds others, and no value")
    } else {
      report(
        entry, offset, "there is no \(name)", meant: hint(for: name, among: names))
    }
    throw Reported()
  }

  /// Returns the name of a value within a rule that is a reference to another: of `a.b.c`, if `a`
  /// is `@x`, it is `x.b.c`.
  private func behindRule(_ name: String) -> String? {
    var name = name
    for _ in 0..<100 {
      var parts = name.pieces(at: UInt8(ascii: "."))
      var rest: [String] = []
      var next: String?
      while let last = parts.popLast(), next == nil {
        rest.insert(last, at: 0)
        if let entry = table.entries[parts.joined(separator: ".")] {
          next = reference(entry.node)
          if next == nil { return nil }
        }
      }
      guard let next else { return nil }
      name = ([next] + rest).joined(separator: ".")
      if table.entries[name] != nil { return name }
    }
    return nil
  }

  // MARK: Calls

  private mutating func result(
    of call: StyleCall, at offset: Int, in entry: StyleTable.Entry
  ) throws(Reported) -> StyleValue {
    guard let function = functions[call.name] else {
      report(
        entry, offset, "there is no function \(call.name)",
        meant: hint(for: call.name, among: functions.keys.sorted()))
      throw Reported()
    }
    var arguments: [StyleArguments.Argument] = []
    for argument in call.arguments {
      let value: StyleValue
      switch argument.content {
      case .reference(let name):
        value = try follow(name, at: offset + argument.offset, in: entry)
      case .call(let inner): value = try result(of: inner, at: offset + argument.offset, in: entry)
      case .number(let number): value = .number(number)
      case .word: value = .text(argument.text)
      }
      arguments.append(StyleArguments.Argument(value: value, text: argument.text))
    }
    do throws(StyleArgumentError) {
      return try function.call(StyleArguments(arguments: arguments))
    } catch {
      let place = error.place.flatMap {
        call.arguments.indices.contains($0) ? call.arguments[$0].offset : nil
      }
      report(entry, offset + (place ?? 0), "\(call.name): \(error.sentence)")
      throw Reported()
    }
  }
}
