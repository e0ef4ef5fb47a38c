#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension SystemError {
  /// The reason why a request failed: a cause that a person may be able to fix, or any other.
  public enum Cause: Sendable, Hashable {
    /// The file does not exist.
    case notThere
    /// This user does not have permission.
    case notPermitted
    /// There is a folder where a file is required.
    case isFolder
    /// There is a file where a folder is required.
    case isNoFolder
    /// The disk or the user's quota is full.
    case diskFull
    /// The file system is read-only.
    case readOnly
    /// A name is longer than the file system allows.
    case nameTooLong
    /// The file is not text, because it has no line ends.
    case noText
    /// The disk failed.
    case diskFailed
    /// Another cause, in the system's own words, in English.
    case other(String)

    /// Makes the cause of an error number of the system.
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

    /// Returns the system's message for an error number, in English.
    static func systemText(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
  }
}
