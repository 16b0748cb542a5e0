; Calls of library functions, which access only memory after the addresses that they are given.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g = global i32 0
declare ptr @memchr(ptr, i32, i64) memory(argmem: readwrite)
declare i32 @memcmp(ptr, ptr, i64) memory(argmem: readwrite)
declare i32 @bcmp(ptr, ptr, i32) memory(argmem: readwrite)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64) memory(argmem: readwrite)
declare ptr @strncat(ptr, ptr, i64) memory(argmem: readwrite)
declare ptr @strncpy(ptr, ptr, i64) memory(argmem: readwrite)
declare void @memset_pattern4(ptr, ptr, i64) memory(argmem: readwrite)
declare i64 @strlen(ptr) memory(argmem: readwrite)
declare ptr @_Znwm(i64) nobuiltin
declare ptr @"??2@YAPEAX_K@Z"(i64)
define void @lengths(i64 %n) {
  %a = alloca [64 x i8]
  %b = alloca [64 x i8]
  %m = getelementptr i8, ptr %a, i64 16
  %e = getelementptr i8, ptr %a, i64 24
  store i64 0, ptr %a
  store i64 0, ptr %m
  store i64 0, ptr %e
  store i64 0, ptr %b
  %r1 = call ptr @memchr(ptr %m, i32 1, i64 8)
  %r2 = call ptr @memchr(ptr %m, i32 1, i64 %n)
  %r3 = call i32 @memcmp(ptr %m, ptr %b, i64 1000)
  %r4 = call ptr @__memcpy_chk(ptr %m, ptr %b, i64 8, i64 64)
  %r5 = call ptr @__memcpy_chk(ptr %m, ptr %b, i64 1000, i64 64)
  %r6 = call ptr @strncat(ptr %b, ptr %m, i64 8)
  %r7 = call ptr @strncpy(ptr %m, ptr %b, i64 8)
  ret void
}
; Not known: without a size_t, on this target, by the caller's attributes, at the call, or at all.
define void @unknown(i64 %n) "no-builtin-memchr" {
  %a = alloca [64 x i8]
  %b = alloca [64 x i8]
  %m = getelementptr i8, ptr %a, i64 16
  store i64 0, ptr %a
  store i64 0, ptr %b
  %r1 = call i32 @bcmp(ptr %m, ptr %b, i32 8)
  call void @memset_pattern4(ptr %m, ptr %b, i64 8)
  %r2 = call ptr @memchr(ptr %m, i32 1, i64 8)
  %r3 = call i32 @memcmp(ptr %m, ptr %b, i64 8) nobuiltin
  %r4 = call i64 @strlen(ptr %m)
  ret void
}
define ptr @allocations() {
  store i32 0, ptr @g
  %known = call noalias ptr @_Znwm(i64 4) builtin
  store i64 0, ptr %known
  %replaced = call noalias ptr @_Znwm(i64 4)
  store i64 0, ptr %replaced
  %foreign = call noalias ptr @"??2@YAPEAX_K@Z"(i64 4)
  store i32 0, ptr %foreign
  %s = select i1 true, ptr %known, ptr %replaced
  ret ptr %s
}
