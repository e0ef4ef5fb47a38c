import Interface

/// The model of the gallery: its state, and the reports of the controls.
final class GalleryModel {
  let browser: Browser
  let settings: SystemSettings
  @Observed var log = ""
  @Observed var loud = ""
  @Observed var letter = "Dear <friend>,"
  @Observed var isRightToLeft = false
  @Observed var isTaskShown = true
  @Observed var showsFormats = false
  @Observed var files: [File] = []
  @Observed var rows = [1, 2, 3]

  init(browser: Browser) {
    self.browser = browser
    settings = SystemSettings(browser: browser)
    let path = Array(browser.path.utf8)
    let start = path.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 } ?? path.endIndex
    browser.setLanguage(
      start < path.endIndex ? String(decoding: path[start...], as: UTF8.self) : "en")
  }

  /// Reports an event in a text that the tests read.
  func note(_ words: String) { log = words }

  /// Converts ASCII letters to upper case: an example of a model that changes the typed text.
  func shout(_ text: String) {
    var bytes = Array(text.utf8)
    for index in bytes.indices where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
    {
      bytes[index] -= 32
    }
    loud = String(decoding: bytes, as: UTF8.self)
  }

  func take(_ files: [File]) {
    self.files = files
    for file in files {
      file.read { [self] bytes in
        note(file.name + " holds " + String(decoding: bytes ?? [], as: UTF8.self))
      }
    }
  }

  /// A number, a share, a moment and a duration in the person's formats.
  var formats: [String] {
    let moment = 1_700_000_000.0
    let write = browser.formatting
    return [
      write(12_345.678, .number(fractionDigits: 1)), write(0.125, .percent(fractionDigits: 1)),
      write(moment, .date(.short), zone: .universal),
      write(moment, .date(.medium), zone: .universal),
      write(moment, .date(.full), zone: .universal), write(moment, .isoDate, zone: .universal),
      write(moment, .time, zone: .universal), write(moment, .month, zone: .universal),
      write(moment, .weekday, zone: .universal),
      write(7_500, .duration), write(2_700, .duration), write(3_600, .duration),
      write(0, .duration),
      write(moment, .date(.long), zone: .universal), write(moment, .day, zone: .universal),
      write(moment, .dateTime(.short), zone: .universal),
      write(moment, .dateTime(.medium), zone: .universal), write(moment, .dateTime(.short)),
    ]
  }

  func turn() {
    isRightToLeft.toggle()
    browser.setLanguage(isRightToLeft ? "ar" : "en", isRightToLeft: isRightToLeft)
  }
}

/// Every kind of control, which the tests use as people would.
struct Gallery: View {
  let model: GalleryModel

  var body: some View {
    SystemEnvironment(model.settings) {
      VStack(spacing: .large) {
        SkipLink("Skip")
        Region(.navigation, label: "Places") { Link("Elsewhere", path: "/elsewhere") }
        Region(.main) {
          VStack(spacing: .large) {
            Text("Gallery").heading(.page)
            Text(model.log).id("log").announcesChanges()
            Fields(model: model)
            Hands(model: model)
            Doors(model: model)
            Ears(model: model)
          }
        }
      }
      .padding()
      .frame(maxWidth: .readable)
      .centered()
    }
  }
}

/// Fields of all kinds.
struct Fields: View {
  let model: GalleryModel
  @State private var day = ""
  @State private var isBright = false
  @State private var isWarm = true
  @State private var size = 1

  var body: some View {
    Region(.section, label: "Fields") {
      VStack {
        TextField("Loud", text: loud).keyboardShortcut("/")
        TextField("Mail", text: .constant("")).textContentType(.email)
        SecureField("Secret", text: .constant("")).textContentType(.currentPassword)
        TextEditor("Letter", text: model.$letter).onSubmit { model.note("sent " + model.letter) }
        DateField("Day", day: $day)
        Toggle("Bright", isOn: $isBright)
        Toggle("Warm", isOn: $isWarm)
        Picker(
          "Size", name: "size", selection: $size, options: [1, 2, 3], id: { $0 },
          title: { "Size \($0)" })
        Text((isBright ? "bright" : "dim") + (isWarm ? ", warm, " : ", cold, ") + "size \(size)")
          .id("chosen")
        FilePicker("Log", types: [".log"], allowsMany: true) { model.take($0) }
      }
    }
  }

