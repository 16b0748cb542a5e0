; RUN: dis
; Seed 002: Poison Values.
@a = global i32 poison
@b = global [2 x ptr] poison
@c = global <2 x i32> <i32 poison, i32 undef>
define void @f(i32 noundef %x) {
  %a = udiv i32 1, poison
  call void @f(i32 poison)
  ret void
}
