// Runs the Lua program on standard input, with a number `scale`, its argument. Lua (github.com/lua/lua,
// version 5.4 and later) is included in this module:
//
//   clang -O0 -S -emit-llvm -w -D_GNU_SOURCE -ILUA main.c
//   draig run main.ll 10 < bench.lua
#define MAKE_LIB
#include "onelua.c"

int main(int argc, char **argv) {
  lua_State *state = luaL_newstate();
  if (!state)
    return 1;
  luaL_openlibs(state);
  lua_pushinteger(state, argc > 1 ? atoi(argv[1]) : 1);
  lua_setglobal(state, "scale");
  int failed = luaL_dofile(state, NULL);
  if (failed)
    printf("%s\n", lua_tostring(state, -1));
  lua_close(state);
  return failed;
}
