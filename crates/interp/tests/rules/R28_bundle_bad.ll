; RUN: run
; A bundle of an assumption is violated.

@words = global [4 x i32] zeroinitializer, align 4

define i32 @main() {
  %inside = getelementptr i8, ptr @words, i64 1
  call void @llvm.assume(i1 true) ["cold"(), "align"(ptr %inside, i64 4)] ; error: UB207
  ret i32 0
}

declare void @llvm.assume(i1)
