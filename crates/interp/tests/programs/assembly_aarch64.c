// defined (-O1, aarch64-unknown-linux-gnu): instructions of AArch64 in inline assembly, on random operands
// Prints a checksum of the results, of the flags, and of the exceptions for each. Without headers, so that it compiles
// on machines that have none for the target.
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef unsigned __int128 u128;

int printf(const char *, ...);

#ifndef SETS
#define SETS 40
#endif

static u64 state = 88172645463325252u;

__attribute__((noinline)) static u64 draw(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// A number whose bits are random, or few, or at an edge of a width.
__attribute__((noinline)) static u64 operand(void) {
  u64 bits = draw();
  switch (draw() & 7) {
  case 0: return bits & 7;
  case 1: return -(bits & 7);
  case 2: return (u64)1 << (bits & 63);
  case 3: return ((u64)1 << (bits & 63)) - 1;
  case 4: return bits >> (bits & 63);
  default: return bits;
  }
}

// The bits of a number of a format: random ones, or special values, or few digits.
__attribute__((noinline)) static u64 number(int exponent_bits, int fraction_bits) {
  u64 bits = draw(), bias = (1ul << (exponent_bits - 1)) - 1, sign = (draw() & 1) << (exponent_bits + fraction_bits);
  u64 one = bias << fraction_bits, all = ((1ul << exponent_bits) - 1) << fraction_bits;
  u64 fraction = bits & ((1ul << fraction_bits) - 1);
  switch (draw() & 15) {
  case 0: return sign;
  case 1: return sign | all;
  case 2: return sign | all | 1ul << (fraction_bits - 1) | (fraction & 7);
  case 3: return sign | all | (fraction & 7) | 1;
  case 4: return sign | fraction >> (bits >> 58);
  case 5: return sign | 1ul << fraction_bits;
  case 6: return sign | (all - 1);
  case 7: return sign | one;
  case 8: return sign | (one + ((bits & 15) << (fraction_bits - 2)));
  case 9: return sign | (one + ((bits % 70) << fraction_bits)) | fraction;
  case 10: return sign | (one - ((bits % 70) << fraction_bits)) | fraction;
  case 11: return sign | one | fraction;
  default: return bits & ((2ul << (exponent_bits + fraction_bits)) - 1);
  }
}

static u64 f64(void) { return number(11, 52); }
static u64 f32(void) { return number(8, 23); }

static u64 sum;

__attribute__((noinline)) static void mix(u64 value) { sum = (sum ^ value) * 0x9e3779b97f4a7c15u, sum ^= sum >> 29; }

__attribute__((noinline)) static void end(const char *name) {
  int length = 0;
  while (name[length] && name[length] != '\n') length++;
  printf("%.*s %016lx\n", length, name, sum);
  sum = 0;
}

static u64 flags(void) { return draw() << 28 & 0xf0000000; }

// A text on the operands a, b, c (64 bits) and the flags.
#define TEXT(text)                                                                                                     \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = operand(), b = operand(), c = operand(), f = flags(), r;                                                   \
    __asm__ volatile("msr nzcv, %[f]\n\t" text "\n\tmrs %[f], nzcv"                                                    \
                     : [r] "=&r"(r), [f] "+&r"(f) : [a] "r"(a), [b] "r"(b), [c] "r"(c) : "cc");                        \
    mix(r), mix(f);                                                                                                    \
  }                                                                                                                    \
  end(text);
#define X3(name) TEXT(name " %[r], %[a], %[b]")
#define W3(name) TEXT(name " %w[r], %w[a], %w[b]")
#define XW3(name) X3(name) W3(name)
#define X2(name) TEXT(name " %[r], %[a]")
#define W2(name) TEXT(name " %w[r], %w[a]")
#define CHANGE(text) TEXT("mov %[r], %[c]\n\t" text)

