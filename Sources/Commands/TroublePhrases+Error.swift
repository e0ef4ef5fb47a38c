internal import Catalogue
internal import HTTPServer
internal import HostSystem
internal import Persistence
internal import Rendering

extension TroublePhrases {
  /// Returns the sentence about an error of the store; text for developers stays in English.
  func sentence(for error: StoreError) -> String {
    switch error {
    case .busy: storeBusy
    case .diskFull: storeFull
    case .corrupt(let path, let reason): storeDamaged(path, reason)
    case .notADatabase(let path): storeForeign(path)
    case .fileLost(let path): storeLost(path)
    case .fileOverwritten(let path): storeOverwritten(path)
    case .foreignLog(let path): storeMisplaced(path)
    case .readOnly(let path): storeReadOnly(path)
    case .logUnreadable(let path): storeLogUnreadable(path)
    case .cannotOpen(let path, let reason): storeUnopened(path, reason)
    case .schemaMismatch(let differences): storeMismatch(differences.joined(separator: "; "))
    case .versionTooNew(let found, let known): storeTooNew("\(found)", "\(known)")
    case .commitUnknown(let reason): storeUncertain(reason)
    case .inputOutput(let path, let reason): storeDiskFailed(path, reason)
    case .migration(let name, let reason): storeNotMigrated(name, reason)
    case .constraint, .decode, .disconnected, .misuse, .server, .statement:
      storeFailed(error.description)
    }
  }

  /// Returns the sentence about an error of the system.
  func sentence(for error: SystemError) -> String {
    let cause = text(error.cause)
    return switch error.action {
    case .open(let path): cannotOpen(path, cause)
    case .read(let path): cannotRead(path, cause)
    case .write(let path): cannotWrite(path, cause)
    case .writeOutput: cannotWriteOutput(cause)
    case .remove(let path): cannotRemove(path, cause)
    case .makeFolder(let path): cannotMakeFolder(path, cause)
    case .writeFolder(let path): cannotWriteFolder(path, cause)
    case .awaitSignal: cannotAwaitSignal(cause)
    case .startThread: cannotStartThread(cause)
    }
  }

  /// Returns the sentence about a server that did not start.
  func sentence(for error: ServerError) -> String {
    switch error {
    case .invalidAddress(let address): invalidAddress(address)
    case .invalidHost(let name): invalidHost(name)
    case .invalidOrigin(let origin): invalidOrigin(origin)
    case .portInUse(let address, let port): portInUse(address, "\(port)")
    case .notPermitted(let address, let port): portNotPermitted(address, "\(port)")
    case .addressNotHere(let address): addressNotHere(address)
    case .system(let call, let code): notStarted(call, text(SystemError.Cause(code: code)))
    }
  }

  /// Returns the sentence about a picture that could not be drawn; text for developers stays in English.
  func sentence(for error: RenderingError) -> String {
    switch error {
    case .noLibrary(let name): noGraphics(name)
    case .noFont: noFont
    case .badSize, .failed: notDrawn(error.description)
    }
  }

  /// Returns the sentence about a page that cannot be served.
  func sentence(for error: StaticFilesError) -> String {
    pageUnreadable(error.path, text(SystemError.Cause(code: error.code)))
  }

  private func text(_ cause: SystemError.Cause) -> String {
    switch cause {
    case .notThere: notThere
    case .notPermitted: notPermitted
    case .isFolder: isFolder
    case .isNoFolder: isNoFolder
    case .diskFull: diskFull
    case .readOnly: readOnly
    case .nameTooLong: nameTooLong
    case .noText: noText
    case .diskFailed: diskFailed
    case .other(let text): text
    }
  }
}
