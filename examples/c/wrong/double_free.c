// undefined at line 19 (-O0): a buffer that realloc has freed already is freed once more
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text = malloc(18);
  if (!text)
    return 1;
  strcpy(text, "a growing buffer");
  // a few bytes more: the C library leaves the buffer where it is, and nobody notices
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
