; RUN: dis
; Seed 002: Use-list Order Directives.
@p = global [2 x i32 (i32)*] [i32 (i32)* @bar, i32 (i32)* @bar]
define i32 @bar(i32 %x) {
  %r = call i32 @bar(i32 %x)
  ret i32 %r
}
uselistorder i32 (i32)* @bar, { 1, 0, 2 }
