// defined (-O0): counts primes with a sieve; arguments: limit (default 20000), rounds (default 1)
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned count(unsigned char *composite, unsigned limit) {
  unsigned primes = 0;
  memset(composite, 0, limit + 1);
  for (unsigned i = 2; i <= limit; i++) {
    if (composite[i])
      continue;
    primes++;
    if (i <= limit / i)
      for (unsigned j = i * i; j <= limit; j += i)
        composite[j] = 1;
  }
  return primes;
}

int main(int argc, char **argv) {
  unsigned limit = argc > 1 ? (unsigned)atoi(argv[1]) : 20000;
  int rounds = argc > 2 ? atoi(argv[2]) : 1;
  if (limit > 100000000)
    return 2;
  unsigned char *composite = malloc(limit + 1);
  if (!composite)
    return 1;
  unsigned primes = 0;
  for (int i = 0; i < rounds; i++)
    primes = count(composite, limit);
  printf("%u primes up to %u\n", primes, limit);
  free(composite);
  return 0;
}
