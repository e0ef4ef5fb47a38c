import Demonstration

extension StartPhrases {
  /// The phrases in English.
  static let english = StartPhrases(
    demo: .init(
      "Show a made-up year.",
      """
      Serves a page with a year of somebody else's answers, and asks about once a minute. It has \
      nothing to do with your data, and nothing of it is kept: once stopped, it is gone.
      """),
    open: .init(
      "Open the page, and start Proba if it does not run.",
      """
      Starts the service, now and with each login, unless something answers at the address \
      already; then opens the page in your browser.
      """),
    demoServes: "A made-up year, with a question about every minute. Nothing of it is kept.",
    opened: "Proba is at {1}",
    openYourself: "there is no xdg-open here: open {1} in your browser",
    answer: { activity in
      switch activity {
      case .sleeping: "sleep"
      case .eating: "food"
      case .commuting: "commute"
      case .coding: "work code"
      case .meeting: "work meeting"
      case .mail: "work mail"
      case .cooking: "cooking"
      case .shopping: "shopping"
      case .chores: "chores"
      case .running: "sport run"
      case .walking: "walk"
      case .family: "family"
      case .friends: "friends"
      case .reading: "reading"
      case .guitar: "guitar"
      case .course: "spanish"
      case .series: "series"
      case .phone: "phone"
      }
    })
}
