import Geometry
import GestureViews
import Gestures
import Interface
import Motion
import MotionViews

/// The model shared by the pieces.
final class MotionModel {
  let settings: SystemSettings
  /// The text that the tests read.
  @Observed var log = ""

  init(browser: Browser) { settings = SystemSettings(browser: browser) }
}

/// All kinds of motion, each piece beside its controls.
struct MotionGallery: View {
  let model: MotionModel

  var body: some View {
    SystemEnvironment(model.settings) {
      Region(.main) {
        VStack(spacing: .large) {
          Text("Motion").heading(.page)
          Text(model.log).id("log").foregroundStyle(.secondary).announcesChanges()
          CurvesPiece()
          SpringPiece(model: model)
          TransitionsPiece()
          RowsPiece(model: model)
          MatchedPiece()
          GesturesPiece(model: model)
          WavesPiece()
        }
      }
      .padding()
      .frame(maxWidth: .readable)
      .centered()
    }
  }
}

/// A piece with its name.
struct Piece: View {
  let name: String
  let content: Part

  init(_ name: String, @ViewBuilder content: () -> Part) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    Region(.section, label: name) {
      VStack {
        Text(name).heading(.section)
        content
      }
    }
    .card()
  }
}

/// The named curves and springs, side by side.
struct CurvesPiece: View {
  @State private var isFar = false

  private struct Course {
    let name: String
    let animation: Animation
  }

  private static var courses: [Course] {
    [
      Course(name: "linear", animation: .linear(duration: 1)),
      Course(name: "ease", animation: .timingCurve(.ease, duration: 1)),
      Course(name: "ease in", animation: .easeIn(duration: 1)),
      Course(name: "ease out", animation: .easeOut(duration: 1)),
      Course(name: "ease in and out", animation: .easeInOut(duration: 1)),
      Course(name: "super ease in", animation: .timingCurve(.superEaseIn, duration: 1)),
      Course(name: "smooth spring", animation: .spring(.smooth)),
      Course(name: "snappy spring", animation: .spring(.snappy)),
      Course(name: "bouncy spring", animation: .spring(.bouncy)),
      Course(
        name: "delayed, twice as fast", animation: .easeInOut(duration: 1).delay(0.5).speed(2)),
      Course(name: "three times", animation: .easeInOut(duration: 0.4).repeatCount(3)),
    ]
  }

