extension HelpPhrases {
  /// The help in English.
  static let english = HelpPhrases(
    usage: "Usage:",
    flagsPlace: "[flags]",
    commandPlace: "command",
    commands: "Commands:",
    arguments: "Arguments:",
    flags: "Flags:",
    inheritedFlags: "Flags of every command:",
    manualName: "Name",
    synopsis: "Synopsis",
    description: "Description",
    seeAlso: "See also",
    repeats: "May be repeated.",
    oneOf: "One of: {1}.",
    without: "Default: {1}.",
    more: "'{1} <command> --help' says more of a command.",
    program: Topic(
      "Asks what you are doing at random moments and shows where your time goes.",
      """
      Start with `proba serve` and open the address it prints.

      The exit code is 0 when all was done, 1 when something was not found or there was \
      nothing to do, and 2 when the command was wrong or failed.
      """),
    serve: Topic(
      "Ask, and serve the page.",
      "Runs until it is stopped, with Ctrl-C or SIGTERM; nothing is lost then."),
    answer: Topic(
      "Answer a probe.",
      """
      Words are tags, in any script. What stands in ( ) is a comment. A comma before a space \
      separates tags too. A single " repeats the tags of the previous answer. Without words it asks \
      for them in the terminal.
      """),
    ping: Topic(
      "Ask about the latest probe in the terminal.",
      """
      Suggestions appear below the answer while it is written: Tab takes the first, the arrows \
      choose another. With --wait it asks when the next moment comes, and rings the bell.
      """),
    watch: Topic(
      "Show the day as it fills.", "A line for each probe of today, and for each that changes."),
    status: Topic("Show the latest probe and what is unfilled."),
    probes: Topic(
      "List probes.",
      """
      All of them, or those that meet every condition given: `proba probes --unanswered --limit 20`. \
      --tag takes one tag, or tags joined by & (and), | (or), ! (not) and ( ): \
      `--tag 'work & !(meeting | call)'`. A tag with such a sign in its name stands in " ".
      """),
    stats: Topic(
      "Show where the time went.",
      "Every figure has its 95 % interval. Everything counts unless dates are given."),
    tags: Topic("List tags, the most used first."),
    rename: Topic(
      "Rename a tag in all answers.",
      "Another spelling of the same tag is a new name, too. `proba undo` takes it back."),
    merge: Topic(
      "Make one tag of several.",
      """
      `proba merge meeting meetings --into meet` puts meet in the place of both in all answers. \
      `proba undo` takes it back.
      """),
    edit: Topic(
      "Correct an answer.",
      """
      Puts TEXT in the place of the answer: `proba edit '2026-03-01 14:05' work email`. `proba probes` \
      lists the times. `proba undo` takes it back.
      """),
    delete: Topic(
      "Take an answer back.", "The probe is unfilled again. `proba undo` brings the answer back."),
    undo: Topic(
      "Undo the last change of answers or tags.",
      """
      Wherever it was made, on the page, too. Called again, it undoes the change before; the last \
      hundred are kept. A log that is taken in ends what can be undone.
      """),
    convert: Topic(
      "Convert a quantity, as you would say it.",
      """
      Understands English, Ukrainian and Russian: 6 feet 2 inches; how many cups in a liter; \
      seven degrees Celsius. Without a unit to convert to, the answer is in the usual one of the \
      other system. Without text each line of the input is converted; with - each line is, as JSON. \
      Amounts of money need --rates.
      """),
    likely: Topic(
      "Show what is likely to be answered.",
      """
      Prints tags to choose from, and the likeliest answers to the latest probe. With --log it \
      says instead how well the answers of a log would have been foreseen.
      """),
    config: Topic(
      "Show or change settings.",
      """
      Without KEY all settings are listed, each with the values it can have. With VALUE a setting is \
      changed, and open pages apply it at once: `proba config theme dark`.
      """),
    reporting: Topic(
      "Write a report to print.",
      """
      Two pages: where the time went, with intervals and coverage; what changed since as many \
      days before; what is part of what; when in the week a tag is met. Without days it is of \
      the last whole week.
      """),
    charts: Topic("Draw a chart as a file.", "Without days it is of all there is."),
    schedule: Topic(
      "Print moments of a schedule.", "The default schedule is TagTime's universal one."),
    imports: Topic("Take in data of another program."),
    importTagTime: Topic(
      "Take in a TagTime log.",
      """
      All lines that can be read are taken in; of the others, the first are listed. Doing it \
      again changes nothing, and continues after an error. No answer is ever replaced.
      """),
    exports: Topic("Write data for another program."),
    exportTagTime: Topic("Write a TagTime log."),
    completions: Topic(
      "Print completions for a shell.",
      """
      The shell then completes commands, flags and tags. To have it always, write them where it \
      looks for them, which for zsh is a folder of fpath:

        proba completions bash > ~/.local/share/bash-completion/completions/proba
        proba completions zsh > ~/.zfunc/_proba
        proba completions fish > ~/.config/fish/completions/proba.fish
      """),
    manual: Topic(
      "Print a manual page.",
      "To read one: `proba manual stats | man -l -`. With --folder all pages are written."),
    helpCommand: Topic("Print help, of a command if one is named."),
    versionCommand: Topic("Print the version."),
    database: Value("PATH", "The file that holds everything."),
    databaseDefault: "proba/proba.sqlite under XDG_DATA_HOME",
    json: "Print JSON for programs.",
    noPager:
      "Print at once, without $PROBA_PAGER or $PAGER, which show long output in a terminal.",
    help: "Print this help.",
    version: "Print the version.",
    at: Value("WHEN", "The time of the probe, such as 'yesterday 15:00' or '3 hours ago'."),
    atDefault: "the latest probe",
    from: Value(
      "DATE", "The first day: 2026-03-01, yesterday, monday, 'last week', 'march 2025'."),
    to: Value("DATE", "The last day, itself included."),
    tag: Value("TAGS", "Answers with these tags, such as 'work & !(meeting | call)'."),
    into: Value("TAG", "The tag that the answers have from now on."),
    wait: "Wait for the next moment.",
    csv: "Print CSV for spreadsheets, with a line of headings.",
    names: "Print the names alone.",
    folder: Value("FOLDER", "Write the pages of all commands into a folder."),
    text: Value("TEXT", "What the answer contains, in any case."),
    unanswered: "Only those that wait for an answer.",
    limit: Value("N", "The last N of them."),
    reverse: "The newest first.",
    weekTag: Value("NAME", "The tag whose week is shown."),
    weekTagDefault: "the most frequent",
    compare: Value(
      "DATE",
      "Compare the hours with those of another period, such as 'march 2025'; previous is the one before. Its hours are scaled to the length of the period that is compared."
    ),
    bounds:
      "In place of intervals, the bounds that hold whatever the probes without an answer were.",
    by: Value("WHAT", "Count by hour and weekday: seven rows of 24, Monday first."),
    unix: "Print one Unix second a line.",
    fromMoment: Value("WHEN", "No moment before this one, such as tomorrow or 'monday 9:00'."),
    fromMomentDefault: "now",
    count: Value("N", "How many moments."),
    gap: Value("MINUTES", "The mean gap between two moments."),
    seed: Value("N", "Where the generator starts, 1 to 2147483646."),
    seedDefault: "TagTime's",
    trustClocks: "Believe the local times noted in the log, for one kept in other time zones.",
    rejected: Value("FILE", "Where to write the lines that cannot be read, as they are."),
    port: Value("N", "The port."),
    host: Value("ADDRESS", "The address to listen at."),
    allowHost: Value("NAME", "A name beside localhost under which browsers reach the server."),
    key:
      "Let in only those who have the key in the printed address: others who use this machine can reach the server, too.",
    log: Value("LEVEL", "What to log on standard error."),
    logFormat: Value("FORMAT", "How to write the log: for people, or as JSON lines for programs."),
    textLanguage: Value("LANGUAGE", "What to read a text as that could be of several languages."),
    rates: Value(
      "FILE", "Exchange rates: lines of a currency, a comma and units of it for one of the base."),
    convertedText: Value("TEXT", "What to convert; - reads lines and prints JSON."),
    answersLog: Value(
      "FILE", "A TagTime log of which the second half is foreseen; - reads what is piped in."),
    svg: Value(
      "FILE", "An image of lines, for pages and drawing programs; - is the standard output."),
    png: Value("FILE", "An image of pixels."),
    pdf: Value("FILE", "A page to print."),
    reportFile: Value("FILE", "The file to write; - is the standard output."),
    reportFileDefault: "proba-DAY.pdf here, DAY being the first",
    scale: Value("N", "Pixels of a PNG to a point, 1 to 8."),
    dark: "Light on dark, for dark pages.",
    week: Value("DATE", "The week that holds a day, such as 2026-03-01 or 'a week ago'."),
    weekDefault: "the last whole week",
    paper: Value("SIZE", "The size of the paper."),
    paperDefault: "what is usual where you are",
    overwrite: "Replace files that are there.",
    answerText: Value(
      "TEXT", "Tags, and a comment in ( ). A single \" repeats the previous answer."),
    when: Value(
      "WHEN",
      "The time of the probe, such as '2026-03-01 14:05', 'yesterday 15:00', '3 hours ago' or last."
    ),
    renamedTag: Value("TAG", "The tag, in any case."),
    newName: Value("NAME", "Its name from now on."),
    mergedTags: Value("TAG", "The tags, in any case."),
    topic: Value("COMMAND", "The command, such as import tagtime."),
    shell: Value("SHELL", "The shell: bash, zsh or fish."),
    logFile: Value("FILE", "The log; - reads what is piped in."),
    exportFile: Value("FILE", "Where to write; standard output unless given."),
    chartKind: Value(
      "CHART",
      "bars: hours of tags with their intervals; donut: shares of the whole; treemap: tags within tags; week: when a tag is met, by hour and weekday."
    ),
    settingKey: Value("KEY", "The setting."), settingWord: Value("VALUE", "Its new value."))
}
