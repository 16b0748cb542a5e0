; RUN: run --vscale=2
; Lane 4 exists only if vscale is greater.
define i32 @main() {
  %steps = call <vscale x 2 x i32> @llvm.stepvector.nxv2i32()
  %x = extractelement <vscale x 2 x i32> %steps, i64 4
  %c = icmp eq i32 %x, 4
  br i1 %c, label %a, label %b ; error: UB001

a:
  ret i32 0

b:
  ret i32 0
}
