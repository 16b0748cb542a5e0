// defined (-O1): instructions of x86-64 in inline assembly, on random operands
// Prints a checksum of the results and of the defined flags for each.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef SETS
#define SETS 100
#endif

enum { CF = 1, PF = 4, AF = 16, ZF = 64, SF = 128, OF = 2048, ALL = CF | PF | AF | ZF | SF | OF };

static uint64_t state = 88172645463325252u;

__attribute__((noinline)) static uint64_t draw(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// A number whose bits are random, or few, or at an edge of a width.
__attribute__((noinline)) static uint64_t operand(void) {
  uint64_t bits = draw();
  switch (draw() & 7) {
  case 0: return bits & 7;
  case 1: return -(bits & 7);
  case 2: return (uint64_t)1 << (bits & 63);
  case 3: return ((uint64_t)1 << (bits & 63)) - 1;
  case 4: return bits >> (bits & 63);
  default: return bits;
  }
}

static uint64_t sum;

__attribute__((noinline)) static void mix(uint64_t value) { sum = (sum ^ value) * 0x9e3779b97f4a7c15u, sum ^= sum >> 29; }

__attribute__((noinline)) static void end(const char *name) {
  printf("%s %016llx\n", name, (unsigned long long)sum);
  sum = 0;
}

#define SET_FLAGS "pushq %[f]\n\tpopfq\n\t"
#define GET_FLAGS "\n\tpushfq\n\tpopq %[f]"

#define BINARY(type, text, mask)                                                                                       \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand(), b = operand();                                                                                 \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[b], %[a]" GET_FLAGS : [a] "+&r"(a), [f] "+&r"(f) : [b] "r"(b) : "cc");         \
    mix(a), mix(f & (mask));                                                                                           \
  }                                                                                                                    \
  end(text);
#define BINARIES(name, mask)                                                                                           \
  BINARY(uint8_t, name "b", mask) BINARY(uint16_t, name "w", mask) BINARY(uint32_t, name "l", mask)                    \
  BINARY(uint64_t, name "q", mask)

#define UNARY(type, text, mask)                                                                                        \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand();                                                                                                \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[a]" GET_FLAGS : [a] "+&r"(a), [f] "+&r"(f) : : "cc");                          \
    mix(a), mix(f & (mask));                                                                                           \
  }                                                                                                                    \
  end(text);
#define UNARIES(name, mask)                                                                                            \
  UNARY(uint8_t, name "b", mask) UNARY(uint16_t, name "w", mask) UNARY(uint32_t, name "l", mask)                       \
  UNARY(uint64_t, name "q", mask)

static uint64_t shift_mask(unsigned count, unsigned width, int rotates, int arithmetic) {
  count &= width == 64 ? 63 : 31;
  if (count == 0) return ALL;
  if (rotates) return count == 1 ? ALL : ALL & ~OF;
  uint64_t mask = PF | ZF | SF | (count == 1 ? OF : 0);
  return count < width || arithmetic ? mask | CF : mask;
}

#define SHIFT(type, text, rotates, arithmetic)                                                                         \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand();                                                                                                \
    uint8_t c = draw() & 3 ? draw() & 15 : draw();                                                                     \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[c], %[a]" GET_FLAGS : [a] "+&r"(a), [f] "+&r"(f) : [c] "c"(c) : "cc");         \
    mix(a), mix(f & shift_mask(c, 8 * sizeof(type), rotates, arithmetic));                                             \
  }                                                                                                                    \
  end(text);
#define SHIFTS(name, rotates, arithmetic)                                                                              \
  SHIFT(uint8_t, name "b", rotates, arithmetic) SHIFT(uint16_t, name "w", rotates, arithmetic)                         \
  SHIFT(uint32_t, name "l", rotates, arithmetic) SHIFT(uint64_t, name "q", rotates, arithmetic)

#define DOUBLE_SHIFT(type, text)                                                                                       \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand(), b = operand();                                                                                 \
    uint8_t c = draw() & (8 * sizeof(type) - 1);                                                                       \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[c], %[b], %[a]" GET_FLAGS                                                      \
                     : [a] "+&r"(a), [f] "+&r"(f) : [b] "r"(b), [c] "c"(c) : "cc");                                    \
    mix(a), mix(f & shift_mask(c, 8 * sizeof(type), 0, 0));                                                            \
  }                                                                                                                    \
  end(text);

#define WIDE(type, text)                                                                                               \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand(), b = operand(), high;                                                                           \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[b]" GET_FLAGS                                                                  \
                     : [a] "+&a"(a), "=&d"(high), [f] "+&r"(f) : [b] "r"(b) : "cc");                                   \
    mix(a), mix(high), mix(f & (CF | OF));                                                                             \
  }                                                                                                                    \
  end(text);

