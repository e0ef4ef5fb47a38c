import Catalogue
import Interface
import PageModel
import Preferences
import Requests
import TextBytes
import Wire

/// The state of the converter, which asks the server at each key press.
final class ConverterModel: SectionModel {
  /// The time in milliseconds without a key press after which the person is considered to rest.
  private static let rest = 700.0
  /// The time in milliseconds for which the button shows that the answer is copied.
  private static let copiedTime = 1_500.0

  /// The maximum number of kept conversions whose units are preferred.
  private static let mostRecent = 5

  /// The text in the field.
  @Observed private(set) var phrase = ""
  /// The last answer received; nil while the field is empty.
  @Observed private(set) var answer: ShownAnswer?
  /// The reason why the phrase is not understood, once the person rests; nil if it is understood.
  @Observed private(set) var refusal: Refusal?
  /// Whether the answer belongs to the phrase, and not to an earlier text.
  @Observed private(set) var isCurrent = true
  /// The units of the reading chosen among several, if any.
  @Observed private(set) var units: String?
  /// The reason why the server gave no reply.
  @Observed private(set) var problem = ""
  /// The kept conversions, the latest first.
  @Observed private(set) var kept: [KeptConversion] = []
  /// Whether the answer has just been copied.
  @Observed private(set) var hasCopied = false
  /// Whether the device recognizes speech locally.
  @Observed private(set) var canDictate = false
  /// Whether dictation is under way.
  @Observed private(set) var isListening = false
  /// Whether the field has the focus.
  @Observed var hasFocus = true

  let browser: Browser
  let texts: Texts
  private let navigation: Navigation<Screen>
  /// The request under way, which the next one replaces, so that a late reply has no effect.
  private var request: Subscription?
  private var pause: Subscription?
  private var clock: Subscription?
  private var dictation: Subscription?
  /// The refusal to show once the person rests.
  private var waiting: Refusal?
  /// The position among the kept conversions, and the text before the person browsed them.
  private var recalled: (place: Int, draft: String)?

  /// The reason why a text is not understood, and the place from which it is not.
  struct Refusal {
    let error: String
    /// The part of the text that is understood, and the rest.
    let understood, rest: String
  }

  /// Makes the model of the converter, which shows the phrase in the address.
  init(in page: SectionContext) {
    (browser, texts, navigation) = (page.browser, page.texts, page.navigation)
    super.init(.convert)
    guard let place = navigation.place.flatMap({ ConvertPlace($0) }) else { return }
    (phrase, units) = (place.phrase, place.units)
    // An answer that the server has embedded in the page is not requested again.
    let given = browser.givenJSON(ConvertedText.given).flatMap { ConvertedText(json: $0) }
    guard let given, given.input.isSame(as: phrase) else { return }
    take(given)
    showRefusal()
  }

  override var content: Part { ConverterScreen(model: self).part }

  // MARK: The address

  override var entrance: Screen { place.screen }

  override func follow(_ screen: Screen, hasArrived: Bool) {
    guard let place = ConvertPlace(screen) else { return }
    if hasArrived {
      kept = browser.value(for: .conversions) ?? []
      hasFocus = true
      browser.findDictation(in: spokenLanguage) { [self] in canDictate = $0 }
    }
    units = place.units
    // The address follows the field; a different one comes from a link or the back button.
    guard !place.phrase.isSame(as: phrase.withoutOuterSpaces) else { return }
    phrase = place.phrase
    ask()
  }

  override func leave() {
    request?.cancel()
    pause?.cancel()
    clock?.cancel()
    endDictation()
  }

  override func load() {
    // An answer remains valid, unless it is the present time.
    guard !phrase.utf8.isEmpty else { return }
    if case nil = answer, case nil = refusal { return ask() }
    if answer?.isPresent == true { ask() }
  }

  override func name(of screen: Screen) -> String? {
    ConvertPlace(screen).flatMap { $0.phrase.utf8.isEmpty ? nil : $0.phrase }
  }

  override func focus(from old: Screen, to new: Screen) -> ArrivalFocus { .stays }

  private var place: ConvertPlace { ConvertPlace(phrase.withoutOuterSpaces, as: units) }

  private func showPlace() { navigation.go(to: place.screen, replacing: true) }

  // MARK: Writing

  /// Updates the text of the field.
  func write(_ text: String) {
    recalled = nil
    set(text)
  }

  /// Writes a text into the field, and moves the focus back to it.
  func put(_ text: String) {
    units = nil
    hasFocus = true
    write(text)
  }

  private func set(_ text: String) {
    phrase = text
    ask()
  }

  /// Returns a query for the phrase, with the kept ones, whose units are preferred.
  private func query(in language: LanguageChoice) -> ConversionQuery {
    ConversionQuery(phrase, in: language, after: kept.prefix(Self.mostRecent).map { $0.phrase })
  }

