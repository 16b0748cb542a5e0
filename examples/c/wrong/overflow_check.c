// undefined at line 6 (-O0): the overflow check itself overflows
#include <limits.h>
#include <stdio.h>

static int reserve(int used, int more) {
  if (used + more < used)
    return -1;
  return used + more;
}

int main(void) {
  int used = reserve(INT_MAX - 10, 100);
  if (used < 0)
    puts("too much");
  else
    printf("%d used\n", used);
  return 0;
}
