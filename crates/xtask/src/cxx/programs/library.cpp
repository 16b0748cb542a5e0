// The C library and the system, as C++ programs use them.
#include "feature.h"
#include <cerrno>
#include <cfenv>
#include <cinttypes>
#include <clocale>
#include <cmath>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <cwchar>
#include <dirent.h>
#include <fcntl.h>
#include <getopt.h>
#include <iostream>
#include <libgen.h>
#include <malloc.h>
#include <new>
#include <random>
#include <search.h>
#include <string>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
using namespace std;

FEATURE(wcs) {
  wchar_t text[32];
  int count = swprintf(text, 32, L"%ls-%d", L"wide", 12);
  printf("%d %zu %d %ld", count, wcslen(text), wcscmp(text, L"wide-12"), wcstol(L"0x1f", nullptr, 16));
  wcsncat(text, L"!!!", 2);
  printf(" %d %d %zu\n", int(wcschr(text, L'-') - text), wcsstr(text, L"12!") != nullptr, wcscspn(text, L"0123456789"));
}

FEATURE(mbs) {
  setlocale(LC_ALL, "C");
  mbstate_t state{};
  wchar_t wide[8];
  size_t used = mbrtowc(wide, "xy", 2, &state);
  size_t count = mbstowcs(wide, "abc", 8);
  char narrow[8];
  size_t back = wcstombs(narrow, wide, 8);
  printf("%zu %zu %zu %s %d\n", used, count, back, narrow, mbsinit(&state) != 0);
}

FEATURE(wprintf) {
  std::wprintf(L"%5d|%-4ls|%lc|%.2f\n", 42, L"ab", L'z', 1.005);
  putwchar(L'q');
  fputws(L"rest\n", stdout);
}

FEATURE(random_dist) {
  mt19937 engine(12345);
  mt19937_64 wide(99);
  cout << engine() << ' ' << wide() << ' ' << minstd_rand(3)() << ' ' << ranlux24(1)() << '\n';
  seed_seq seeds{1, 2, 3};
  mt19937 seeded(seeds);
  engine.discard(1000);
  cout << seeded() << ' ' << engine() << ' ' << (generate_canonical<double, 32>(engine) < 1) << '\n';
}

FEATURE(random_device) {
  std::random_device device;
  auto value = device();
  cout << (value >= device.min() && value <= device.max()) << '\n';
}

FEATURE(mathspec) {
  printf("%.12g %.12g %.12g %.12g %g\n", tgamma(4.5), lgamma(7.25), erf(0.25), erfc(1.5), fma(2, 3, -1));
  printf("%.12g %.12g %.12g %.12g\n", hypot(5, 12), cbrt(-10.0), log1p(0.25), expm1(1e-3));
  int exponent;
  double whole, mantissa = frexp(48.5, &exponent), part = modf(-3.25, &whole);
  printf("%g %d %g %g %d %g %g\n", mantissa, exponent, part, whole, ilogb(1000.0), scalbn(3, -2), nextafter(2, 3) - 2);
  printf("%g %g %g %ld %lld %g %g\n", fmod(-7.5, 2), remainder(7.5, 2), trunc(-2.75), lround(-2.5), llrint(3.5), fdim(2, 5), copysign(3, -0.0));
}

FEATURE(remquo) {
  int quotient;
  double rest = std::remquo(23.5, 4, &quotient);
  printf("%g %d %d %.10g %.10g\n", rest, quotient & 7, isnan(nan("1")), j1(2.5), y0(0.5));
}

FEATURE(mathspec17) {
#ifdef __cpp_lib_math_special_functions
  printf("%.9g %.9g %.9g %.9g %.9g\n", std::beta(2.5, 1.5), std::legendre(4, 0.3), std::hermite(3, 1.5), std::riemann_zeta(3.0), std::comp_ellint_1(0.25));
#else
  puts("none");
#endif
}

