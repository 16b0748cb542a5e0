; RUN: dis
; Seed 000: Global variables.
; STRICT: 5:13: loading unsized types is not allowed
define void @f(ptr %p) {
  %a = load { <vscale x 2 x i32>, <vscale x 2 x i64> }, ptr %p ; error@13: loading unsized types is not allowed
  ret void
}
