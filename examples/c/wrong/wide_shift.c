// undefined at line 6 (-O0): the mask for a whole word shifts by the word's width
#include <stdio.h>

static int has_only_low_bits(unsigned value, unsigned bits) {
  // Wrong for 32, the only width that needs no mask.
  if (value < 1u << bits)
    return 1;
  return 0;
}

int main(void) {
  for (unsigned bits = 8; bits <= 32; bits += 8)
    printf("%2u bits: %s\n", bits, has_only_low_bits(1000, bits) ? "yes" : "no");
  return 0;
}
