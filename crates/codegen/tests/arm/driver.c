// Calls the functions of this folder, and prints what they return and which registers they change.
#include <stdio.h>

typedef long Function(long, long);
#define EACH(X) X(most) X(all) X(vector) X(ghc) X(none) X(graal) X(swift) X(several) X(async) X(nested) X(last)
#define DECLARE(name) Function call_##name;
EACH(DECLARE)

// `clobber` changes all registers that functions of C may change, and of those that these keep in part, the rest.
// `watch` calls a function with known contents of x9 to x15 and v8 to v31, and stores what they are afterwards.
__asm__(".text\nclobber:\n"
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17\nmov x\\n, #-1\n.endr\n"
        ".irp n, 0,1,2,3,4,5,6,7,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\nmovi v\\n\\().16b, #0xff\n.endr\n"
        ".irp n, 8,9,10,11,12,13,14,15\nmov v\\n\\().d[1], xzr\n.endr\nret\n"
        "watch:\nstp x29, x30, [sp, #-96]!\nmov x29, sp\nstp x19, x20, [sp, #16]\nstp d8, d9, [sp, #32]\n"
        "stp d10, d11, [sp, #48]\nstp d12, d13, [sp, #64]\nstp d14, d15, [sp, #80]\nmov x19, x1\nmov x20, x2\n"
        ".irp n, 9,10,11,12,13,14,15\nmov x\\n, #\\n\n.endr\n"
        ".irp n, 8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\n"
        "movi v\\n\\().16b, #\\n\n.endr\nblr x0\n"
        ".irp n, 9,10,11,12,13,14,15\nstr x\\n, [x19], #8\n.endr\n"
        ".irp n, 8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\n"
        "str q\\n, [x20], #16\n.endr\n"
        "ldp x19, x20, [sp, #16]\nldp d8, d9, [sp, #32]\nldp d10, d11, [sp, #48]\nldp d12, d13, [sp, #64]\n"
        "ldp d14, d15, [sp, #80]\nldp x29, x30, [sp], #96\nret\n.globl clobber\n");
void watch(void (*function)(void), unsigned long *generals, unsigned char *vectors) __asm__("watch");

void most_kept(void), all_kept(void), vector_kept(void);

static void kept(const char *name, void (*function)(void)) {
    unsigned long generals[7];
    unsigned char vectors[24][16];
    watch(function, generals, vectors[0]);
    printf("%s keeps", name);
    for (int n = 0; n < 7; n++)
        if (generals[n] == n + 9) printf(" x%d", n + 9);
    for (int n = 0; n < 24; n++)
        if (vectors[n][0] == n + 8 && vectors[n][15] == n + 8) printf(" q%d", n + 8);
    puts("");
}

int main(void) {
    static const long numbers[] = {3, -17, 0x123456789a, 40};
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4; b++) {
#define CALL(name) printf(#name " %lx\n", call_##name(numbers[a], numbers[b]));
            EACH(CALL)
        }
    kept("most", most_kept);
    kept("all", all_kept);
    kept("vector", vector_kept);
}
