// Calls the functions of `tails.ll`, and prints what they return.
#include <stdio.h>

typedef long Function(long, long);
Function run_fewer, run_exchanged, run_by_address;

void clobber(void) {
    __asm__ volatile("" ::: "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13",
                     "x14", "x15", "x16", "x17", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v31", "memory");
}

int main(void) {
    static const long numbers[] = {3, -17, 0x123456789a, 40};
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4; b++) {
            long x = numbers[a], y = numbers[b];
            printf("%lx %lx %lx\n", run_fewer(x, y), run_exchanged(x, y), run_by_address(x, y));
        }
}
