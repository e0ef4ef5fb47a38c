/* SQLite's own header, and the two things in it that Swift cannot import: a destructor that is a
   cast, and a variadic function; and a call of Linux that distinguishes files. */
#include <sqlite3.h>
#include <linux/stat.h>

static inline int csqlite_bind_text(sqlite3_stmt *s, int i, const char *text, int count) {
  /* Empty text may have no address, and a null pointer would store NULL. */
  return sqlite3_bind_text(s, i, text ? text : "", count, SQLITE_TRANSIENT);
}
static inline int csqlite_bind_blob(sqlite3_stmt *s, int i, const void *bytes, int count) {
  /* A null pointer would store NULL; an empty blob is a value. */
  return count == 0 ? sqlite3_bind_zeroblob(s, i, 0)
                    : sqlite3_bind_blob(s, i, bytes, count, SQLITE_TRANSIENT);
}
static inline int csqlite_defend(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
static inline int csqlite_keep_journal(sqlite3 *db, int is_kept) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_kept, (int *)0);
}

/* glibc declares this to those only who ask for all that is not of POSIX. */
int statx(int folder, const char *path, int flags, unsigned wanted, struct statx *status);

/* Finds out which file this is, and how many names it has. Nothing else is asked for: a file whose
   times were looked at is given new ones by the next write, which costs as much as the write. */
static inline int csqlite_identify(int descriptor, const char *path, struct statx *status) {
  int is_of_descriptor = !*path;
  return statx(descriptor, path, is_of_descriptor ? 0x1000 /* AT_EMPTY_PATH */ : 0,
               STATX_INO | STATX_NLINK, status);
}
