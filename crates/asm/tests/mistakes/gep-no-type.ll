define ptr @f(ptr %p) {
  %v = getelementptr ptr %p, i32 1
  ret ptr %v
}
