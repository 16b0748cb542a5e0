/* A queue of jobs: an example with structs, calls and loops. */
#include <stdlib.h>

struct job {
  char urgent;
  long deadline;
  short owner;
  struct job *next;
};

struct queue {
  struct job *first;
  struct job **last;
  int length;
};

static struct job *make(long deadline, short owner) {
  struct job *job = malloc(sizeof *job);
  if (!job)
    abort();
  job->urgent = deadline < 10;
  job->deadline = deadline;
  job->owner = owner;
  job->next = NULL;
  return job;
}

void push(struct queue *queue, long deadline, short owner) {
  struct job *job = make(deadline, owner);
  *queue->last = job;
  queue->last = &job->next;
  queue->length++;
}

long drain(struct queue *queue) {
  long sum = 0;
  for (struct job *job = queue->first; job;) {
    struct job *next = job->next;
    sum += job->deadline;
    free(job);
    job = next;
  }
  queue->first = NULL;
  queue->last = &queue->first;
  queue->length = 0;
  return sum;
}

int main(void) {
  struct queue queue = {NULL, &queue.first, 0};
  for (int i = 0; i < 5; i++)
    push(&queue, i * 7, 1);
  push(&queue, 100, 2);
  return drain(&queue) != 170;
}
