internal import HostSystem
internal import Persistence

/// What restoring a backup has done.
public struct Restoration: Sendable, Hashable {
  /// The number of probes that are there now.
  public let probes: Int
  /// The number of answers that are there now.
  public let answers: Int
  /// The path of what was there before; nil if nothing was.
  public let kept: String?
  /// Whether a program uses what was there before, and saves nothing until it is started again.
  public let isInUse: Bool
}

extension Tracker {
  /// Puts a backup in the place of a tracker's file.
  ///
  /// The backup is copied and checked first: its integrity, whether it is a tracker's, its version, and all its
  /// counts, which are made again. What was there before is kept beside it under another name.
  ///
  /// - Parameters:
  ///   - backup: the path of the backup, which stays as it is.
  ///   - path: the path of the tracker's file, which need not exist, and may be damaged or in use.
  ///   - host: the clock and the time zone.
  /// - Complexity: O(n log n) in all stored data.
  /// - Throws: ``TrackerError``; the tracker's file is then unchanged.
  public static func restore(
    _ backup: String, to path: String, host: HostEnvironment = .machine
  ) throws(TrackerError) -> Restoration {
    let target = Paths.resolved(path)
    let folder = Paths.folder(of: target)
    do { try Paths.makeFolder(folder) } catch { throw .system(error) }
    // Left by one that was interrupted.
    try? Paths.removeDrafts(in: folder)
    let draft = Paths.newDraft(in: folder, ending: ".sqlite")
    defer { for ending in ["", "-wal", "-shm"] { _ = try? Paths.remove(draft + ending) } }
    let count = try prepare(backup, as: draft, host)
    let name = newPathOfKept(target)
    let isThere = Paths.exists(target)
    do {
      let isInUse = try Store.exchange(draft, for: target, keptAs: name)
      return Restoration(
        probes: count.probes, answers: count.answers, kept: isThere ? name : nil, isInUse: isInUse)
    } catch { throw .store(error) }
  }

  /// Makes a checked copy of a backup that this program can open at once, without a log.
  private static func prepare(
    _ backup: String, as draft: String, _ host: HostEnvironment
  ) throws(TrackerError) -> Recount {
    do { try Store.copy(of: backup, to: draft, history: History.steps) } catch {
      throw .store(error)
    }
    let tracker = try Tracker(path: draft, host: host)
    let count = try tracker.recount()
    do { try tracker.store.foldLog() } catch { throw .store(error) }
    return count
  }

  /// The paths of what restorations have kept, from the first to one that is not there.
  static func pathsOfKept(_ path: String) -> [String] {
    var paths = [path + ".before-restore"]
    while let last = paths.last, Paths.exists(last) {
      paths.append("\(path).before-restore-\(paths.count + 1)")
    }
    return paths
  }

  private static func newPathOfKept(_ path: String) -> String {
    pathsOfKept(path).last ?? path + ".before-restore"
  }
}
