// defined (-O2): counts the words of its input and prints the most frequent ones
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 64, LONGEST = 31 };

struct word {
  struct word *next;
  unsigned count;
  char text[];
};

static struct word *table[BUCKETS];
static unsigned distinct;

static unsigned hash(const char *text) {
  unsigned h = 2166136261u;
  for (; *text; text++)
    h = (h ^ (unsigned char)*text) * 16777619u;
  return h % BUCKETS;
}

static void count(const char *text) {
  struct word **place = &table[hash(text)];
  for (struct word *w = *place; w; w = w->next)
    if (strcmp(w->text, text) == 0) {
      w->count++;
      return;
    }
  struct word *w = malloc(sizeof *w + strlen(text) + 1);
  if (!w)
    abort();
  w->next = *place;
  w->count = 1;
  strcpy(w->text, text);
  *place = w;
  distinct++;
}

static int compare(const void *a, const void *b) {
  const struct word *x = *(struct word *const *)a, *y = *(struct word *const *)b;
  if (x->count != y->count)
    return x->count < y->count ? 1 : -1;
  return strcmp(x->text, y->text);
}

int main(void) {
  char text[LONGEST + 1];
  int length = 0, c;
  do {
    c = getchar();
    if (c != EOF && isalpha(c)) {
      if (length < LONGEST)
        text[length++] = (char)tolower(c);
    } else if (length > 0) {
      text[length] = 0;
      count(text);
      length = 0;
    }
  } while (c != EOF);

  struct word **all = malloc((distinct + 1) * sizeof *all);
  if (!all)
    abort();
  unsigned n = 0;
  for (int i = 0; i < BUCKETS; i++)
    for (struct word *w = table[i]; w; w = w->next)
      all[n++] = w;
  qsort(all, n, sizeof *all, compare);
  for (unsigned i = 0; i < n && i < 8; i++)
    printf("%4u %s\n", all[i]->count, all[i]->text);
  printf("%4u different words\n", n);
  for (unsigned i = 0; i < n; i++)
    free(all[i]);
  free(all);
  return 0;
}
