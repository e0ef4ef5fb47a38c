package import Tracking

/// What lists probes of several days, each with a button that opens its form.
package struct ProbeListing {
  /// The name within the page of what takes the focus from a button that is gone.
  let fallbackID: String
  /// Whether a probe is listed.
  let contains: (Probe) -> Bool
  /// Shows a probe as it is after a change.
  let replace: (Probe) -> Void

  /// Makes a listing from what it does.
  package init(
    fallbackID: String, contains: @escaping (Probe) -> Bool, replace: @escaping (Probe) -> Void
  ) {
    self.fallbackID = fallbackID
    self.contains = contains
    self.replace = replace
  }
}