#define DIVIDE(type, text, safe)                                                                                       \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type low = operand(), high = operand(), by = operand();                                                            \
    if (!(safe)) continue;                                                                                             \
    __asm__ volatile(text " %[by]" : "+&a"(low), "+&d"(high) : [by] "r"(by) : "cc");                                   \
    mix(low), mix(high);                                                                                               \
  }                                                                                                                    \
  end(text);

#define CONDITION(name)                                                                                                \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    uint32_t a = operand(), b = operand(), jumped = 1;                                                                 \
    uint64_t f = draw() & ALL;                                                                                         \
    uint8_t set;                                                                                                       \
    __asm__ volatile(SET_FLAGS "set" name " %[s]\n\tcmov" name " %[b], %[a]\n\tj" name " 1f\n\tmovl $0, %[j]\n1:"      \
                     : [s] "=&r"(set), [a] "+&r"(a), [j] "+&r"(jumped) : [b] "r"(b), [f] "r"(f) : "cc");               \
    mix(set), mix(a), mix(jumped);                                                                                     \
  }                                                                                                                    \
  end("cc " name);

#define ATOMIC(type, suffix)                                                                                           \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type place = operand(), a = draw() & 1 ? place : (type)operand(), b = operand(), c = operand();                    \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS "lock cmpxchg" suffix " %[b], %[m]\n\tlock ; xadd" suffix " %[c], %[m]\n\txchg" suffix  \
                               " %[b], %[m]\n\tlock incl %[m]" GET_FLAGS                                               \
                     : [a] "+&a"(a), [b] "+&r"(b), [c] "+&r"(c), [f] "+&r"(f), [m] "+m"(place) : : "cc");              \
    mix(a), mix(b), mix(c), mix(place), mix(f & ALL);                                                                  \
  }                                                                                                                    \
  end("atomic " suffix);

#define EXTEND(to, from, text)                                                                                         \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    from a = operand();                                                                                                \
    to b;                                                                                                              \
    __asm__ volatile(text " %[a], %[b]" : [b] "=r"(b) : [a] "r"(a));                                                   \
    mix(b);                                                                                                            \
  }                                                                                                                    \
  end(text);

#define THREE(type, text, mask)                                                                                        \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand(), b = operand(), c;                                                                              \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[b], %[a], %[c]" GET_FLAGS                                                      \
                     : [c] "=&r"(c), [f] "+&r"(f) : [a] "r"(a), [b] "r"(b) : "cc");                                    \
    mix(c), mix(f & (mask));                                                                                           \
  }                                                                                                                    \
  end(text);

#define TWO(type, text, mask, ...)                                                                                     \
  for (int i = 0; i < SETS; i++) {                                                                                     \
    type a = operand() __VA_ARGS__, b = operand();                                                                     \
    uint64_t f = draw() & ALL;                                                                                         \
    __asm__ volatile(SET_FLAGS text " %[a], %[b]" GET_FLAGS : [b] "+&r"(b), [f] "+&r"(f) : [a] "r"(a) : "cc");         \
    mix(b), mix(f & (mask));                                                                                           \
  }                                                                                                                    \
  end(text);

static void arithmetic(void) {
  BINARIES("add", ALL) BINARIES("adc", ALL) BINARIES("sub", ALL) BINARIES("sbb", ALL)
  BINARIES("cmp", ALL) BINARIES("and", ALL & ~AF) BINARIES("or", ALL & ~AF)
  BINARIES("xor", ALL & ~AF) BINARIES("test", ALL & ~AF)
  UNARIES("inc", ALL) UNARIES("dec", ALL) UNARIES("neg", ALL) UNARIES("not", ALL)
  BINARY(uint16_t, "imulw", CF | OF) BINARY(uint32_t, "imull", CF | OF) BINARY(uint64_t, "imulq", CF | OF)
  WIDE(uint16_t, "mulw") WIDE(uint32_t, "mull") WIDE(uint64_t, "mulq")
  WIDE(uint16_t, "imulw") WIDE(uint32_t, "imull") WIDE(uint64_t, "imulq")
  DIVIDE(uint16_t, "divw", by > high) DIVIDE(uint32_t, "divl", by > high) DIVIDE(uint64_t, "divq", by > high)
  DIVIDE(int16_t, "idivw", by > 0 && high >= 0 && high < by / 2)
  DIVIDE(int32_t, "idivl", by > 0 && high >= 0 && high < by / 2)
  DIVIDE(int64_t, "idivq", by > 0 && high >= 0 && high < by / 2)
}

