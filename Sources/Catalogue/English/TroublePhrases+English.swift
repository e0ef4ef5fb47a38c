extension TroublePhrases {
  /// The sentences in English.
  static let english = TroublePhrases(
    storeBusy: "the store is busy: another process is writing to it",
    storeFull: "the disk is full: this change was not saved",
    storeDamaged: "the store at {1} is damaged: {2}",
    storeForeign: "the file {1} is not a Proba database",
    storeLost:
      "the file {1} was moved, replaced or removed while Proba was using it: nothing is saved until it is back; to use the file that is there now, restart Proba",
    storeOverwritten:
      "another program overwrote the file {1} while Proba was using it: nothing is saved any more; to use what the file contains now, restart Proba (to restore a backup, use “proba restore”)",
    storeMisplaced:
      "the file {1} replaced one that is still in use: first stop the Proba that uses it",
    storeReadOnly: "the store at {1} cannot be written to",
    storeLogUnreadable:
      "the newest changes of {1} are in the log next to it, which can only be read with permission to write there: copy both files to a folder of yours",
    storeUnopened: "the store at {1} cannot be opened: {2}",
    storeMismatch: "the tables are not the ones this program expects: {1}",
    storeTooNew:
      "the store has schema version {1}, and this program supports only {2}: use a newer program",
    storeUncertain: "the disk failed while saving ({1}): the change may be kept or lost",
    storeDiskFailed: "the disk under {1} failed: {2}",
    storeNotMigrated: "the migration '{1}' was rolled back: {2}",
    storeFailed: "{1}",
    cannotOpen: "cannot open {1}: {2}",
    cannotRead: "cannot read {1}: {2}",
    cannotWrite: "cannot write {1}: {2}",
    cannotWriteOutput: "cannot write the output: {1}",
    cannotRemove: "cannot remove {1}: {2}",
    cannotMakeFolder: "cannot create the folder {1}: {2}",
    cannotWriteFolder: "cannot write to the folder {1}: {2}",
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
    invalidAddress: "{1} is not an address to listen on; give one such as 127.0.0.1 or ::1",
    invalidHost: "{1} is not a host; give a name such as home.example, perhaps with a port",
    invalidOrigin: "{1} is not an origin; give one such as https://home.example",
    portInUse: "port {2} of {1} is in use by another program; stop it or choose another port",
    portNotPermitted:
      "listening on port {2} of {1} is not permitted; choose a port above 1023",
    addressNotHere: "no network interface of this computer has the address {1}",
    notStarted: "the server did not start: {1} failed ({2})",
    pageUnreadable: "{1} cannot be read ({2})",
    noGraphics:
      "drawing needs Cairo and Pango, but {1} is missing: install the package libpangocairo-1.0-0",
    noFont: "this computer has no fonts: install one, such as the package fonts-dejavu-core",
    notDrawn: "cannot draw the picture: {1}")
}
