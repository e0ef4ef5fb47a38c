import Answering
import Catalogue
import Components
import Interface
import PageModel
import Requests
import StatisticsScreens
import TextBytes
import Tracking
import Wire

/// All tags, and the changes of their names and colours.
final class TagsModel: SectionModel {
  /// The number of tags above which the rest is shown only on request.
  static let most = 100

  /// A tag with its name in lower case, for searching.
  private struct Entry {
    let tag: TagUse
    let folded: String
    /// The aliases in lower case.
    let aliases: [String]
  }

  /// The place that the address describes.
  @Observed private(set) var place = TagsPlace()
  /// The tag whose page is shown; nil for the list, and until the tags are read.
  @Observed var shown: TagUse?
  /// The condition on tags in the address; nil if the address names a tag, and until the tags are read.
  @Observed private(set) var condition: String?
  /// The tags, the most used first and hidden ones last; nil until they are read.
  @Observed private var entries: [Entry]?
  /// The text searched for in the names.
  @Observed var search = ""
  /// Whether all tags are shown, whatever their number.
  @Observed var showsAll = false
  /// The pairs of tags that may be the same, and that the person has not marked as different.
  @Observed private(set) var likelyPairs: [LikelyPair] = []
  /// The tag being changed.
  @Observed var edited: TagUse?
  /// The purpose of the sheet.
  @Observed var purpose = Purpose.all
  /// Whether the field of the sheet has the keyboard focus.
  @Observed var nameHasFocus = false
  /// The name in the field of the sheet.
  @Observed var name = ""
  /// The reason why the last change was refused, in the person's language.
  @Observed var problem = ""
  /// The reason why the tags could not be read.
  @Observed private(set) var readingProblem = ""
  /// Whether a change is being saved.
  @Observed var isSaving = false
  /// The last change.
  @Observed var change: Change?
  /// Whether the button that undoes it has the focus, as the row that opened the sheet may be gone.
  @Observed var focusesUndo = false

  let browser: Browser
  let texts: Texts
  /// The state shared by the components of the screen.
  let components: ComponentContext
  let cache: ResponseCache
  /// The profile of the tag shown.
  let profile: TagProfileModel
  let split: SplitModel
  private let navigation: Navigation<Screen>
  let reading: Reading
  /// The figures of the tag shown, once they are on the page: their code is in another chunk.
  private var figures: TagFiguresModel?
  /// Whether the figures are read again after the tags, which a new colour alone does not require.
  private var readsFigures = false
  /// The number of colours chosen so far: only the reply to the last choice counts.
  var colorChoices = 0

  /// Makes a model that reads through a cache, and moves between the list and the pages of tags.
  init(in page: SectionContext) {
    (browser, cache) = (page.browser, page.cache)
    (texts, navigation) = (page.texts, page.navigation)
    reading = Reading(cache)
    var phrases = ComponentPhrases.english
    phrases.close = texts[.cancel]
    components = ComponentContext(browser: browser, phrases: phrases)
    profile = TagProfileModel(browser: browser, cache: cache, texts: texts)
    split = SplitModel(browser: browser, cache: cache)
    super.init(.tags)
    profile.onChange = { [self] name, change, sentence, edit in
      // A tag is hidden by a button above.
      let isAbout = change.isHidden == nil
      noteSaved(sentence, edit, of: tag(named: name), isAbout: isAbout)
      read()
    }
  }

  override var content: Part { TagsScreen(model: self).part }

  // MARK: The address

  override func follow(_ screen: Screen, hasArrived: Bool) {
    guard let place = TagsPlace(screen) else { return }
    let isOther = !(place.tag ?? "").isSame(as: self.place.tag ?? "")
    if isOther { (edited, change) = (nil, nil) }
    self.place = place
    if isOther { find(isOnPage: true) }
    showFigures()
  }

  override func name(of screen: Screen) -> String? {
    TagsPlace(screen)?.tag.map { tag(named: $0)?.name ?? $0 }
  }

  override func focus(from old: Screen, to new: Screen) -> ArrivalFocus {
    let (before, after) = (TagsPlace(old)?.tag, TagsPlace(new)?.tag)
    guard let after else { return before.map { .view(id: Self.id(of: $0)) } ?? .heading }
    // The focus stays where the period was chosen, and where a tag was renamed.
    return change != nil || after.isSame(as: before ?? "") ? .stays : .heading
  }

  /// Returns the `id` of the link to a tag's page in the list, distinct from all other ids of the page.
  static func id(of name: String) -> String { "tag=" + name }

  /// Returns whether the page of a tag is shown now, as the person may have left it before a reply.
  func isSeen(_ name: String) -> Bool {
    guard let asked = navigation.place.flatMap({ TagsPlace($0)?.tag }) else { return false }
    return (tag(named: asked)?.name ?? asked).isSame(as: name)
  }

  /// Whether the list of all tags is shown now.
  var isListSeen: Bool {
    navigation.place.flatMap { TagsPlace($0) }.map { $0.tag == nil } ?? false
  }

  /// Whether the address names a tag that does not exist.
  var isUnknown: Bool { place.tag != nil && shown == nil && entries != nil && condition == nil }

