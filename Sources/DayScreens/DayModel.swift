import Catalogue
package import CivilTime
import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// The probes of one day: today, unless another day was chosen.
package final class DayModel {
  /// The probes of an earlier day, as they were read.
  struct Shown {
    let day: CivilDate
    /// The probes, the newest first.
    let probes: [Probe]
    /// Whether they have been read.
    var isRead = true
  }

  /// The `id` of the button that goes back a day, which is always there.
  static let earlierID = "earlier-day"

  /// The day that the list shows instead of today; a chosen day appears once it is read.
  @Observed private(set) var shown: Shown?
  /// The day that was chosen, or nil for today, whichever that is.
  @Observed private(set) var chosen: CivilDate?
  /// The reason why the chosen day could not be read.
  @Observed private(set) var problem = ""

  private let browser: Browser
  private let texts: Texts
  private let reading: Reading
  /// The work that waits for the chosen day to be read.
  private var afterLoading: (() -> Void)?

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    self.browser = browser
    self.texts = texts
    reading = Reading(cache)
  }

  /// Whether an earlier day than today was chosen.
  var isEarlier: Bool { if case nil = chosen { false } else { true } }

  /// The name of the day shown.
  var title: String {
    guard let shown else { return texts[.today] }
    return browser.format(Double(shown.day.dayNumber) * 86_400, .date(.full), zone: .universal)
  }

  // MARK: Choosing

  /// Opens the screen of a day.
  package var go: (CivilDate) -> Void = { _ in }

  /// Goes to a day if the text is a valid date that is not in the future.
  func choose(_ text: String, today: CivilDate) {
    guard let day = CivilDate(iso: text), day.dayNumber >= 0, day <= today else { return }
    go(day)
  }

  /// Goes forward by a number of days, or back if it is negative.
  func move(by days: Int, today: CivilDate) {
    let day = (chosen ?? today).advanced(by: days)
    go(day)
    // The button for the next day is enabled on earlier days only.
    if day >= today { browser.focus(Self.earlierID) }
  }

  /// Shows a day, which is read unless it is already shown.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - today: today.
  ///   - hasArrived: whether no other day is on the page: then the day is shown without its probes until
  ///     these are read, whereas otherwise the other day stays.
  package func show(_ day: CivilDate, today: CivilDate, hasArrived: Bool = false) {
    let day = day < today ? day : nil
    guard day != chosen else { return }
    chosen = day
    if hasArrived { shown = day.map { Shown(day: $0, probes: [], isRead: false) } }
    problem = ""
    afterLoading = nil
    load()
  }

  /// Goes to the day of a moment and passes on its probe, or returns to today if there is none.
  func find(
    _ moment: Moment, on day: CivilDate, today: CivilDate, _ completion: @escaping (Probe?) -> Void
  ) {
    guard day < today else { return completion(nil) }
    chosen = day
    load { [self] in
      let probe = shown?.probes.first { $0.moment == moment }
      if case nil = probe { (chosen, shown) = (nil, nil) }
      completion(probe)
    }
  }

  // MARK: Reading

  /// Reads the probes of the chosen day, and then does the work that waits for them.
  package func load(andThen finish: (() -> Void)? = nil) {
    if let finish { afterLoading = finish }
    guard let day = chosen, let period = Period(from: day, to: day) else {
      reading.stop()
      show(nil)
      return finishLoading()
    }
    reading.read(API.probes, ProbesQuery(period)) { [self] result in
      switch result {
      case .success(let probes):
        problem = ""
        show(Shown(day: day, probes: probes.reversed()))
      case .failure(let failure):
        // If no reply came at all, the page says so above, and retries by itself.
        if failure.status != 0 { problem = texts[.failed, "\(failure.status)"] }
      }
      finishLoading()
    }
  }

  private func finishLoading() {
    let finish = afterLoading
    afterLoading = nil
    finish?()
  }

  /// Shows a probe after a change, if it belongs to the day shown.
  func replace(_ probe: Probe) {
    guard let shown, let place = shown.probes.firstIndex(where: { $0.moment == probe.moment })
    else { return }
    var probes = shown.probes
    probes[place] = probe
    self.shown = Shown(day: shown.day, probes: probes)
  }

  private func show(_ new: Shown?) {
    // A day just opened is announced once its probes are there.
    let before = shown.flatMap { $0.isRead ? $0.day : nil }
    shown = new
    if before != new.map({ $0.day }) { browser.announce(title) }
  }
}
