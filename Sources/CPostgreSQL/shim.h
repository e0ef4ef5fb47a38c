/* PostgreSQL's own client library, and what it wants as lists of C strings. */
#include <libpq-fe.h>

static inline PGconn *cpostgresql_connect(const char *info) {
  const char *keys[] = {"dbname", "client_encoding", "fallback_application_name", 0};
  const char *values[] = {info, "UTF8", "persistence", 0};
  return PQconnectdbParams(keys, values, 1);
}
