; RUN: run
define i32 @main() {
  %p = alloca <4 x i8>
  store <4 x i8> zeroinitializer, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  store i8 poison, ptr %q
  %v = load <4 x i8>, ptr %p
  %low = extractelement <4 x i8> %v, i32 0
  %c = icmp eq i8 %low, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
