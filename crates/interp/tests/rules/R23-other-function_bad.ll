; RUN: run
define void @other() {
  br label %there

there:
  ret void
}

define i32 @main() {
  indirectbr ptr blockaddress(@other, %there), [label %end] ; error: UB306

end:
  ret i32 0
}
