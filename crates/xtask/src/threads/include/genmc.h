/* Names that GenMC's tests use besides those of C11. */
#ifndef GENMC_H
#define GENMC_H
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
/* An execution in which the condition does not hold does not count: its thread goes no further, or the program ends with
   a status of its own. */
#ifdef COUNTED
static void __VERIFIER_assume(int condition) { if (!condition) _Exit(77); }
#else
static void __VERIFIER_assume(int condition) { if (!condition) pthread_exit(0); }
#endif
#define __VERIFIER_nondet_int() 0
#define __VERIFIER_loop_begin()
#define __VERIFIER_spin_start()
#define __VERIFIER_spin_end(condition)
#define __VERIFIER_final_CAS(call) call
#define __VERIFIER_local_write(call) call
#define __VERIFIER_speculative_read(call) call
#endif