  private var loud: Binding<String> {
    Binding {
      model.loud
    } set: {
      model.shout($0)
    }
  }
}

/// Pointer interactions, each with an alternative that needs no pointer.
struct Hands: View {
  let model: GalleryModel

  var body: some View {
    Region(.section, label: "Hands") {
      VStack {
        Box { Text("Pull me") }
          .id("handle").padding().background(.fill)
          .onDrag { drag in
            let phase =
              switch drag.phase {
              case .began: "began"
              case .moved: "moved"
              case .ended: "ended"
              case .cancelled: "cancelled"
              }
            model.note(phase + " \(Int(drag.location.x)) \(Int(drag.location.y))")
          }
        Box { Text("Drop files here") }
          .id("zone").padding().background(.fill).onDrop { model.take($0) }
        FlowStack {
          Button("Copy") {
            model.browser.copy("from the gallery") { model.note($0 ? "copied" : "refused") }
          }
          Button("Paste") { model.browser.paste { model.note("pasted " + ($0 ?? "nothing")) } }
          Button("Ask and give up") { model.browser.fetch(.get, "/slow") { _ in }.cancel() }
          Button("Save") { model.note("saved") }.keyboardShortcut("s", modifiers: .control)
          Button("Move without pulling") { model.note("moved 10 10") }
          Button("Turn the rows") { model.rows.reverse() }
        }
        List {
          ForEach(model.rows, id: { $0 }) { row in
            ListItem { RowField(row: row) }
          }
        }
      }
    }
  }
}

/// A field with a text of its own.
struct RowField: View {
  let row: Int
  @State private var text = ""

  var body: some View { TextField("Row \(row)", text: $text) }
}

/// Controls that can be disabled together.
struct Doors: View {
  let model: GalleryModel
  @State private var isLocked = false
  @State private var name = ""

  var body: some View {
    Region(.section, label: "Doors") {
      VStack {
        Toggle("Lock", isOn: $isLocked)
        VStack {
          TextField("Name at the door", text: $name)
          Button("Ring") { model.note("rang") }.keyboardShortcut("g", modifiers: .control)
          Box { Text("A bell") }.id("bell").onTap { model.note("heard") }
        }
        .disabled(isLocked)
      }
    }
  }
}

/// Announcements, formats, system settings and a task.
struct Ears: View {
  let model: GalleryModel
  @Environment(ReducesMotion.self) private var reducesMotion
  @Environment(IsDark.self) private var isDark

  var body: some View {
    Region(.section, label: "Ears") {
      VStack {
        Text((reducesMotion ? "still" : "moving") + (isDark ? " and dark" : " and light"))
          .id("mood")
        Box {
          Words("Neigh")
          Words("")
          Words("bours")
        }
        if model.showsFormats {
          Box { ForEach(model.formats, id: { $0 }) { Text($0) } }.id("formats")
        }
        FlowStack {
          Button("Formats") { model.showsFormats = true }
          Button("Announce") { model.browser.announce("Something happened") }
          Button("Other direction") { model.turn() }
          Button("Start or stop") { model.isTaskShown.toggle() }
          Button("Break") { Crash.now() }.buttonStyle(.destructive)
        }
        if model.isTaskShown {
          Text("A task runs").task { task in
            task.hold(
              model.browser.after(milliseconds: 600_000) { model.note("never") })
          }
        }
      }
    }
  }
}

/// A failed precondition, to check that crashes are reported.
enum Crash {
  @inline(never)
  static func now() { preconditionFailure("the gallery was asked to break") }
}
