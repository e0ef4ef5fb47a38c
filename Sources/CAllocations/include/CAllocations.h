// Counts what a program allocates: linking this replaces the allocator's functions by ones that count.

#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdint.h>

/// How many blocks the calling thread has allocated; always 0 where the C library is not glibc.
uint64_t allocation_count(void);

#endif