  /// Resolves the tag or the condition in the address among the tags read.
  ///
  /// - Parameter isOnPage: whether the person has navigated within the page, so that the name is shown
  ///   first and slower parts follow.
  private func find(isOnPage: Bool = false) {
    shown = place.tag.flatMap { tag(named: $0) }
    let isCondition = shown == nil && entries != nil
    condition = place.tag.flatMap { isCondition && TagExpression.isWritten(in: $0) ? $0 : nil }
    if let shown { profile.show(shown.name, afterPicture: isOnPage) }
  }

  /// Replaces the page of a renamed tag by that of its new name.
  func move(to tag: TagUse) {
    profile.rename(to: tag.name)
    place = TagsPlace(tag.name, in: place.choice)
    shown = tag
    navigation.go(to: place.screen, replacing: true)
  }

  // MARK: Figures

  /// Returns the figures of a tag or a condition, made when they are first shown, as their code is in
  /// another chunk.
  func madeFigures(of tag: TagUse) -> TagFiguresModel {
    if let figures { return figures }
    let made = TagFiguresModel(
      of: tag, isCondition: condition != nil, in: place.choice, browser: browser, cache: cache,
      texts: texts)
    made.emoji = { [self] in self.tag(named: $0)?.emoji ?? "" }
    made.onChoose = { [self] choice in
      place = TagsPlace(place.tag, in: choice)
      navigation.go(to: place.screen, replacing: true)
    }
    made.onName = { [self] name in
      // The page may have been left before the reply.
      guard condition != nil, let seen = navigation.place.flatMap({ TagsPlace($0) }),
        (seen.tag ?? "").isSame(as: place.tag ?? "")
      else { return }
      navigation.go(to: TagsPlace(name, in: place.choice).screen, replacing: true)
    }
    figures = made
    return made
  }

  /// Returns a condition in the form of a tag.
  static func use(of condition: String) -> TagUse {
    TagUse(name: condition, color: TagColor(wrapping: 1), answers: 0)
  }

  /// Updates the figures to the tag or the condition shown.
  private func showFigures() {
    guard let tag = shown ?? condition.map({ Self.use(of: $0) }) else { return }
    figures?.show(tag, isCondition: condition != nil, in: place.choice)
  }

  /// Gives the figures the colour of the tag shown, without reading them again.
  func colorFigures() {
    if let shown { figures?.color(shown) }
  }

  // MARK: Reading

  /// Reads the tags, and the figures of the one shown, unless they are known.
  override func load() {
    readsFigures = true
    read()
    if edited != nil, purpose == .splitting { split.countAnswers() }
  }

  /// Reads the tags, unless they are known.
  func read() {
    reading.read(API.tags) { [self] result in
      switch result {
      case .success(let tags):
        // A tag without answers is kept only for the colour that it had.
        let used = tags.filter { $0.answers > 0 }
        let ordered = used.filter { !$0.isHidden } + used.filter { $0.isHidden }
        entries = ordered.map {
          Entry(
            tag: $0, folded: browser.fold($0.name), aliases: $0.aliases.map { browser.fold($0) })
        }
        readingProblem = ""
        findLikelyPairs()
        find()
        if readsFigures { showFigures() } else { colorFigures() }
        readsFigures = false
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        readingProblem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
  }

  /// Ends the state that belongs to one visit of the screen.
  override func leave() {
    edited = nil
    change = nil
  }

  /// The tags, the most used first and hidden ones last; nil until they are read.
  var tags: [TagUse]? { entries?.map { $0.tag } }

  /// Returns the tags that match a text, the best matches first; all tags for an empty text.
  func found(_ text: String) -> [TagUse] {
    let entries = entries ?? []
    let wanted = browser.fold(text)
    guard !wanted.utf8.isEmpty else { return entries.map { $0.tag } }
    let search = TagSearch(wanted)
    return TagSearch.ranked(entries) { search.match($0.folded, aliases: $0.aliases) }.map { $0.tag }
  }

  // MARK: Likely duplicates

  /// The number of the most used tags among which pairs are looked for.
  private static let mostCompared = 300
  /// The number of pairs that are offered at a time.
  private static let mostPairs = 3

  private func findLikelyPairs() {
    let known = (entries ?? []).prefix(Self.mostCompared).filter { !$0.tag.isHidden }
    let names = known.map { TagResemblance($0.folded) }
    let apart = browser.value(for: .tagsApart) ?? TagsApart()
    var pairs: [LikelyPair] = []
    for (place, entry) in known.enumerated() {
      for other in 0..<place where pairs.count < Self.mostPairs {
        guard names[place].resembles(names[other]) else { continue }
        // The most used are first.
        let pair = LikelyPair(rare: entry.tag, usual: known[other].tag)
        if !apart.contains(pair) { pairs.append(pair) }
      }
    }
    likelyPairs = pairs
  }

  /// Opens the sheet that merges the rarer tag of a pair into the other.
  func merge(_ pair: LikelyPair) {
    edit(pair.rare, for: .merging)
    name = pair.usual.name
  }

  /// Keeps the tags of a pair apart from now on.
  func keepApart(_ pair: LikelyPair) {
    var apart = browser.value(for: .tagsApart) ?? TagsApart()
    apart.add(pair)
    browser.store(apart, for: .tagsApart)
    findLikelyPairs()
  }

  /// Returns the tag of the list with a name or an alias, in any case.
  func tag(named name: String) -> TagUse? {
    let folded = browser.fold(name)
    return entries?.first { entry in
      entry.folded.isSame(as: folded) || entry.aliases.contains { $0.isSame(as: folded) }
    }?.tag
  }
}
