internal import CivilTime
internal import Persistence
internal import Tracking

// What an import added is copied to tables of its own when the import is undone, row by row within the database:
// a log of two decades has some hundred thousand lines.

extension Snapshot {
  /// Returns the number of probes that an undone import had added or changed.
  func undoneProbes(of edit: EditID) throws(StoreError) -> Int {
    var count = 0
    try rows("SELECT count(*) FROM undone_probe WHERE edit = ?", bind: edit) {
      row throws(StoreError) in count = try row.get(0)
    }
    return count
  }
}

extension Transaction {
  /// Copies the additions of an import, which are still in place.
  func setAside(_ edit: EditID) throws(StoreError) {
    try execute(
      """
      INSERT INTO undone_tag
      SELECT ?1, id, name, key, level, color, color_source FROM tag WHERE brought_by = ?1
      """, bind: edit)
    try execute(
      """
      INSERT INTO undone_probe
      SELECT ?1, moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled, remark, note, is_dismissed,
        quiet_rule, brought_by
      FROM probe
      WHERE brought_by = ?1 OR moment IN (SELECT moment FROM earlier_probe WHERE edit = ?1)
        OR moment IN (SELECT moment FROM earlier_answer WHERE edit = ?1)
      """, bind: edit)
    try execute(
      """
      INSERT INTO undone_answer
      SELECT ?1, moment, answered_at, is_late, comment, device FROM answer
      WHERE moment IN (SELECT moment FROM undone_probe WHERE edit = ?1)
      """, bind: edit)
    try execute(
      """
      INSERT INTO undone_answer_tag
      SELECT ?1, moment, position, tag FROM answer_tag
      WHERE moment IN (SELECT moment FROM undone_probe WHERE edit = ?1)
      """, bind: edit)
    try execute(
      """
      INSERT INTO undone_amount
      SELECT ?1, moment, position, tag, text, value, unit FROM amount
      WHERE moment IN (SELECT moment FROM undone_probe WHERE edit = ?1)
      """, bind: edit)
  }

  /// Puts the additions of an undone import back in place of what is there.
  func putBack(_ edit: EditID) throws(StoreError) {
    try execute(
      """
      INSERT OR IGNORE INTO tag (id, name, key, level, color, color_source, brought_by)
      SELECT id, name, key, level, color, color_source, edit FROM undone_tag WHERE edit = ?1
      """, bind: edit)
    try execute(
      """
      INSERT INTO probe (moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled, remark, note,
        is_dismissed, quiet_rule, brought_by)
      SELECT moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled, remark, note, is_dismissed,
        quiet_rule, brought_by
      FROM undone_probe WHERE edit = ?1
      ON CONFLICT (moment) DO UPDATE SET
        gap = excluded.gap, utc_offset = excluded.utc_offset, is_scheduled = excluded.is_scheduled,
        is_asked = excluded.is_asked, is_unfilled = excluded.is_unfilled, remark = excluded.remark,
        note = excluded.note, is_dismissed = excluded.is_dismissed, quiet_rule = excluded.quiet_rule,
        brought_by = excluded.brought_by
      """, bind: edit)
    try execute(
      """
      DELETE FROM answer WHERE moment IN (SELECT moment FROM undone_probe WHERE edit = ?1)
      """, bind: edit)
    try execute(
      """
      INSERT INTO answer (moment, answered_at, is_late, comment, device)
      SELECT moment, answered_at, is_late, comment, device FROM undone_answer WHERE edit = ?1
      """, bind: edit)
    try execute(
      """
      INSERT INTO answer_tag (moment, position, tag)
      SELECT moment, position, tag FROM undone_answer_tag WHERE edit = ?1
      """, bind: edit)
    try execute(
      """
      INSERT INTO amount (moment, position, tag, text, value, unit)
      SELECT moment, position, tag, text, value, unit FROM undone_amount WHERE edit = ?1
      """, bind: edit)
  }

  /// Calls a closure with each probe at a moment of an undone import, as it is now, and the tags of its answer.
  func eachUndoneProbe(
    of edit: EditID, _ body: (_ probe: ProbeRecord, _ tags: [TagID]?) -> Void
  ) throws(StoreError) {
    var moments: [Moment] = []
    try rows(
      "SELECT probe.moment FROM undone_probe JOIN probe USING (moment) WHERE edit = ?", bind: edit
    ) { row throws(StoreError) in moments.append(try row.get(0)) }
    for moment in moments {
      guard let probe = try find(ProbeRecord.self, moment) else { continue }
      body(probe, try answerTags(of: moment))
    }
  }

  /// Gives the tags of undone imports the keys of this version.
  func renewUndoneKeys() throws(StoreError) {
    var tags: [(edit: EditID, id: TagID, name: String)] = []
    try rows("SELECT edit, id, name FROM undone_tag") { row throws(StoreError) in
      tags.append((try row.get(0), try row.get(1), try row.get(2)))
    }
    for tag in tags {
      try execute(
        "UPDATE undone_tag SET key = ?3 WHERE edit = ?1 AND id = ?2",
        bind: tag.edit, tag.id, TagName(tag.name).storedKey)
    }
  }

  /// Forgets what an undone import had added, or what all of them had.
  func forgetUndone(_ edit: EditID? = nil) throws(StoreError) {
    try execute("DELETE FROM undone_tag WHERE ?1 IS NULL OR edit = ?1", bind: edit)
    try execute("DELETE FROM undone_probe WHERE ?1 IS NULL OR edit = ?1", bind: edit)
    try execute("DELETE FROM undone_answer WHERE ?1 IS NULL OR edit = ?1", bind: edit)
    try execute("DELETE FROM undone_answer_tag WHERE ?1 IS NULL OR edit = ?1", bind: edit)
    try execute("DELETE FROM undone_amount WHERE ?1 IS NULL OR edit = ?1", bind: edit)
  }
}
