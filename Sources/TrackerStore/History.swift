internal import Persistence

/// The migrations of the tracker's tables since the first version.
enum History {
  static let models: [any Record.Type] = [
    ProbeRecord.self, DeviceRecord.self, AnswerRecord.self, TagRecord.self,
    AnswerTagRecord.self, SettingRecord.self, TallyRecord.self, SpanRecord.self,
    CombinationRecord.self, EditRecord.self, EarlierAnswerRecord.self, EarlierTagRecord.self,
    PreferenceRecord.self, QuietRuleRecord.self, QuietSpanRecord.self, AmountRecord.self,
    EarlierAmountRecord.self, TagAliasRecord.self, EarlierProbeRecord.self, EarlierSpanRecord.self,
    EarlierSettingRecord.self, EarlierQuietRuleRecord.self,
  ]

  static let steps = [
    Migration(
      "the beginning",
      """
      CREATE TABLE probe (
        moment INTEGER PRIMARY KEY NOT NULL,
        gap INTEGER NOT NULL,
        utc_offset INTEGER NOT NULL,
        is_scheduled INTEGER NOT NULL,
        is_unfilled INTEGER NOT NULL,
        remark TEXT,
        note TEXT
      ) STRICT;

      CREATE INDEX probe_unfilled ON probe (moment) WHERE is_unfilled = 1;

      CREATE TABLE device (
        id INTEGER PRIMARY KEY NOT NULL,
        name TEXT NOT NULL UNIQUE
      ) STRICT;

      CREATE TABLE answer (
        moment INTEGER PRIMARY KEY NOT NULL REFERENCES probe (moment) ON DELETE CASCADE,
        answered_at INTEGER,
        is_late INTEGER NOT NULL,
        comment TEXT,
        device INTEGER NOT NULL REFERENCES device (id) ON DELETE RESTRICT
      ) STRICT;

      CREATE TABLE tag (
        id INTEGER PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        hue INTEGER,
        level INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE answer_tag (
        moment INTEGER NOT NULL REFERENCES answer (moment) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE RESTRICT,
        PRIMARY KEY (moment, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE setting (
        name TEXT PRIMARY KEY NOT NULL,
        value INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE tally (
        subject INTEGER NOT NULL,
        month INTEGER NOT NULL,
        count INTEGER NOT NULL,
        seconds INTEGER NOT NULL,
        hours BLOB NOT NULL,
        PRIMARY KEY (subject, month)
      ) STRICT, WITHOUT ROWID;
      """),
    // The tallies are recomputed when the file is opened, and so are the spans inferred from logs.
    Migration(
      "asked time", rebuilds: true,
      """
      ALTER TABLE probe ADD COLUMN is_asked INTEGER NOT NULL DEFAULT 1;

      CREATE TABLE span (
        since INTEGER PRIMARY KEY NOT NULL,
        until INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        origin INTEGER NOT NULL,
        is_open INTEGER NOT NULL
      ) STRICT;

      DROP TABLE tally;

      CREATE TABLE tally (
        subject INTEGER NOT NULL,
        month INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        count INTEGER NOT NULL,
        hours BLOB NOT NULL,
        PRIMARY KEY (subject, month, gap)
      ) STRICT, WITHOUT ROWID;
      """),
    // Counted when the file is opened.
    Migration(
      "combinations",
      """
      CREATE TABLE combination (
        month INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (month, gap)
      ) STRICT;
      """),
    Migration(
      "dismissed", "ALTER TABLE probe ADD COLUMN is_dismissed INTEGER NOT NULL DEFAULT 0;"),
    // A hue that a person chose becomes the colour of the palette with the nearest hue, and of two such
    // colours the one about as light as hues were. The other tags are assigned colours when the file is
    // opened.
    Migration(
      "tag colours",
      """
      ALTER TABLE tag ADD COLUMN color INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE tag ADD COLUMN color_source INTEGER NOT NULL DEFAULT 0;
      UPDATE tag SET color_source = 2, color = CASE (hue + 15) / 30 % 12
        WHEN 0 THEN 9    -- 0 degrees
        WHEN 1 THEN 6    -- 30
        WHEN 2 THEN 10   -- 60
        WHEN 3 THEN 12   -- 90
        WHEN 4 THEN 3    -- 120
        WHEN 5 THEN 3    -- 150
        WHEN 6 THEN 8    -- 180
        WHEN 7 THEN 8    -- 210
        WHEN 8 THEN 2    -- 240
        WHEN 9 THEN 1    -- 270
        WHEN 10 THEN 7   -- 300
        ELSE 7           -- 330
      END WHERE hue BETWEEN 0 AND 359;
      ALTER TABLE tag DROP COLUMN hue;
      """),
    Migration(
      "edits",
      """
      CREATE TABLE edit (
        id INTEGER PRIMARY KEY NOT NULL,
        time INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        tag TEXT,
        earlier_name TEXT
      ) STRICT;

      CREATE TABLE earlier_answer (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        tags TEXT,
        answered_at INTEGER,
        is_late INTEGER NOT NULL,
        comment TEXT,
        device INTEGER,
        remark TEXT,
        is_unfilled INTEGER NOT NULL,
        is_dismissed INTEGER NOT NULL,
        PRIMARY KEY (edit, moment)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE earlier_tag (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        level INTEGER NOT NULL,
        color INTEGER NOT NULL,
        color_source INTEGER NOT NULL,
        PRIMARY KEY (edit, name)
      ) STRICT, WITHOUT ROWID;
      """),
    Migration(
      "preferences",
      """
      CREATE TABLE preference (
        name TEXT PRIMARY KEY NOT NULL,
        word TEXT NOT NULL
      ) STRICT;
      """),
    Migration(
      "quiet rules",
      """
      ALTER TABLE probe ADD COLUMN quiet_rule INTEGER;

      CREATE TABLE quiet_rule (
        id INTEGER PRIMARY KEY NOT NULL,
        kind INTEGER NOT NULL,
        weekdays INTEGER NOT NULL,
        start_minute INTEGER NOT NULL,
        end_minute INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        since INTEGER NOT NULL,
        until INTEGER
      ) STRICT;

      CREATE TABLE quiet_span (
        since INTEGER PRIMARY KEY NOT NULL,
        until INTEGER NOT NULL
      ) STRICT;
      """),
    Migration(
      "amounts",
      """
      CREATE TABLE amount (
        moment INTEGER NOT NULL REFERENCES answer (moment) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE RESTRICT,
        text TEXT NOT NULL,
        value TEXT NOT NULL,
        unit TEXT NOT NULL,
        PRIMARY KEY (moment, position)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX amount_tag ON amount (tag, moment);

      CREATE TABLE earlier_amount (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        position INTEGER NOT NULL,
        tag TEXT NOT NULL,
        text TEXT NOT NULL,
        value TEXT NOT NULL,
        unit TEXT NOT NULL,
        PRIMARY KEY (edit, moment, position)
      ) STRICT, WITHOUT ROWID;
      """),
    Migration(
      "tag profiles",
      """
      ALTER TABLE tag ADD COLUMN tag_note TEXT;
      ALTER TABLE tag ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;

      CREATE TABLE tag_alias (
        key TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE
      ) STRICT;

      CREATE INDEX tag_alias_tag ON tag_alias (tag);

      ALTER TABLE edit ADD COLUMN alias TEXT;
      ALTER TABLE earlier_tag ADD COLUMN note TEXT;
      ALTER TABLE earlier_tag ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE earlier_tag ADD COLUMN aliases TEXT NOT NULL DEFAULT '';
      """),
    Migration(
      "emoji of tags",
      """
      ALTER TABLE tag ADD COLUMN emoji TEXT NOT NULL DEFAULT '';
      ALTER TABLE earlier_tag ADD COLUMN emoji TEXT NOT NULL DEFAULT '';
      """),
    Migration(
      "seeds of spans",
      """
      ALTER TABLE span ADD COLUMN seed INTEGER NOT NULL DEFAULT 11193462;
      UPDATE span SET seed = (SELECT value FROM setting WHERE name = 'seed')
      WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'seed');
      """),
    Migration(
      "imports",
      """
      ALTER TABLE probe ADD COLUMN brought_by INTEGER;
      ALTER TABLE tag ADD COLUMN brought_by INTEGER;
      ALTER TABLE earlier_tag ADD COLUMN brought_by INTEGER;

      CREATE TABLE earlier_probe (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        utc_offset INTEGER NOT NULL,
        is_asked INTEGER NOT NULL,
        is_unfilled INTEGER NOT NULL,
        remark TEXT,
        note TEXT,
        is_dismissed INTEGER NOT NULL,
        is_answered INTEGER NOT NULL,
        PRIMARY KEY (edit, moment)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE earlier_span (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        PRIMARY KEY (edit, since)
      ) STRICT, WITHOUT ROWID;
      """),
    // Seconds a week: the minimum or, if negative, the maximum.
    Migration(
      "goals of tags",
      """
      ALTER TABLE tag ADD COLUMN goal INTEGER;
      ALTER TABLE earlier_tag ADD COLUMN goal INTEGER;
      """),
    // The rows that an undone import had added wait in tables of their own.
    Migration(
      "redo",
      """
      ALTER TABLE edit ADD COLUMN is_undone INTEGER NOT NULL DEFAULT 0;

      CREATE TABLE earlier_setting (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        word TEXT,
        PRIMARY KEY (edit, name)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE earlier_quiet_rule (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        rule INTEGER NOT NULL,
        until INTEGER,
        is_over INTEGER NOT NULL,
        PRIMARY KEY (edit, rule)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE undone_tag (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        level INTEGER NOT NULL,
        color INTEGER NOT NULL,
        color_source INTEGER NOT NULL,
        PRIMARY KEY (edit, id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE undone_probe (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        utc_offset INTEGER NOT NULL,
        is_scheduled INTEGER NOT NULL,
        is_asked INTEGER NOT NULL,
        is_unfilled INTEGER NOT NULL,
        remark TEXT,
        note TEXT,
        is_dismissed INTEGER NOT NULL,
        quiet_rule INTEGER,
        brought_by INTEGER,
        PRIMARY KEY (edit, moment)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE undone_answer (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        answered_at INTEGER,
        is_late INTEGER NOT NULL,
        comment TEXT,
        device INTEGER NOT NULL,
        PRIMARY KEY (edit, moment)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE undone_answer_tag (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        position INTEGER NOT NULL,
        tag INTEGER NOT NULL,
        PRIMARY KEY (edit, moment, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE undone_amount (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        moment INTEGER NOT NULL,
        position INTEGER NOT NULL,
        tag INTEGER NOT NULL,
        text TEXT NOT NULL,
        value TEXT NOT NULL,
        unit TEXT NOT NULL,
        PRIMARY KEY (edit, moment, position)
      ) STRICT, WITHOUT ROWID;
      """),
    // Counted when the file is opened. A removed tag is looked for in all answers.
    Migration(
      "answers of tags",
      """
      ALTER TABLE tag ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX tag_frequency ON tag (answers DESC, name);
      CREATE INDEX tag_color ON tag (color, answers);
      CREATE INDEX answer_tag_tag ON answer_tag (tag, moment);
      """),
    // Counted when the file is opened.
    Migration(
      "combinations by parts of the week",
      """
      DROP TABLE combination;
      CREATE TABLE combination (
        month INTEGER NOT NULL,
        gap INTEGER NOT NULL,
        part INTEGER NOT NULL,
        counts BLOB NOT NULL,
        PRIMARY KEY (month, gap, part)
      ) STRICT;
      """),
  ]
}
