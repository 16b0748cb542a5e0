; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  store atomic { i32 } zeroinitializer, ptr %p release, align 4 ; error@3: atomic store operand must have integer, pointer, floating point, or vector type!
  ret void
}
