/* What ThreadSanitizer's tests call of their tool, and programs do not: its barriers, which order nothing, accesses by name,
   and the heap of a Java machine. */
#include <pthread.h>
#include <sched.h>
#include <string.h>

/* A barrier is one word: the number of threads, and above it how many have come. */
void __tsan_testonly_barrier_init(void *barrier, unsigned count) { *(unsigned *)barrier = count; }
void __tsan_testonly_barrier_wait(void *barrier) {
  unsigned *state = (unsigned *)barrier;
  unsigned old = __atomic_fetch_add(state, 1 << 8, __ATOMIC_RELAXED);
  unsigned count = old & 255;
  while ((__atomic_load_n(state, __ATOMIC_RELAXED) >> 8) / count == (old >> 8) / count) sched_yield();
}

typedef unsigned long word;
typedef struct { word address; unsigned released; int depth; word owner; pthread_rwlock_t lock; } Object;

/* The object that the test names by an address. Finding it orders nothing. */
static Object *object(word address) {
  static Object objects[64];
  for (int at = 0;; at++) {
    word expected = 0;
    if (__atomic_compare_exchange_n(&objects[at].address, &expected, address, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED) ||
        expected == address)
      return &objects[at];
  }
}
static void release(void *address) { __atomic_fetch_add(&object((word)address)->released, 1, __ATOMIC_RELEASE); }
static void acquire(void *address) { __atomic_fetch_add(&object((word)address)->released, 0, __ATOMIC_ACQUIRE); }

static void read_range(word address, word size) { for (word at = 0; at < size; at++) (void)((volatile char *)address)[at]; }
static void write_range(word address, word size) { memset((void *)address, 0, size); }
void __tsan_read1_pc(word address, word pc) { read_range(address, 1); }
void __tsan_write1_pc(word address, word pc) { write_range(address, 1); }
void __tsan_read_range_pc(word address, word size, word pc) { read_range(address, size); }
void __tsan_write_range_pc(word address, word size, word pc) { write_range(address, size); }
void __tsan_unaligned_read2(const void *address) { read_range((word)address, 2); }
void __tsan_unaligned_read4(const void *address) { read_range((word)address, 4); }
void __tsan_unaligned_read8(const void *address) { read_range((word)address, 8); }
void __tsan_unaligned_write2(void *address) { write_range((word)address, 2); }
void __tsan_unaligned_write4(void *address) { write_range((word)address, 4); }
void __tsan_unaligned_write8(void *address) { write_range((word)address, 8); }
#define UNALIGNED(bits) \
  typedef __attribute__((aligned(1))) unsigned _BitInt(bits) unaligned##bits; \
  unsigned _BitInt(bits) __sanitizer_unaligned_load##bits(const void *address) { return *(unaligned##bits *)address; } \
  void __sanitizer_unaligned_store##bits(void *address, unsigned _BitInt(bits) value) { *(unaligned##bits *)address = value; }
UNALIGNED(16)
UNALIGNED(32)
UNALIGNED(64)

void __tsan_func_entry(word pc) {}
void __tsan_func_exit(void) {}
int __tsan_get_alloc_stack(void *address, void **trace, word size, int *thread, word *number) {
  memset(trace, 0, size * sizeof *trace);
  *thread = 1, *number = 1;
  return 3;
}

/* The heap of a Java machine, whose locks are named by addresses. */
void __tsan_java_preinit(const char *path) {}
void __tsan_java_init(word heap, word size) {}
int __tsan_java_fini(void) { return 0; }
void __tsan_java_alloc(word address, word size) { memset((void *)address, 0, size); }
void __tsan_java_move(word from, word to, word size) {}
void __tsan_java_free(word address, word size) {}
int __tsan_java_acquire(word address) { acquire((void *)address); return 1; }
int __tsan_java_release(word address) { release((void *)address); return 1; }
int __tsan_java_release_store(word address) { release((void *)address); return 1; }
void __tsan_java_mutex_lock_rec(word address, int depth) {
  Object *lock = object(address);
  word self = (word)pthread_self();
  if (__atomic_load_n(&lock->owner, __ATOMIC_RELAXED) != self) pthread_rwlock_wrlock(&lock->lock);
  __atomic_store_n(&lock->owner, self, __ATOMIC_RELAXED);
  lock->depth += depth;
}
void __tsan_java_mutex_lock(word address) { __tsan_java_mutex_lock_rec(address, 1); }
static void unlock(Object *lock, int depth) {
  if (lock->depth -= depth) return;
  __atomic_store_n(&lock->owner, 0, __ATOMIC_RELAXED);
  pthread_rwlock_unlock(&lock->lock);
}
void __tsan_java_mutex_unlock(word address) { unlock(object(address), 1); }
int __tsan_java_mutex_unlock_rec(word address) {
  Object *lock = object(address);
  int depth = lock->depth;
  unlock(lock, depth);
  return depth;
}
void __tsan_java_mutex_read_lock(word address) { pthread_rwlock_rdlock(&object(address)->lock); }
void __tsan_java_mutex_read_unlock(word address) { pthread_rwlock_unlock(&object(address)->lock); }
