; RUN: run
define i32 @main() {
  %c = freeze i1 poison
  br i1 %c, label %end, label %end

end:
  ret i32 0
}
