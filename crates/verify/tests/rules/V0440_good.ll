; RUN: verify
define ptr @r() {
  ret ptr null
}
@a = ifunc void (), ptr @r
