; RUN: run
define i32 @main() {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 poison, i8 0)
  %c = extractvalue { i8, i1 } %r, 1
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
