; RUN: dis
; Seed 000: Parameter attributes.
%pair = type { i32, i64 }
declare void @a(ptr byval(i32))
declare void @b(ptr byval(%pair) align 16)
define void @c(ptr %p) {
  call void @b(ptr byval(%pair) align 16 %p)
  ret void
}
