// defined (-O2): the spectral norm of an infinite matrix, by the power method; argument: n (default 60)
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double element(int i, int j) {
  return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
}

static void times(int n, const double *v, double *out, int transposed) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++)
      sum += (transposed ? element(j, i) : element(i, j)) * v[j];
    out[i] = sum;
  }
}

static void times_square(int n, const double *v, double *out, double *between) {
  times(n, v, between, 0);
  times(n, between, out, 1);
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 60;
  if (n < 1 || n > 10000)
    return 2;
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), *between = malloc(n * sizeof *between);
  if (!u || !v || !between)
    return 1;
  for (int i = 0; i < n; i++)
    u[i] = 1;
  for (int i = 0; i < 10; i++) {
    times_square(n, u, v, between);
    times_square(n, v, u, between);
  }
  double uv = 0, vv = 0;
  for (int i = 0; i < n; i++) {
    uv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  printf("%.9f\n", sqrt(uv / vv));
  free(u);
  free(v);
  free(between);
  return 0;
}
