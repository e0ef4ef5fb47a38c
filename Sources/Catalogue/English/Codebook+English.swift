extension HelpPhrases {
  /// How to export all probes, in English.
  static let englishCodebook = """
    `proba probes --csv > probes.csv` writes every question with its answer, one a row, for \
    spreadsheets, R or SPSS. `--json` and `GET /api/v1/probes` give the same under the same \
    names, except for `time`, `answeredAt` for `answered_at`, and lists of tags and amounts. An \
    empty cell means unknown or none; JSON then has null or no member. JSON leaves out `asked` \
    if it is true and `dismissed` if it is false. A cell that a spreadsheet would run as a \
    formula begins with an apostrophe. The columns:
    """

  /// What the columns of exported probes mean, in English.
  static let englishColumns = [
    Value("at", "When the question was asked: seconds since 1970, UTC."),
    Value("time", "The same by your clock then: YYYY-MM-DD HH:MM:SS."),
    Value(
      "state",
      """
      answered (within 10 minutes), answeredLate (later, from memory), autoTagged (filled in \
      by a program, as remark says), pending (unanswered for up to 10 minutes), missed \
      (asked and not answered), quiet (not asked, because of quiet hours or a vacation) or \
      unasked (not asked, as no program was running).
      """),
    Value("tags", "The tags, with spaces between them."),
    Value("comment", "The note: the text in parentheses."),
    Value("remark", "A program's own words, such as TagTime's `afk RETRO`."),
    Value("amounts", "The stated amounts: `tag = amount; tag = amount`."),
    Value("offset", "Seconds by which your clock was ahead of UTC."),
    Value("gap", "The mean gap of the schedule in seconds: the time that the row represents."),
    Value("scheduled", "true, or false for a moment that is of no known schedule."),
    Value(
      "asked",
      """
      true, or false if you were not asked at the moment; such a row counts only if it is \
      answered.
      """),
    Value(
      "rule",
      """
      The number of the rule because of which you were not asked, as in `proba quiet list`.
      """),
    Value("dismissed", "true if you do not want to be asked about it again, otherwise false."),
    Value(
      "answered_at",
      """
      When it was first answered: seconds since 1970, UTC. Corrections do not change it; it \
      is unknown for imported answers.
      """),
    Value("delay", "Seconds from at to answered_at."),
    Value(
      "device",
      """
      web (the page), desktop (a notification), command line, or tagtime (an imported log).
      """),
  ]
}
