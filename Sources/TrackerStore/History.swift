internal import Persistence

/// The tables of the tracker, step by step since the first version.
enum History {
  static let models: [any Record.Type] = [
    ProbeRecord.self, DeviceRecord.self, AnswerRecord.self, TagRecord.self,
    AnswerTagRecord.self, SettingRecord.self, TallyRecord.self, SpanRecord.self,
    CombinationRecord.self,
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
    // The tallies are counted anew when the file is opened, as is what logs tell of spans.
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
  ]
}
