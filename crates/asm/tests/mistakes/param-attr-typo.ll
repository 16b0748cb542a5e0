define i32 @main(ptr noalais %p) {
  ret i32 0
}
