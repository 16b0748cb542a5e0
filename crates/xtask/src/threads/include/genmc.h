/* Names that GenMC's tests use besides those of C11. */
#ifndef GENMC_H
#define GENMC_H
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
/* An execution in which the condition does not hold does not count: its thread goes no further, or waits forever. */
#ifdef COUNTED
static void __VERIFIER_assume(int condition) {
  static atomic_int never;
  while (!condition && !atomic_load_explicit(&never, memory_order_relaxed)) {}
}
#else
static void __VERIFIER_assume(int condition) { if (!condition) pthread_exit(0); }
#endif
typedef pthread_t __VERIFIER_thread_t;
static __VERIFIER_thread_t __VERIFIER_spawn(void *(*function)(void *), void *argument) {
  pthread_t thread;
  pthread_create(&thread, 0, function, argument);
  return thread;
}
static void *__VERIFIER_join(__VERIFIER_thread_t thread) {
  void *result;
  pthread_join(thread, &result);
  return result;
}
#define __VERIFIER_spawn_symmetric(function, argument, like) __VERIFIER_spawn(function, argument)
#define __VERIFIER_join_symmetric(thread) __VERIFIER_join(thread)
/* Loads that may be left out. */
#define __VERIFIER_optional(block)
#define __VERIFIER_nondet_int() 0
#define __VERIFIER_loop_begin()
#define __VERIFIER_spin_start()
#define __VERIFIER_spin_end(condition)
#define __VERIFIER_final_CAS(call) call
#define __VERIFIER_local_write(call) call
#define __VERIFIER_speculative_read(call) call
#endif