static void arithmetic(void) {
  XW3("add") XW3("adds") XW3("sub") XW3("subs") XW3("adc") XW3("adcs") XW3("sbc") XW3("sbcs")
  TEXT("add %[r], %[a], %[b], lsl #7") TEXT("adds %w[r], %w[a], %w[b], lsr #3") TEXT("subs %[r], %[a], %[b], asr #61")
  TEXT("add %[r], %[a], %w[b], uxtb #2") TEXT("adds %[r], %[a], %w[b], sxth #4") TEXT("sub %[r], %[a], %w[b], sxtw #1")
  TEXT("subs %w[r], %w[a], %w[b], sxtb") TEXT("add %[r], %[a], #0xabc, lsl #12") TEXT("subs %w[r], %w[a], #77")
  TEXT("cmp %[a], %[b]\n\tmov %[r], #0") TEXT("cmn %w[a], %w[b]\n\tmov %[r], #-2") TEXT("neg %[r], %[a]")
  TEXT("negs %w[r], %w[a]") TEXT("ngc %[r], %[a]")
  XW3("and") XW3("ands") XW3("bic") XW3("bics") XW3("orr") XW3("orn") XW3("eor") XW3("eon")
  TEXT("and %[r], %[a], %[b], ror #9") TEXT("ands %w[r], %w[a], #0xff00ff00") TEXT("orr %[r], %[a], #0x7ffe")
  TEXT("tst %[a], %[b], lsl #3\n\tmvn %[r], %[b]") TEXT("mvn %w[r], %w[a], asr #5")
  X3("mul") W3("mul") X3("mneg") TEXT("madd %[r], %[a], %[b], %[c]") TEXT("msub %w[r], %w[a], %w[b], %w[c]")
  TEXT("smull %[r], %w[a], %w[b]") TEXT("umull %[r], %w[a], %w[b]") TEXT("smaddl %[r], %w[a], %w[b], %[c]")
  TEXT("umsubl %[r], %w[a], %w[b], %[c]") TEXT("smnegl %[r], %w[a], %w[b]") X3("smulh") X3("umulh")
  XW3("sdiv") XW3("udiv")
}

static void bits(void) {
  XW3("lsl") XW3("lsr") XW3("asr") XW3("ror")
  TEXT("lsl %[r], %[a], #13") TEXT("lsr %w[r], %w[a], #13") TEXT("asr %[r], %[a], #63") TEXT("ror %w[r], %w[a], #31")
  TEXT("extr %[r], %[a], %[b], #17") TEXT("extr %w[r], %w[a], %w[b], #5")
  CHANGE("bfi %[r], %[a], #9, #20") CHANGE("bfi %w[r], %w[a], #3, #29") CHANGE("bfxil %[r], %[a], #40, #24")
  TEXT("ubfx %[r], %[a], #12, #9") TEXT("sbfx %[r], %[a], #50, #14") TEXT("ubfiz %w[r], %w[a], #7, #11")
  TEXT("sbfiz %[r], %[a], #33, #20") TEXT("uxtb %w[r], %w[a]") TEXT("uxth %w[r], %w[a]") TEXT("sxtb %[r], %w[a]")
  TEXT("sxth %w[r], %w[a]") TEXT("sxtw %[r], %w[a]")
  X2("clz") W2("clz") X2("cls") W2("cls") X2("rbit") W2("rbit") X2("rev") W2("rev") X2("rev16") W2("rev16") X2("rev32")
  CHANGE("movk %[r], #0x1234, lsl #32") CHANGE("movk %w[r], #7") TEXT("movz %[r], #0xbeef, lsl #16")
  TEXT("movn %[r], #3, lsl #48") TEXT("movn %w[r], #3") TEXT("mov %[r], %[a]") TEXT("mov %w[r], %w[a]")
  TEXT("crc32b %w[r], %w[a], %w[b]") TEXT("crc32h %w[r], %w[a], %w[b]") TEXT("crc32w %w[r], %w[a], %w[b]")
  TEXT("crc32x %w[r], %w[a], %[b]") TEXT("crc32cb %w[r], %w[a], %w[b]") TEXT("crc32cx %w[r], %w[a], %[b]")
}

