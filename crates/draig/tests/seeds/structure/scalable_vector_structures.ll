; RUN: dis
; Seed 000: Global variables.
define { <vscale x 2 x i32>, <vscale x 2 x i32> } @f({ <vscale x 2 x i32>, <vscale x 2 x i32> } %x) {
  %a = alloca { <vscale x 2 x i32>, <vscale x 2 x i32> }
  store { <vscale x 2 x i32>, <vscale x 2 x i32> } %x, ptr %a
  %b = load { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %a
  ret { <vscale x 2 x i32>, <vscale x 2 x i32> } %b
}
declare { <vscale x 2 x i32>, <vscale x 2 x i64> } @unsized()
