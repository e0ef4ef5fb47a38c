#define _GNU_SOURCE
#include "FaultyDisk.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static _Atomic enum faulty_disk armed = FAULTY_DISK_SOUND;
static atomic_long fatal = 0;
static atomic_long calls = 0;

void faulty_disk_arm(enum faulty_disk kind, long number) {
  atomic_store(&calls, 0);
  atomic_store(&fatal, number);
  atomic_store(&armed, kind);
}

long faulty_disk_calls(void) { return atomic_load(&calls); }

/* Counts a call on the disk, and returns the number of the error that it meets, or 0. */
static int next_error(void) {
  enum faulty_disk kind = atomic_load(&armed);
  if (kind == FAULTY_DISK_SOUND || kind == FAULTY_DISK_KILLS_AT_STEP) return 0;
  long number = atomic_fetch_add(&calls, 1) + 1;
  long first = atomic_load(&fatal);
  if (number < first) return 0;
  switch (kind) {
  case FAULTY_DISK_FAILS_ONCE: return number == first ? EIO : 0;
  case FAULTY_DISK_IS_BROKEN: return EIO;
  case FAULTY_DISK_IS_FULL: return ENOSPC;
  default: return -1;
  }
}

static int fail(int error) {
  if (error < 0) raise(SIGKILL);
  errno = error;
  return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  int error = next_error();
  /* A disk that fills up, or a process that dies, may leave the beginning of what was written. */
  if (error == ENOSPC || error < 0) syscall(SYS_pwrite64, file, bytes, count / 2, place);
  return error ? fail(error) : syscall(SYS_pwrite64, file, bytes, count, place);
}

int fdatasync(int file) {
  int error = next_error();
  /* What is already in its place needs no room. */
  return error && error != ENOSPC ? fail(error) : (int)syscall(SYS_fdatasync, file);
}

int ftruncate64(int file, off64_t size) {
  int error = next_error();
  return error && error != ENOSPC ? fail(error) : (int)syscall(SYS_ftruncate, file, size);
}

int sqlite3_step(void *statement) {
  static int (*step)(void *);
  if (!step) step = (int (*)(void *))dlsym(RTLD_NEXT, "sqlite3_step");
  if (atomic_load(&armed) == FAULTY_DISK_KILLS_AT_STEP &&
      atomic_fetch_add(&calls, 1) + 1 == atomic_load(&fatal))
    raise(SIGKILL);
  return step(statement);
}