#define CONDITION(cc)                                                                                                  \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = operand(), b = operand(), f = flags(), q, r, s, t, u, v;                                                   \
    __asm__ volatile("msr nzcv, %[f]\n\tcsel %[q], %[a], %[b], " cc "\n\tcsinc %w[r], %w[a], %w[b], " cc               \
                     "\n\tcsinv %[s], %[a], %[b], " cc "\n\tcsneg %w[t], %w[a], %w[b], " cc "\n\tmov %[v], #1\n\tb." cc \
                     " 1f\n\tmov %[v], #0\n1:\n\tccmp %[a], %[b], #5, " cc "\n\tmrs %[u], nzcv\n\tccmn %w[a], #9, #10, " cc \
                     "\n\tmrs %[f], nzcv"                                                                              \
                     : [q] "=&r"(q), [r] "=&r"(r), [s] "=&r"(s), [t] "=&r"(t), [u] "=&r"(u), [v] "=&r"(v), [f] "+&r"(f) \
                     : [a] "r"(a), [b] "r"(b) : "cc");                                                                 \
    mix(q), mix(r), mix(s), mix(t), mix(u), mix(v), mix(f);                                                            \
  }                                                                                                                    \
  end("cc " cc);

static void conditions(void) {
  CONDITION("eq") CONDITION("ne") CONDITION("hs") CONDITION("lo") CONDITION("mi") CONDITION("pl") CONDITION("vs")
  CONDITION("vc") CONDITION("hi") CONDITION("ls") CONDITION("ge") CONDITION("lt") CONDITION("gt") CONDITION("le")
  TEXT("cset %[r], hi") TEXT("csetm %w[r], lt") TEXT("cinc %[r], %[a], gt") TEXT("cneg %w[r], %w[a], mi")
  TEXT("lsr %w[f], %w[f], #28\n\tmov %[r], #0\n1:\n\tadd %[r], %[r], %[a]\n\tcbz %w[f], 4f\n\tsub %w[f], %w[f], #1\n\t"
       "cbnz %w[f], 1b\n4:\n\ttbz %[a], #5, 2f\n\t"
       "eor %[r], %[r], %[b]\n2:\n\tcbz %[a], 3f\n\ttbnz %[b], #33, 3f\n\tmvn %[r], %[r]\n3:")
}

// The memory that is accessed: 64 bytes, of which the middle is the base.
#define MEMORY(text)                                                                                                   \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 place[8], a = operand(), b = operand(), r = 0, n = draw() & 3;                                                 \
    for (int at = 0; at < 8; at++) place[at] = draw();                                                                 \
    char *base = (char *)&place[4];                                                                                    \
    __asm__ volatile(text : [r] "+&r"(r), [a] "+&r"(a), [p] "+&r"(base) : [b] "r"(b), [n] "r"(n)                       \
                     : "memory", "cc", "x9", "x10", "x11", "x12", "x13", "v0", "v1");                                        \
    mix(r), mix(a), mix(base - (char *)place);                                                                         \
    for (int at = 0; at < 8; at++) mix(place[at]);                                                                     \
  }                                                                                                                    \
  end(text);

