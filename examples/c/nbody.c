// defined (-O2): simulates the gravity of five bodies; argument: steps (default 1000)
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { BODIES = 5 };

struct body {
  double x[3], v[3], mass;
};

#define PI 3.141592653589793
#define SUN (4 * PI * PI)
#define YEAR 365.24

static struct body bodies[BODIES] = {
    // Sun, Jupiter, Saturn, Uranus, Neptune: astronomical units, years, solar masses
    {{0, 0, 0}, {0, 0, 0}, SUN},
    {{4.84143144246472090e+00, -1.16032004402742839e+00, -1.03622044471123109e-01},
     {1.66007664274403694e-03 * YEAR, 7.69901118419740425e-03 * YEAR, -6.90460016972063023e-05 * YEAR},
     9.54791938424326609e-04 * SUN},
    {{8.34336671824457987e+00, 4.12479856412430479e+00, -4.03523417114321381e-01},
     {-2.76742510726411899e-03 * YEAR, 4.99852801234917238e-03 * YEAR, 2.30417297573763929e-05 * YEAR},
     2.85885980666130812e-04 * SUN},
    {{1.28943695621391310e+01, -1.51111514016986312e+01, -2.23307578892655734e-01},
     {2.96460137564761618e-03 * YEAR, 2.37847173959480950e-03 * YEAR, -2.96589568540237556e-05 * YEAR},
     4.36624404335156298e-05 * SUN},
    {{1.53796971148509165e+01, -2.59193146099879641e+01, 1.79258772950371181e-01},
     {2.68067772490389322e-03 * YEAR, 1.62824170038242295e-03 * YEAR, -9.51592254519715870e-05 * YEAR},
     5.15138902046611451e-05 * SUN},
};

// Cancels the total momentum: the sun takes the opposite of the others'.
static void balance(void) {
  for (int k = 0; k < 3; k++) {
    double momentum = 0;
    for (int i = 1; i < BODIES; i++)
      momentum += bodies[i].v[k] * bodies[i].mass;
    bodies[0].v[k] = -momentum / bodies[0].mass;
  }
}

static double distance2(const struct body *a, const struct body *b, double d[3]) {
  double square = 0;
  for (int k = 0; k < 3; k++) {
    d[k] = a->x[k] - b->x[k];
    square += d[k] * d[k];
  }
  return square;
}

static double energy(void) {
  double e = 0, d[3];
  for (int i = 0; i < BODIES; i++) {
    const struct body *a = &bodies[i];
    e += 0.5 * a->mass * (a->v[0] * a->v[0] + a->v[1] * a->v[1] + a->v[2] * a->v[2]);
    for (int j = i + 1; j < BODIES; j++)
      e -= a->mass * bodies[j].mass / sqrt(distance2(a, &bodies[j], d));
  }
  return e;
}

static void step(double dt) {
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++) {
      double d[3];
      double square = distance2(&bodies[i], &bodies[j], d);
      double pull = dt / (square * sqrt(square));
      for (int k = 0; k < 3; k++) {
        bodies[i].v[k] -= d[k] * bodies[j].mass * pull;
        bodies[j].v[k] += d[k] * bodies[i].mass * pull;
      }
    }
  for (int i = 0; i < BODIES; i++)
    for (int k = 0; k < 3; k++)
      bodies[i].x[k] += dt * bodies[i].v[k];
}

int main(int argc, char **argv) {
  int steps = argc > 1 ? atoi(argv[1]) : 1000;
  balance();
  printf("%.9f\n", energy());
  for (int i = 0; i < steps; i++)
    step(0.01);
  printf("%.9f\n", energy());
  return 0;
}
