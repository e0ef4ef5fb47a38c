/// The sentences for failures of the store, the system and the server, in one language.
public struct TroublePhrases: Sendable {
  // MARK: The store

  /// Another process writes.
  public let storeBusy: String
  /// There is no room for a change.
  public let storeFull: String
  /// The file {1} is damaged; {2} says how.
  public let storeDamaged: Phrase
  /// The file {1} was not written by Proba.
  public let storeForeign: Phrase
  /// The file {1} was moved, replaced or removed while it was in use.
  public let storeLost: Phrase
  /// The file {1} was put in the place of one that is still in use.
  public let storeMisplaced: Phrase
  /// The file {1} cannot be written.
  public let storeReadOnly: Phrase
  /// The newest changes of the file {1} cannot be read without the right to write.
  public let storeLogUnreadable: Phrase
  /// The file {1} cannot be opened; {2} says why.
  public let storeUnopened: Phrase
  /// The tables differ; {1} says how.
  public let storeMismatch: Phrase
  /// The file is at step {1}, the program at {2}.
  public let storeTooNew: Phrase
  /// Whether a change was kept is unknown; {1} says why.
  public let storeUncertain: Phrase
  /// The disk under the file {1} failed; {2} says how.
  public let storeDiskFailed: Phrase
  /// The step {1} was undone; {2} says why.
  public let storeNotMigrated: Phrase
  /// Anything else, {1}, which is for developers and in English.
  public let storeFailed: Phrase

  // MARK: What was tried of the system

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
  /// The folder {1} cannot be made: {2}.
  public let cannotMakeFolder: Phrase
  /// The folder {1} cannot be written: {2}.
  public let cannotWriteFolder: Phrase
  /// A signal cannot be waited for: {1}.
  public let cannotAwaitSignal: Phrase
  /// A thread cannot be started: {1}.
  public let cannotStartThread: Phrase

  // MARK: Why the system refused

  /// There is nothing of this name.
  public let notThere: String
  /// This user may not.
  public let notPermitted: String
  /// A folder is where a file must be.
  public let isFolder: String
  /// A file is where a folder must be.
  public let isNoFolder: String
  /// No room is left.
  public let diskFull: String
  /// The file system can only be read.
  public let readOnly: String
  /// A name is too long.
  public let nameTooLong: String
  /// What should be text has no lines.
  public let noText: String
  /// The disk failed.
  public let diskFailed: String

  // MARK: The server

  /// {1} is no address.
  public let invalidAddress: Phrase
  /// {1} is no host.
  public let invalidHost: Phrase
  /// {1} is no origin.
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

  /// What draws pictures is not installed: {1} is missing.
  public let noGraphics: Phrase
  /// There is no font.
  public let noFont: String
  /// A picture was not drawn: {1}.
  public let notDrawn: Phrase
}
