import Glibc
import Settings
import SettingsFiles

// The process that the tests of settings in files kill.
//
//   settings-child count PATH         adds one to the count, and prints each confirmed one, until killed
//   settings-child add PATH TIMES     adds one, TIMES times
//   settings-child stop PATH STEP     sets the count to 1000, and kills itself at a step of that

let count = SettingDefinition("count", default: 0, .whole(in: 0...1_000_000))
let words = Array(CommandLine.arguments.dropFirst())

func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

func add(_ store: SettingsStore) throws(SettingsError) {
  try store.change { changes throws(SettingsError) in
    try changes.set(count, to: changes.table[count] + 1)
  }
}

let step = Int(word(2)) ?? 0
let backend = SettingsBackend.file(at: word(1)) { now throws(SettingsError) in
  if word(0) == "stop", SettingsBackend.FileStep.allCases[step] == now { kill(getpid(), SIGKILL) }
}
let store = SettingsStore(SettingsSchema { count }, person: backend, threading: .locked)

do throws(SettingsError) {
  switch word(0) {
  case "count":
    while true {
      try add(store)
      // Not buffered, because buffered output is lost when the process is killed.
      print(store[count])
      fflush(nil)
    }
  case "add": for _ in 0..<step { try add(store) }
  default: try store.set(count, to: 1_000)
  }
} catch {
  print(error)
  exit(1)
}
