; RUN: dis
; Seed 002: Undefined Values.
define void @f(ptr %ptr) {
 br i1 undef, label %BB1, label %BB2 ; UB
BB1:
 %X = and i32 undef, 255
 switch i32 %X, label %ret [ i32 1, label %BB2 ] ; UB
BB2:
 store i8 undef, ptr %ptr
 %Y = load i8, ptr %ptr ; %Y is undef
 switch i8 %Y, label %ret [ i8 1, label %BB3 ] ; UB
BB3:
 %Z = or i8 undef, 255 ; always 255
 switch i8 %Z, label %ret [ i8 1, label %BB4 ] ; Well-defined
BB4:
 %W = freeze i1 undef
 br i1 %W, label %ret, label %ret ; Well-defined (non-deterministic jump)
ret:
 ret void
}
