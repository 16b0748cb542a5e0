// defined (-O2): a hand-written stack that throws, and a small machine that catches
#include <stdio.h>

struct Fault {
  const char *what;
  int at;
};

struct Underflow : Fault {};
struct Overflow : Fault {};

template <class T, int N> class Stack {
  T items[N];
  int used = 0;

public:
  void push(T item) {
    if (used == N)
      throw Overflow{{"overflow", used}};
    items[used++] = item;
  }
  T pop() {
    if (used == 0)
      throw Underflow{{"underflow", 0}};
    return items[--used];
  }
  int size() const { return used; }
};

// Prints a message when it is destroyed, to show that unwinding runs destructors.
struct Guard {
  const char *program;
  ~Guard() { printf("  done with \"%s\"\n", program); }
};

struct Operation {
  virtual long apply(long a, long b) const = 0;
  virtual ~Operation() = default;
};
struct Add : Operation {
  long apply(long a, long b) const override { return a + b; }
};
struct Multiply : Operation {
  long apply(long a, long b) const override { return a * b; }
};

static long run(const char *program) {
  Guard guard{program};
  Stack<long, 4> stack;
  Add add;
  Multiply multiply;
  for (const char *at = program; *at; at++) {
    const Operation *operation = nullptr;
    if (*at >= '0' && *at <= '9')
      stack.push(*at - '0');
    else if (*at == '+')
      operation = &add;
    else if (*at == '*')
      operation = &multiply;
    else if (*at != ' ')
      throw int(at - program);
    if (operation) {
      long b = stack.pop(), a = stack.pop();
      stack.push(operation->apply(a, b));
    }
  }
  return stack.pop();
}

int main() {
  const char *programs[] = {"1 2 + 3 *", "1 +", "1 2 3 4 5", "1 2 -", "9 9 * 9 *"};
  for (const char *program : programs) {
    try {
      printf("%s: %ld\n", program, run(program));
    } catch (const Underflow &fault) {
      printf("%s: %s\n", program, fault.what);
    } catch (const Fault &fault) {
      printf("%s: %s after %d\n", program, fault.what, fault.at);
    } catch (int at) {
      printf("%s: what is '%c'?\n", program, program[at]);
    }
  }
  return 0;
}
