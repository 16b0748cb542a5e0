// defined (-O0): evaluates its arguments as expressions, or a few examples
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct reader {
  const char *at;
  const char *fault;
};

static double sum(struct reader *r);

static void skip(struct reader *r) {
  while (isspace((unsigned char)*r->at))
    r->at++;
}

static int take(struct reader *r, char c) {
  skip(r);
  if (*r->at != c)
    return 0;
  r->at++;
  return 1;
}

static double fail(struct reader *r, const char *fault) {
  if (!r->fault)
    r->fault = fault;
  return 0;
}

static double operand(struct reader *r) {
  if (take(r, '-'))
    return -operand(r);
  if (take(r, '(')) {
    double value = sum(r);
    return take(r, ')') ? value : fail(r, "a closing bracket is missing");
  }
  skip(r);
  char *end;
  errno = 0;
  double value = strtod(r->at, &end);
  if (end == r->at)
    return fail(r, "a number is missing");
  if (errno == ERANGE)
    return fail(r, "a number is too large");
  r->at = end;
  return value;
}

static double power(struct reader *r) {
  double base = operand(r);
  return take(r, '^') ? pow(base, power(r)) : base;
}

static double product(struct reader *r) {
  double value = power(r);
  for (;;) {
    if (take(r, '*'))
      value *= power(r);
    else if (take(r, '/'))
      value /= power(r);
    else
      return value;
  }
}

static double sum(struct reader *r) {
  double value = product(r);
  for (;;) {
    if (take(r, '+'))
      value += product(r);
    else if (take(r, '-'))
      value -= product(r);
    else
      return value;
  }
}

static int show(const char *text) {
  struct reader r = {text, NULL};
  double value = sum(&r);
  skip(&r);
  if (*r.at && !r.fault)
    r.fault = "something follows";
  if (r.fault)
    printf("%s: %s, at character %td\n", text, r.fault, r.at - text + 1);
  else
    printf("%s = %.10g\n", text, value);
  return r.fault != NULL;
}

int main(int argc, char **argv) {
  static const char *const own[] = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-7 / 2", "1 / 0", "2 * (3 + 4", "1e400"};
  if (argc < 2) {
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
      show(own[i]);
    return 0;
  }
  int faults = 0;
  for (int i = 1; i < argc; i++)
    faults += show(argv[i]);
  return faults > 0;
}
