/* The barriers of ThreadSanitizer's tests. As theirs, they order nothing. A barrier is one word: the number of threads,
   and above it how many have come. */
#include <sched.h>
void __tsan_testonly_barrier_init(void *barrier, unsigned count) { *(unsigned *)barrier = count; }
void __tsan_testonly_barrier_wait(void *barrier) {
  unsigned *state = (unsigned *)barrier;
  unsigned old = __atomic_fetch_add(state, 1 << 8, __ATOMIC_RELAXED);
  unsigned count = old & 255;
  while ((__atomic_load_n(state, __ATOMIC_RELAXED) >> 8) / count == (old >> 8) / count) sched_yield();
}
