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

/* The state of a file and of its log, as an attribute of the log. */
struct __attribute__((packed)) csqlite_seal {
  unsigned char version;
  uint32_t salt[2], count, folded, attempted;
  uint64_t size;
  int64_t seconds;
  uint32_t nanoseconds;
  unsigned char header[CSQLITE_HEADER];
};

#define CSQLITE_SEAL_VERSION 1
#define CSQLITE_SEAL_NAME "user.persistence.file"

/* Reads the seal of a log; returns whether it has one. */
static inline int csqlite_read_seal(int log_descriptor, struct csqlite_state *file,
                                    struct csqlite_log *log) {
  struct csqlite_seal seal;
  ssize_t size = fgetxattr(log_descriptor, CSQLITE_SEAL_NAME, &seal, sizeof seal);
  if (size != (ssize_t)sizeof seal || seal.version != CSQLITE_SEAL_VERSION) return 0;
  log->salt[0] = seal.salt[0];
  log->salt[1] = seal.salt[1];
  log->count = seal.count;
  log->folded = seal.folded;
  log->attempted = seal.attempted;
  file->size = seal.size;
  file->seconds = seal.seconds;
  file->nanoseconds = seal.nanoseconds;
  memcpy(file->header, seal.header, CSQLITE_HEADER);
  return 1;
}

/* Puts a seal on a log, if the file system has attributes. */
static inline void csqlite_put_seal(int log_descriptor, const struct csqlite_state *file,
                                    const struct csqlite_log *log) {
  struct csqlite_seal seal;
  seal.version = CSQLITE_SEAL_VERSION;
  seal.salt[0] = log->salt[0];
  seal.salt[1] = log->salt[1];
  seal.count = log->count;
  seal.folded = log->folded;
  seal.attempted = log->attempted;
  seal.size = file->size;
  seal.seconds = file->seconds;
  seal.nanoseconds = file->nanoseconds;
  memcpy(seal.header, file->header, CSQLITE_HEADER);
  fsetxattr(log_descriptor, CSQLITE_SEAL_NAME, &seal, sizeof seal, 0);
}

/* Whether the log is the same, and no other checkpoint of it has begun. */
static inline int csqlite_is_same_log(const struct csqlite_log *one, const struct csqlite_log *other) {
  return one->salt[0] == other->salt[0] && one->salt[1] == other->salt[1] &&
         one->folded == other->folded && one->attempted == other->attempted;
}

static inline int csqlite_is_same_content(const struct csqlite_state *one,
                                          const struct csqlite_state *other) {
  return one->size == other->size && !memcmp(one->header, other->header, CSQLITE_HEADER);
}

static inline int csqlite_is_same_state(const struct csqlite_state *one,
                                        const struct csqlite_state *other) {
  return one->seconds == other->seconds && one->nanoseconds == other->nanoseconds &&
         csqlite_is_same_content(one, other);
}

/* What is kept beside each open database file: the state in which it may be written. */
struct csqlite_guard {
  sqlite3_io_methods methods;
  const sqlite3_io_methods *plain;
  struct csqlite_state known;
  struct csqlite_log log;
  struct csqlite_log log_before; /* that of a commit which may begin the log again */
  int descriptor;                /* of the file; negative while nothing is guarded */
  int log_descriptor;
  int has_written; /* since the checkpoint began */
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
  if (!csqlite_look(file, guard, guard->descriptor, !guard->has_written, &now)) return 0;
  int is_known = guard->has_written ? csqlite_is_same_content(&now, &guard->known)
                                    : csqlite_is_same_state(&now, &guard->known);
  if (!is_known) guard->has_refused = 1;
  return is_known;
}

/* Writes, and notes what that makes of the file. This is computed, because another program may have written
   the file before one could look. */
static inline int csqlite_guarded_write(sqlite3_file *file, const void *bytes, int count,
                                        sqlite3_int64 place) {
  struct csqlite_guard *guard = csqlite_guard_of(file);
  struct csqlite_state *known = &guard->known;
  if (guard->descriptor < 0) return guard->plain->xWrite(file, bytes, count, place);
  if (!csqlite_may_write(file, guard)) return SQLITE_IOERR_WRITE;
  int code = guard->plain->xWrite(file, bytes, count, place);
  guard->has_written = 1;
  if (code != SQLITE_OK) {
    /* A part may have been written. */
    csqlite_look(file, guard, guard->descriptor, 0, known);
    return code;
  }
  if (place < CSQLITE_HEADER) {
    sqlite3_int64 room = CSQLITE_HEADER - place;
    memcpy(known->header + place, bytes, (size_t)(count < room ? count : room));
  }
  if (known->size < (uint64_t)(place + count)) known->size = (uint64_t)(place + count);
  return code;
}

static inline int csqlite_guarded_truncate(sqlite3_file *file, sqlite3_int64 size) {
  struct csqlite_guard *guard = csqlite_guard_of(file);
  if (guard->descriptor < 0) return guard->plain->xTruncate(file, size);
  if (!csqlite_may_write(file, guard)) return SQLITE_IOERR_TRUNCATE;
  /* It would only lengthen a file that another program has shortened in the meantime. */
  if ((uint64_t)size >= guard->known.size) return SQLITE_OK;
  int code = guard->plain->xTruncate(file, size);
  guard->has_written = 1;
  if (code == SQLITE_OK) guard->known.size = (uint64_t)size;
  return code;
}

/* Reads the state of the log from its index, whose layout SQLite documents as part of its file format;
   returns whether there is one. */
