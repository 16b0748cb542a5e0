; RUN: run
%pair = type { i8, i32 }

define i32 @main() {
  %p = alloca %pair
  store i64 0, ptr %p
  store %pair zeroinitializer, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %x = load i8, ptr %q
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
