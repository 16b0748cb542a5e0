; RUN: verify
define ptr @r() {
  ret ptr null
}
@a = weak ifunc void (), ptr @r
