// undefined at line 19 (-O0): a buffer that realloc has already freed is freed again
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text = malloc(18);
  if (!text)
    return 1;
  strcpy(text, "a growing buffer");
  // A few bytes more: the C library leaves the buffer in place, which hides the bug.
  char *longer = realloc(text, 22);
  if (!longer) {
    free(text);
    return 1;
  }
  strcat(longer, "!");
  puts(longer);
  free(text);
  return 0;
}
