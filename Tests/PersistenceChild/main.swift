import FaultWorkload
import FaultyDisk
import Glibc
import Persistence

// The process that the tests of the store kill, deprive of memory and cut off from its disk.
//
//   persistence-child rounds PATH [io|step NUMBER]   prints each committed round, until killed
//   persistence-child confirm PATH                   prints each committed round with its beginning
//   persistence-child migrate PATH [io|step NUMBER]  opens the store, and ends
//   persistence-child count PATH TIMES               adds one, TIMES times
//   persistence-child storm KIND FOLDER              makes each disk call fail in turn
//   persistence-child swallow PATH                   continues in a transaction that has failed
//   persistence-child guest PATH                     opens the store as a user without rights
//   persistence-child small PATH LIMIT               writes until files may not grow any more

let words = Array(CommandLine.arguments.dropFirst())

func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

/// Prints a line without buffering, since buffered output is lost when the process is killed.
func report(_ line: String) {
  print(line)
  fflush(nil)
}

func armToKill(_ kind: String, _ number: Int?) {
  guard let number else { return }
  faulty_disk_arm(kind == "io" ? FAULTY_DISK_KILLS : FAULTY_DISK_KILLS_AT_STEP, number)
}

do {
  switch word(0) {
  case "rounds":
    armToKill(word(2), Int(word(3)))
    let store = try Workload.open(word(1))
    while true { report("\(try Workload.run(store))") }
  case "confirm":
    let store = try Workload.open(word(1))
    while true {
      let beginning = Workload.clock
      report("\(try Workload.run(store)) \(beginning)")
    }
  case "migrate":
    armToKill(word(2), Int(word(3)))
    _ = try Workload.open(word(1))
    report("open")
  case "count":
    let store = try Workload.open(word(1))
    for _ in 0..<(Int(word(2)) ?? 0) { try Workload.count(store) }
  case "storm":
    report(try Storm(kind: word(1), folder: word(2)).run())
  case "swallow":
    try swallow(word(1))
  case "guest":
    // The superuser may write everywhere, so the process drops its privileges.
    if geteuid() == 0 { setuid(65534) }
    _ = try Workload.run(try Workload.open(word(1)))
  case "small":
    try fill(word(1), limit: UInt(word(2)) ?? 0)
  default:
    report("persistence-child: there is no “\(word(0))”")
    exit(2)
  }
} catch {
  report("\(error)")
  exit(1)
}

/// Writes more than fits into the cache to a disk that is temporarily full, and ignores the error.
func swallow(_ path: String) throws {
  let store = try Workload.open(path)
  let text = String(repeating: "x", count: 10_000)
  _ = try Workload.run(store)
  faulty_disk_arm(FAULTY_DISK_IS_FULL, 1)
  do throws(StoreError) {
    try store.write { tx throws(StoreError) in
      for id in 1000..<2000 as Range<Int64> {
        do throws(StoreError) {
          try tx.insert(Item(id: id, round: 1, text: text))
        } catch {
          faulty_disk_arm(FAULTY_DISK_SOUND, 0)
        }
      }
    }
  } catch {
    report("\(error)")
  }
  report("kept \(try Workload.lastRound(store))")
}

/// Writes until files reach their size limit, then prints the committed count.
func fill(_ path: String, limit: UInt) throws {
  let store = try Workload.open(path)
  signal(SIGXFSZ, SIG_IGN)
  let most = rlimit(rlim_cur: limit, rlim_max: .max)
  unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), [most])
  do throws(StoreError) {
    while true { report("\(try Workload.run(store))") }
  } catch {
    report("\(error)")
  }
  report("kept \(try Workload.lastRound(store))")
}
