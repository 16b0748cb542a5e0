// defined (-O1): floating-point and vector instructions of x86-64 in inline assembly, on random operands
// Prints a checksum of the results, of the flags, and of the exceptions for each.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef SETS
#define SETS 60
#endif

static uint64_t state = 88172645463325252u;

__attribute__((noinline)) static uint64_t draw(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// The bits of a number of a format: random ones, or special values, or few digits.
__attribute__((noinline)) static uint64_t operand(int exponent_bits, int fraction_bits) {
  uint64_t bits = draw(), bias = (1ull << (exponent_bits - 1)) - 1, sign = (draw() & 1) << (exponent_bits + fraction_bits);
  uint64_t one = bias << fraction_bits, all = ((1ull << exponent_bits) - 1) << fraction_bits;
  uint64_t fraction = bits & ((1ull << fraction_bits) - 1);
  switch (draw() & 15) {
  case 0: return sign;
  case 1: return sign | all;
  case 2: return sign | all | 1ull << (fraction_bits - 1) | (fraction & 7);
  case 3: return sign | all | (fraction & 7) | 1;
  case 4: return sign | fraction >> (bits >> 58);
  case 5: return sign | 1ull << fraction_bits;
  case 6: return sign | (all - 1);
  case 7: return sign | one;
  case 8: return sign | (one + ((bits & 15) << (fraction_bits - 2)));
  case 9: return sign | (one + ((bits % 70) << fraction_bits)) | fraction;
  case 10: return sign | (one - ((bits % 70) << fraction_bits)) | fraction;
  case 11: return sign | one | fraction;
  default: return bits & ((2ull << (exponent_bits + fraction_bits)) - 1);
  }
}

static uint64_t sum;

__attribute__((noinline)) static void mix(uint64_t value) { sum = (sum ^ value) * 0x9e3779b97f4a7c15u, sum ^= sum >> 29; }

__attribute__((noinline)) static void end(const char *name) {
  // Of several lines, the first.
  printf("%.*s %016llx\n", (int)strcspn(name, "\n"), name, (unsigned long long)sum);
  sum = 0;
}

typedef struct { uint64_t low, high; } __attribute__((aligned(16))) wide;

static void mix_wide(wide value) { mix(value.low), mix(value.high); }

static const uint32_t initial = 0x1f80;

static uint32_t control(void) { return 0x1f80 | (draw() & 3) << 13; }

__attribute__((noinline)) static wide floats(void) {
  wide value;
  value.low = operand(8, 23) | operand(8, 23) << 32;
  value.high = operand(8, 23) | operand(8, 23) << 32;
  return value;
}

__attribute__((noinline)) static wide doubles(void) {
  wide value;
  value.low = operand(11, 52), value.high = operand(11, 52);
  return value;
}

__attribute__((noinline)) static wide integers(void) {
  wide value;
  value.low = draw(), value.high = draw();
  switch (draw() & 3) {
  case 0: value.high = value.low; break;
  case 1: value.low &= 0x7f017f8000ff80ffu; break;
  }
  return value;
}

// Two registers, with rounding mode and exceptions.
#define FLOATS(make, text)                                                                                             \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = make(), b = make();                                                                                       \
    uint32_t c = control(), status;                                                                                    \
    __asm__ volatile("movaps %[a], %%xmm1\n\tmovups %[b], %%xmm2\n\tldmxcsr %[c]\n\t" text                             \
                     " %%xmm2, %%xmm1\n\tstmxcsr %[s]\n\tldmxcsr %[d]\n\tmovaps %%xmm1, %[a]"                          \
                     : [a] "+m"(a), [s] "=m"(status) : [b] "m"(b), [c] "m"(c), [d] "m"(initial) : "xmm1", "xmm2");      \
    mix_wide(a), mix(status & 0x3f);                                                                                   \
  }                                                                                                                    \
  end(text);

#define THREE(make, text)                                                                                              \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = make(), b = make(), e = make();                                                                           \
    uint32_t c = control(), status;                                                                                    \
    __asm__ volatile("movaps %[a], %%xmm1\n\tmovaps %[b], %%xmm2\n\tmovaps %[e], %%xmm3\n\tldmxcsr %[c]\n\t" text      \
                     " %%xmm3, %%xmm2, %%xmm1\n\tstmxcsr %[s]\n\tldmxcsr %[d]\n\tmovaps %%xmm1, %[a]"                  \
                     : [a] "+m"(a), [s] "=m"(status)                                                                   \
                     : [b] "m"(b), [e] "m"(e), [c] "m"(c), [d] "m"(initial) : "xmm1", "xmm2", "xmm3");                  \
    mix_wide(a), mix(status & 0x3f);                                                                                   \
  }                                                                                                                    \
  end(text);

