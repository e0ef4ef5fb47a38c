/* SQLite's own header, and the things in it that Swift cannot import: a destructor that is a cast, a
   variadic function, and the functions of an open file; and calls of Linux that distinguish files. */
#include <linux/stat.h>
#include <sqlite3.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

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

/* glibc declares these to those only who ask for all that is not of POSIX. */
int statx(int folder, const char *path, int flags, unsigned wanted, struct statx *status);
ssize_t fgetxattr(int descriptor, const char *name, void *value, size_t size);
int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags);

/* Finds out which file this is, and how many names it has. Nothing else is asked for: a file whose
   times were looked at is given new ones by the next write, which costs as much as the write. */
static inline int csqlite_identify(int descriptor, const char *path, struct statx *status) {
  int is_of_descriptor = !*path;
  return statx(descriptor, path, is_of_descriptor ? 0x1000 /* AT_EMPTY_PATH */ : 0,
               STATX_INO | STATX_NLINK, status);
}

/* The beginning of a database file, by which one state of it is distinguished from others. */
#define CSQLITE_HEADER 100

/* What a database file is: its size, when it was last written, and its header. */
struct csqlite_state {
  uint64_t size;
  int64_t seconds;
  uint32_t nanoseconds;
  unsigned char header[CSQLITE_HEADER];
};

/* How far a write-ahead log has been checkpointed, by the words of its index. */
struct csqlite_log {
  uint32_t salt[2], count, folded, attempted;
};

/* What is kept beside each open database file: the state in which it may be written. */
struct csqlite_guard {
  sqlite3_io_methods methods;
  const sqlite3_io_methods *plain;
  struct csqlite_state known;
  struct csqlite_log log;
  int descriptor; /* of the file; negative while nothing is guarded */
  int has_written;
  int has_refused;
};

static inline struct csqlite_guard *csqlite_guard_of(sqlite3_file *file) {
  sqlite3_vfs *plain = sqlite3_vfs_find(0);
  return (struct csqlite_guard *)((char *)file + ((plain->szOsFile + 15) & ~15));
}

/* Reads the size and the header of a file, and if it is wanted the time; returns whether it could. */
static inline int csqlite_look(sqlite3_file *file, const struct csqlite_guard *guard, int descriptor,
                               int is_timed, struct csqlite_state *state) {
  struct statx status;
  unsigned wanted = STATX_SIZE | (is_timed ? STATX_MTIME : 0);
  if (statx(descriptor, "", 0x1000 /* AT_EMPTY_PATH */, wanted, &status) != 0) return 0;
  state->size = status.stx_size;
  state->seconds = is_timed ? status.stx_mtime.tv_sec : 0;
  state->nanoseconds = is_timed ? status.stx_mtime.tv_nsec : 0;
  /* What is missing of a short file is read as zero. */
  int code = guard->plain->xRead(file, state->header, CSQLITE_HEADER, 0);
  return code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ;
}

/* Whether the file is as this connection left it. Between the writes of one checkpoint, times are not
   looked at: that would make the next write as slow as two. */
static inline int csqlite_may_write(sqlite3_file *file, struct csqlite_guard *guard) {
  struct csqlite_state now;
  const struct csqlite_state *known = &guard->known;
  if (guard->descriptor < 0) return 1;
  if (!csqlite_look(file, guard, guard->descriptor, !guard->has_written, &now)) return 0;
  int is_known = now.size == known->size && !memcmp(now.header, known->header, CSQLITE_HEADER) &&
                 (guard->has_written ||
                  (now.seconds == known->seconds && now.nanoseconds == known->nanoseconds));
  if (!is_known) guard->has_refused = 1;
  return is_known;
}

/* Notes what a write of this connection has made of the file. */
static inline int csqlite_wrote(sqlite3_file *file, struct csqlite_guard *guard, int code) {
  if (guard->descriptor < 0) return code;
  guard->has_written = 1;
  csqlite_look(file, guard, guard->descriptor, 0, &guard->known);
  return code;
}

static inline int csqlite_guarded_write(sqlite3_file *file, const void *bytes, int count,
                                        sqlite3_int64 place) {
  struct csqlite_guard *guard = csqlite_guard_of(file);
  if (!csqlite_may_write(file, guard)) return SQLITE_IOERR_WRITE;
  return csqlite_wrote(file, guard, guard->plain->xWrite(file, bytes, count, place));
}

static inline int csqlite_guarded_truncate(sqlite3_file *file, sqlite3_int64 size) {
  struct csqlite_guard *guard = csqlite_guard_of(file);
  if (!csqlite_may_write(file, guard)) return SQLITE_IOERR_TRUNCATE;
  return csqlite_wrote(file, guard, guard->plain->xTruncate(file, size));
}

