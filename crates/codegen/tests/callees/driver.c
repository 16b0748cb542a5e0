// Compares what the functions of `loops.ll` compute with the same in C, and prints the number of differences.
#include <stdio.h>

typedef unsigned long U;
typedef U Function(U, void *, U);
Function in_branches, in_place;

#define F(NAME, EXPRESSION) \
    static U NAME(U s, void *table, U i) { return (EXPRESSION) + (table == 0); }
F(f0, s * 3 + i)
F(f1, s ^ (s >> 7) ^ 0x55)
F(f2, s * 5 - i * 11)
F(f3, (s >> 3) + (s << 5) + 1)
F(f4, s + 0x1234567 * i)
F(f5, ~s * 7 + 2)

static U branches(U s, Function **table, U n) {
    Function *a = table[0], *b = table[1], *c = table[2], *d = table[3], *e = table[4], *f = table[5], *last = c;
    for (U i = 0; i < n; i++) {
        s = b(s, table, i);
        s = s & 1 ? d(a(s, table, i), table, i) : a(c(d(s, table, i), table, i), table, i);
        s = e(s, table, i);
        last = c;
        Function *first = a;
        a = b, b = c, c = d, d = e, e = f, f = first;
    }
    return last(s, table, n);
}

static U place(U s, Function **table, U n) {
    Function *a = table[0], *b = table[1], *c = table[2], *last = c;
    for (U i = 0; i < n; i++) {
        s = c(b(a(s, table, i), table, i), table, i);
        last = c;
        Function *first = a;
        a = b, b = c, c = first;
    }
    return last(s, table, n);
}

int main(void) {
    Function *table[] = {f0, f1, f2, f3, f4, f5};
    int tried = 0, wrong = 0;
    for (U x = 0; x < 50; x++)
        for (U n = 1; n < 9; n++, tried += 2) {
            wrong += in_branches(x, table, n) != branches(x, table, n);
            wrong += in_place(x, table, n) != place(x, table, n);
        }
    printf("%d of %d wrong\n", wrong, tried);
}
