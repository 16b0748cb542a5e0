/* The address of an object, which the tests print for FileCheck. */
#include <stdio.h>
#include <time.h>
static inline void print_address(const char *text, int count, ...) { fprintf(stderr, "%s\n", text); }
