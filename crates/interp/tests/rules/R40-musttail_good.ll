; RUN: run
define i32 @count(i32 %n, i32 %total) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more

more:
  %less = sub i32 %n, 1
  %sum = add i32 %total, 1
  %x = musttail call i32 @count(i32 %less, i32 %sum)
  ret i32 %x

end:
  ret i32 %total
}

define i32 @main() {
  %x = call i32 @count(i32 500000, i32 0)
  %r = sub i32 %x, 500000
  ret i32 %r
}
