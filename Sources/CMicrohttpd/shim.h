/* Only what Swift cannot import: the variadic functions, and macros with a cast in them. */
#include <microhttpd.h>

struct mhd_settings {
  int listening_socket;
  unsigned int connections;
  unsigned int idle_seconds;
  size_t connection_memory;
};

/* Starts one thread that serves every connection, by poll: with epoll, which tells of an edge only
   once, the library does not see that a client left in the middle of a request. */
static inline struct MHD_Daemon *mhd_start(
    struct mhd_settings settings, void *context, MHD_AccessHandlerCallback handle,
    void *(*target)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection) {
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, settings.listening_socket,
      MHD_OPTION_CONNECTION_LIMIT, settings.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings.idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings.connection_memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, target, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connection, context,
      MHD_OPTION_END);
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
