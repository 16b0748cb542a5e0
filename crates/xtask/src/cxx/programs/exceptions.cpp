// Exceptions, types at run time, the end of programs.
#include "feature.h"
#include <cassert>
#include <csetjmp>
#include <csignal>
#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <typeinfo>
#include <vector>
#include <signal.h>
#include <unistd.h>
using namespace std;

struct Shape {
  virtual ~Shape() { cout << "~Shape "; }
  virtual int sides() const { return 0; }
};
struct Named {
  string name = "named";
  virtual ~Named() = default;
};
struct Square : virtual Shape, Named {
  int sides() const override { return 4; }
};
struct Tile : virtual Shape {
  int size = 9;
};
struct Floor : Square, Tile {
  ~Floor() override { cout << "~Floor "; }
};

FEATURE(virtinh) {
  unique_ptr<Shape> shape(new Floor);
  auto *tile = dynamic_cast<Tile *>(shape.get());
  auto *named = dynamic_cast<Named *>(tile);
  cout << shape->sides() << tile->size << named->name << (dynamic_cast<void *>(named) == dynamic_cast<void *>(tile));
  cout << typeid(*shape).name() << ' ' << (dynamic_cast<Floor *>(named) != nullptr) << ' ';
  try {
    Shape plain;
    (void)dynamic_cast<Square &>(plain);
  } catch (const bad_cast &error) {
    cout << error.what() << ' ';
  }
  try {
    Shape *none = nullptr;
    cout << typeid(*none).name();
  } catch (const bad_typeid &error) {
    cout << error.what() << '\n';
  }
}

struct Base : runtime_error {
  int number;
  explicit Base(int number) : runtime_error("base"), number(number) {}
};
struct Derived : Base {
  Derived() : Base(3) {}
  const char *what() const noexcept override { return "derived"; }
};
struct Guard {
  int number;
  ~Guard() { cout << '~' << number << ' '; }
};

static int fall(int depth) {
  Guard guard{depth};
  if (depth == 0) throw Derived();
  try {
    return fall(depth - 1);
  } catch (const logic_error &) {
    return -1;
  }
}

FEATURE(exc) {
  try {
    fall(3);
  } catch (Base &error) {
    cout << error.what() << error.number << ' ';
  }
  try {
    try {
      throw 2.5f;
    } catch (double) {
      cout << "wrong";
    } catch (...) {
      cout << "again ";
      throw;
    }
  } catch (float f) {
    cout << f << ' ';
  }
  try {
    throw static_cast<Square *>(nullptr);
  } catch (const Shape *shape) {
    cout << "pointer" << (shape == nullptr) << '\n';
  }
}

FEATURE(exc_ptr) {
  exception_ptr kept;
  try {
    throw string("thrown");
  } catch (...) {
    kept = current_exception();
  }
  exception_ptr same = kept, made = make_exception_ptr(out_of_range("made"));
  cout << (same == kept) << (made == kept) << bool(exception_ptr()) << ' ';
  for (auto pointer : {kept, made}) {
    try {
      rethrow_exception(pointer);
    } catch (const string &text) {
      cout << text << ' ';
    } catch (const exception &error) {
      cout << error.what() << '\n';
    }
  }
}

FEATURE(exc_nested) {
  try {
    try {
      throw Base(8);
    } catch (...) {
      throw_with_nested(invalid_argument("outer"));
    }
  } catch (const exception &error) {
    cout << error.what() << ' ';
    try {
      rethrow_if_nested(error);
    } catch (const Base &inner) {
      cout << inner.number << '\n';
    }
  }
}

FEATURE(exc_lib) {
  vector<int> v{1};
  const char *kinds[] = {"at", "substr", "new", "length", "map", "array"};
  volatile size_t huge = size_t(-1) / 2;
  for (int i = 0; i < 6; ++i) {
    try {
      if (i == 0) v.at(4);
      if (i == 1) (void)string("ab").substr(5);
      if (i == 2) delete[] new char[huge - 100];
      if (i == 3) v.reserve(huge);
      if (i == 4) std::map<int, int>().at(2);
      if (i == 5) delete[] new int[huge];
    } catch (const out_of_range &) {
      cout << kinds[i] << ":range ";
    } catch (const length_error &) {
      cout << kinds[i] << ":length ";
    } catch (const bad_array_new_length &) {
      cout << kinds[i] << ":array ";
    } catch (const bad_alloc &) {
      cout << kinds[i] << ":memory ";
    }
  }
  cout << uncaught_exceptions() << '\n';
}

FEATURE(exc_syserr) {
  error_code code = make_error_code(errc::permission_denied);
  cout << code.value() << code.category().name() << code.message() << (code == errc::permission_denied) << ' ';
  try {
    throw system_error(2, system_category(), "opening");
  } catch (const system_error &error) {
    cout << error.what() << ' ' << (error.code() == errc::no_such_file_or_directory) << error.code().category().name() << '\n';
  }
}

FEATURE(terminate) {
  set_terminate([] {
    cout << "terminating" << endl;
    _Exit(5);
  });
  throw 1;
}

FEATURE(uncaught) { throw runtime_error("nobody"); }

FEATURE(noexcept_throw) {
  []() noexcept { throw 1; }();
}

FEATURE(demangle) {
  int status;
  char *name = abi::__cxa_demangle("_ZNKSt6vectorIiSaIiEE4sizeEv", nullptr, nullptr, &status);
  printf("%s %d ", name, status);
  free(name);
  abi::__cxa_demangle("not mangled", nullptr, nullptr, &status);
  printf("%d\n", status);
}

static jmp_buf place;

FEATURE(setjmp) {
  volatile int round = 0;
  int value = setjmp(place);
  round = round + 1;
  if (value < 3) longjmp(place, value + 1);
  sigjmp_buf masked;
  int other = sigsetjmp(masked, 1);
  if (other == 0) siglongjmp(masked, 11);
  printf("%d %d %d\n", round, value, other);
}

static volatile sig_atomic_t seen;

FEATURE(signal) {
  std::signal(SIGUSR1, [](int number) { seen = number; });
  raise(SIGUSR1);
  printf("%d %d\n", seen == SIGUSR1, std::signal(SIGUSR1, SIG_IGN) != SIG_ERR);
}

FEATURE(sigaction) {
  struct sigaction action = {};
  action.sa_handler = [](int) { seen = seen + 1; };
  sigemptyset(&action.sa_mask);
  struct sigaction before;
  sigaction(SIGUSR2, &action, &before);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  sigprocmask(SIG_BLOCK, &set, nullptr);
  kill(getpid(), SIGUSR2);
  int blocked = seen;
  sigprocmask(SIG_UNBLOCK, &set, nullptr);
  printf("%d%d %d\n", blocked, (int)seen, before.sa_handler == SIG_DFL);
}

FEATURE(quick_exit) {
  at_quick_exit([] { puts("second"); });
  at_quick_exit([] { puts("first"); fflush(stdout); });
  std::atexit([] { puts("never"); });
  std::quick_exit(4);
}

FEATURE(atexit) {
  static struct Late {
    ~Late() { puts("static"); }
  } late;
  std::atexit([] { puts("registered"); });
  std::exit(6);
}

FEATURE(assertf) {
  int one = 1;
  assert(one == 2 && "sums are wrong");
}

FEATURE(stack_trace_abort) { std::abort(); }
