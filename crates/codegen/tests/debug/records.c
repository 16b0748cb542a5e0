#include <stdio.h>
struct P { int x; unsigned b:3; int c:5; const char *name; };
enum E { A, B=5 };
typedef struct P PT;
static int counter = 3;
union U { int i; float f; };
int add(int a, int b) { int s = a + b; { int t = s * 2; s = t - s; } return s; }
double arr[4] = {1,2,3,4};
int main(int argc, char **argv) {
  PT p = { 1, 2, 3, "hi" };
  union U u; u.f = 1.5f;
  enum E e = B;
  for (int i = 0; i < 3; i++) { static int k; k += add(i, p.x); counter += k; }
  printf("%d %f %d\n", counter, u.f, e);
  return 0;
}
