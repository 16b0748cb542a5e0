; RUN: verify
define ptr @f(ptr %a) {
  %x = getelementptr i8, ptr %a, i64 1, !dereferenceable !0 ; error@3: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes
  ret ptr %x
}
!0 = !{i64 8}
