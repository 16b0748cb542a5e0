// Calls the functions of `lists.ll` with more arguments than there are registers, and prints what differs from the same
// sum here.
#include <stdarg.h>
#include <stdio.h>

long listed(long, ...), forwarded(long, ...);

static long expected(long count, ...) {
    va_list list;
    va_start(list, count);
    long sum = 0;
    for (long at = 0; at < count; at++) {
        long number = va_arg(list, long);
        double real = va_arg(list, double);
        __int128 wide = va_arg(list, __int128);
        sum = sum * 31 + number * (long)real + (long)(wide >> 64);
    }
    va_end(list);
    return sum;
}

int main(void) {
    for (long x = -3; x < 4; x++) {
        __int128 wide = (__int128)(x * 77) << 64 | 5;
#define ARGUMENTS                                                                                                      \
    7, x, 2.5, wide, 11l, 3.0, wide * 3, 7l, -4.0, wide, x * x, 9.0, wide, 1l, 12.0, wide, 5l, 6.0, wide, x, 8.0, wide
        long want = expected(ARGUMENTS), one = listed(ARGUMENTS), other = forwarded(ARGUMENTS);
        if (one != want || other != want) printf("%ld: %lx and %lx for %lx\n", x, one, other, want);
    }
    puts("end");
}
