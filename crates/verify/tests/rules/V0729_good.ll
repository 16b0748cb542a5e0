; RUN: verify
@i = ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
!0 = !{!"function_entry_count", i64 1}