#define IMMEDIATE(make, text, number)                                                                                  \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = make(), b = make();                                                                                       \
    uint32_t c = control(), status;                                                                                    \
    __asm__ volatile("movaps %[a], %%xmm1\n\tmovaps %[b], %%xmm2\n\tldmxcsr %[c]\n\t" text " $" #number                \
                     ", %%xmm2, %%xmm1\n\tstmxcsr %[s]\n\tldmxcsr %[d]\n\tmovaps %%xmm1, %[a]"                         \
                     : [a] "+m"(a), [s] "=m"(status) : [b] "m"(b), [c] "m"(c), [d] "m"(initial) : "xmm1", "xmm2");      \
    mix_wide(a), mix(status & 0x3f);                                                                                   \
  }                                                                                                                    \
  end(text " " #number);

#define LANES(text)                                                                                                    \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = integers(), b = integers();                                                                               \
    __asm__ volatile("movdqa %[a], %%xmm1\n\t" text " %[b], %%xmm1\n\tmovdqa %%xmm1, %[a]"                             \
                     : [a] "+m"(a) : [b] "m"(b) : "xmm1");                                                             \
    mix_wide(a);                                                                                                       \
  }                                                                                                                    \
  end(text);

#define SHUFFLE(text, number)                                                                                          \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = integers(), b = integers();                                                                               \
    __asm__ volatile("movdqa %[a], %%xmm1\n\t" text " $" #number ", %[b], %%xmm1\n\tmovdqa %%xmm1, %[a]"               \
                     : [a] "+m"(a) : [b] "m"(b) : "xmm1");                                                             \
    mix_wide(a);                                                                                                       \
  }                                                                                                                    \
  end(text " " #number);

#define SHIFT(text, counts)                                                                                            \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = integers(), b = {draw() % counts, 0};                                                                     \
    __asm__ volatile("movdqa %[a], %%xmm1\n\t" text " %[b], %%xmm1\n\t" text " $3, %%xmm1\n\tmovdqa %%xmm1, %[a]"      \
                     : [a] "+m"(a) : [b] "m"(b) : "xmm1");                                                             \
    mix_wide(a);                                                                                                       \
  }                                                                                                                    \
  end(text);

#define TO_INT(make, type, text)                                                                                       \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = make();                                                                                                   \
    type made;                                                                                                         \
    uint32_t c = control(), status;                                                                                    \
    __asm__ volatile("movaps %[a], %%xmm1\n\tldmxcsr %[c]\n\t" text " %%xmm1, %[m]\n\tstmxcsr %[s]\n\tldmxcsr %[d]"    \
                     : [m] "=&r"(made), [s] "=m"(status) : [a] "m"(a), [c] "m"(c), [d] "m"(initial) : "xmm1");          \
    mix(made), mix(status & 0x3f);                                                                                     \
  }                                                                                                                    \
  end(text);

#define FROM_INT(type, text)                                                                                           \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = doubles();                                                                                                \
    type from = draw() >> (draw() & 63);                                                                               \
    uint32_t c = control(), status;                                                                                    \
    __asm__ volatile("movaps %[a], %%xmm1\n\tldmxcsr %[c]\n\t" text                                                    \
                     " %[f], %%xmm1\n\tstmxcsr %[s]\n\tldmxcsr %[d]\n\tmovaps %%xmm1, %[a]"                            \
                     : [a] "+m"(a), [s] "=m"(status) : [f] "r"(from), [c] "m"(c), [d] "m"(initial) : "xmm1");           \
    mix_wide(a), mix(status & 0x3f);                                                                                   \
  }                                                                                                                    \
  end(text);

#define ORDER(make, text)                                                                                              \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    wide a = make(), b = make();                                                                                       \
    if (draw() % 3 == 0) b = a;                                                                                        \
    uint64_t flags;                                                                                                    \
    uint32_t status;                                                                                                   \
    __asm__ volatile("movaps %[a], %%xmm1\n\tmovaps %[b], %%xmm2\n\tldmxcsr %[d]\n\t" text                             \
                     " %%xmm2, %%xmm1\n\tpushfq\n\tpopq %[f]\n\tstmxcsr %[s]"                                          \
                     : [f] "=&r"(flags), [s] "=m"(status) : [a] "m"(a), [b] "m"(b), [d] "m"(initial)                     \
                     : "xmm1", "xmm2", "cc");                                                                          \
    mix(flags & 0x8d5), mix(status & 0x3f);                                                                            \
  }                                                                                                                    \
  end(text);

