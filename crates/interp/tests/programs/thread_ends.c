// defined (-O0): ends of threads by themselves and by others: cleanups run, and a thread that waits stops to wait
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_key_t key;
static sem_t ready;
static int ends[2];

static void say(void *text) { printf("cleanup: %s\n", (const char *)text); }
static void unlock(void *lock) {
  printf("cleanup: unlocks\n");
  pthread_mutex_unlock(lock);
}
static void destroy(void *value) { printf("destructor: %s\n", (const char *)value); }

static void leave(int depth) {
  pthread_cleanup_push(say, depth % 2 ? "odd" : "even");
  if (depth == 0) pthread_exit("left");
  leave(depth - 1);
  pthread_cleanup_pop(0);
}

static void *by_itself(void *none) {
  pthread_setspecific(key, "of the thread that leaves");
  pthread_cleanup_push(say, "popped and run");
  pthread_cleanup_pop(1);
  pthread_cleanup_push(say, "outermost");
  leave(2);
  pthread_cleanup_pop(1);
  return "returned";
}

static void *in_condition(void *none) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(unlock, &mutex);
  sem_post(&ready);
  for (;;) pthread_cond_wait(&condition, &mutex);
  pthread_cleanup_pop(1);
  return 0;
}

static void *in_read(void *none) {
  char byte;
  pthread_cleanup_push(say, "of a read");
  sem_post(&ready);
  read(ends[0], &byte, 1);
  pthread_cleanup_pop(0);
  return 0;
}

static void *in_turn(void *none) {
  int old;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
  sem_post(&ready);
  char text[6];
  printf("read %d bytes in spite of cancellation\n", (int)read(ends[0], text, 5));
  pthread_cleanup_push(say, "when it is enabled again");
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
  pthread_testcancel();
  pthread_cleanup_pop(0);
  return 0;
}

static void cancel(void *(*function)(void *), const char *name) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, 0, function, 0);
  sem_wait(&ready);
  usleep(1000);
  pthread_cancel(thread);
  if (function == in_turn) write(ends[1], "12345", 5);
  pthread_join(thread, &result);
  printf("%s: %s\n", name, result == PTHREAD_CANCELED ? "cancelled" : "returned");
}

int main(void) {
  pthread_t thread;
  void *result;
  pthread_key_create(&key, destroy);
  sem_init(&ready, 0, 0);
  if (pipe(ends)) return 1;
  pthread_create(&thread, 0, by_itself, 0);
  pthread_join(thread, &result);
  printf("by itself: %s\n", (const char *)result);
  cancel(in_condition, "in a condition");
  printf("the mutex is %s\n", pthread_mutex_trylock(&mutex) ? "held" : "free");
  cancel(in_read, "in a read");
  cancel(in_turn, "disabled");
}
