; RUN: dis
; Seed 002: Use-list Order Directives.
@global = global i32 0
@users = global [3 x ptr] [ptr @global, ptr @global, ptr @bar]
define void @foo(i32 %arg1, i32 %arg2) {
entry:
  %a = add i32 %arg1, 1
  %b = add i32 %arg1, 2
  %c = add i32 %arg1, 3
  br i1 true, label %bb, label %other
other:
  br label %bb
bb:
  %g = load i32, ptr @global
  ret void
; At function scope.
uselistorder i32 %arg1, { 1, 0, 2 }
uselistorder label %bb, { 1, 0 }
}
define i32 @bar(i32 %x) {
  %r = call i32 @bar(i32 %x)
  ret i32 %r
}
; At global scope.
uselistorder ptr @global, { 1, 2, 0 }
uselistorder ptr @bar, { 1, 0 }
