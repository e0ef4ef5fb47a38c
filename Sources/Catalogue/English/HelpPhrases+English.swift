extension HelpPhrases {
  /// The help in English.
  static let english = HelpPhrases(
    frame: .english,
    operands: .english,
    program: Topic(
      "Asks what you are doing at random moments and shows where your time goes.",
      """
      Start with `proba serve` and open the address it prints.

      The exit code is 0 if all went well, 1 if something was not found or there was nothing \
      to do, and 2 if the command was wrong or failed.
      """),
    serve: Topic(
      "Run the server: ask, and serve the page.",
      """
      Runs until stopped with Ctrl-C or SIGTERM; nothing is lost. Where there is a desktop, it asks by \
      notifications, with the likeliest answers as buttons, unless the setting `notifications` is off.
      """),
    install: Topic(
      "Start Proba whenever you log in.",
      """
      Writes a service for systemd and starts it, and an entry for the menu of programs, by which \
      the desktop knows the name of the notifications. Running it again changes what differs, such \
      as the port. A file that you have changed stays unless --overwrite is given. Where you \
      do not stay logged in, `loginctl enable-linger` keeps the service running.
      """),
    starting: .english,
    answer: Topic(
      "Answer a question.",
      """
      Words are tags, in any script. Text in ( ) is a note. A comma before a space also separates \
      tags. A single " repeats the tags of the previous answer. Without TEXT, proba asks for the \
      answer in the terminal. With --from, all unanswered questions of a stretch of time get the answer: \
      `proba answer sleep --from 'yesterday 23:00' --to 7:00`. Amounts in it count once.
      """),
    ping: Topic(
      "Ask about the latest question in the terminal.",
      """
      Suggestions appear below the answer as you type: Tab takes the first, the arrow keys choose \
      another. With --wait, proba waits for the next question and rings the bell.
      """),
    catchUp: Topic(
      "Ask about missed questions, one after the other.",
      """
      Begins with the newest of the last week, or of the days that are given. An empty answer leaves a \
      question for later, and - says that you do not remember. With --groups, questions that lie close \
      together, such as those of a night, get one answer.
      """),
    dismissal: Topic(
      "Say that you do not remember, and do not want to be asked again.",
      """
      `proba dismiss last`, `proba dismiss --period yesterday`, or `proba dismiss --older` for all that you \
      missed more than a week ago. Figures count such a question as missed. It can still be answered. \
      `proba undo` reverts it.
      """),
    watch: Topic(
      "Show the day as it fills.",
      "One line for each of today's questions, and another whenever one changes."),
    status: Topic("Show the latest question and how many are unanswered."),
    probes: Topic(
      "List questions.",
      """
      All of them, or those that meet every given condition: `proba probes --unanswered --limit 20`. \
      --tag takes one tag, or tags joined by & (and), | (or), ! (not) and ( ): \
      `--tag 'work & !(meeting | call)'`. Put a tag that contains one of these signs in " ".
      """),
    stats: Topic(
      "Show where the time went.",
      "Each figure comes with a 95% interval. Without dates, the whole history is used."),
    tags: Topic("List tags, most used first."),
    tagProfile: Topic(
      "Show or change what is known about a tag.",
      """
      `proba tag thesis --alias diss --note 'due in May'`. Where an answer has an alias, it counts as \
      the tag. A hidden tag is not offered; its answers and figures stay. On the map, a broader tag \
      contains narrower ones.
      """),
    backup: Topic(
      "Save a copy of everything to a file.",
      """
      `proba backup proba-copy.sqlite`. The copy is a file like the one that holds everything: \
      `proba --database proba-copy.sqlite status` opens it, and `proba restore proba-copy.sqlite` puts it \
      back. Do not copy it over the file with `cp` while Proba runs: programs that have the file open would \
      save nothing more.
      """),
    restore: Topic(
      "Put a backup in the place of what is there.",
      """
      `proba restore proba-copy.sqlite`. The backup is checked first, and stays as it is. What was there \
      before is kept in a file beside it, whose name is printed: restoring that one goes back. A server \
      that runs saves nothing more until you start it again.
      """),
    check: Topic(
      "Count everything again.",
      """
      Figures are computed from counts that are stored with each answer. This counts all questions and \
      answers again, and replaces counts that differ: none ever should. A number above zero is a defect \
      worth reporting.
      """),
    erase: Topic(
      "Erase all questions, answers and tags.",
      """
      Settings and quiet times stay, and Proba keeps asking. This cannot be undone: save a copy with \
      `proba backup` first.
      """),
    rename: Topic(
      "Rename a tag in all answers.",
      "Another spelling of the same tag counts as a new name, too. `proba undo` reverts it."),
    merge: Topic(
      "Merge several tags into one.",
      """
      `proba merge meeting meetings --into meet` replaces both tags with meet in all answers. \
      `proba undo` reverts it.
      """),
    split: Topic(
      "Split a tag in two.",
      """
      `proba split work --tag 'desk & !call' --into thesis` replaces work with thesis in those answers \
      with work that also have desk but not call. --from and --to limit the days. `proba undo` \
      reverts it.
      """),
    edit: Topic(
      "Correct an answer.",
      """
      Replaces the answer with TEXT: `proba edit '2026-03-01 14:05' work email`. `proba probes` lists \
      the times. `proba undo` reverts it.
      """),
    delete: Topic(
      "Delete an answer.", "The question is unanswered again. `proba undo` restores the answer."),
    undo: Topic(
      "Undo the last change.",
      """
      It does not matter where the change was made: the page counts, too. Run again, it undoes the \
      change before; the last hundred are kept: answers, tags, settings, quiet times and imports. The \
      schedule, settings and quiet times change from now on, not for the past. What changed more than a \
      hundred answers is undone only with --yes. --list shows all changes, the newest first; `proba redo` \
      makes a change again.
      """),
    redo: Topic(
      "Redo the change that was undone last.",
      "Run again, it redoes the one undone before. After a new change, nothing can be redone."),
    convert: Topic(
      "Convert a quantity or a time, as you would say it.",
      """
      Understands English, Ukrainian and Russian: 6 feet 2 inches; how many cups in a litre; \
      seven degrees Celsius; 3pm in London; 15:00 London to New York; Tokyo. Without a unit to \
      convert to, the answer is in the usual unit of the other system, or of the territory in \
      LC_MEASUREMENT. Without TEXT, a prompt in the terminal answers at each key; from a pipe, each \
      line is converted. With -, lines are read and the output is JSON. Amounts of money need \
      `proba rates`, or --rates.
      """),
    fetchRates: Topic(
      "Fetch exchange rates.",
      """
      Stores the rates of the European Central Bank and of the National Bank of Ukraine beside the \
      database, where `proba convert` and the page find them. Needs curl. `proba config rates daily` \
      lets a running server do so by itself.
      """),
    likely: Topic(
      "Show likely answers.",
      """
      Prints tags to choose from, and the most likely answers to the latest question. With --log, it \
      reports how well the answers in a log would have been predicted.
      """),
    config: Topic(
      "Show or change settings.",
      """
      Without KEY, all settings are listed with their possible values. With VALUE, the setting is \
      changed, and open pages apply it at once: `proba config theme dark`. `proba config gap 30` asks \
      every 30 minutes on average from now on; answers so far keep their weight. A variable such as \
      `PROBA_THEME` or `PROBA_WEEK_START` replaces what is stored in programs that run with it; \
      `gap` and `seed` have none, as all programs must ask at the same moments. `proba quiet` \
      sets quiet hours and vacations.
      """),
    quiet: Topic(
      "Say when not to be asked.",
      """
      Proba does not ask at such times, and leaves them out of the time that all shares refer to: since the \
      times are fixed beforehand, the figures stay unbiased for the rest. A question that has come before stays \
      asked.
      """),
    quietAdd: Topic(
      "Add quiet hours or a vacation.",
      """
      Quiet hours by your clock, on all days or some: `proba quiet add --hours 23:00-07:00`, \
      `proba quiet add --weekdays sat-sun`. Days off: \
      `proba quiet add --vacation --from 2026-12-24 --to 2027-01-02`.
      """),
    quietList: Topic("List quiet hours and vacations."),
    quietEnd: Topic("End quiet hours or a vacation now.", "What was quiet before stays so."),
    session: Topic(
      "Let browsers in to a server with a key.",
      """
      `proba serve --key` lets in your own browsers on this computer, and others only by an address from \
      `proba session add`. A session ends after 30 days, after a week without use, when the server stops, or \
      by `proba session end`. Programs send the key, a new one for each server: \
      `curl --header @proba.sqlite.key http://127.0.0.1:4519/api/v1/overview`.
      """),
    sessionAdd: Topic(
      "Print an address that lets a browser in.", "It is valid once, for ten minutes."),
    sessionList: Topic("List the browsers that have been let in."),
    sessionEnd: Topic(
      "End a session, or all of them.", "Without a number, all sessions and addresses end."),
    reporting: Topic(
      "Write a report to print.",
      """
      Two pages: where the time went, with intervals and coverage; what changed compared with \
      the period before, which for a month is the month before; tags within tags; when in the week a tag is used. Without dates, it covers the \
      last complete week.
      """),
    review: Topic(
      "Show the week in review.",
      """
      What the page shows on its cards: where the time went, goals, and what chance alone does not explain, \
      with the evidence. --png saves the picture of the week.
      """),
    charts: Topic("Save a chart to a file.", "Without dates, it covers the whole history."),
    schedule: Topic(
      "Print moments of a schedule.", "The default schedule is TagTime's universal one."),
    imports: Topic("Import data from another program."),
    importTagTime: Topic(
      "Import a TagTime log.",
      """
      All lines that can be read are imported; of the others, the first few are listed. Importing \
      again changes nothing; after an error, it continues where it stopped. Existing answers are \
      never replaced, except for `afk` alone in another log. `proba undo` takes an import back.

      Moments are looked up in your schedules and in those of TagTime and its relatives, with any gap. \
      Where most are of none, their gap is estimated from the distances between them, and used if it \
      differs from yours by more than a quarter and more than chance explains; --gap overrides it.
      """),
    exports: Topic("Export data for another program.", englishCodebook, terms: englishColumns),
    exportTagTime: Topic("Export a TagTime log."),
    completions: Topic(
      "Print completions for a shell.",
      """
      The shell then completes commands, flags, tags, settings and times, from the file after \
      --database, too. To make that permanent, write them where \
      the shell looks for them, which for zsh is a folder in fpath:

        proba completions bash > ~/.local/share/bash-completion/completions/proba
        proba completions zsh > ~/.zfunc/_proba
        proba completions fish > ~/.config/fish/completions/proba.fish
      """),
    manual: Topic(
      "Print a manual page.",
      "To read it: `proba manual stats | man -l -`. With --folder, all pages are written."),
    helpCommand: Topic("Print help, about a command if one is given."),
    versionCommand: Topic("Print the version."),
    database: Value("PATH", "The file that holds everything."),
    databaseDefault: "proba/proba.sqlite under XDG_DATA_HOME",
    json: "Print JSON for programs.",
    noPager:
      "Print directly, without $PROBA_PAGER or $PAGER, which show long output in a terminal.",
    help: "Print this help.",
    version: "Print the version.",
    at: Value("WHEN", "The time of the question, such as 'yesterday 15:00' or '3 hours ago'."),
    atDefault: "the latest question",
    from: Value(
      "DATE", "The first day: 2026-03-01, yesterday, monday, 'last week', 'march 2025'."),
    to: Value("DATE", "The last day, inclusive."),
    period: Value(
      "PERIOD",
      "All days of a period: 'last month', 'Q3 2025', 2026-W10, weekend, 'march 2025', 2025."),
    tag: Value("TAGS", "Answers with these tags, such as 'work & !(meeting | call)'."),
    into: Value("TAG", "The new tag."),
    fromTime: Value(
      "WHEN",
      "Answer all unanswered questions from this time on: 'yesterday 23:00', 9:00 or yesterday."),
    toTime: Value("WHEN", "The end of that stretch, inclusive. Default: now."),
    groups: "Ask about questions that lie close together at once.",
    older: "All that are older than a week.",
    wait: "Wait for the next question.",
    csv: "Print CSV for spreadsheets, with a line of headings.",
    names: "Print only the names.",
    times: "Print only the times, as --at and `proba edit` take them.",
    note: Value("TEXT", "A note about the tag; an empty one removes it."),
    emoji: Value("EMOJI", "One emoji to show before the tag, or '' for none."),
    color: Value(
      "COLOR",
      "Its colour in charts: 1 to 12 in the palette of the page, or auto to have one chosen."),
    goal: Value(
      "GOAL", "The hours a week it should take: 'at least 10h' or 'at most 5.5h'; '' for none."),
    breadth: Value("BREADTH", "How broad the tag is."),
    hidden: Value("VALUE", "Whether to hide the tag, so that it is not offered."),
    alias: Value("WORD", "Another word for the tag."),
    noAlias: Value("WORD", "A word that is no longer one for the tag."),
    yes: "Do it without asking whether that is meant.",
    listedEdits: "List the changes that can be undone or redone.",
    folder: Value("FOLDER", "Write the pages of all commands into a folder."),
    text: Value("TEXT", "What the answer contains; case is ignored."),
    unanswered: "Only unanswered questions.",
    limit: Value("N", "The last N of them."),
    reverse: "Newest first.",
    weekTag: Value("TAGS", "The tags to show the week of, such as 'work & !call'."),
    weekTagDefault: "the most frequent",
    compare: Value(
      "DATE",
      "Compare the hours with another period, such as 'march 2025'; previous is the period before. Its hours are scaled to the length of this period."
    ),
    bounds:
      "Show bounds that hold whatever the answers to the other questions would be, instead of intervals.",
    amounts:
      "Show what the amounts in answers such as \"run 5 km\" add up to. Needs --tag.",
    noAmounts: "Take figures such as the 5 km of \"run 5 km\" for tags.",
    by: Value(
      "WHAT",
      "How to divide the figures. hour-weekday: answers with a tag in each hour of the week; trend: days, weeks or months, of a tag or of the coverage; tree: tags within tags."
    ),
    step: Value("UNIT", "The unit of --by trend; by default, the one that suits the period."),
    unix: "Print Unix timestamps, one per line.",
    fromMoment: Value("WHEN", "Start at this time, such as tomorrow or 'monday 9:00'."),
    fromMomentDefault: "now",
    count: Value("N", "How many moments."),
    gap: Value("MINUTES", "The mean gap between moments."),
    seed: Value("N", "The seed of the random numbers, 1 to 2147483646."),
    seedDefault: "TagTime's",
    logGap: Value("MINUTES", "The mean gap with which the log was kept."),
    logGapDefault: "that of its schedule, or estimated",
    logSeed: Value("N", "The seed with which the log was kept, 1 to 2147483646."),
    logSeedDefault: "yours and TagTime's",
    trustClocks: "Trust the local times written in the log (for logs kept while travelling).",
    rejected: Value("FILE", "Where to write the lines that cannot be read, as they are."),
    port: Value("N", "The port."),
    host: Value("ADDRESS", "The address to listen on."),
    allowHost: Value(
      "NAME",
      "Another host name by which browsers may reach the server; https://NAME through a proxy with TLS."
    ),
    key:
      "Let in only your own browsers and those to which you give an address by `proba session add`: other users of this computer can reach the server, too.",
    log: Value(
      "LEVEL", "What to log: to standard error, or to the journal if systemd runs the program."),
    logFormat: Value(
      "FORMAT", "How to write the log: for people, or as lines of JSON for programs."),
    serverLog: Value(
      "FILE",
      "Write the log to this file instead: six files of 10 MB at most; -\u{A0}means standard output."
    ),
    textLanguage: Value("LANGUAGE", "The language of a text that could be in several."),
    rates: Value(
      "FILE",
      "Exchange rates: lines of a currency, a comma, and its units for one unit of the base."),
    rateSource: Value(
      "URL",
      "Where to fetch exchange rates: a file in the form of either bank."),
    styles: Value(
      "PATH",
      "A style file, or a folder of them, with colours, fonts and metrics; changes show at once."),
    pictureStyles: Value(
      "PATH", "A style file, or a folder of them, with colours, fonts and metrics."),
    presentTime: Value("TIME", "The present time, such as 2026-01-15T10:00Z."),
    presentTimeDefault: "the clock's",
    homeZone: Value("ZONE", "Your own time zone, such as Europe/Kyiv."),
    homeZoneDefault: "the one in the settings",
    answersLog: Value(
      "FILE", "A TagTime log, whose second half is predicted; -\u{A0}means standard input."),
    svg: Value(
      "FILE", "Write SVG (vector); -\u{A0}means standard output."),
    png: Value("FILE", "Write PNG (bitmap)."),
    weekPicture: Value("FILE", "Write the picture of the week as PNG (bitmap)."),
    pdf: Value("FILE", "Write a one-page PDF."),
    reportFile: Value("FILE", "The file to write; -\u{A0}means standard output."),
    reportFileDefault: "proba-YYYY-MM-DD.pdf (first day) in the current folder",
    scale: Value("N", "PNG pixels per point, 1 to 8."),
    dark: "Use the dark palette.",
    week: Value("DATE", "The week of a day, such as 2026-03-01 or 'a week ago'."),
    weekDefault: "the last complete week",
    paper: Value("SIZE", "The paper size."),
    paperDefault: "by locale",
    noNotifications: "Do not ask by notifications of the desktop.",
    hours: Value("HOURS", "From when to when, such as 23:00-07:00."),
    hoursDefault: "all day",
    weekdays: Value("DAYS", "The days on which the hours begin: mon-fri, or sat,sun."),
    weekdaysDefault: "every day",
    vacation: "Call it a vacation.",
    uninstall: "Stop the service, and remove what was written.",
    print: "Only print what would be written.",
    overwrite: "Replace existing files."
  )
}