static inline int csqlite_guarded_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file,
                                       int flags, int *given) {
  sqlite3_vfs *plain = (sqlite3_vfs *)vfs->pAppData;
  int code = plain->xOpen(plain, name, file, flags, given);
  if (code != SQLITE_OK || !(flags & SQLITE_OPEN_MAIN_DB)) return code;
  struct csqlite_guard *guard = csqlite_guard_of(file);
  memset(guard, 0, sizeof *guard);
  guard->descriptor = -1;
  guard->plain = file->pMethods;
  guard->methods = *file->pMethods;
  guard->methods.xWrite = csqlite_guarded_write;
  guard->methods.xTruncate = csqlite_guarded_truncate;
  file->pMethods = &guard->methods;
  return code;
}

/* Makes the system's files available under another name, with a guard on databases. */
static inline int csqlite_add_guarded_files(const char *name) {
  sqlite3_vfs *plain = sqlite3_vfs_find(0);
  sqlite3_vfs *vfs = plain ? (sqlite3_vfs *)sqlite3_malloc(sizeof *vfs) : 0;
  if (!vfs) return SQLITE_NOMEM;
  *vfs = *plain;
  vfs->pNext = 0;
  vfs->zName = name;
  vfs->pAppData = plain;
  vfs->szOsFile = ((plain->szOsFile + 15) & ~15) + (int)sizeof(struct csqlite_guard);
  vfs->xOpen = csqlite_guarded_open;
  return sqlite3_vfs_register(vfs, 0);
}

/* The file of a connection; null in memory. */
static inline sqlite3_file *csqlite_main_file(sqlite3 *db) {
  sqlite3_file *file = 0;
  sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  return file && file->pMethods ? file : 0;
}

/* Returns what the file is now; `descriptor` is another one of the same file. */
static inline int csqlite_state_of(sqlite3 *db, int descriptor, struct csqlite_state *state) {
  sqlite3_file *file = csqlite_main_file(db);
  return file && csqlite_look(file, csqlite_guard_of(file), descriptor, 1, state);
}

/* Reads the state of the log from its index, whose layout SQLite documents as part of its file format;
   returns whether there is one. */
static inline int csqlite_log_of(sqlite3 *db, struct csqlite_log *log) {
  sqlite3_file *file = csqlite_main_file(db);
  void volatile *index = 0;
  if (!file || file->pMethods->iVersion < 2) return 0;
  if (file->pMethods->xShmMap(file, 0, 32768, 0, &index) != SQLITE_OK || !index) return 0;
  uint32_t volatile *words = index;
  log->salt[0] = words[8];
  log->salt[1] = words[9];
  log->count = words[4];
  log->folded = words[24];
  log->attempted = words[32];
  return 1;
}

/* Lets this connection write the file only while it is in this state, or in one that it made of it. */
static inline void csqlite_guard_file(sqlite3 *db, int descriptor, const struct csqlite_state *known,
                                      const struct csqlite_log *log) {
  struct csqlite_guard *guard = csqlite_guard_of(csqlite_main_file(db));
  guard->known = *known;
  guard->log = *log;
  guard->descriptor = descriptor;
  guard->has_written = guard->has_refused = 0;
}

/* Whether the file and its log are as they were when the file was last guarded. */
static inline int csqlite_is_guarded(sqlite3 *db) {
  sqlite3_file *file = csqlite_main_file(db);
  struct csqlite_guard *guard = file ? csqlite_guard_of(file) : 0;
  struct csqlite_state now;
  struct csqlite_log log;
  if (!guard || guard->descriptor < 0 || guard->has_written || guard->has_refused) return 0;
  if (!csqlite_look(file, guard, guard->descriptor, 1, &now) || !csqlite_log_of(db, &log)) return 0;
  log.count = guard->log.count; /* which commits change */
  return !memcmp(&log, &guard->log, sizeof log) && now.size == guard->known.size &&
         now.seconds == guard->known.seconds && now.nanoseconds == guard->known.nanoseconds &&
         !memcmp(now.header, guard->known.header, CSQLITE_HEADER);
}

/* Whether the connection has written the file since it was last guarded, whether it was kept from that, and
   whether this is the state in which it left the file. */
static inline void csqlite_ask_guard(sqlite3 *db, const struct csqlite_state *now, int *has_written,
                                     int *has_refused, int *has_left) {
  struct csqlite_guard *guard = csqlite_guard_of(csqlite_main_file(db));
  *has_written = guard->has_written;
  *has_refused = guard->has_refused;
  *has_left = guard->has_written && guard->known.size == now->size &&
              !memcmp(guard->known.header, now->header, CSQLITE_HEADER);
}

/* Returns the size of a file and when it was last written; returns whether it could. */
static inline int csqlite_writing_of(int descriptor, struct csqlite_state *state) {
  struct statx status;
  if (statx(descriptor, "", 0x1000 /* AT_EMPTY_PATH */, STATX_SIZE | STATX_MTIME, &status) != 0) return 0;
  state->size = status.stx_size;
  state->seconds = status.stx_mtime.tv_sec;
  state->nanoseconds = status.stx_mtime.tv_nsec;
  return 1;
}
