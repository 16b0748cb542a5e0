; RUN: dis
; Seed 002: Use-list Order Directives.
; STRICT: 7:27: expected distinct uselistorder indexes in range [0, size)
define void @foo(i32 %arg1) {
  %a = add i32 %arg1, %arg1
  ret void
  uselistorder i32 %arg1, { 0, 0 } ; error@27: expected distinct uselistorder indexes in range [0, size)
}
