// A program of features. `main` runs the one that its first argument names, in the folder of the second; without
// arguments, it lists them.
#pragma once
#include <cstdio>
#include <cstring>

struct Feature {
  const char *name;
  void (*run)(const char *folder);
  Feature *next;
};

inline Feature *features = nullptr;

struct Register : Feature {
  Register(const char *name, void (*run)(const char *)) : Feature{name, run, features} { features = this; }
};

#define FEATURE(name)                                     \
  static void run_##name(const char *folder);             \
  static Register register_##name(#name, run_##name);     \
  static void run_##name([[maybe_unused]] const char *folder)

int main(int count, char **args) {
  for (Feature *feature = features; feature; feature = feature->next) {
    if (count < 2)
      std::printf("%s\n", feature->name);
    else if (!std::strcmp(feature->name, args[1])) {
      feature->run(count > 2 ? args[2] : ".");
      return 0;
    }
  }
  return count < 2 ? 0 : 99;
}
