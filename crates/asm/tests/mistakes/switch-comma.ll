define i32 @f(i32 %c) {
  switch i32 %c, label %d [ i32 0, label %a, i32 1, label %d ]
a:
  ret i32 1
d:
  ret i32 2
}
