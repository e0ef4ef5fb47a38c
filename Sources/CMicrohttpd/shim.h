/* Only what Swift cannot import: the variadic functions, macros with a cast in them, and what needs
   to know where the library keeps the head of a request. */
#include <microhttpd.h>
#include <stdbool.h>
#include <string.h>

struct mhd_settings {
  unsigned int connections;
  unsigned int idle_seconds;
  size_t connection_memory;
};

/* Whether the library reads heads loosely in every mode.

   0.9.75 takes a bare LF for the end of a line, cuts a line off at a NUL (one that begins with it is
   an empty line), takes several spaces in the first line and spaces before a colon, joins folded
   lines wrongly, and takes control characters, several lengths of a body, and a length beside a
   transfer coding. Its strict setting closes without a reply where the target has a space, answers
   twice over where there is no Host, and changes nothing else. From 1.0 on the library refuses most
   of this in its strict mode. */
static inline bool mhd_is_loose(void) { return MHD_get_version()[0] == '0'; }

/* Starts one thread that serves every connection that it is given, by poll: with epoll, which reports an edge only
   once, the library does not see that a client left in the middle of a request. */
static inline struct MHD_Daemon *mhd_start(
    struct mhd_settings settings, void *context, MHD_AccessHandlerCallback handle,
    void *(*target)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection) {
#if MHD_VERSION >= 0x00097701
  const enum MHD_OPTION strictness = MHD_OPTION_CLIENT_DISCIPLINE_LVL;
#else
  const enum MHD_OPTION strictness = MHD_OPTION_STRICT_FOR_CLIENT;
#endif
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_NO_LISTEN_SOCKET, 0, NULL,
      NULL, handle, context,
      MHD_OPTION_CONNECTION_LIMIT, settings.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings.idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings.connection_memory,
      strictness, mhd_is_loose() ? 0 : 1,
      MHD_OPTION_URI_LOG_CALLBACK, target, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connection, context,
      MHD_OPTION_END);
}

/* Ends the query of a target before its first letter, in the memory of the connection.

   The library would store 64 bytes for each pair, and 0.9.75 closes without a reply when its memory
   is full, after some 470 pairs. Nobody asks it for them. More memory is no way out, as all of it is
   written anew after each request. */
static inline void mhd_hide_query(const char *target) {
  char *query = strchr(target, '?');
  if (query && query[1]) query[1] = '\0';
}

static inline enum MHD_Result mhd_follow_field(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_size, const char *value,
    size_t value_size) {
  const char **next = context;
  bool follows = value && name == *next;
  *next = follows ? value + value_size + 2 : NULL;
  return follows ? MHD_YES : MHD_NO;
}

/* Whether the lines of a head followed each other with nothing but CR LF in between.

   A loose library reads the head in place and forgets what it skipped; but it hands out pointers
   into the head, and between them there is a gap where it cut a line off at a NUL, joined lines,
   skipped spaces, or took a bare LF. To be called where the head was just read. */
static inline bool mhd_has_plain_lines(
    struct MHD_Connection *connection, const char *method, const char *target, size_t target_size,
    const char *version) {
  const union MHD_ConnectionInfo *info;
  const char *next = version + strlen(version) + 2;
  if (!mhd_is_loose()) return true;
  if (target != method + strlen(method) + 1 || version != target + target_size + 1) return false;
  MHD_get_connection_values_n(connection, MHD_HEADER_KIND, mhd_follow_field, &next);
  info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info && next && next + 2 == method + info->header_size;
}

/* Accepts a connection with flags such as SOCK_CLOEXEC; -1 with `errno`. */
static inline int mhd_accept(int listener, struct sockaddr *address, socklen_t *size, int flags) {
#ifdef __linux__
  /* The system declares it only where extensions are asked for. */
  extern int accept4(int, struct sockaddr *, socklen_t *, int);
  return accept4(listener, address, size, flags);
#else
  return accept(listener, address, size);
#endif
}

/* The socket of a connection, or -1. */
static inline int mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/* The other end of a connection, or NULL. */
static inline const struct sockaddr *mhd_remote(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

static const ssize_t mhd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t mhd_end_with_error = MHD_CONTENT_READER_END_WITH_ERROR;
static const uint64_t mhd_size_unknown = MHD_SIZE_UNKNOWN;
