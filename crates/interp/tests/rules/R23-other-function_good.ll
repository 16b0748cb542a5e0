; RUN: run
define i32 @main() {
  indirectbr ptr blockaddress(@main, %end), [label %end]

end:
  ret i32 0
}
