; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 4
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8) ] ; error: UB207
  ret i32 0
}

declare void @llvm.assume(i1)