static inline int csqlite_read_log(sqlite3_file *file, struct csqlite_log *log) {
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

/* The locks in the index of a log, which SQLite documents with its layout. */
enum { CSQLITE_CHECKPOINT_LOCK = 1, CSQLITE_FIRST_MARK_LOCK = 4, CSQLITE_MARKS = 4 };

/* Notes, for this connection and as the seal of the log, in what state a checkpoint leaves the file. If that
   is not what it wrote, another program has written meanwhile: the time zero, which no file has, then shows
   everybody that the file is not the one to which the log belongs. */
static inline void csqlite_end_checkpoint(sqlite3_file *file, struct csqlite_guard *guard) {
  struct csqlite_state now, sealed;
  struct csqlite_log log, old;
  if (!(guard->has_written || guard->has_refused) || !csqlite_read_log(file, &log)) return;
  int is_sealed = csqlite_read_seal(guard->log_descriptor, &sealed, &old);
  if (guard->has_written) {
    int is_own = csqlite_look(file, guard, guard->descriptor, 1, &now) &&
                 csqlite_is_same_content(&now, &guard->known);
    guard->known.seconds = is_own ? now.seconds : 0;
    guard->known.nanoseconds = is_own ? now.nanoseconds : 0;
    guard->log = old = log;
    sealed = guard->known;
  } else {
    /* Only the attempt was of this connection. */
    guard->log.attempted = old.attempted = log.attempted;
  }
  if (is_sealed) csqlite_put_seal(guard->log_descriptor, &sealed, &old);
  guard->has_written = guard->has_refused = 0;
}

/* Notes that a commit has begun the log again, which is no checkpoint. */
static inline void csqlite_end_restart(sqlite3_file *file, struct csqlite_guard *guard) {
  struct csqlite_state sealed;
  struct csqlite_log log, old;
  if (!csqlite_read_log(file, &log) || csqlite_is_same_log(&log, &guard->log_before)) return;
  if (csqlite_is_same_log(&guard->log, &guard->log_before)) guard->log = log;
  if (csqlite_read_seal(guard->log_descriptor, &sealed, &old) &&
      csqlite_is_same_log(&old, &guard->log_before))
    csqlite_put_seal(guard->log_descriptor, &sealed, &log);
}

/* Locks or unlocks a part of the index. Before a lock ends under which the log or the file was changed, the
   change is noted, so that who gets the lock next finds the note. */
static inline int csqlite_guarded_lock(sqlite3_file *file, int first, int count, int flags) {
  struct csqlite_guard *guard = csqlite_guard_of(file);
  if (guard->descriptor >= 0 && (flags & SQLITE_SHM_EXCLUSIVE)) {
    int is_end = (flags & SQLITE_SHM_UNLOCK) != 0;
    if (first == CSQLITE_CHECKPOINT_LOCK && is_end) csqlite_end_checkpoint(file, guard);
    if (first == CSQLITE_FIRST_MARK_LOCK && count == CSQLITE_MARKS && !guard->has_written) {
      if (is_end) {
        csqlite_end_restart(file, guard);
      } else {
        csqlite_read_log(file, &guard->log_before);
      }
    }
  }
  return guard->plain->xShmLock(file, first, count, flags);
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
  guard->methods.xShmLock = csqlite_guarded_lock;
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

static inline int csqlite_log_of(sqlite3 *db, struct csqlite_log *log) {
  return csqlite_read_log(csqlite_main_file(db), log);
}

/* Keeps all programs from checkpointing; returns whether none was at it. */
static inline int csqlite_begin_pause(sqlite3 *db) {
  sqlite3_file *file = csqlite_main_file(db);
  return file && csqlite_guard_of(file)->plain->xShmLock(
                     file, CSQLITE_CHECKPOINT_LOCK, 1, SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE) ==
                     SQLITE_OK;
}

static inline void csqlite_end_pause(sqlite3 *db) {
  sqlite3_file *file = csqlite_main_file(db);
  csqlite_guard_of(file)->plain->xShmLock(file, CSQLITE_CHECKPOINT_LOCK, 1,
                                          SQLITE_SHM_UNLOCK | SQLITE_SHM_EXCLUSIVE);
}

/* Lets this connection write the file only while it is in this state, or in one that it made of it. */
static inline void csqlite_guard_file(sqlite3 *db, int descriptor, int log_descriptor,
                                      const struct csqlite_state *known,
                                      const struct csqlite_log *log) {
  struct csqlite_guard *guard = csqlite_guard_of(csqlite_main_file(db));
  guard->known = *known;
  guard->log = *log;
  guard->descriptor = descriptor;
  guard->log_descriptor = log_descriptor;
  guard->has_written = guard->has_refused = 0;
}

/* Returns the state in which this connection may write the file, and that of the log; returns whether the
   file is guarded. */
static inline int csqlite_guarded_state(sqlite3 *db, struct csqlite_state *known,
                                        struct csqlite_log *log) {
  sqlite3_file *file = csqlite_main_file(db);
  if (!file || csqlite_guard_of(file)->descriptor < 0) return 0;
  *known = csqlite_guard_of(file)->known;
  *log = csqlite_guard_of(file)->log;
  return 1;
}

/* Whether the file and its log are as they were when the file was last guarded, or as this connection has
   left them since. */
static inline int csqlite_is_guarded(sqlite3 *db) {
  sqlite3_file *file = csqlite_main_file(db);
  struct csqlite_guard *guard = file ? csqlite_guard_of(file) : 0;
  struct csqlite_state now;
  struct csqlite_log log;
  if (!guard || guard->descriptor < 0 || guard->has_written || guard->has_refused) return 0;
  return csqlite_look(file, guard, guard->descriptor, 1, &now) && csqlite_log_of(db, &log) &&
         csqlite_is_same_log(&log, &guard->log) && csqlite_is_same_state(&now, &guard->known);
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
