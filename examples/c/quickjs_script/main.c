// Runs the JavaScript program on standard input, with a function `print` and a number `scale`, its argument.
// It needs five files of QuickJS (github.com/bellard/quickjs, version 2025-09-13 and later):
//
//   for f in main QUICKJS/{quickjs,libregexp,libunicode,cutils,dtoa}; do
//     clang -O0 -S -emit-llvm -w -D_GNU_SOURCE -DCONFIG_VERSION='""' -IQUICKJS $f.c
//   done
//   draig link main.ll quickjs.ll libregexp.ll libunicode.ll cutils.ll dtoa.ll -o all.ll
//   draig run all.ll 10 < bench.js
#include "quickjs.h"

#include <stdio.h>
#include <stdlib.h>

static JSValue print(JSContext *context, JSValueConst self, int count, JSValueConst *values) {
  (void)self;
  for (int i = 0; i < count; i++) {
    const char *text = JS_ToCString(context, values[i]);
    if (!text)
      return JS_EXCEPTION;
    printf("%s%s", i ? " " : "", text);
    JS_FreeCString(context, text);
  }
  putchar('\n');
  return JS_UNDEFINED;
}

int main(int argc, char **argv) {
  // QuickJS forms a pointer before the script's first character (get_line_col_cached), so the buffer starts earlier.
  static char text[1 << 16];
  char *script = text + 1;
  size_t length = fread(script, 1, sizeof text - 2, stdin);
  JSRuntime *runtime = JS_NewRuntime();
  JSContext *context = JS_NewContext(runtime);
  JSValue global = JS_GetGlobalObject(context);
  JS_SetPropertyStr(context, global, "print", JS_NewCFunction(context, print, "print", 1));
  JS_SetPropertyStr(context, global, "scale", JS_NewInt32(context, argc > 1 ? atoi(argv[1]) : 1));
  JS_FreeValue(context, global);
  JSValue result = JS_Eval(context, script, length, "input", JS_EVAL_TYPE_GLOBAL);
  int failed = JS_IsException(result);
  if (failed) {
    JSValue exception = JS_GetException(context);
    print(context, JS_UNDEFINED, 1, &exception);
    JS_FreeValue(context, exception);
  }
  JS_FreeValue(context, result);
  JS_FreeContext(context);
  JS_FreeRuntime(runtime);
  return failed;
}
