; RUN: dis
; Seed 000: Function attributes.
declare noalias ptr @malloc(i64) nobuiltin
define ptr @f() {
  %p = call ptr @malloc(i64 4) builtin
  %q = call ptr @malloc(i64 4) nobuiltin
  ret ptr %p
}
