#include "CTerminal.h"

#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <unistd.h>

extern char **environ;

int terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int terminal_spawn(const char *command, const int pipe[2], int *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t usual;
  char *const words[] = {(char *)"sh", (char *)"-c", (char *)command, 0};
  int code = posix_spawn_file_actions_init(&files);
  if (code != 0) return code;
  code = posix_spawnattr_init(&attributes);
  if (code == 0) {
    posix_spawn_file_actions_adddup2(&files, pipe[0], STDIN_FILENO);
    posix_spawn_file_actions_addclose(&files, pipe[0]);
    posix_spawn_file_actions_addclose(&files, pipe[1]);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t started = 0;
    code = posix_spawn(&started, "/bin/sh", &files, &attributes, words, environ);
    *process = started;
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return code;
}
