/// The sentences for failures of the store, the system and the server, in one language.
public struct TroublePhrases: Sendable {
  // MARK: The store

  /// Another process is writing to the store.
  public let storeBusy: String
  /// The disk is full, and a change was not saved.
  public let storeFull: String
  /// The file {1} is damaged; {2} is the reason.
  public let storeDamaged: Phrase
  /// The file {1} was not written by Proba.
  public let storeForeign: Phrase
  /// The file {1} was moved, replaced or removed while it was in use.
  public let storeLost: Phrase
  /// Another program has overwritten the file {1} while it was in use.
  public let storeOverwritten: Phrase
  /// The file {1} replaced one that is still in use.
  public let storeMisplaced: Phrase
  /// The file {1} cannot be written.
  public let storeReadOnly: Phrase
  /// The newest changes of the file {1} cannot be read without permission to write.
  public let storeLogUnreadable: Phrase
  /// The file {1} cannot be opened; {2} is the reason.
  public let storeUnopened: Phrase
  /// The tables differ from those expected; {1} is the difference.
  public let storeMismatch: Phrase
  /// The file has the schema version {1}, and the program supports only {2}.
  public let storeTooNew: Phrase
  /// Whether a change was kept is unknown; {1} is the reason.
  public let storeUncertain: Phrase
  /// The disk under the file {1} failed; {2} is the reason.
  public let storeDiskFailed: Phrase
  /// The migration {1} was rolled back; {2} is the reason.
  public let storeNotMigrated: Phrase
  /// Any other failure; {1} describes it to developers, in English.
  public let storeFailed: Phrase

  // MARK: Failed operations

  /// The file {1} cannot be opened: {2}.
  public let cannotOpen: Phrase
  /// The file {1} cannot be read: {2}.
  public let cannotRead: Phrase
  /// The file {1} cannot be written: {2}.
  public let cannotWrite: Phrase
  /// The output cannot be written: {1}.
  public let cannotWriteOutput: Phrase
  /// The file {1} cannot be removed: {2}.
  public let cannotRemove: Phrase
  /// The folder {1} cannot be created: {2}.
  public let cannotMakeFolder: Phrase
  /// The folder {1} cannot be written: {2}.
  public let cannotWriteFolder: Phrase
  /// A signal cannot be waited for: {1}.
  public let cannotAwaitSignal: Phrase
  /// A thread cannot be started: {1}.
  public let cannotStartThread: Phrase

  // MARK: Reasons of the system

  /// There is no file or folder of this name.
  public let notThere: String
  /// Permission is denied.
  public let notPermitted: String
  /// The path leads to a folder instead of a file.
  public let isFolder: String
  /// The path leads to a file instead of a folder.
  public let isNoFolder: String
  /// The disk is full.
  public let diskFull: String
  /// The file system is read-only.
  public let readOnly: String
  /// A name is too long.
  public let nameTooLong: String
  /// The file is not a text file.
  public let noText: String
  /// The disk failed.
  public let diskFailed: String

  // MARK: The server

  /// {1} is not an address to listen on.
  public let invalidAddress: Phrase
  /// {1} is not a host.
  public let invalidHost: Phrase
  /// {1} is not an origin.
  public let invalidOrigin: Phrase
  /// Another program listens at {1}, port {2}.
  public let portInUse: Phrase
  /// This user may not listen at {1}, port {2}.
  public let portNotPermitted: Phrase
  /// No network interface has the address {1}.
  public let addressNotHere: Phrase
  /// The call {1} failed: {2}.
  public let notStarted: Phrase
  /// The file {1} of the page cannot be read: {2}.
  public let pageUnreadable: Phrase

  // MARK: Pictures

  /// The libraries that draw pictures are not installed: {1} is missing.
  public let noGraphics: Phrase
  /// There is no font.
  public let noFont: String
  /// A picture was not drawn: {1}.
  public let notDrawn: Phrase
}
