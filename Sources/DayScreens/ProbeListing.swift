package import Tracking

/// A list of probes of several days, each with a button that opens its form.
package struct ProbeListing {
  /// The `id` of the element that takes the focus from a button that is gone.
  let fallbackID: String
  /// Returns whether a probe is listed.
  let contains: (Probe) -> Bool
  /// Shows a probe after a change.
  let replace: (Probe) -> Void

  /// Makes a listing from its functions.
  package init(
    fallbackID: String, contains: @escaping (Probe) -> Bool, replace: @escaping (Probe) -> Void
  ) {
    self.fallbackID = fallbackID
    self.contains = contains
    self.replace = replace
  }
}