static void shifts(void) {
  SHIFTS("shl", 0, 0) SHIFTS("shr", 0, 0) SHIFTS("sar", 0, 1)
  SHIFTS("rol", 1, 0) SHIFTS("ror", 1, 0) SHIFTS("rcl", 1, 0) SHIFTS("rcr", 1, 0)
  DOUBLE_SHIFT(uint16_t, "shldw") DOUBLE_SHIFT(uint32_t, "shldl") DOUBLE_SHIFT(uint64_t, "shldq")
  DOUBLE_SHIFT(uint16_t, "shrdw") DOUBLE_SHIFT(uint32_t, "shrdl") DOUBLE_SHIFT(uint64_t, "shrdq")
  THREE(uint32_t, "shlxl", ALL) THREE(uint64_t, "shrxq", ALL) THREE(uint64_t, "sarxq", ALL)
}

static void bits(void) {
  TWO(uint16_t, "bsfw", ZF, | 1 << 15) TWO(uint32_t, "bsfl", ZF, | 1u << 31) TWO(uint64_t, "bsfq", ZF, | 1ul << 63)
  TWO(uint16_t, "bsrw", ZF, | 1) TWO(uint32_t, "bsrl", ZF, | 1) TWO(uint64_t, "bsrq", ZF, | 1)
  TWO(uint16_t, "tzcntw", CF | ZF) TWO(uint32_t, "tzcntl", CF | ZF) TWO(uint64_t, "tzcntq", CF | ZF)
  TWO(uint16_t, "lzcntw", CF | ZF) TWO(uint32_t, "lzcntl", CF | ZF) TWO(uint64_t, "lzcntq", CF | ZF)
  TWO(uint16_t, "popcntw", ALL) TWO(uint32_t, "popcntl", ALL) TWO(uint64_t, "popcntq", ALL)
  TWO(uint16_t, "btw", CF) TWO(uint32_t, "btl", CF) TWO(uint64_t, "btq", CF)
  TWO(uint16_t, "btsw", CF | ZF) TWO(uint32_t, "btrl", CF | ZF) TWO(uint64_t, "btcq", CF | ZF)
  TWO(uint32_t, "blsil", CF | ZF | SF | OF) TWO(uint64_t, "blsrq", CF | ZF | SF | OF)
  TWO(uint64_t, "blsmskq", CF | ZF | SF | OF)
  THREE(uint32_t, "andnl", CF | ZF | SF | OF) THREE(uint64_t, "andnq", CF | ZF | SF | OF)
  UNARY(uint32_t, "bswapl", ALL) UNARY(uint64_t, "bswapq", ALL)
  THREE(uint32_t, "bzhil", CF | ZF | SF | OF) THREE(uint64_t, "bzhiq", CF | ZF | SF | OF)
  THREE(uint32_t, "bextrl", CF | ZF | OF) THREE(uint64_t, "bextrq", CF | ZF | OF)
  THREE(uint32_t, "pdepl", ALL) THREE(uint64_t, "pextq", ALL)
  TWO(uint32_t, "adcxl", ALL) TWO(uint64_t, "adoxq", ALL)
  for (int i = 0; i < SETS; i++) {
    uint64_t a = operand(), b = operand();
    __asm__ volatile("crc32b %b[a], %k[b]\n\tcrc32w %w[a], %k[b]\n\tcrc32l %k[a], %k[b]\n\tcrc32q %[a], %[b]"
                     : [b] "+&r"(b) : [a] "r"(a));
    mix(b);
  }
  end("crc32");
}

