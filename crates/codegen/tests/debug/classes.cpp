namespace geo {
struct Base { virtual ~Base(); virtual int area() const = 0; int id; };
template <typename T, int N> struct Box : Base {
  T data[N];
  static constexpr int limit = N;
  enum class Kind : unsigned char { Small, Large = 7 };
  Kind kind : 4;
  bool flag : 1;
  int area() const override { return N * 2; }
  T &at(int i) { return data[i]; }
};
using Small = Box<short, 3>;
}
using namespace geo;
typedef int (Base::*Method)() const;
union Either { float f; unsigned long u; };
thread_local int per_thread = 4;
static inline int twice(int x) { int y = x + x; return y; }
extern "C" int use(int n, Small &box, Either e, Method m, int &&r, const char *text) {
  int sum = twice(n);
  for (int i = 0; i < 3; i++) {
    short value = box.at(i);
    sum += value + twice(i);
  }
  if (text) {
    auto plus = [&](int z) { return z + sum; };
    sum = plus(r);
  }
  switch (sum) {
  case 1: sum++; break;
  default: sum += (box.*m)() + per_thread + (int)e.f;
  }
  return sum;
}