  var body: some View {
    Piece("Curves and springs") {
      Button(isFar ? "Back" : "Go") { isFar.toggle() }
      ForEach(Self.courses.indices) { index in
        HStack(spacing: .small) {
          Ball(.accent).id("course\(index)").offset(x: isFar ? 120 : 0)
            .animation(Self.courses[index].animation, value: isFar)
          Spacer()
          Text(Self.courses[index].name).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A decorative ball.
struct Ball: Primitive {
  var element: Element

  init(_ color: Color) { element = Dot(color).element }
}

/// A ball that follows a pointer, and springs to the place of a tap.
struct SpringPiece: View {
  let model: MotionModel
  @State private var place = Geometry.Point(x: 20, y: 20)
  @State private var start = Geometry.Point(x: 20, y: 20)

  var body: some View {
    Piece("A spring that is sent elsewhere") {
      Text("Tap, drag, or use the arrow keys; the ball never jumps.").font(.caption)
      Box {
        Ball(.palette(1)).id("ball").scaleEffect(2).offset(x: place.x, y: place.y)
      }
      .id("field").background(.fill).cornerRadius(.medium)
      .frame(height: .narrow)
      .accessibilityRole(.group).accessibilityLabel("A field with a ball")
      .onTapGesture(keys: .elsewhere("the arrow keys")) { found in
        if let found { throwBall(to: found) }
      }
      .onDragGesture(keys: .arrows(step: 40)) { drag in follow(drag) }
    }
  }

  private func throwBall(to found: Geometry.Point) {
    withAnimation(.spring(.bouncy), completion: { model.log = "the ball is at rest" }) {
      place = found
    }
  }

  private func follow(_ drag: DragValue) {
    switch drag.phase {
    case .began: start = place
    case .changed:
      let way = drag.translation
      withAnimation(.spring(Spring(response: 0.15))) {
        place = Geometry.Point(x: start.x + way.x, y: start.y + way.y)
      }
    case .ended:
      let way = drag.predictedEndTranslation
      throwBall(
        to: Geometry.Point(
          x: min(max(start.x + way.x, 0), 300), y: min(max(start.y + way.y, 0), 300)))
    case .cancelled: throwBall(to: start)
    }
  }
}

/// Views that appear and disappear with each kind of transition.
struct TransitionsPiece: View {
  @State private var isShown = true

  var body: some View {
    Piece("Coming and going") {
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.spring(Spring(duration: 0.6))) { isShown.toggle() }
      }
      FlowStack {
        if isShown { Tile("opacity").id("opacity").transition(.opacity) }
        if isShown { Tile("scale").transition(.scale) }
        if isShown { Tile("offset").transition(.opacity.combined(with: .offset(y: 24))) }
        if isShown { Tile("move").transition(.opacity.combined(with: .move(edge: .bottom))) }
        if isShown { Tile("slide").transition(.opacity.combined(with: .slide)) }
        if isShown {
          Tile("asymmetric")
            .transition(
              .asymmetric(insertion: .scale(0.5).combined(with: .opacity), removal: .opacity))
        }
      }
      .frame(minHeight: .touch)
    }
  }
}

/// A word on a background.
struct Tile: Primitive {
  var element: Element

  init(_ name: String) {
    element =
      Box { Text(name).font(.caption) }
      .padding(.small).background(.fill).cornerRadius(.small).element
  }
}

/// Rows that are shuffled, added and removed.
struct RowsPiece: View {
  let model: MotionModel
  @State private var rows = [1, 2, 3, 4, 5]
  @State private var next = 6

  var body: some View {
    Piece("Rows that give way") {
      FlowStack {
        Button("Turn round") { change { rows.reverse() } }
        Button("Add") {
          change {
            rows.insert(next, at: rows.count / 2)
            next += 1
          }
        }
        Button("Take one") { change { if !rows.isEmpty { rows.remove(at: rows.count / 2) } } }
      }
      List {
        ForEach(rows, id: { $0 }) { row in
          ListItem { Tile("Row \(row)") }.id("row\(row)")
            .transition(.opacity.combined(with: .scale(0.8)))
        }
      }
    }
  }

  private func change(_ changes: () -> Void) {
    withAnimation(.default, completion: { model.log = "the rows are at rest" }, changes)
  }
}

/// A mark that moves from one word to another, and a tile that grows to a page.
struct MatchedPiece: View {
  @State private var space = MatchedSpace()
  @State private var chosen = 0
  @State private var isOpen = false

  var body: some View {
    Piece("One thing in two places") {
      HStack(alignment: .top) {
        ForEach(0..<3) { index in
          VStack(spacing: .tiny) {
            Button(["Day", "Week", "Year"][index]) { withAnimation { chosen = index } }
              .pressed(chosen == index)
            if chosen == index {
              Box { Words("") }.id("mark").background(.accent).frame(minHeight: .characters(1))
                .cornerRadius(.capsule).matchedGeometry(id: "mark", in: space)
            }
          }
        }
      }
      Button(isOpen ? "Close" : "Open") { withAnimation(.spring(.snappy)) { isOpen.toggle() } }
      if isOpen {
        Box { Text("A page") }.id("sheet").padding(.huge).background(.mix(.accent, 0.3))
          .cornerRadius(.medium).matchedGeometry(id: "sheet", in: space)
      } else {
        HStack {
          Box { Text("A page") }.id("sheet").padding(.tiny).background(.mix(.accent, 0.3))
            .cornerRadius(.medium).matchedGeometry(id: "sheet", in: space)
          Spacer()
        }
      }
    }
  }
}

/// A pad that reports the gestures made on it.
struct GesturesPiece: View {
  let model: MotionModel

  var body: some View {
    Piece("Gestures") {
      Box {
        Text("Tap, tap twice, press long, drag or pinch here").font(.caption)
        Button("A button within") { model.log = "button" }
      }
      .id("pad").padding(.large).background(.fill).cornerRadius(.medium)
      .accessibilityRole(.group).accessibilityLabel("A pad for gestures")
      .onTapGesture { _ in model.log = "tap" }
      .onTapGesture(count: 2, keys: .key(.space)) { _ in model.log = "two taps" }
      .onLongPress { model.log = "press " + Self.word($0.phase) }
      .onDragGesture(directions: .horizontal, keys: .arrows(step: 30)) { drag in
        model.log = "drag " + Self.word(drag.phase) + " \(Int(drag.translation.x))"
      }
      .onPinch { pinch in
        model.log = "pinch " + Self.word(pinch.phase) + " \(Int(pinch.scale * 100))"
      }
      Box { Text("Swipe here, or turn a wheel").font(.caption) }
        .id("strip").padding().background(.fill).cornerRadius(.medium)
        .accessibilityRole(.group).accessibilityLabel("A strip to swipe")
        .onSwipe { model.log = $0.direction == .left ? "swipe left" : "swipe right" }
        .onWheel(.horizontal, keys: "the arrow keys") { model.log = "wheel \(Int($0.delta.x))" }
    }
  }

  private static func word(_ phase: GesturePhase) -> String {
    switch phase {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