static void moves(void) {
  EXTEND(uint16_t, uint8_t, "movzbw") EXTEND(uint32_t, uint8_t, "movzbl") EXTEND(uint64_t, uint16_t, "movzwq")
  EXTEND(uint16_t, uint8_t, "movsbw") EXTEND(uint32_t, uint16_t, "movswl") EXTEND(uint64_t, uint8_t, "movsbq")
  EXTEND(uint64_t, uint32_t, "movslq") EXTEND(uint64_t, uint64_t, "movq")
  CONDITION("o") CONDITION("no") CONDITION("b") CONDITION("ae") CONDITION("e") CONDITION("ne") CONDITION("be")
  CONDITION("a") CONDITION("s") CONDITION("ns") CONDITION("p") CONDITION("np") CONDITION("l") CONDITION("ge")
  CONDITION("le") CONDITION("g")
  ATOMIC(uint32_t, "l")
  for (int i = 0; i < SETS; i++) {
    uint64_t a = operand(), b, c;
    __asm__ volatile("mov %[a], %[b]\n\tlea 5(%[a], %[b], 4), %[c]\n\tleal -3(,%k[a], 2), %k[b]"
                     : [b] "=&r"(b), [c] "=&r"(c) : [a] "r"(a));
    mix(b), mix(c);
    __asm__ volatile("mov %[a], %%rax\n\tcbw\n\tcwde\n\tcdqe\n\tcqo\n\tmov %%rax, %[b]\n\tmov %%rdx, %[c]\n\t"
                     "mov %%eax, %%ebx\n\tmov %%bl, %%ah\n\tmov %%ah, %%cl\n\tadd %%rax, %[c]\n\tmovb %%cl, %b[b]"
                     : [b] "=&r"(b), [c] "=&r"(c) : [a] "r"(a) : "rax", "rbx", "rcx", "rdx", "cc");
    mix(b), mix(c);
  }
  end("lea, widening, parts");
  for (int i = 0; i < SETS; i++) {
    uint64_t place[2] = {operand(), operand()}, low = operand(), high = operand(), carry;
    if (draw() & 1) low = place[0], high = place[1];
    _Alignas(16) uint64_t pair[2] = {place[0], place[1]};
    uint8_t equal;
    __asm__ volatile("lock cmpxchg16b %[m]\n\tsetz %[e]"
                     : [m] "+m"(pair), "+a"(low), "+d"(high), [e] "=r"(equal) : "b"((uint64_t)i), "c"((uint64_t)i + 1) : "cc", "memory");
    mix(pair[0]), mix(pair[1]), mix(low), mix(high), mix(equal);
    __asm__ volatile("stc\n\tcmc\n\tlahf\n\tsahf\n\tmovzbl %%ah, %%eax\n\tand $1, %%eax\n\tmov %%rax, %[c]"
                     : [c] "=r"(carry) : : "rax", "cc");
    mix(carry);
    __asm__ volatile("mov %[n], %%rcx\n1:\n\tadd %%rcx, %[c]\n\tdec %%rcx\n\tjnz 1b\n\tjmp 2f\n\tud2\n2:"
                     : [c] "+r"(carry) : [n] "r"((uint64_t)i % 5 + 1) : "rcx", "cc");
    mix(carry);
    uint64_t count = i % 7 + 1, found = 0;
    static const unsigned char table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
    __asm__ volatile("1:\n\tadd %%rcx, %[f]\n\tloop 1b\n\tmov %[n], %%rcx\n2:\n\tinc %[f]\n\tcmp $5, %%rcx\n\t"
                     "loopne 2b\n\tmov %[n], %%rax\n\tdec %%eax\n\txlatb\n\tmovzbl %%al, %%eax\n\tadd %%rax, %[f]"
                     : [f] "+&r"(found), "+&c"(count) : [n] "r"(count), "b"(table) : "rax", "cc", "memory");
    mix(found), mix(count);
  }
  end("pairs, flags, loops");
}

static void strings(void) {
  char from[64], to[64];
  for (int i = 0; i < SETS; i++) {
    for (int at = 0; at < 64; at++) from[at] = draw() & 3, to[at] = draw() & 3;
    char *source = from, *target = to;
    uint64_t count = draw() & 31, accumulator = draw() & 3;
    __asm__ volatile("rep movsb" : "+S"(source), "+D"(target), "+c"(count) : : "memory");
    mix(source - from), mix(target - to), mix(count);
    count = (draw() & 31) + 1, target = to;
    __asm__ volatile("repne scasb\n\tsetne %b[a]" : "+D"(target), "+c"(count), [a] "+a"(accumulator) : : "memory", "cc");
    mix(target - to), mix(count), mix(accumulator);
    count = draw() & 31, target = to, source = from;
    __asm__ volatile("cmp %%rax, %%rax\n\trepe cmpsb\n\tseta %b[a]"
                     : "+S"(source), "+D"(target), "+c"(count), [a] "+a"(accumulator) : : "memory", "cc");
    mix(target - to), mix(count), mix(accumulator);
    count = draw() & 7, target = to;
    __asm__ volatile("rep stosq" : "+D"(target), "+c"(count) : "a"(accumulator) : "memory");
    source = to + 5;
    __asm__ volatile("std\n\tlodsw\n\tlodsb\n\tcld" : "+S"(source), "+a"(accumulator) : : "memory");
    mix(accumulator), mix(source - to);
    for (int at = 0; at < 64; at++) mix(to[at]);
  }
  end("strings");
}

int main(void) {
  arithmetic();
  shifts();
  bits();
  moves();
  strings();
  return 0;
}
