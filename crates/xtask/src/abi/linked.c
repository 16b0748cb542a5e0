#include <stdio.h>

long first_sum(long), second_sum(long), second_chosen(long);
const char *first_text(void), *second_text(void);

int main(void) {
  for (long i = 0; i < 6; i++) printf("%ld %ld\n", first_sum(i), second_sum(i));
  printf("%s %s %ld\n", first_text(), second_text(), second_chosen(21));
  return 0;
}
