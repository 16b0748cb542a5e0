// defined (-O2): pancake flipping: the longest sequence of prefix reversals; argument: n (default 7)
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 12 };

// Reverses prefixes until the first element is 0; returns the number of reversals.
static int flips(const int *permutation, int n) {
  int p[MOST], count = 0;
  for (int i = 0; i < n; i++)
    p[i] = permutation[i];
  while (p[0] != 0) {
    for (int i = 0, j = p[0]; i < j; i++, j--) {
      int kept = p[i];
      p[i] = p[j];
      p[j] = kept;
    }
    count++;
  }
  return count;
}

// Rotates increasingly long prefixes, which visits each permutation once; returns 0 after the last one.
static int next(int *p, int *turns, int n) {
  for (int length = 2; length <= n; length++) {
    int first = p[0];
    for (int i = 0; i + 1 < length; i++)
      p[i] = p[i + 1];
    p[length - 1] = first;
    if (++turns[length - 1] < length)
      return 1;
    turns[length - 1] = 0;
  }
  return 0;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 7;
  if (n < 1 || n > MOST)
    return 2;
  int p[MOST], turns[MOST] = {0};
  for (int i = 0; i < n; i++)
    p[i] = i;
  int most = 0, checksum = 0, even = 1;
  do {
    int count = flips(p, n);
    if (count > most)
      most = count;
    checksum += even ? count : -count;
    even = !even;
  } while (next(p, turns, n));
  printf("%d\nPfannkuchen(%d) = %d\n", checksum, n, most);
  return 0;
}
