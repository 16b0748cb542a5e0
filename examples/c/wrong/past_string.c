// undefined at line 7 (-O0): two strings are compared without checking for their ends
#include <stdio.h>

static int same(const char *a, const char *b, int length) {
  int different = 0;
  for (int i = 0; i < length; i++)
    different |= a[i] ^ b[i];
  return !different;
}

int main(void) {
  const char *given = "dragon";
  printf("%s\n", same(given, "draig", 6) ? "open" : "shut");
  printf("%s\n", same(given, "draig", 7) ? "open" : "shut");
  return 0;
}
