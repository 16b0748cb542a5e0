define ptr @f() {
  ret ptr 0
}
