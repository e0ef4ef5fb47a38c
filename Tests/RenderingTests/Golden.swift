import CGraphics
import Foundation
import Testing

/// An image as its pixels: blue, green, red, opacity.
struct Image {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  struct Unreadable: Error {}

  init(png bytes: [UInt8]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var missing: UnsafePointer<CChar>?
    guard let cairo = unsafe graphics_open(&missing)?.pointee.cairo else { throw Unreadable() }
    let surface = unsafe cairo.pointee.image_surface_create_from_png(file.path)
    defer { unsafe cairo.pointee.surface_destroy(surface) }
    guard unsafe cairo.pointee.surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = unsafe cairo.pointee.image_surface_get_data(surface)
    else { throw Unreadable() }
    width = unsafe Int(cairo.pointee.image_surface_get_width(surface))
    height = unsafe Int(cairo.pointee.image_surface_get_height(surface))
    let stride = unsafe Int(cairo.pointee.image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    for row in 0..<height {
      unsafe pixels += UnsafeBufferPointer(start: data + row * stride, count: width * 4)
    }
    self.pixels = pixels
  }
}

/// Reference pictures that later renderings must equal; the documentation shows them.
///
/// `RENEW_PICTURES=1 swift test` renders them again; review them before you commit them.
enum Golden {
  /// Versions of the libraries differ in anti-aliasing: a few pixels may differ a lot, and all of them
  /// a little.
  private static let tolerance = (mean: 1.5, far: 0.01)

  static func check(_ png: [UInt8], _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Rendering/Rendering.docc/Resources/\(name).png")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try Data(png).write(to: file)
    }
    let expected = try Image(png: Array(Data(contentsOf: file)))
    let image = try Image(png: png)
    try #require(image.width == expected.width && image.height == expected.height)
    let differences = zip(image.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    let far = Double(differences.count(where: { $0 > 64 })) / Double(differences.count)
    #expect(mean <= tolerance.mean && far <= tolerance.far, "\(name): \(mean), \(far)")
  }
}
