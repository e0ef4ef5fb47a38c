#include "CTerminal.h"

#include <fcntl.h>
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
    sigaddset(&usual, SIGXFSZ);
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

int terminal_start(char *const words[], int output, int error, int *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t usual, none;
  int code = posix_spawn_file_actions_init(&files);
  if (code != 0) return code;
  code = posix_spawnattr_init(&attributes);
  if (code == 0) {
    posix_spawn_file_actions_adddup2(&files, error, STDERR_FILENO);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (output >= 0) {
      posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    } else {
      posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    }
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    sigaddset(&usual, SIGHUP);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    pid_t started = 0;
    code = posix_spawnp(&started, words[0], &files, &attributes, words, environ);
    *process = started;
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return code;
}
