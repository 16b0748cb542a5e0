; RUN: dis
; Seed 002: Pointer Type.
; Seed 004: Pointer Type.
@a = global i8* null
@b = global [4 x i32]* null
@c = global i32 (i32*)* null
@d = global i32 addrspace(5)* null
@e = global i32** null
define i64 @f(i64* %p) {
  %v = load i64, i64* %p
  ret i64 %v
}
