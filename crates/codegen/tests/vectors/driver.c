// Calls each function with the same few operands, and prints a hash of all that it wrote.
#include <stdio.h>
#include <string.h>

typedef void Function(void *, void *, void *, void *);
extern Function *functions[];
extern int count;

static unsigned long state = 0x1234567;
static unsigned long next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

int main(void) {
    static _Alignas(64) unsigned char in[3 * 512], out[512];
    for (int number = 0; number < count; number++) {
        unsigned long hash = 0xcbf29ce484222325;
        state = 0x1234567;
        for (int round = 0; round < 8; round++) {
            for (int at = 0; at < 3 * 512; at += 8) {
                unsigned long bits = next();
                double wide = (double)(long)(bits % 2000) - 1000;
                float numbers[2] = {(float)(bits % 50) - 25, (float)(bits / 77 % 60) - 20};
                if (round % 4 == 1) bits = (bits & 0xff) * 0x0101010101010101;
                if (round % 4 == 2) memcpy(&bits, &wide, 8);
                if (round % 4 == 3) memcpy(&bits, numbers, 8);
                memcpy(in + at, &bits, 8);
            }
            if (round == 5) memcpy(in + 512, in, 512);
            memset(out, 0xaa, 512);
            functions[number](in, in + 512, in + 1024, out);
            for (int at = 0; at < 512; at++) hash = (hash ^ out[at]) * 0x100000001b3;
        }
        printf("f%d %016lx\n", number, hash);
    }
}