static void memory(void) {
  MEMORY("ldr %[r], [%[p], #8]") MEMORY("ldr %w[r], [%[p], #-4]") MEMORY("ldrb %w[r], [%[p]], #3")
  MEMORY("ldrh %w[r], [%[p], #-2]!") MEMORY("ldrsb %[r], [%[p], %[n]]") MEMORY("ldrsh %w[r], [%[p], %[n], lsl #1]")
  MEMORY("ldrsw %[r], [%[p], %w[n], uxtw #2]") MEMORY("ldr %[r], [%[p], %w[n], sxtw #3]") MEMORY("ldur %[r], [%[p], #-7]")
  MEMORY("ldp %[r], %[a], [%[p], #16]") MEMORY("ldp %w[r], %w[a], [%[p]], #-8") MEMORY("ldpsw %[r], %[a], [%[p], #8]!")
  MEMORY("str %[a], [%[p], #8]") MEMORY("str %w[a], [%[p], #-4]!") MEMORY("strb %w[a], [%[p]], #1")
  MEMORY("strh %w[a], [%[p], %[n], lsl #1]") MEMORY("stp %[a], %[b], [%[p], #-16]!") MEMORY("stp %w[a], %w[b], [%[p]], #8")
  MEMORY("str xzr, [%[p]]") MEMORY("ldr q0, [%[p], #16]\n\tstr q0, [%[p], #-32]") MEMORY("ldr d0, [%[p], #8]\n\tstr d0, [%[p]]")
  MEMORY("ldp s0, s1, [%[p]]\n\tstp s1, s0, [%[p], #-8]") MEMORY("ldp d0, d1, [%[p], #-16]!\n\tfmov %[r], d1")
  MEMORY("ldar %[r], [%[p]]\n\tstlr %[a], [%[p]]") MEMORY("ldarb %w[r], [%[p]]\n\tstlrh %w[a], [%[p]]")
  MEMORY("1: ldxr %[r], [%[p]]\n\tadd x9, %[r], %[a]\n\tstxr w10, x9, [%[p]]\n\tcbnz w10, 1b")
  MEMORY("1: ldaxrb %w[r], [%[p]]\n\tadd w9, %w[r], %w[a]\n\tstlxrb w10, w9, [%[p]]\n\tcbnz w10, 1b\n\tclrex")
  MEMORY("1: ldaxp x9, x10, [%[p]]\n\teor x11, x9, x10\n\tstlxp w12, x11, x9, [%[p]]\n\tcbnz w12, 1b")
  MEMORY("ldadd %[a], %[r], [%[p]]") MEMORY("ldclral %w[a], %w[r], [%[p]]") MEMORY("ldeora %[a], %[r], [%[p]]")
  MEMORY("ldsetl %[a], %[r], [%[p]]") MEMORY("ldsmax %w[a], %w[r], [%[p]]") MEMORY("ldsmin %[a], %[r], [%[p]]")
  MEMORY("ldumaxb %w[a], %w[r], [%[p]]") MEMORY("lduminh %w[a], %w[r], [%[p]]") MEMORY("stadd %[a], [%[p]]")
  MEMORY("swpal %[a], %[r], [%[p]]") MEMORY("swpb %w[a], %w[r], [%[p]]") MEMORY("cas %[a], %[b], [%[p]]")
  MEMORY("ldr %w[a], [%[p]]\n\tcasal %w[a], %w[b], [%[p]]\n\tdmb ish\n\tisb")
  MEMORY("ldp x10, x11, [%[p]]\n\tmov x12, #5\n\tmov x13, #6\n\teor x10, x10, %[n]\n\tcaspal x10, x11, x12, x13, [%[p]]\n\tmov %[r], x10")
  MEMORY("sub sp, sp, #32\n\tstp %[a], %[b], [sp, #16]\n\tldr %[r], [sp, #24]\n\tadd x9, sp, #16\n\tldr x9, [x9]\n\t"
         "eor %[r], %[r], x9\n\tadd sp, sp, #32")
}

#define FLOAT(make, text)                                                                                              \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = make(), b = make(), c = make(), f = (draw() & 3) << 22, r, s, t;                                           \
    __asm__ volatile("fmov d1, %[a]\n\tfmov d2, %[b]\n\tfmov d3, %[c]\n\tmsr fpcr, %[f]\n\tmsr fpsr, xzr\n\t" text     \
                     "\n\tmrs %[s], fpsr\n\tmsr fpcr, xzr\n\tfmov %[r], d0\n\tfmov %[t], v0.d[1]"                      \
                     : [r] "=&r"(r), [s] "=&r"(s), [t] "=&r"(t) : [a] "r"(a), [b] "r"(b), [c] "r"(c), [f] "r"(f)       \
                     : "v0", "v1", "v2", "v3", "cc");                                                                  \
    mix(r), mix(t), mix(s & 0x1f);                                                                                     \
  }                                                                                                                    \
  end(text);
#define D3(name) FLOAT(f64, name " d0, d1, d2")
#define S3(name) FLOAT(f32, name " s0, s1, s2")
#define D2(name) FLOAT(f64, name " d0, d1")
#define S2(name) FLOAT(f32, name " s0, s1")

#define TO_INT(make, text)                                                                                             \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = make(), r, s;                                                                                              \
    __asm__ volatile("fmov d1, %[a]\n\tmsr fpsr, xzr\n\t" text "\n\tmrs %[s], fpsr"                                    \
                     : [r] "=&r"(r), [s] "=&r"(s) : [a] "r"(a) : "v1");                                                \
    mix(r), mix(s & 0x1f);                                                                                             \
  }                                                                                                                    \
  end(text);

