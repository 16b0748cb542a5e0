// Moves overlapping bytes by functions of each size, in both directions and by each distance, and compares with memmove.
#include <stdio.h>
#include <string.h>

extern void (*const moves[])(char *to, const char *from);
extern const int sizes[], count;

int main(void) {
  int wrong = 0, done = 0;
  for (int i = 0; i < count; i++)
    for (int distance = -66; distance <= 66; distance++) {
      char ours[256], theirs[256];
      for (int at = 0; at < 256; at++) ours[at] = theirs[at] = (char)(at * 7 + 1);
      moves[i](ours + 96 + distance, ours + 96);
      memmove(theirs + 96 + distance, theirs + 96, sizes[i]);
      wrong += memcmp(ours, theirs, sizeof ours) != 0;
      done++;
    }
  printf("%d of %d wrong\n", wrong, done);
  return wrong != 0;
}