static void scalar(void) {
  FLOATS(doubles, "addsd") FLOATS(doubles, "subsd") FLOATS(doubles, "mulsd") FLOATS(doubles, "divsd")
  FLOATS(doubles, "sqrtsd") FLOATS(doubles, "minsd") FLOATS(doubles, "maxsd")
  FLOATS(floats, "addss") FLOATS(floats, "subss") FLOATS(floats, "mulss") FLOATS(floats, "divss")
  FLOATS(floats, "sqrtss") FLOATS(floats, "minss") FLOATS(floats, "maxss")
  FLOATS(floats, "cvtss2sd") FLOATS(doubles, "cvtsd2ss")
  IMMEDIATE(doubles, "cmpsd", 0) IMMEDIATE(doubles, "cmpsd", 1) IMMEDIATE(doubles, "cmpsd", 2)
  IMMEDIATE(doubles, "cmpsd", 3) IMMEDIATE(floats, "cmpss", 4) IMMEDIATE(floats, "cmpss", 5)
  IMMEDIATE(floats, "cmpss", 6) IMMEDIATE(floats, "cmpss", 7)
  IMMEDIATE(doubles, "roundsd", 0) IMMEDIATE(doubles, "roundsd", 1) IMMEDIATE(floats, "roundss", 2)
  IMMEDIATE(floats, "roundss", 11) IMMEDIATE(doubles, "roundsd", 4)
  THREE(doubles, "vfmadd132sd") THREE(doubles, "vfmadd213sd") THREE(doubles, "vfmadd231sd")
  THREE(floats, "vfmsub132ss") THREE(floats, "vfnmadd213ss") THREE(floats, "vfnmsub231ss") THREE(doubles, "vaddsd")
  TO_INT(doubles, uint64_t, "cvtsd2si") TO_INT(doubles, uint32_t, "cvttsd2si") TO_INT(floats, uint64_t, "cvttss2si")
  TO_INT(floats, uint32_t, "cvtss2si")
  FROM_INT(uint64_t, "cvtsi2sdq") FROM_INT(uint32_t, "cvtsi2sdl") FROM_INT(uint64_t, "cvtsi2ssq")
  FROM_INT(uint32_t, "cvtsi2ssl")
  ORDER(doubles, "ucomisd") ORDER(doubles, "comisd") ORDER(floats, "ucomiss") ORDER(floats, "comiss")
}

static void packed(void) {
  FLOATS(floats, "addps") FLOATS(doubles, "subpd") FLOATS(floats, "mulps") FLOATS(doubles, "divpd")
  FLOATS(floats, "sqrtps") FLOATS(doubles, "minpd") FLOATS(floats, "maxps") THREE(floats, "vfmadd231ps")
  FLOATS(integers, "cvtdq2ps") FLOATS(integers, "cvtdq2pd") FLOATS(floats, "cvtps2dq") FLOATS(floats, "cvttps2dq")
  FLOATS(doubles, "cvtpd2dq") FLOATS(doubles, "cvttpd2dq") FLOATS(floats, "cvtps2pd") FLOATS(doubles, "cvtpd2ps")
  IMMEDIATE(floats, "cmpps", 1) IMMEDIATE(doubles, "cmppd", 6) IMMEDIATE(floats, "roundps", 3)
  LANES("andps") LANES("andnpd") LANES("orps") LANES("pxor") LANES("pandn")
  LANES("paddb") LANES("paddw") LANES("paddd") LANES("paddq") LANES("paddsb") LANES("paddusw")
  LANES("psubb") LANES("psubq") LANES("psubsw") LANES("psubusb")
  LANES("pcmpeqb") LANES("pcmpeqw") LANES("pcmpeqd") LANES("pcmpeqq") LANES("pcmpgtb") LANES("pcmpgtd") LANES("pcmpgtq")
  LANES("pminub") LANES("pmaxub") LANES("pminsw") LANES("pmaxsd") LANES("pavgb") LANES("pmullw") LANES("pmulhw")
  LANES("pmulhuw") LANES("pmulld") LANES("pmuludq") LANES("pshufb")
  LANES("punpcklbw") LANES("punpckhwd") LANES("punpckldq") LANES("punpckhqdq") LANES("unpcklps") LANES("unpckhpd")
  SHUFFLE("pshufd", 0x1b) SHUFFLE("pshuflw", 0x93) SHUFFLE("pshufhw", 0x4e) SHUFFLE("shufps", 0xb1) SHUFFLE("shufpd", 1)
  SHUFFLE("palignr", 5) SHUFFLE("palignr", 19)
  SHIFT("psllw", 20) SHIFT("pslld", 40) SHIFT("psllq", 70) SHIFT("psrlw", 20) SHIFT("psrlq", 70) SHIFT("psraw", 20)
  SHIFT("psrad", 40)
  for (int i = 0; i < SETS; i++) {
    wide a = integers(), b = integers();
    uint64_t x, y, z;
    __asm__ volatile("movdqa %[a], %%xmm1\n\tmovmskps %%xmm1, %k[x]\n\tmovmskpd %%xmm1, %k[y]\n\tpmovmskb %%xmm1, %k[z]"
                     : [x] "=&r"(x), [y] "=&r"(y), [z] "=&r"(z) : [a] "m"(a) : "xmm1");
    mix(x), mix(y), mix(z);
    __asm__ volatile("pxor %%xmm2, %%xmm2\n\tmovq %[b], %%xmm1\n\tmovhps %[a], %%xmm1\n\tmovsd %%xmm1, %%xmm2\n\tpsrldq $3, %%xmm1\n\t"
                     "movss %%xmm1, %%xmm2\n\tmovhlps %%xmm1, %%xmm2\n\tmovlhps %%xmm2, %%xmm1\n\tpslldq $2, %%xmm1\n\t"
                     "movd %%xmm1, %k[x]\n\tmovq %%xmm1, %[y]\n\tpinsrw $5, %k[x], %%xmm2\n\tpextrw $3, %%xmm2, %k[z]\n\t"
                     "movdqu %%xmm2, %[b]"
                     : [x] "=&r"(x), [y] "=&r"(y), [z] "=&r"(z), [b] "+m"(b) : [a] "m"(a.high) : "xmm1", "xmm2");
    mix(x), mix(y), mix(z), mix(b.high);
  }
  end("moves");
}