#define FROM_INT(text)                                                                                                 \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = operand(), f = (draw() & 3) << 22, r, s;                                                                   \
    __asm__ volatile("msr fpcr, %[f]\n\tmsr fpsr, xzr\n\t" text "\n\tmrs %[s], fpsr\n\tmsr fpcr, xzr\n\tfmov %[r], d0"  \
                     : [r] "=&r"(r), [s] "=&r"(s) : [a] "r"(a), [f] "r"(f) : "v0");                                    \
    mix(r), mix(s & 0x1f);                                                                                             \
  }                                                                                                                    \
  end(text);

#define ORDER(make, text)                                                                                              \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    u64 a = make(), b = draw() % 3 ? make() : a, f = flags(), s;                                                       \
    __asm__ volatile("fmov d1, %[a]\n\tfmov d2, %[b]\n\tmsr nzcv, %[f]\n\tmsr fpsr, xzr\n\t" text                      \
                     "\n\tmrs %[s], fpsr\n\tmrs %[f], nzcv"                                                            \
                     : [f] "+&r"(f), [s] "=&r"(s) : [a] "r"(a), [b] "r"(b) : "v1", "v2", "cc");                        \
    mix(f), mix(s & 0x1f);                                                                                             \
  }                                                                                                                    \
  end(text);

static void floats(void) {
  D3("fadd") S3("fadd") D3("fsub") S3("fsub") D3("fmul") S3("fmul") D3("fdiv") S3("fdiv") D3("fnmul") S3("fnmul")
  FLOAT(f64, "fmadd d0, d1, d2, d3") FLOAT(f32, "fmsub s0, s1, s2, s3") FLOAT(f64, "fnmadd d0, d1, d2, d3")
  FLOAT(f32, "fnmsub s0, s1, s2, s3") D3("fmax") S3("fmin") S3("fmaxnm") D3("fminnm")
  D2("fsqrt") S2("fsqrt") D2("fabs") S2("fneg") D2("fmov") S2("fmov")
  D2("frintn") D2("frintp") S2("frintm") D2("frintz") S2("frinta") D2("frinti") S2("frintx") D2("frintx")
  FLOAT(f32, "fcvt d0, s1") FLOAT(f64, "fcvt s0, d1") FLOAT(f64, "fcvt h0, d1") FLOAT(f32, "fcvt h0, s1")
  FLOAT(f64, "fmov d0, #-1.75") FLOAT(f64, "fmov s0, #31.0")
  TO_INT(f64, "fcvtns %[r], d1") TO_INT(f64, "fcvtps %[r], d1") TO_INT(f64, "fcvtms %w[r], d1") TO_INT(f64, "fcvtzs %[r], d1")
  TO_INT(f64, "fcvtas %w[r], d1") TO_INT(f64, "fcvtzu %[r], d1") TO_INT(f32, "fcvtnu %w[r], s1") TO_INT(f32, "fcvtzs %w[r], s1")
  TO_INT(f32, "fcvtau %[r], s1") TO_INT(f64, "fcvtzs %[r], d1, #7") TO_INT(f32, "fcvtzu %w[r], s1, #20")
  FROM_INT("scvtf d0, %[a]") FROM_INT("scvtf s0, %[a]") FROM_INT("scvtf d0, %w[a]") FROM_INT("ucvtf s0, %w[a]")
  FROM_INT("ucvtf d0, %[a]") FROM_INT("scvtf d0, %[a], #9") FROM_INT("ucvtf s0, %w[a], #31")
  ORDER(f64, "fcmp d1, d2") ORDER(f32, "fcmpe s1, s2") ORDER(f64, "fcmp d1, #0.0") ORDER(f64, "fccmp d1, d2, #6, ne")
  ORDER(f32, "fccmpe s1, s2, #1, lt") FLOAT(f64, "fcmp d1, d2\n\tfcsel d0, d2, d3, gt")
}

int main(void) {
  arithmetic();
  bits();
  conditions();
  memory();
  floats();
  return 0;
}
