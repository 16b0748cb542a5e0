; RUN: run
define i32 @main() {
  br i1 poison, label %end, label %end ; error: UB001

end:
  ret i32 0
}
