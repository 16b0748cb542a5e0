; RUN: dis
; Seed 000: Prologue data.
%0 = type <{ i8, i8, ptr }>
@md = global i32 0
define void @f() prologue %0 <{ i8 235, i8 8, ptr @md}> { ret void }
