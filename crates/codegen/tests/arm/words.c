// Calls each function with the same few operands, and prints a hash of all that it wrote.
#include <stdio.h>
#include <string.h>

typedef void Function(void *, void *, void *, void *);
extern Function *const functions[];
extern const int count;

static unsigned long state = 0x1234567;
static unsigned long next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

int main(void) {
    static _Alignas(16) unsigned long in[3][8], out[16];
    for (int number = 0; number < count; number++) {
        unsigned long hash = 0xcbf29ce484222325;
        state = 0x1234567;
        for (int round = 0; round < 12; round++) {
            for (int at = 0; at < 24; at++) {
                unsigned long bits = next();
                // Few bits, only the lowest word, and signs.
                if (round % 4 == 1) bits &= bits >> 32 & 0x11;
                if (round % 4 == 2 && at % 8 > 0) bits = 0;
                if (round % 4 == 3 && at % 8 > 1) bits = ~0ul;
                in[at / 8][at % 8] = bits;
            }
            memset(out, 0, sizeof out);
            functions[number](in[0], in[1], in[2], out);
            for (int at = 0; at < 16; at++) hash = (hash ^ out[at]) * 0x100000001b3;
        }
        printf("f%d %016lx\n", number, hash);
    }
}
