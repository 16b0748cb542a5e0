; RUN: verify
; Values and blocks without names have their numbers, and what has a name has it.
@0 = global i32 0
@1 = alias i32, inttoptr (i64 1 to ptr)

define i32 @2(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5

3:
  %4 = phi i32 [ 1, %2 ], [ 2, %3 ]
  %named = phi i32 [ 1, %2 ]
  br label %"a block"

5:
  %6 = add i32 %"a value", %1
  br label %"a block"

"a block":
  %"a value" = phi i32 [ %4, %3 ], [ %6, %5 ]
  %7 = phi ptr [ @0, %3 ], [ @1, %3 ]
  ret i32 %"a value"
}

define void @"a function"(i32 %0) {
  %2 = add i32 %3, %0
  %3 = add i32 %2, %"x y"
  %"x y" = add i32 %3, 1
  ret void
}
