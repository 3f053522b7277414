// Preloaded into either program: answers mallinfo2 with the exact bytes that are allocated, where
// glibc's own answer also counts what its caches hold; and counts the calls that allocate, for those
// who look for the symbol allocation_count.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_size_t live, allocations;

size_t allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

static void *counted(void *block) {
  if (!block) return block;
  atomic_fetch_add_explicit(&live, malloc_usable_size(block), memory_order_relaxed);
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void free(void *block) {
  if (!block) return;
  atomic_fetch_sub_explicit(&live, malloc_usable_size(block), memory_order_relaxed);
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  size_t before = block ? malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (moved || size == 0) atomic_fetch_sub_explicit(&live, before, memory_order_relaxed);
  return counted(moved);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

struct mallinfo2 mallinfo2(void) {
  struct mallinfo2 info;
  memset(&info, 0, sizeof info);
  info.uordblks = atomic_load_explicit(&live, memory_order_relaxed);
  return info;
}
