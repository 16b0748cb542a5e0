// defined (-O0): ends of threads unwind frames of C++: destructors run, and handlers of everything, which throw again
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t ready, never;

struct Noisy {
  const char *name;
  ~Noisy() { printf("~Noisy: %s\n", name); }
};

struct Error {
  int number;
};

__attribute__((noinline)) static void leave(int depth) {
  Noisy noisy{depth % 2 ? "odd" : "even"};
  try {
    if (depth == 0) pthread_exit((void *)"left");
    leave(depth - 1);
  } catch (Error &) {
    printf("an error, which it is not\n");
  }
}

static void *by_itself(void *) {
  Noisy noisy{"outermost"};
  try {
    leave(2);
  } catch (...) {
    printf("a handler of everything\n");
    try {
      throw Error{7};
    } catch (Error &error) {
      printf("error %d in the handler\n", error.number);
    }
    throw;
  }
  return (void *)"returned";
}

static void *cancelled(void *) {
  Noisy noisy{"of the thread that waits"};
  sem_post(&ready);
  sem_wait(&never);
  return nullptr;
}

int main() {
  pthread_t thread;
  void *result;
  sem_init(&ready, 0, 0);
  sem_init(&never, 0, 0);
  pthread_create(&thread, nullptr, by_itself, nullptr);
  pthread_join(thread, &result);
  printf("by itself: %s\n", (const char *)result);
  pthread_create(&thread, nullptr, cancelled, nullptr);
  sem_wait(&ready);
  pthread_cancel(thread);
  pthread_join(thread, &result);
  printf("%s\n", result == PTHREAD_CANCELED ? "cancelled" : "returned");
}
