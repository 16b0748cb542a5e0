define ptr @f(ptr %p) {
  %q = getelementptr [4 x i32], ptr %p, 0, 1
  ret ptr %q
}
