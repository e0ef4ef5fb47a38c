internal import JSON

/// A mismatch between JSON and its schema.
///
/// The page's program shows none of the details, and stores none.
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
    /// The path of member names and list indices to the mismatch, as in `today[3].state`.
    public private(set) var path = ""
    private var fault: String
    private var refusal: String?

    init(_ fault: ServerText) { self.fault = fault.text }

    /// Makes the error for input that is not JSON.
    init(_ problem: JSONProblem) {
      fault = "is no JSON"
      refusal = problem.description
    }

    /// Returns the same error, relative to the object whose member contains it.
    func inside(_ name: String, otherwise refusal: ServerText) -> SchemaError {
      var error = self
      error.path = name + (path.isEmpty || path.hasPrefix("[") ? path : "." + path)
      error.refusal = refusal.text.isEmpty ? nil : refusal.text
      return error
    }

    /// Returns the same error, relative to the list whose element contains it.
    func inside(_ index: Int) -> SchemaError {
      var error = self
      error.path = "[\(index)]" + (path.isEmpty || path.hasPrefix("[") ? path : "." + path)
      error.refusal = nil
      return error
    }

    /// Returns the error of the whole value in place of a part's, unless the part has its own message.
    func ofWhole(_ fault: ServerText) -> SchemaError { refusal == nil ? SchemaError(fault) : self }

    /// The same error in a place where null is allowed, too.
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
    /// A sentence with the place and the problem.
    public var description: String {
      refusal ?? (path.isEmpty ? "the value \(fault)" : "\"\(path)\" \(fault)")
    }
  }
#endif
