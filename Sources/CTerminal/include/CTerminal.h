/*
 * Calls that Swift cannot make: `ioctl` takes any number of arguments, and some of `sigset_t` are macros.
 *
 * Includes no header of the system: the compiler would attribute types of it, such as `timespec`, to this
 * module, in files that import only the C library.
 */

/* The columns of a terminal; 0 if they are not known. */
int terminal_columns(int descriptor);

/*
 * Starts a shell command that reads what is written to the pipe; other descriptors are inherited.
 *
 * SIGPIPE, SIGXFSZ and SIGINT have their default effect on it, even if this process ignores them. Returns 0 or
 * the number of an error.
 */
int terminal_spawn(const char *command, const int pipe[2], int *process);

/*
 * Starts a program that PATH finds and which reads nothing. Its standard error is a descriptor, and so is its
 * standard output unless that is negative, which discards it.
 *
 * No signal is blocked for it, and SIGPIPE, SIGXFSZ, SIGINT, SIGTERM and SIGHUP have their default effect.
 * Returns 0 or the number of an error.
 */
int terminal_start(char *const words[], int output, int error, int *process);
