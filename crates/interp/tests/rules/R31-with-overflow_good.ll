; RUN: run
define i32 @main() {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 127, i8 1)
  %c = extractvalue { i8, i1 } %r, 1
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
