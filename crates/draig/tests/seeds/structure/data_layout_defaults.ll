; RUN: dis
; Seed 002: Data Layout.
; the default specifications, spelled out
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f32:32:32-f64:64:64-f128:128:128-v64:64:64-v128:128:128-a:0:64"
define void @f(ptr %p) {
  %a = load i7, ptr %p
  %b = load i65, ptr %p
  %c = load i256, ptr %p
  %d = load <3 x float>, ptr %p
  %e = load fp128, ptr %p
  %f = load { i8, i64 }, ptr %p
  %g = alloca i64
  ret void
}
