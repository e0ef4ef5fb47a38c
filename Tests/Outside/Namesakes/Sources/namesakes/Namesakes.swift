import Drawing
import JSON
import Motion
import ProbaJSON
import ProbaMotion

@main
enum Namesakes {
  static func main() {
    let mine = JSON("mine")
    let theirs: JSONValue = ["title": "Solaris"]
    let track = Motion.Track("Nocturne")
    var width = ProbaMotion.Track(100.0)
    width.move(to: 300, with: .spring(.snappy), at: 0)
    let ink = Ink.accent
    print(mine.text, theirs.text, track.title, width.value(at: 10), ink.opacity)
  }
}
