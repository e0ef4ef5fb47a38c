extension Browser {
  /// Whether the device offers pictures to other programs.
  public var sharesPictures: Bool { ask(.share, 0).number > 0 }

  /// Offers a file of this server to other programs, such as for messages.
  ///
  /// Call it in response to a click or a key. Nothing happens if the device offers no files, or the
  /// person changes their mind.
  ///
  /// - Parameters:
  ///   - path: the address of the file.
  ///   - name: the name that the file gets, with its extension.
  public func share(path: String, as name: String) {
    ask(.share, 1, bytes: Array((path + "\n" + name).utf8))
  }
}
