extension TroublePhrases {
  /// The sentences in English.
  static let english = TroublePhrases(
    storeBusy: "The store is busy: another process is writing to it.",
    storeFull: "The disk is full: nothing of this change was kept.",
    storeDamaged: "The store at {1} is damaged: {2}.",
    storeForeign: "The file {1} is not a Proba database.",
    storeLost:
      "The file {1} was moved, replaced or removed while Proba was using it: nothing is saved until it is back. To use the file that is there now, restart Proba.",
    storeMisplaced:
      "The file {1} was put in the place of one that is still in use: stop the Proba that uses it first.",
    storeReadOnly: "The store at {1} cannot be written to.",
    storeLogUnreadable:
      "The newest changes of {1} are in the log beside it, which only those who may write there can read: copy both files to a folder of yours.",
    storeUnopened: "The store at {1} cannot be opened: {2}.",
    storeMismatch: "The tables are not those this program expects: {1}.",
    storeTooNew: "The store is at step {1}, this program knows {2}: use a newer program.",
    storeUncertain: "The disk failed while saving ({1}): the change may be kept or lost.",
    storeDiskFailed: "The disk under {1} failed: {2}.",
    storeNotMigrated: "Migration “{1}” was undone: {2}.",
    storeFailed: "{1}",
    cannotOpen: "cannot open {1}: {2}",
    cannotRead: "cannot read {1}: {2}",
    cannotWrite: "cannot write {1}: {2}",
    cannotWriteOutput: "cannot write the output: {1}",
    cannotMakeFolder: "cannot make the folder {1}: {2}",
    cannotWriteFolder: "cannot write the folder {1}: {2}",
    cannotAwaitSignal: "cannot wait for a signal: {1}",
    cannotStartThread: "cannot start a thread: {1}",
    notThere: "No such file or directory",
    notPermitted: "Permission denied",
    isFolder: "Is a directory",
    isNoFolder: "Not a directory",
    diskFull: "No space left on device",
    readOnly: "Read-only file system",
    nameTooLong: "File name too long",
    noText: "Not a text file",
    diskFailed: "Input/output error",
    invalidAddress: "{1} is not an address to listen on; give one such as 127.0.0.1 or ::1.",
    invalidHost: "{1} is not a host; give a name such as home.example, perhaps with a port.",
    invalidOrigin: "{1} is not an origin; give one such as https://home.example.",
    portInUse: "Port {2} of {1} is taken by another program; stop it or choose another port.",
    portNotPermitted:
      "Listening on port {2} of {1} is not permitted; choose a port above 1023.",
    addressNotHere: "No network interface of this machine has the address {1}.",
    notStarted: "The server did not start: {1} failed ({2}).",
    pageUnreadable: "{1} cannot be read ({2}).",
    noGraphics:
      "pictures are drawn by Cairo and Pango, and {1} is missing: install the package libpangocairo-1.0-0",
    noFont: "there is no font on this machine: install one, such as the package fonts-dejavu-core",
    notDrawn: "the picture could not be drawn: {1}")
}
