// defined (-O0): prints Fibonacci numbers with their smallest prime factor
#include <stdio.h>

static unsigned long smallest_factor(unsigned long n) {
  for (unsigned long d = 2; d * d <= n; d++)
    if (n % d == 0)
      return d;
  return n;
}

int main(void) {
  unsigned long a = 1, b = 1;
  puts(" n  Fibonacci  smallest factor");
  for (int n = 3; n <= 40; n++) {
    unsigned long next = a + b;
    a = b;
    b = next;
    unsigned long factor = smallest_factor(b);
    if (factor == b)
      printf("%2d %10lu  prime\n", n, b);
    else
      printf("%2d %10lu  %lu\n", n, b, factor);
  }
  return 0;
}
