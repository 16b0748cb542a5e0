// undefined at line 8 (-O0): the loop reads one number past the end of a heap buffer
#include <stdio.h>
#include <stdlib.h>

static long sum(const int *numbers, int n) {
  long total = 0;
  for (int i = 0; i <= n; i++)
    total += numbers[i];
  return total;
}

int main(void) {
  enum { N = 5 };
  int *numbers = malloc(N * sizeof *numbers);
  if (!numbers)
    return 1;
  for (int i = 0; i < N; i++)
    numbers[i] = i * i;
  printf("sum: %ld\n", sum(numbers, N));
  free(numbers);
  return 0;
}
