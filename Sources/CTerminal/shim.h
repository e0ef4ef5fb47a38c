/* `ioctl` takes any number of arguments, which Swift cannot call. */
#include <sys/ioctl.h>

/* The columns of a terminal; 0 where they are not known. */
static inline int terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
