// undefined at line 14 (-O0): a function ends without returning a value, and the caller uses it
#include <stdio.h>

static int find(const int *numbers, int n, int wanted) {
  for (int i = 0; i < n; i++)
    if (numbers[i] == wanted)
      return i;
}

int main(void) {
  static const int numbers[] = {2, 3, 5, 7};
  for (int wanted = 5; wanted < 7; wanted++) {
    int at = find(numbers, 4, wanted);
    if (at >= 0)
      printf("%d is there\n", wanted);
    else
      printf("%d is not there\n", wanted);
  }
  return 0;
}
