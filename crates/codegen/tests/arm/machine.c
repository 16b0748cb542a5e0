// Calls the functions of `machine.ll`, and prints what they return if it is wrong.
#include <stdio.h>

long branches(long, long), joins(long), call_signed(long, long), named(long), stack(void);

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
    }
    long here = (long)__builtin_frame_address(0), there = stack();
    if (there % 16 || there > here + 256 || there < here - 256) printf("stack: %lx near %lx\n", there, here);
    puts("end");
}