FEATURE(fenv) {
#pragma STDC FENV_ACCESS ON
  volatile double one = 1, three = 3, zero = 0;
  fesetround(FE_DOWNWARD);
  double low = one / three, up = nearbyint(2.7);
  fesetround(FE_UPWARD);
  double high = one / three;
  fesetround(FE_TONEAREST);
  feclearexcept(FE_ALL_EXCEPT);
  volatile double infinite = one / zero;
  printf("%d %g %d %d %d\n", low < high, up, isinf(infinite), fetestexcept(FE_DIVBYZERO) != 0, fegetround() == FE_TONEAREST);
}

FEATURE(strftime) {
  time_t when = 951827696;
  tm parts;
  gmtime_r(&when, &parts);
  char text[100];
  strftime(text, sizeof text, "%c|%x|%X|%p|%G-W%V|%e|%y", &parts);
  printf("%s %ld %s", text, (long)timegm(&parts), asctime(&parts));
  tm read{};
  const char *rest = strptime("12 Mar 2021 rest", "%d %b %Y", &read);
  printf("%d %d %d%s %g\n", read.tm_mday, read.tm_mon, read.tm_year, rest, difftime(10, 4));
}

FEATURE(rand1) {
  srand(42);
  printf("%d %d ", rand(), rand());
  srand48(7);
  printf("%ld %.9g ", lrand48(), drand48());
  unsigned seed = 5;
  printf("%d ", rand_r(&seed));
  srandom(2);
  printf("%ld\n", random());
}

FEATURE(printf) {
  int written;
  std::printf("%-6d|%+.2f|%#o|%08.3f|%x|%e|%c|%s|%%|%n\n", 7, 2.5, 8, -3.14159, 48879, 1234.5, 'c', "str", &written);
  std::printf("%d %hhu %lld %zu %jd %td %*.*f %a\n", written, (unsigned char)250, -1LL, sizeof(int), (intmax_t)5, (ptrdiff_t)-3, 8, 2, 1.239, 0.5);
  std::printf("%2$s=%1$d ", 3, "x");
  std::printf("%g %G %p\n", 1e-5, 1e20, (void *)nullptr);
}

FEATURE(sscanf) {
  int a, b, used;
  char word[8], set[8];
  float f;
  int count = std::sscanf("12:-5 word 2.5[abc]", "%d:%i %7s %f[%7[a-z]]%n", &a, &b, word, &f, set, &used);
  std::printf("%d %d %d %s %g %s %d\n", count, a, b, word, f, set, used);
  unsigned hex;
  count = std::scanf("%x %*s %d", &hex, &a);
  std::printf("%d %u %d\n", count, hex, a);
}

FEATURE(stdio_file) {
  string path = string(folder) + "/file";
  FILE *file = fopen(path.c_str(), "w+");
  fprintf(file, "first %d\nsecond\n", 1);
  fseek(file, 6, SEEK_SET);
  char line[20];
  fgets(line, sizeof line, file);
  ungetc('S', file);
  std::printf("%s%c%ld", line, fgetc(file), ftell(file));
  rewind(file);
  char *text = nullptr;
  size_t room = 0;
  ssize_t length = getline(&text, &room, file);
  std::printf(" %zd %s", length, text);
  free(text);
  fclose(file);
  file = fopen(path.c_str(), "a");
  fputs("end", file);
  file = freopen(path.c_str(), "rb", file);
  char bytes[40];
  std::printf("%zu %d", fread(bytes, 1, 40, file), feof(file) != 0);
  fclose(file);
  std::printf(" %d %d", remove(path.c_str()), fopen(path.c_str(), "r") == nullptr);
  std::printf(" %d\n", errno == ENOENT);
}

FEATURE(tmpfile) {
  FILE *file = std::tmpfile();
  if (!file) {
    puts("none");
    return;
  }
  fputs("temporary", file);
  rewind(file);
  char text[20] = {};
  std::printf("%zu %s\n", fread(text, 1, 19, file), text);
  fclose(file);
}

