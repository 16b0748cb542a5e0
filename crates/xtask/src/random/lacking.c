/* Functions that the libraries of some systems lack.

   Conversions to bfloat, before GCC 13. A number is first made a float whose
   last bit says whether anything was lost, which no second rounding can mistake for half. */
#include <math.h>
#include <stdint.h>
#include <string.h>

static __bf16 rounded(uint32_t bits, int is_nan) {
  uint16_t half = (uint16_t)(is_nan ? bits >> 16 | 64 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16);
  __bf16 result;
  memcpy(&result, &half, sizeof result);
  return result;
}

#define TRUNCATION(name, type)                                  \
  __bf16 name(type x) {                                         \
    float single = (float)x;                                    \
    uint32_t bits;                                              \
    memcpy(&bits, &single, sizeof bits);                        \
    if (x == x && (type)single != x) {                          \
      int is_larger = x < 0 ? (type)single < x : (type)single > x; \
      bits = (bits - (uint32_t)is_larger) | 1;                  \
    }                                                           \
    return rounded(bits, x != x);                               \
  }

TRUNCATION(__truncsfbf2, float)
TRUNCATION(__truncdfbf2, double)
#ifdef __aarch64__
TRUNCATION(__trunctfbf2, long double)
#else
TRUNCATION(__truncxfbf2, long double)
TRUNCATION(__trunctfbf2, __float128)
#endif

/* Functions for numbers that are finite, of the C library of GNU before 2.31. */
#define FINITE(name)                                                           \
  double __##name##_finite(double x) { return name(x); }                       \
  float __##name##f_finite(float x) { return name##f(x); }                     \
  long double __##name##l_finite(long double x) { return name##l(x); }

FINITE(sqrt)
FINITE(exp)
FINITE(exp2)
FINITE(log)
FINITE(log2)
FINITE(log10)
