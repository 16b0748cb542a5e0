define i32* @f(i32* %p) {
  %v = getelementptr i32* %p, i32 1
  ret i32* %v
}