FEATURE(memstream) {
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  fprintf(out, "%s %d", "memory", 9);
  fclose(out);
  std::printf("%s %zu ", text, size);
  free(text);
  char data[] = "31 text";
  FILE *in = fmemopen(data, strlen(data), "r");
  int n;
  char word[10];
  std::printf("%d ", fscanf(in, "%d %9s", &n, word));
  std::printf("%d%s\n", n, word);
  fclose(in);
}

FEATURE(setvbuf) {
  std::setvbuf(stdout, nullptr, _IOLBF, 256);
  fwrite("line\n", 1, 5, stdout);
  fflush(nullptr);
  dprintf(fileno(stdout), "direct %d\n", 1);
}

static int sum_of(int count, ...) {
  va_list list, copy;
  va_start(list, count);
  va_copy(copy, list);
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += va_arg(list, int) * va_arg(copy, int);
  va_end(copy);
  va_end(list);
  return sum;
}

static string text_of(const char *format, ...) {
  char text[60];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  return text;
}

FEATURE(varargs) {
  char *made;
  int length = asprintf(&made, "%s", "allocated");
  std::printf("%d %s %d%s\n", sum_of(3, 2, 3, 4), text_of("%d/%s/%.1f", 1, "b", 2.5).c_str(), length, made);
  free(made);
}

FEATURE(string_h) {
  char text[60] = "alpha,beta;gamma", *rest;
  for (char *part = strtok_r(text, ",;", &rest); part; part = strtok_r(nullptr, ",;", &rest)) std::printf("%s ", part);
  std::printf("%zu %zu %s %s ", strspn("aabc", "ab"), strcspn("hello", "lo"), strpbrk("find me", " "), strrchr("a/b/c", '/'));
  std::printf("%d %d %s\n", strcasecmp("Hello", "hELLO"), strncasecmp("abX", "ABy", 2), strcasestr("Some Text", "text"));
  char *copy = strndup("duplicate", 3), *list = text, base[] = "/usr/lib/x";
  strcpy(text, "a:b");
  std::printf("%s %s %s ", copy, strsep(&list, ":"), strerror(EACCES));
  free(copy);
  std::printf("%zu %d %s %s\n", strnlen("abc", 2), memcmp("ab", "ac", 2) < 0, (char *)memmem("needle in hay", 13, "in", 2), ::basename(base));
  std::printf("%s %d %d\n", strsignal(SIGSEGV), strverscmp("file9", "file10") < 0, *stpcpy(text, "xyz"));
}

FEATURE(stdlib) {
  int numbers[] = {5, 2, 9, 1};
  auto order = [](const void *a, const void *b) { return *(const int *)a - *(const int *)b; };
  qsort(numbers, 4, sizeof(int), order);
  int key = 9;
  std::printf("%d %td ", numbers[0], (int *)bsearch(&key, numbers, 4, sizeof(int), order) - numbers);
  std::printf("%d %ld %g %lld ", div(17, 5).rem, strtol("077", nullptr, 0), strtod("0x1p4", nullptr), llabs(-4LL));
  setenv("DRAIG_TEST", "set", 1);
  std::printf("%s ", getenv("DRAIG_TEST"));
  unsetenv("DRAIG_TEST");
  std::printf("%d %" PRIdMAX "\n", getenv("DRAIG_TEST") == nullptr, strtoimax("-99", nullptr, 10));
}

FEATURE(alloc) {
  void *p = aligned_alloc(64, 128);
  std::printf("%d", (uintptr_t)p % 64 == 0);
  free(p);
  int result = posix_memalign(&p, 256, 10);
  std::printf("%d%d", result, (uintptr_t)p % 256 == 0);
  free(p);
  p = reallocarray(calloc(4, 2), 10, 4);
  free(p);
  struct alignas(128) Wide {
    char bytes[200];
  };
  auto *wide = new Wide[2];
  std::printf("%d", (uintptr_t)wide % 128 == 0);
  delete[] wide;
  auto *small = new (nothrow) int(3);
  std::printf("%d\n", *small);
  delete small;
}

