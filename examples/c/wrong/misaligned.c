// undefined at line 7 (-O0): a packet's length is read as an int from an odd address
#include <stdio.h>
#include <string.h>

// One byte for the kind, four for the length.
static int length(const unsigned char *packet) {
  return *(const int *)(packet + 1);
}

int main(void) {
  _Alignas(8) unsigned char packet[8] = {1};
  int written = 300;
  memcpy(packet + 1, &written, sizeof written);
  printf("length: %d\n", length(packet));
  return 0;
}
