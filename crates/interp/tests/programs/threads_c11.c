// defined (-O1): threads of C11
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

static mtx_t lock;
static cnd_t ready;
static tss_t key;
static once_flag flag = ONCE_FLAG_INIT;
static atomic_int runs, freed;
static int turn;
static thread_local int mine = 5;

static void once(void) { runs++; }
static void release(void *p) {
  free(p);
  freed++;
}
static int work(void *arg) {
  int number = *(int *)arg;
  call_once(&flag, once);
  tss_set(key, malloc(1));
  mine += number;
  mtx_lock(&lock);
  while (turn != number) cnd_wait(&ready, &lock);
  printf("thread %d: %d\n", number, mine);
  turn++;
  cnd_broadcast(&ready);
  mtx_unlock(&lock);
  if (number == 1) thrd_exit(number * 10);
  thrd_yield();
  return number * 10;
}

int main(void) {
  enum { N = 5 };
  thrd_t threads[N];
  int numbers[N], result, sum = 0;
  if (mtx_init(&lock, mtx_plain) != thrd_success || cnd_init(&ready) != thrd_success) return 1;
  if (tss_create(&key, release) != thrd_success) return 1;
  for (int i = 0; i < N; i++) {
    numbers[i] = i;
    if (thrd_create(&threads[i], work, &numbers[i]) != thrd_success) return 1;
  }
  for (int i = N - 1; i >= 0; i--) {
    thrd_join(threads[i], &result);
    sum += result;
  }
  printf("%d %d %d %d\n", sum, runs, freed, mine);
  mtx_t timed;
  mtx_init(&timed, mtx_timed | mtx_recursive);
  mtx_lock(&timed);
  printf("%d\n", mtx_trylock(&timed) == thrd_success);
  mtx_unlock(&timed);
  mtx_unlock(&timed);
  mtx_destroy(&timed);
  mtx_destroy(&lock);
  cnd_destroy(&ready);
  return 0;
}
