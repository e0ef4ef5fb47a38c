internal import CGraphics
internal import Geometry

/// A surface to draw on: an image, or the pages of a document.
///
/// Safe: it owns Cairo's surface from its creation to its deinitialisation, and nothing else releases that.
@safe
struct Surface: ~Copyable {
  let surface: OpaquePointer
  private let cairo: UnsafePointer<Cairo>
  private let sink = Sink()

  /// Makes an empty image.
  init(width: Int32, height: Int32, fonts: Fonts) throws(RenderingError) {
    unsafe cairo = unsafe fonts.cairo
    unsafe surface = try Self.whole(
      cairo.pointee.image_surface_create(CAIRO_FORMAT_ARGB32, width, height), cairo)
  }

  /// Makes a document with pages.
  init(pagesOf size: Size, fonts: Fonts) throws(RenderingError) {
    unsafe cairo = unsafe fonts.cairo
    // The sink lives as long as this object, and Cairo does not write after its surface is released, which
    // `deinit` does first.
    let place = unsafe Unmanaged.passUnretained(sink).toOpaque()
    unsafe surface = try Self.whole(
      cairo.pointee.pdf_surface_create_for_stream(collect, place, size.width, size.height),
      cairo)
    // A version that every printer of the last twenty years supports.
    unsafe cairo.pointee.pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
  }

  /// Throws if creating a surface failed, and releases it in that case.
  private static func whole(
    _ surface: OpaquePointer?, _ cairo: UnsafePointer<Cairo>
  ) throws(RenderingError) -> OpaquePointer {
    guard let surface = unsafe surface else { throw .failed("out of memory") }
    let status = unsafe cairo.pointee.surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo.pointee.surface_destroy(surface)
      throw unsafe RenderingError(status, of: cairo)
    }
    return unsafe surface
  }

  deinit {
    unsafe cairo.pointee.surface_destroy(surface)
    // Released after the surface, which may have written to it until then.
    withExtendedLifetime(sink) {}
  }

  /// Sets the metadata of a document, before its pages.
  func describe(title: String, subject: String) {
    unsafe cairo.pointee.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    unsafe cairo.pointee.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
    unsafe cairo.pointee.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Proba")
  }

  /// Sets the size of the next page.
  func beginPage(of size: Size) {
    unsafe cairo.pointee.pdf_surface_set_size(surface, size.width, size.height)
  }

  /// Returns the image as a file.
  func png() throws(RenderingError) -> [UInt8] {
    let sink = Sink()
    // Cairo writes within this call alone, while the sink is held.
    let status = unsafe cairo.pointee.surface_write_to_png_stream(
      surface,
      collect, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw unsafe RenderingError(status, of: cairo) }
    return withExtendedLifetime(sink) { sink.bytes }
  }

  /// Finishes the document and returns its file; nothing can be drawn afterwards.
  func pdf() throws(RenderingError) -> [UInt8] {
    unsafe cairo.pointee.surface_finish(surface)
    let status = unsafe cairo.pointee.surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw unsafe RenderingError(status, of: cairo) }
    return sink.bytes
  }
}

/// The bytes that Cairo writes; a class, so that they have a stable address.
private final class Sink {
  var bytes: [UInt8] = []
}

/// Appends bytes to the sink at an address, which the caller of Cairo keeps alive.
private func collect(
  place: UnsafeMutableRawPointer?, bytes: UnsafePointer<UInt8>?, count: UInt32
) -> cairo_status_t {
  guard let place = unsafe place, let bytes = unsafe bytes else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = unsafe Unmanaged<Sink>.fromOpaque(place).takeUnretainedValue()
  unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

extension RenderingError {
  /// Makes an error from Cairo's status.
  init(_ status: cairo_status_t, of cairo: UnsafePointer<Cairo>) {
    let text = unsafe cairo.pointee.status_to_string(status).map { unsafe String(cString: $0) }
    self = .failed(text ?? "unknown")
  }
}
