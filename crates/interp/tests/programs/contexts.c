// defined (-O0): contexts of <ucontext.h>: generators, a ring, ends, and a context that threads run in turns
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

#define SIZE (64 * 1024)

static ucontext_t caller, generator;
static int produced;

static void produce(int from, int to) {
  for (int value = from; value < to; value++) {
    produced = value * value;
    swapcontext(&generator, &caller);
  }
  produced = -1;
}

static ucontext_t *make(ucontext_t *context, ucontext_t *next) {
  getcontext(context);
  context->uc_stack.ss_sp = malloc(SIZE);
  context->uc_stack.ss_size = SIZE;
  context->uc_link = next;
  return context;
}

static void generate(void) {
  make(&generator, &caller);
  makecontext(&generator, (void (*)(void))produce, 2, 3, 7);
  for (;;) {
    swapcontext(&caller, &generator);
    if (produced < 0) break;
    printf("produced %d\n", produced);
  }
  free(generator.uc_stack.ss_sp);
}

static ucontext_t ring[3], home;
static int turns;

static void turn(int own) {
  char name[8];
  snprintf(name, sizeof name, "ring %d", own);
  while (turns < 7) {
    printf("%s, turn %d\n", name, turns++);
    swapcontext(&ring[own], &ring[(own + 1) % 3]);
  }
  printf("%s ends\n", name);
}

static void go_round(void) {
  for (int at = 0; at < 3; at++) {
    make(&ring[at], &home);
    makecontext(&ring[at], (void (*)(void))turn, 1, at);
  }
  swapcontext(&home, &ring[0]);
  printf("home after %d turns\n", turns);
  for (int at = 0; at < 3; at++) free(ring[at].uc_stack.ss_sp);
}

static ucontext_t shared, left;
static _Thread_local int own_number;

static void in_turns(void) {
  for (int at = 0;; at++) {
    printf("step %d\n", at);
    swapcontext(&shared, &left);
  }
}

static void *run_once(void *number) {
  own_number = *(int *)number;
  swapcontext(&left, &shared);
  printf("thread %d again\n", own_number);
  return 0;
}

static void hand_over(void) {
  make(&shared, 0);
  makecontext(&shared, in_turns, 0);
  for (int number = 1; number < 4; number++) {
    pthread_t thread;
    pthread_create(&thread, 0, run_once, &number);
    pthread_join(thread, 0);
  }
  free(shared.uc_stack.ss_sp);
}

static jmp_buf inside, outside;

static void jumps(void) {
  for (int at = 0;; at++) {
    if (!_setjmp(inside)) _longjmp(outside, at + 1);
    printf("inside after %d\n", at);
  }
}

static void jump(void) {
  ucontext_t context, here;
  make(&context, 0);
  makecontext(&context, jumps, 0);
  int times = _setjmp(outside);
  printf("outside, %d\n", times);
  if (times == 0) swapcontext(&here, &context);
  if (times < 3) _longjmp(inside, 1);
}

static void last(void) { puts("the last context"); }

int main(void) {
  generate();
  go_round();
  hand_over();
  jump();
  ucontext_t end, after;
  make(&end, &after);
  makecontext(&end, last, 0);
  make(&after, 0);
  makecontext(&after, last, 0);
  fflush(stdout);
  setcontext(&end);
  puts("nobody comes here");
  return 1;
}
