private import Catalogue
private import CivilTime
internal import HTTPServer
private import Preferences
private import Rendering
private import Reporting
private import Reviews
internal import Skins
internal import TrackerStore
internal import Tracking
internal import Wire

extension Tracker {
  /// Returns a picture of the use of a week, in the person's language.
  func reviewPicture(
    _ query: ReviewQuery, for request: Request, in skin: Skin
  ) throws(TrackerError) -> Response {
    let summary = try weekSummary(from: query.from)
    guard summary.answered > 0 else {
      return .refusal(.notFound, Problem(code: "noAnswers", message: "The week has no answers."))
    }
    let language = request.language(try storedSettings().settings)
    let bytes: [UInt8]
    do throws(RenderingError) {
      let fonts = try Fonts(skin.families)
      let writer = ReportWriter(language: language, measure: fonts.measure, design: skin.report)
      let picture = writer.picture(
        of: summary, from: query.from, isRunning: query.from.advanced(by: 7) > today)
      // The width of a phone's screen, on which most pictures are viewed.
      bytes = try Rendering.png(picture, scale: 2, palette: skin.light, fonts: fonts)
    } catch {
      return .refusal(
        .serviceUnavailable, Problem(code: "rendering", message: error.description))
    }
    return .content(
      type: "image/png", bytes,
      headers: [
        "Content-Disposition": "attachment; filename=\"proba-\(query.from.iso).png\"",
        "Cache-Control": "no-store",
      ])
  }
}
