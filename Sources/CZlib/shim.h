/* zlib's own header, and the macros in it that Swift cannot import. */
#include <zlib.h>

/* Prepares a stream that writes gzip's format (RFC 1952) in the largest window. */
static inline int zlib_begin_gzip(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/* Prepares a stream that reads gzip's format. */
static inline int zlib_begin_gunzip(z_stream *stream) {
  return inflateInit2(stream, 15 + 16);
}
