/* Contexts, as ThreadSanitizer's tests name their header. */
#include <ucontext.h>
