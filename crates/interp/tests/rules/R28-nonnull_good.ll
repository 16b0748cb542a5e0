; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr @words) ]
  ret i32 0
}

declare void @llvm.assume(i1)