typedef struct { uint64_t significand; uint16_t sign_and_exponent; } __attribute__((packed)) extended;

__attribute__((noinline)) static extended number(void) {
  extended value = {draw() | 1ull << 63, draw()};
  uint16_t sign = value.sign_and_exponent & 0x8000;
  switch (draw() & 15) {
  case 0: value.significand = 0, value.sign_and_exponent = sign; break;
  case 1: value.significand = 1ull << 63, value.sign_and_exponent = sign | 0x7fff; break;
  case 2: value.significand = 3ull << 62 | (draw() & 7), value.sign_and_exponent = sign | 0x7fff; break;
  case 3: value.significand = 1ull << 63 | (draw() & 7) | 1, value.sign_and_exponent = sign | 0x7fff; break;
  case 4: value.significand = draw() >> (1 + (draw() & 31)), value.sign_and_exponent = sign; break;
  case 5: value.significand = 1ull << 63 | draw() << 56, value.sign_and_exponent = sign | 0x3fff; break;
  case 6: value.significand = 1ull << 63 | draw() << 56, value.sign_and_exponent = sign | (0x3fff + draw() % 8); break;
  case 7: value.sign_and_exponent = sign | (0x3fff + draw() % 70); break;
  case 8: value.sign_and_exponent = sign | (0x3fff - draw() % 70); break;
  case 9: value.sign_and_exponent = sign | (0x3fff + draw() % 1100); break;
  case 10: value.sign_and_exponent = sign | (0x3fff - draw() % 1100); break;
  case 11: value.sign_and_exponent = sign | 0x3fff; break;
  default: if ((value.sign_and_exponent & 0x7fff) == 0x7fff || !(value.sign_and_exponent & 0x7fff)) value.sign_and_exponent ^= 1;
  }
  return value;
}

static void mix_extended(extended value) { mix(value.significand), mix(value.sign_and_exponent); }

static const uint16_t usual = 0x37f;

static uint16_t x87_control(void) { return 0x37f | (draw() & 3) << 10; }

// The second operand is st(1), the first st(0); the result is stored from st(0).
#define X87(text, codes)                                                                                               \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    extended a = number(), b = number();                                                                               \
    uint16_t c = x87_control(), status;                                                                                \
    __asm__ volatile("fnclex\n\tfldcw %[c]\n\tfldt %[b]\n\tfldt %[a]\n\t" text                                         \
                     "\n\tfnstsw %[s]\n\tfstpt %[a]\n\tfstp %%st(0)\n\tfldcw %[d]\n\tfnclex"                           \
                     : [a] "+m"(a), [s] "=m"(status) : [b] "m"(b), [c] "m"(c), [d] "m"(usual)                           \
                     : "ax", "cc", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)");                 \
    mix_extended(a), mix(status & (0x3f | (codes)));                                                                   \
  }                                                                                                                    \
  end(text);

