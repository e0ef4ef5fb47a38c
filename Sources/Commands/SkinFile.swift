private import HostSystem
internal import Logging
internal import Routes
internal import Skins
private import StyleLoading
private import Styles

/// The file or folder that `--styles` names: a look put over the standard one, also while pages are open.
final class SkinFile: Sendable {
  /// The current look.
  let skin: PageSkin
  private let styler: Styler
  private let subscription: Styler.Subscription

  /// Reads a file, or the files of a folder as one.
  ///
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - log: receives later problems with it.
  ///   - feed: announces its changes.
  /// - Throws: ``Failure/styles(_:)`` if it is wrong from the beginning.
  init(_ path: String, _ log: Logger, announcing feed: ChangeFeed) throws(Failure) {
    do throws(StyleLoadingError) {
      styler = try Styler(
        path, cache: Self.cache(for: path), expecting: Skin.names, within: Skin.limits,
        report: { problems in
          for problem in problems { log.warning("\(problem.description, privacy: .public)") }
        })
    } catch { throw .styles(error.description) }
    let skin = PageSkin(Skin(styler.styles))
    self.skin = skin
    subscription = styler.subscribe { feed.show(Skin($0), in: skin) }
  }

  /// Returns the path of a copy that the next start reads faster; nil if the person has no folder
  /// for such files.
  private static func cache(for path: String) -> String? {
    guard let home = Paths.cacheHome, Paths.isFolder(home) else { return nil }
    let folder = "\(home)/proba"
    // Without it nothing is cached.
    try? Paths.makeFolder(folder)
    return StyleCache.path(for: path, in: folder)
  }
}

extension Call {
  /// Returns the look of the files that a command writes: that of `--styles`, or the standard one.
  ///
  /// Names without effect and values that are not accepted are remarked on, and change nothing else.
  func skin(_ output: Output) throws(Failure) -> Skin {
    guard let path = string(\.styles) else { return .standard }
    do throws(StyleProblems) {
      let sheet = try StyleSheet(
        path, from: .disk, expecting: Skin.names, within: Skin.limits)
      for problem in sheet.warnings { output.remark("proba: \(problem.description)\n") }
      return Skin(StyleLookup(sheet))
    } catch { throw .styles(error.description) }
  }
}
