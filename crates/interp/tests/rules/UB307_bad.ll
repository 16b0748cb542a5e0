; RUN: run
define i32 @count(i32 %n) norecurse {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more

more:
  %less = sub i32 %n, 1
  %x = call i32 @count(i32 %less) ; error: UB307
  ret i32 %x

end:
  ret i32 0
}

define i32 @main() {
  %x = call i32 @count(i32 3)
  ret i32 %x
}