#define STORE(type, text)                                                                                              \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    extended a = number();                                                                                             \
    type made = 0;                                                                                                     \
    uint16_t c = x87_control(), status;                                                                                \
    __asm__ volatile("fnclex\n\tfldcw %[c]\n\tfldt %[a]\n\t" text " %[m]\n\tfnstsw %%ax\n\tmov %%ax, %[s]\n\t"         \
                     "fldcw %[d]\n\tfnclex"                                                                            \
                     : [m] "=m"(made), [s] "=m"(status) : [a] "m"(a), [c] "m"(c), [d] "m"(usual)                        \
                     : "ax", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)");                       \
    mix(made), mix(status & 0x3f);                                                                                     \
  }                                                                                                                    \
  end(text);

#define LOAD(type, made, text)                                                                                         \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type from = made;                                                                                                  \
    extended a;                                                                                                        \
    __asm__ volatile(text " %[f]\n\tfchs\n\tfabs\n\tfstpt %[a]"                                                        \
                     : [a] "=m"(a) : [f] "m"(from)                                                                     \
                     : "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)");                             \
    mix_extended(a);                                                                                                   \
  }                                                                                                                    \
  end(text);

#define X87_ORDER(text)                                                                                                \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    extended a = number(), b = number();                                                                               \
    if (draw() % 3 == 0) b = a;                                                                                        \
    uint64_t flags;                                                                                                    \
    uint16_t status;                                                                                                   \
    __asm__ volatile("fnclex\n\tfldt %[b]\n\tfldt %[a]\n\t" text "\n\tpushfq\n\tpopq %[f]\n\tfnstsw %[s]\n\t"           \
                     "fstp %%st(0)\n\tfstp %%st(0)\n\tfnclex"                                                          \
                     : [f] "=&r"(flags), [s] "=m"(status) : [a] "m"(a), [b] "m"(b)                                      \
                     : "cc", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)");                       \
    mix(flags & 0x45), mix(status & 1);                                                                                \
  }                                                                                                                    \
  end(text);

static void x87(void) {
  X87("fadd %%st(1), %%st", 0) X87("fsub %%st(1), %%st", 0) X87("fsubr %%st(1), %%st", 0) X87("fmul %%st(1), %%st", 0)
  X87("fdiv %%st(1), %%st", 0) X87("fdivr %%st(1), %%st", 0) X87("fsqrt", 0) X87("frndint", 0)
  X87("fadd %%st, %%st(1)\n\tfxch", 0) X87("fsub %%st, %%st(1)\n\tfxch", 0) X87("fdivr %%st, %%st(1)\n\tfxch", 0)
  X87("fld %%st(0)\n\tfsubp %%st, %%st(2)\n\tfxch", 0) X87("fld %%st(1)\n\tfdivp %%st, %%st(1)", 0)
  X87("1: fprem\n\tfnstsw %%ax\n\ttest $4, %%ah\n\tjnz 1b", 0x4700)
  X87("1: fprem1\n\tfnstsw %%ax\n\ttest $4, %%ah\n\tjnz 1b", 0x4700)
  X87("fscale", 0) X87("fxtract\n\tfstp %%st(1)", 0) X87("fxtract\n\tfstp %%st(0)", 0) X87("fabs", 0) X87("fchs", 0)
  X87("fcom %%st(1)", 0x4500) X87("fucom %%st(1)", 0x4500) X87("ftst", 0x4500) X87("fxam", 0x4700)
  X87("fldpi\n\tfstp %%st(1)", 0) X87("fldl2e\n\tfstp %%st(1)", 0) X87("fldl2t\n\tfstp %%st(1)", 0)
  X87("fldlg2\n\tfstp %%st(1)", 0) X87("fldln2\n\tfstp %%st(1)", 0) X87("fld1\n\tfstp %%st(1)", 0)
  STORE(uint64_t, "fistpll") STORE(uint32_t, "fistpl") STORE(uint16_t, "fistps") STORE(uint64_t, "fisttpll")
  STORE(uint64_t, "fstpl") STORE(uint32_t, "fstps")
  LOAD(uint64_t, draw(), "fildll") LOAD(uint32_t, draw(), "fildl") LOAD(uint16_t, draw(), "filds")
  LOAD(uint64_t, operand(11, 52), "fldl") LOAD(uint32_t, operand(8, 23), "flds")
  X87_ORDER("fcomi %%st(1)") X87_ORDER("fucomi %%st(1)") X87_ORDER("fcomi %%st(1)\n\tfcmovbe %%st(1), %%st")
}

int main(void) {
  scalar();
  packed();
  x87();
  return 0;
}
