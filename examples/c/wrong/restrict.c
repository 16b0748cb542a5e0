// undefined at line 7 (-O0): two restrict pointers refer to the same memory
#include <stdio.h>

// Adds the first number to all of them.
static void add_first(int n, int *restrict out, const int *restrict first) {
  for (int i = 0; i < n; i++)
    out[i] += *first;
}

int main(void) {
  int numbers[] = {1, 2, 3};
  add_first(3, numbers, numbers);
  for (int i = 0; i < 3; i++)
    printf("%d ", numbers[i]);
  putchar('\n');
  return 0;
}
