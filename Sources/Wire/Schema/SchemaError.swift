internal import JSON

/// Where JSON is not what its schema asks for.
///
/// The page's program shows none of it, and keeps none.
public struct SchemaError: Error, Sendable {
  #if hasFeature(Embedded)
    @inline(__always)
    init(_ fault: ServerText) {}

    @inline(__always)
    init(_ problem: JSONProblem) {}

    @inline(__always)
    func inside(_ name: String, otherwise refusal: ServerText) -> SchemaError { self }

    @inline(__always)
    func inside(_ index: Int) -> SchemaError { self }

    @inline(__always)
    var orNull: SchemaError { self }
  #else
    /// The names of members and the places in lists that lead there, as in `today[3].state`.
    public private(set) var path = ""
    private var fault: String
    private var refusal: String?

    init(_ fault: ServerText) { self.fault = fault.text }

    /// What was to be read is no JSON at all.
    init(_ problem: JSONProblem) {
      fault = "is no JSON"
      refusal = problem.description
    }

    /// The same error, seen from the object whose member it lies in.
    func inside(_ name: String, otherwise refusal: ServerText) -> SchemaError {
      var error = self
      error.path = name + (path.isEmpty || path.hasPrefix("[") ? path : "." + path)
      error.refusal = refusal.text.isEmpty ? nil : refusal.text
      return error
    }

    /// The same error, seen from the list whose element it lies in.
    func inside(_ index: Int) -> SchemaError {
      var error = self
      error.path = "[\(index)]" + (path.isEmpty || path.hasPrefix("[") ? path : "." + path)
      error.refusal = nil
      return error
    }

    /// The fault of a whole value, in place of that of a part, unless the part has words of its own.
    func ofWhole(_ fault: ServerText) -> SchemaError { refusal == nil ? SchemaError(fault) : self }

    /// The same error, where null is allowed, too.
    var orNull: SchemaError {
      guard path.isEmpty, refusal == nil else { return self }
      var error = self
      error.fault += " or null"
      return error
    }
  #endif
}

#if !hasFeature(Embedded)
  extension SchemaError: CustomStringConvertible {
    /// One sentence with the place and what is wrong there.
    public var description: String {
      refusal ?? (path.isEmpty ? "the value \(fault)" : "\"\(path)\" \(fault)")
    }
  }
#endif
