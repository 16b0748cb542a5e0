// defined (-O0): threads of POSIX with locks, conditions, barriers, semaphores, keys, once, thread-locals
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define THREADS 4
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int sum;
static void *add(void *arg) {
  for (int i = 0; i < 100; i++) {
    pthread_mutex_lock(&lock);
    sum += *(int *)arg;
    pthread_mutex_unlock(&lock);
  }
  return arg;
}

static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static int queue[3], used, first, consumed;
static void *consume(void *arg) {
  (void)arg;
  for (;;) {
    pthread_mutex_lock(&lock);
    while (used == 0) pthread_cond_wait(&full, &lock);
    int item = queue[first];
    first = (first + 1) % 3;
    used--;
    if (item >= 0) consumed += item;
    pthread_cond_signal(&empty);
    pthread_mutex_unlock(&lock);
    if (item < 0) return NULL;
  }
}
static void produce(int item) {
  pthread_mutex_lock(&lock);
  while (used == 3) pthread_cond_wait(&empty, &lock);
  queue[(first + used++) % 3] = item;
  pthread_cond_signal(&full);
  pthread_mutex_unlock(&lock);
}

static pthread_barrier_t barrier;
static int phase[THREADS], serial;
static void *meet(void *arg) {
  int me = *(int *)arg;
  for (int round = 0; round < 5; round++) {
    phase[me] = round;
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
    for (int i = 0; i < THREADS; i++)
      if (phase[i] != round) abort();
    pthread_barrier_wait(&barrier);
  }
  return NULL;
}

static sem_t items;
static pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
static int version, readers_saw;
static void *reader(void *arg) {
  (void)arg;
  sem_wait(&items);
  pthread_rwlock_rdlock(&table);
  int seen = version;
  pthread_rwlock_unlock(&table);
  pthread_rwlock_wrlock(&table);
  readers_saw += seen > 0;
  pthread_rwlock_unlock(&table);
  return NULL;
}

static pthread_key_t key;
static int destroyed;
static void destroy(void *value) {
  if (strcmp(value, "data")) abort();
  free(value);
  __atomic_add_fetch(&destroyed, 1, __ATOMIC_RELAXED);
}
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int once_runs;
static void run_once(void) {
  usleep(10);
  once_runs++;
}
static __thread int local = 7;
static __thread struct { char name[8]; int *to; } second = {"x", NULL};
static void *data(void *arg) {
  pthread_once(&once, run_once);
  pthread_setspecific(key, strdup("data"));
  local += *(int *)arg;
  second.to = &local;
  errno = *(int *)arg;
  sched_yield();
  if (errno != *(int *)arg || *second.to != 7 + *(int *)arg || strcmp(second.name, "x")) abort();
  if (*(int *)arg == 2) pthread_exit((void *)2L);
  return (void *)(long)*(int *)arg;
}

static void *sleeper(void *arg) {
  usleep(50000 * (4 - *(int *)arg));
  printf("awake: %d\n", *(int *)arg);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  int numbers[THREADS] = {0, 1, 2, 3};
  void *result;
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, add, &numbers[i]);
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], &result);
    if (result != &numbers[i]) abort();
  }
  printf("sum: %d\n", sum);

  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, consume, NULL);
  for (int i = 1; i <= 20; i++) produce(i);
  produce(-1);
  produce(-1);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  printf("consumed: %d\n", consumed);

  pthread_barrier_init(&barrier, NULL, THREADS);
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, meet, &numbers[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&barrier);
  printf("serial: %d\n", serial);

  sem_init(&items, 0, 0);
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, reader, NULL);
  pthread_rwlock_wrlock(&table);
  version = 1;
  for (int i = 0; i < THREADS; i++) sem_post(&items);
  pthread_rwlock_unlock(&table);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  printf("readers: %d\n", readers_saw);

  pthread_key_create(&key, destroy);
  long results = 0;
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, data, &numbers[i]);
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], &result);
    results += (long)result;
  }
  printf("destroyed: %d, once: %d, results: %ld, local: %d\n", destroyed, once_runs, results, local);

  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, sleeper, &numbers[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);

  pthread_mutexattr_t attr;
  pthread_mutex_t checked, recursive;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&checked, &attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&recursive, &attr);
  pthread_mutex_lock(&checked);
  pthread_mutex_lock(&recursive);
  pthread_mutex_lock(&recursive);
  printf("relock: %d\n", pthread_mutex_lock(&checked) == EDEADLK);
  struct timespec soon;
  clock_gettime(CLOCK_REALTIME, &soon);
  soon.tv_sec += 1;
  pthread_cond_t never = PTHREAD_COND_INITIALIZER;
  printf("timed: %d\n", pthread_cond_timedwait(&never, &checked, &soon) == ETIMEDOUT);
  pthread_mutex_unlock(&recursive);
  pthread_mutex_unlock(&recursive);
  pthread_mutex_unlock(&checked);
  printf("unlock: %d\n", pthread_mutex_unlock(&checked) == EPERM);
  return 0;
}
