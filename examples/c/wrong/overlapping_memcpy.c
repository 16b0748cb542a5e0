// undefined at line 7 (-O0): memcpy copies an array onto itself, shifted by one element
#include <stdio.h>
#include <string.h>

// Makes room at the front.
static void insert(int *numbers, int used, int number) {
  memcpy(numbers + 1, numbers, used * sizeof *numbers);
  numbers[0] = number;
}

int main(void) {
  int numbers[8] = {2, 3, 4};
  insert(numbers, 3, 1);
  for (int i = 0; i < 4; i++)
    printf("%d ", numbers[i]);
  putchar('\n');
  return 0;
}
