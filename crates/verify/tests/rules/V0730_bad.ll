; RUN: verify ; error@file: an ifunc may not have a !prof attachment
@i = ifunc void (), ptr @r, !prof !0
define ptr @r() {
  ret ptr null
}
!0 = !{!"function_entry_count", i64 1}