  /// Requests the answer to the phrase.
  private func ask() {
    request?.cancel()
    clock?.cancel()
    (waiting, refusal, problem) = (nil, nil, "")
    guard !phrase.withoutOuterSpaces.utf8.isEmpty else {
      (answer, isCurrent, units) = (nil, true, nil)
      return takeBreak()
    }
    isCurrent = false
    let language = LanguageChoice(word: texts.language) ?? .automatic
    request = browser.call(API.conversion, query(in: language)) {
      [self] result in
      switch result {
      case .success(let reply): take(reply)
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
    takeBreak()
  }

  /// Shows an answer at once, but a refusal only once the person rests.
  private func take(_ reply: ConvertedText) {
    switch reply.answer {
    case .quantity(let quantity, let others, let rateDate):
      answer = shown(quantity, others: others, rateDate: rateDate)
    case .time(let time, let given, _): answer = shown(time, given: given)
    case .none(let error, let place):
      let (understood, rest) = reply.input.divided(after: place)
      waiting = Refusal(error: error, understood: understood, rest: rest)
      return
    }
    (isCurrent, waiting, refusal) = (true, nil, nil)
    if answer?.isPresent == true { keepTime() }
  }

  /// Waits until no key has been pressed for a while.
  private func takeBreak() {
    pause?.cancel()
    pause = browser.after(milliseconds: Self.rest) { [self] in
      showPlace()
      showRefusal()
      if let refusal { browser.announce(refusal.error) } else { announce() }
    }
  }

  private func announce() {
    guard isCurrent, let shown else { return }
    browser.announce(shown.left + " " + shown.right)
  }

  private func showRefusal() {
    guard let waiting else { return }
    refusal = waiting
    answer = nil
  }

  /// Keeps the present time current: asks again at the next minute.
  private func keepTime() {
    let second = Int64(browser.now) % 60
    clock = browser.after(milliseconds: Double(60 - second) * 1_000) { [self] in ask() }
  }

  // MARK: Dictation

  /// The regional variant of the page's language that the browser prefers, or else a default one.
  private var spokenLanguage: String {
    let language = texts.language
    for preferred in browser.languages where preferred.begins(with: language + "-") {
      return preferred
    }
    return language
      + (language.isSame(as: "en") ? "-US" : language.isSame(as: "uk") ? "-UA" : "-RU")
  }

  /// Starts or ends dictation into the field.
  func dictate() {
    guard !isListening else { return endDictation() }
    isListening = true
    dictation = browser.dictate(in: spokenLanguage) { [self] words in
      if let words { write(words) } else { endDictation() }
    }
  }

  private func endDictation() {
    dictation?.cancel()
    dictation = nil
    isListening = false
  }

  // MARK: Answers

  /// The reading shown: the chosen one if the answer has it, else the likeliest.
  var shown: ShownAnswer.Reading? {
    guard let answer else { return nil }
    if let units {
      for reading in answer.readings where reading.units.isSame(as: units) { return reading }
    }
    return answer.readings[0]
  }

  /// Chooses another reading.
  func choose(_ reading: ShownAnswer.Reading) {
    units = reading.units
    hasFocus = true
    showPlace()
    announce()
  }

  /// Copies the answer without the reading of the phrase.
  func copy() {
    guard isCurrent, let shown else { return }
    keep()
    browser.copy(shown.right) { [self] isCopied in
      browser.announce(texts.converter[isCopied ? .copied : .notCopied])
      guard isCopied else { return problem = texts.converter[.notCopied] }
      hasCopied = true
      browser.after(milliseconds: Self.copiedTime) { [self] in hasCopied = false }
    }
  }

  // MARK: History

  /// Keeps the conversion shown as the latest one, and selects the text so that the next key replaces it.
  func submit() {
    keep()
    showPlace()
    browser.selectText()
  }

  private func keep() {
    guard isCurrent, let answer, let shown else { return }
    let new = KeptConversion(
      phrase: phrase.withoutOuterSpaces, units: units, answer: answer.isTime ? "" : shown.right)
    kept = Array(([new] + kept.filter { !$0.isSame(as: new) }).prefix(KeptConversion.most))
    browser.store(kept, for: .conversions)
  }

  /// Deletes the kept conversions.
  func forget() {
    kept = []
    browser.removeValue(for: .conversions)
    hasFocus = true
  }

  /// Shows the previous or next kept conversion, like the prompt of a terminal.
  ///
  /// - Returns: whether there was one.
  func recall(isEarlier: Bool) -> Bool {
    let draft = recalled?.draft ?? phrase
    let place = (recalled?.place ?? -1) + (isEarlier ? 1 : -1)
    if place == -1 {
      recalled = nil
      units = nil
      set(draft)
      return true
    }
    // The conversion shown may be the latest kept one.
    let isRecalling = if case nil = recalled { false } else { true }
    let isShown = !isRecalling && kept.first?.phrase.isSame(as: phrase) == true
    let index = isShown ? place + 1 : place
    guard isEarlier || isRecalling, kept.indices.contains(index) else { return false }
    recalled = (index, draft)
    units = kept[index].units
    set(kept[index].phrase)
    return true
  }
}
