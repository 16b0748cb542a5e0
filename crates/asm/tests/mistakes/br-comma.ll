define void @f(i1 %c) {
  br i1 %c label %a, label %b
a:
  ret void
b:
  ret void
}
