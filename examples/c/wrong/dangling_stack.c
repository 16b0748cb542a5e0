// undefined at line 17 (-O0): the result is read from the stack frame of a function that has returned
#include <stdio.h>

struct range {
  int low, high;
};

static const struct range *widen(const struct range *range, int by) {
  struct range wider = {range->low - by, range->high + by};
  const struct range *result = &wider;
  return result;
}

int main(void) {
  struct range range = {10, 20};
  const struct range *wider = widen(&range, 5);
  if (wider->low < 0)
    puts("below zero");
  else
    puts("fine");
  return 0;
}
