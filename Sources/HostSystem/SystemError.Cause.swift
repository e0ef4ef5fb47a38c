#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension SystemError {
  /// Why the system refuses: what a person may meet and mend, and anything else.
  public enum Cause: Sendable, Hashable {
    /// There is nothing of this name.
    case notThere
    /// This user may not.
    case notPermitted
    /// A folder is where a file must be.
    case isFolder
    /// A file is where a folder must be.
    case isNoFolder
    /// No room is left on the disk, or none for this user.
    case diskFull
    /// The file system can only be read.
    case readOnly
    /// A name is longer than the file system allows.
    case nameTooLong
    /// What should be text has no lines.
    case noText
    /// The disk failed.
    case diskFailed
    /// Another cause, in the system's own words, in English.
    case other(String)

    /// The cause that an error number of the system names.
    public init(code: Int32) {
      self =
        switch code {
        case ENOENT: .notThere
        case EACCES, EPERM: .notPermitted
        case EISDIR: .isFolder
        case ENOTDIR: .isNoFolder
        case ENOSPC, EDQUOT: .diskFull
        case EROFS: .readOnly
        case ENAMETOOLONG: .nameTooLong
        case EILSEQ: .noText
        case EIO: .diskFailed
        default: .other(Self.systemText(code))
        }
    }

    /// What the system says of an error number, in English.
    static func systemText(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
  }
}
