/* A disk that fails on demand, for the one process that links this: its own `pwrite`, `fdatasync`
   and `ftruncate` stand before the system's, and its `sqlite3_step` before SQLite's. */
#ifndef FAULTY_DISK_H
#define FAULTY_DISK_H

enum faulty_disk {
  FAULTY_DISK_SOUND,
  /* The call fails with an input or output error, and later ones do not. */
  FAULTY_DISK_FAILS_ONCE,
  /* The call and all later ones fail. */
  FAULTY_DISK_IS_BROKEN,
  /* The call and all later ones find no room; a write puts down a part first. */
  FAULTY_DISK_IS_FULL,
  /* The process is killed in the middle of the call. */
  FAULTY_DISK_KILLS,
  /* As the last, but calls of `sqlite3_step` are counted. */
  FAULTY_DISK_KILLS_AT_STEP
};

/* From now on the call with this number, counted from 1, and perhaps later ones, go wrong. */
void faulty_disk_arm(enum faulty_disk kind, long number);
/* How many calls there were since it was armed. */
long faulty_disk_calls(void);
#endif
