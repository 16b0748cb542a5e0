; RUN: run
; An index beyond the array is poison, even if it stays in the object.
define i32 @main() {
  %object = call elementtype([2 x [2 x i32]]) ptr @llvm.structured.alloca.p0()
  %p = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype([2 x [2 x i32]]) %object, i32 0, i32 2)
  store i32 0, ptr %p ; error: UB106
  ret i32 0
}
