/* The barriers of ThreadSanitizer's tests. As theirs, they order nothing. */
#include <sched.h>
void __tsan_testonly_barrier_init(void *barrier, unsigned count) {
  unsigned *state = (unsigned *)barrier;
  state[0] = count;
  state[1] = 0;
}
void __tsan_testonly_barrier_wait(void *barrier) {
  unsigned *state = (unsigned *)barrier;
  unsigned count = __atomic_load_n(&state[0], __ATOMIC_RELAXED);
  unsigned old = __atomic_fetch_add(&state[1], 1, __ATOMIC_RELAXED);
  while (__atomic_load_n(&state[1], __ATOMIC_RELAXED) / count == old / count) sched_yield();
}
