// Calls the functions of `machine.ll`, and prints what they return if it is wrong.
#include <stdio.h>

long branches(long, long), joins(long), call_signed(long, long), named(long), stack(void);

typedef int lanes_type __attribute__((vector_size(16)));
lanes_type lanes(lanes_type);
void stored(long *, long, double);
long tied(long);
extern long cell;
long other;

static void check(const char *name, long found, long expected) {
    if (found != expected) printf("%s: %ld for %ld\n", name, found, expected);
}

int main(void) {
    for (long a = -3; a < 4; a++) {
        for (long b = 5; b < 8; b++)
            check("branches", branches(a, b), a & 1 ? (a + 5) * b + a * b : a + 5 + 1000 - a * b);
        check("joins", joins(a), a ? a : 17);
        check("call_signed", call_signed(a, a * 12345), a * 4);
        check("named", named(a), a + 10);
        lanes_type found = lanes((lanes_type){a, a, a, a});
        check("lane 0", found[0], a + (int)(long)&cell - 3);
        check("lane 1", found[1], a + 7);
        check("lane 2", found[2], a + (int)(long)&cell);
        check("lane 3", found[3], a + (int)(long)&other + 4096);
        union { long words[3]; double doubles[3]; } memory = {{-1, -1, -1}};
        stored(memory.words, a, 1.5);
        check("stored 0", memory.words[0], a + 1);
        check("stored 1", memory.doubles[1] == 3.0, 1);
        check("stored 2", memory.words[2], -1L << 24 | 66);
        check("cell", cell, a + 1);
        check("tied", tied(a), a + 5);
    }
    long here = (long)__builtin_frame_address(0), there = stack();
    if (there % 16 || there > here + 256 || there < here - 256) printf("stack: %lx near %lx\n", there, here);
    puts("end");
}