FEATURE(posix_fd) {
  string path = string(folder) + "/raw";
  int fd = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
  std::printf("%zd", write(fd, "0123456789", 10));
  lseek(fd, -4, SEEK_END);
  char bytes[8] = {};
  std::printf(" %zd%s", read(fd, bytes, 7), bytes);
  ftruncate(fd, 5);
  pwrite(fd, "ab", 2, 1);
  memset(bytes, 0, sizeof bytes);
  pread(fd, bytes, 7, 0);
  struct stat about;
  fstat(fd, &about);
  std::printf(" %s %d %d", bytes, (int)about.st_size, S_ISREG(about.st_mode));
  close(fd);
  string sub = string(folder) + "/sub";
  mkdir(sub.c_str(), 0700);
  DIR *dir = opendir(folder);
  int found = 0;
  while (dirent *entry = readdir(dir)) found += entry->d_name[0] != '.';
  closedir(dir);
  std::printf(" %d %d %d %d\n", found, rmdir(sub.c_str()), unlink(path.c_str()), access(path.c_str(), F_OK));
}

FEATURE(posix_misc) {
  char cwd[500];
  timeval now;
  timespec clock, pause = {0, 1000};
  gettimeofday(&now, nullptr);
  clock_gettime(CLOCK_MONOTONIC, &clock);
  std::printf("%d%d%d", getpid() > 0, getcwd(cwd, sizeof cwd) != nullptr, sysconf(_SC_PAGESIZE) >= 4096);
  std::printf("%d%d%d\n", now.tv_sec > 1500000000, nanosleep(&pause, nullptr), getuid() == geteuid());
}

FEATURE(pipe) {
  int ends[2];
  if (::pipe(ends)) return;
  write(ends[1], "through", 7);
  close(ends[1]);
  char text[10] = {};
  std::printf("%zd ", read(ends[0], text, 9));
  std::printf("%s %zd\n", text, read(ends[0], text, 1));
  close(ends[0]);
}

FEATURE(mmap) {
  auto *memory = (int *)::mmap(nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memory[2000] = memory[0] + 5;
  std::printf("%d %d\n", memory[2000], munmap(memory, 8192));
}

FEATURE(getopt) {
  const char *words[] = {"name", "-v", "-ofile", "--size=3", "rest", "--", "-x", nullptr};
  static option options[] = {{"size", required_argument, nullptr, 's'}, {"verbose", no_argument, nullptr, 'v'}, {}};
  int c;
  while ((c = getopt_long(7, (char **)words, "vo:", options, nullptr)) != -1) std::printf("%c%s ", c, optarg ? optarg : "");
  std::printf("%d\n", 7 - optind);
}

FEATURE(search_h) {
  void *root = nullptr;
  auto order = [](const void *a, const void *b) { return strcmp((const char *)a, (const char *)b); };
  for (const char *name : {"c", "a", "b"}) tsearch(name, &root, order);
  static string visited;
  twalk(root, [](const void *node, VISIT visit, int) {
    if (visit == postorder || visit == leaf) visited += *(const char *const *)node;
  });
  for (const char *name : {"a", "b", "c"}) tdelete(name, &root, order);
  hcreate(20);
  ENTRY entry{(char *)"key", (void *)"value"};
  hsearch(entry, ENTER);
  ENTRY *found = hsearch(ENTRY{(char *)"key", nullptr}, FIND);
  std::printf("%s %d %s\n", visited.c_str(), root == nullptr, (char *)found->data);
  hdestroy();
}

FEATURE(int128) {
  __int128 big = (__int128)1 << 100;
  unsigned __int128 product = (unsigned __int128)0xffffffffffffffff * 0xffffffffffffffff;
  _Float16 half = 1.5;
#ifdef __SIZEOF_FLOAT128__
  __float128 quad = 2;
#else // long double is this type
  long double quad = 2;
#endif
  quad = quad / 3;
  std::printf("%lld %llx %g %g %.15g\n", (long long)(big >> 95), (unsigned long long)(product >> 64), (double)(half * half), (double)(big / 3), (double)quad);
}
