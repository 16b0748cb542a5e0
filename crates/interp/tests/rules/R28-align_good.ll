; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 4
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 4), "align"(ptr null, i64 0) ]
  ret i32 0
}

declare void @llvm.assume(i1)
