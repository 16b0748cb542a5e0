define i32 @f(i1 %c) {
  br i1 %c, label %yes, label %noo
yes:
  ret i32 1
no:
  ret i32 0
}
