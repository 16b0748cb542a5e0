// defined (-O2): SHA-256 of a test string and of many bytes; argument: kilobytes (default 16)
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sha256 {
  uint32_t state[8];
  uint64_t length;
  uint8_t block[64];
};

static uint32_t k[64];

// The constants are the fraction bits of square and cube roots of primes, which can be computed
// with integers.
static uint32_t root_fraction(unsigned prime, int degree) {
  // The largest r with r^degree <= prime * 2^(32*degree); its low 32 bits are the fraction.
  unsigned __int128 low = 0, high = (unsigned __int128)1 << 36;
  while (high - low > 1) {
    unsigned __int128 middle = (low + high) / 2;
    // Compared in two steps, as 2^108 times the prime is the largest product that fits.
    unsigned __int128 power = middle * middle;
    int above;
    if (degree == 2)
      above = power > (unsigned __int128)prime << 64;
    else
      above = power * middle > (unsigned __int128)prime << 96;
    if (above)
      high = middle;
    else
      low = middle;
  }
  return (uint32_t)low;
}

static int is_prime(unsigned n) {
  for (unsigned d = 2; d * d <= n; d++)
    if (n % d == 0)
      return 0;
  return n > 1;
}

static void start(struct sha256 *s) {
  unsigned prime = 2;
  for (int i = 0; i < 64; i++, prime++) {
    while (!is_prime(prime))
      prime++;
    k[i] = root_fraction(prime, 3);
    if (i < 8)
      s->state[i] = root_fraction(prime, 2);
  }
  s->length = 0;
}

static uint32_t rotate(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void compress(struct sha256 *s) {
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)s->block[4 * i] << 24 | (uint32_t)s->block[4 * i + 1] << 16 |
           (uint32_t)s->block[4 * i + 2] << 8 | s->block[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + w[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
  }
  memcpy(v, s->state, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t a = v[0], e = v[4];
    uint32_t one = v[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & v[5]) ^ (~e & v[6])) + k[i] + w[i];
    uint32_t two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += one;
    v[0] = one + two;
  }
  for (int i = 0; i < 8; i++)
    s->state[i] += v[i];
}

static void add(struct sha256 *s, const void *data, size_t length) {
  const uint8_t *bytes = data;
  for (size_t i = 0; i < length; i++) {
    s->block[s->length++ % 64] = bytes[i];
    if (s->length % 64 == 0)
      compress(s);
  }
}

static void finish(struct sha256 *s) {
  uint64_t bits = s->length * 8;
  uint8_t byte = 0x80;
  do {
    add(s, &byte, 1);
    byte = 0;
  } while (s->length % 64 != 56);
  uint8_t end[8];
  for (int i = 0; i < 8; i++)
    end[i] = (uint8_t)(bits >> (56 - 8 * i));
  add(s, end, sizeof end);
  for (int i = 0; i < 8; i++)
    printf("%08x", s->state[i]);
  putchar('\n');
}

int main(int argc, char **argv) {
  int kilobytes = argc > 1 ? atoi(argv[1]) : 16;
  struct sha256 s;
  start(&s);
  add(&s, "abc", 3);
  finish(&s);

  uint8_t chunk[1024];
  uint32_t random = 1;
  start(&s);
  for (int i = 0; i < kilobytes; i++) {
    for (size_t j = 0; j < sizeof chunk; j++) {
      random = random * 1664525 + 1013904223;
      chunk[j] = (uint8_t)(random >> 24);
    }
    add(&s, chunk, sizeof chunk);
  }
  finish(&s);
  return 0;
}
