; RUN: run
@four = global [4 x i32] zeroinitializer
@after = global i32 0

define i32 @main() {
  ; one past the end may be computed but not read, whatever is there
  %p = getelementptr inbounds i32, ptr @four, i64 4
  %x = load i32, ptr %p ; error: UB102
  ret i32 %x
}
