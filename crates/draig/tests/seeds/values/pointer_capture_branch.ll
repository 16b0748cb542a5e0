; RUN: dis
; Seed 002: Pointer Capture.
@glb = global i8 0
define void @f(ptr %a) {
 %c = icmp eq ptr %a, @glb
 br i1 %c, label %BB_EXIT, label %BB_CONTINUE ; captures address of %a only
BB_EXIT:
 call void @exit()
 unreachable
BB_CONTINUE:
 ret void
}
declare void @exit()
