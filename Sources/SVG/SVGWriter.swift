internal import Drawing
private import Geometry
private import Motion

/// Writes the operations of a picture as elements.
struct SVGWriter {
  /// The definitions that elements reference: gradients, patterns and clips.
  private(set) var definitions = SVGText()
  /// The elements.
  private(set) var body = SVGText()

  private let palette: Palette
  private let measure: TextMeasure
  private let keepsWidths: Bool
  private var patterns: [Pattern] = []
  private var gradients: [LinearGradient] = []
  private var radials: [RadialGradient] = []
  private var angulars: [AngularGradient] = []
  private var clips = 0
  /// For each nesting level, including the whole: the number of open elements, and the opacity.
  private var levels: [(open: Int, opacity: Double)] = [(0, 1)]

  init(palette: Palette, measure: TextMeasure, keepsWidths: Bool) {
    self.keepsWidths = keepsWidths
    self.palette = palette
    self.measure = measure
  }

  mutating func write(_ picture: Picture) {
    for operation in picture.operations {
      switch operation {
      case .begin: levels.append((0, opacity))
      case .end: close()
      case .translate(let distance): transform("translate(", distance.x, distance.y)
      case .scale(let factor): transform("scale(", factor.x, factor.y)
      case .rotate(let angle): transform("rotate(", angle * 180 / .pi, nil)
      case .fade(let factor): levels[levels.count - 1].opacity *= factor
      case .clip(let path): clip(path)
      case .fill(let path, let paint): fill(path, paint)
      case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke)
      case .write(let lettering): write(lettering)
      case .beginGroup(let name, _):
        body.markup("<g>")
        if !name.utf8.isEmpty {
          body.markup("<title>")
          body.escape(name)
          body.markup("</title>")
        }
        body.markup("\n")
      case .endGroup: body.markup("</g>\n")
      }
    }
    while levels.count > 1 { close() }
    for _ in 0..<levels[0].open { body.markup("</g>\n") }
  }

  private var opacity: Double { levels[levels.count - 1].opacity }

  // MARK: Surroundings

  private mutating func close() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    for _ in 0..<level.open { body.markup("</g>\n") }
  }

  private mutating func transform(_ name: String, _ x: Double, _ y: Double?) {
    body.markup("<g transform=\"\(name)")
    body.number(x)
    if let y {
      body.markup(" ")
      body.number(y)
    }
    body.markup(")\">\n")
    levels[levels.count - 1].open += 1
  }

  private mutating func clip(_ path: Path) {
    clips += 1
    definitions.markup("<clipPath id=\"c\(clips)\"><path d=\"")
    definitions.steps(of: path)
    definitions.markup("\"/></clipPath>\n")
    body.markup("<g clip-path=\"url(#c\(clips))\">\n")
    levels[levels.count - 1].open += 1
  }

  // MARK: Elements

  private mutating func fill(_ path: Path, _ paint: Paint) {
    // The background of a pattern is a separate area, so that it may be any colour.
    if case .pattern(let pattern) = paint, let ground = pattern.ground { fill(path, .ink(ground)) }
    body.markup("<path d=\"")
    body.steps(of: path)
    body.markup("\"")
    put(paint, as: "fill")
    body.markup("/>\n")
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    body.markup("<path d=\"")
    body.steps(of: path)
    body.markup("\" fill=\"none\"")
    put(paint, as: "stroke")
    body.attribute("stroke-width", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: body.markup(" stroke-linecap=\"round\"")
    case .square: body.markup(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: break
    case .round: body.markup(" stroke-linejoin=\"round\"")
    case .bevel: body.markup(" stroke-linejoin=\"bevel\"")
    }
    if !stroke.dash.isEmpty {
      body.markup(" stroke-dasharray=\"")
      for (place, length) in stroke.dash.enumerated() {
        if place > 0 { body.markup(" ") }
        body.number(length)
      }
      body.markup("\"")
    }
    body.markup("/>\n")
  }

  private mutating func write(_ lettering: Lettering) {
    let extent = measure(lettering.text, lettering.style)
    // Viewers differ in other baselines, so the alphabetic one is used.
    let down =
      switch lettering.vertical {
      case .baseline: 0.0
      case .top: extent.ascent
      case .middle: (extent.ascent - extent.descent) / 2
      case .bottom: -extent.descent
      }
    body.markup("<text")
    if lettering.angle == 0 {
      body.attribute("x", lettering.place.x)
      body.attribute("y", lettering.place.y + down)
    } else {
      body.attribute("y", down)
      body.markup(" transform=\"translate(")
      body.pair(lettering.place.x, lettering.place.y)
      body.markup(") rotate(")
      body.number(lettering.angle * 180 / .pi)
      body.markup(")\"")
    }
    body.attribute("font-size", lettering.style.size)
    if keepsWidths, extent.width > 0 {
      body.attribute("textLength", extent.width)
      body.markup(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if lettering.style.weight != 400 {
      body.markup(" font-weight=\"\(lettering.style.weight)\"")
    }
    if lettering.style.isMonospaced { body.markup(" font-family=\"monospace\"") }
    switch lettering.horizontal {
    case .left: break
    case .middle: body.markup(" text-anchor=\"middle\"")
    case .right: body.markup(" text-anchor=\"end\"")
    }
    put(.ink(lettering.ink), as: "fill")
    body.markup(">")
    body.escape(lettering.text)
    body.markup("</text>\n")
  }

  // MARK: Paint

  private mutating func put(_ paint: Paint, as name: String) {
    switch paint {
    case .ink(let ink): body.color(palette.color(of: ink), as: name, opacity: opacity)
    case .gradient(let gradient):
      refer(to: "g\(place(of: gradient))", as: name)
    case .radial(let gradient): refer(to: "r\(place(of: gradient))", as: name)
    case .angular(let gradient): refer(to: "a\(place(of: gradient))", as: name)
    case .pattern(let pattern): refer(to: "p\(place(of: pattern))", as: name)
    }
  }

  private mutating func refer(to definition: String, as name: String) {
    body.markup(" \(name)=\"url(#\(definition))\"")
    if opacity < 1 { body.attribute("\(name)-opacity", opacity) }
  }

  private mutating func place(of gradient: LinearGradient) -> Int {
    if let place = gradients.firstIndex(of: gradient) { return place }
    definitions.markup(
      "<linearGradient id=\"g\(gradients.count)\" gradientUnits=\"userSpaceOnUse\"")
    definitions.attribute("x1", gradient.start.x)
    definitions.attribute("y1", gradient.start.y)
    definitions.attribute("x2", gradient.end.x)
    definitions.attribute("y2", gradient.end.y)
    definitions.markup(">")
    define(gradient.stops)
    definitions.markup("</linearGradient>\n")
    gradients.append(gradient)
    return gradients.count - 1
  }

  private mutating func define(_ stops: [LinearGradient.Stop]) {
    for stop in stops {
      definitions.markup("<stop")
      definitions.attribute("offset", stop.location)
      definitions.color(palette.color(of: stop.ink), as: "stop", property: "stop-color", opacity: 1)
      definitions.markup("/>")
    }
  }

  private mutating func place(of gradient: RadialGradient) -> Int {
    if let place = radials.firstIndex(of: gradient) { return place }
    definitions.markup("<radialGradient id=\"r\(radials.count)\" gradientUnits=\"userSpaceOnUse\"")
    definitions.attribute("cx", gradient.center.x)
    definitions.attribute("cy", gradient.center.y)
    definitions.attribute("r", gradient.outer)
    definitions.attribute("fr", gradient.inner)
    definitions.markup(">")
    define(gradient.stops)
    definitions.markup("</radialGradient>\n")
    radials.append(gradient)
    return radials.count - 1
  }

  /// Writes an angular gradient, which SVG lacks, as a pattern of one tile.
  private mutating func place(of gradient: AngularGradient) -> Int {
    if let place = angulars.firstIndex(of: gradient) { return place }
    let (center, reach) = (gradient.center, gradient.reach)
    definitions.markup("<pattern id=\"a\(angulars.count)\" patternUnits=\"userSpaceOnUse\"")
    definitions.attribute("x", center.x - reach)
    definitions.attribute("y", center.y - reach)
    definitions.attribute("width", 2 * reach)
    definitions.attribute("height", 2 * reach)
    definitions.markup(" shape-rendering=\"crispEdges\">")
    // Coordinates in a pattern begin at its corner.
    let middle = Point(x: reach, y: reach)
    for wedge in gradient.wedges(palette) {
      let ends = wedge.ends(around: middle, at: 1.5 * reach)
      var path = Path.line(from: middle, to: ends.0)
      path.append(.line(ends.1))
      path.append(.close)
      definitions.markup("<path d=\"")
      definitions.steps(of: path)
      definitions.markup("\"")
      definitions.color(wedge.first, as: "fill", opacity: 1)
      definitions.markup("/>")
    }
    definitions.markup("</pattern>\n")
    angulars.append(gradient)
    return angulars.count - 1
  }

  private mutating func place(of pattern: Pattern) -> Int {
    if let place = patterns.firstIndex(of: pattern) { return place }
    definitions.markup("<pattern id=\"p\(patterns.count)\" patternUnits=\"userSpaceOnUse\"")
    definitions.attribute("width", pattern.tile.width)
    definitions.attribute("height", pattern.tile.height)
    if pattern.angle != 0 {
      definitions.markup(" patternTransform=\"rotate(")
      definitions.number(pattern.angle * 180 / .pi)
      definitions.markup(")\"")
    }
    definitions.markup("><path d=\"")
    definitions.steps(of: pattern.marks)
    definitions.markup("\"")
    let color = palette.color(of: pattern.ink)
    if let thickness = pattern.thickness {
      definitions.markup(" fill=\"none\"")
      definitions.color(color, as: "stroke", opacity: 1)
      definitions.attribute("stroke-width", thickness)
    } else {
      definitions.color(color, as: "fill", opacity: 1)
    }
    definitions.markup("/></pattern>\n")
    patterns.append(pattern)
    return patterns.count - 1
  }
}

extension SVGText {
  /// Adds a colour, and its opacity if it is not opaque.
  fileprivate mutating func color(
    _ color: PerceptualColor, as name: String, property: String? = nil, opacity: Double
  ) {
    let (red, green, blue) = color.sRGB
    markup(" \(property ?? name)=\"#")
    for part in [red, green, blue] {
      let value = Int((part * 255).rounded())
      for digit in [value / 16, value % 16] {
        markup(String(digit, radix: 16))
      }
    }
    markup("\"")
    let opacity = color.opacity * opacity
    if opacity < 1 { attribute("\(name)-opacity", opacity) }
  }
}
