#include "CGraphics.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* The one that brings the others: what it is linked to is found through it. */
static const char library_name[] = "libpangocairo-1.0.so.0";

static Cairo cairo;
static Pango pango;
static const Graphics graphics = {&cairo, &pango};
static const char *missing_name;

/* A function by its name, or null, which is then what is missing. */
static void *function(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (found == NULL && missing_name == NULL) missing_name = name;
  return found;
}

static void open_libraries(void) {
  void *library = dlopen(library_name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) {
    missing_name = library_name;
    return;
  }
#define X(name) cairo.name = (__typeof__(cairo.name))function(library, "cairo_" #name);
  CAIRO_FUNCTIONS(X)
#undef X
#define X(name) pango.name = (__typeof__(pango.name))function(library, "pango_" #name);
  PANGO_FUNCTIONS(X)
#undef X
  pango.object_unref = (__typeof__(pango.object_unref))function(library, "g_object_unref");
}

const Graphics *graphics_open(const char **missing) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_libraries);
  *missing = missing_name;
  return missing_name == NULL ? &graphics : NULL;
}
