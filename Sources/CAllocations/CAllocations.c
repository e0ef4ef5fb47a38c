#include "CAllocations.h"

#include <stdlib.h>

static _Thread_local uint64_t count;

uint64_t allocation_count(void) { return count; }

#ifdef __GLIBC__
// The functions themselves, under names that glibc exports for replacements such as these.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *block = __libc_memalign(alignment, size);
  if (!block) return 12; // ENOMEM
  *result = block;
  return 0;
}
#endif
