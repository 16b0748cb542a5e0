; RUN: dis
; Seed 002: Pointer Aliasing Rules.
; each way of being based on a pointer
define void @f(ptr %p, <2 x ptr> %v, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr i8, <2 x ptr> %v, i64 %i
  %c = bitcast ptr %p to ptr
  %d = ptrtoint ptr %p to i64
  %e = inttoptr i64 %d to ptr
  %o = alloca i8
  store i8 0, ptr %o
  ret void
}
