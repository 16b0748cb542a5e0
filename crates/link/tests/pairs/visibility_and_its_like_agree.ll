;--- a.ll
@a = external hidden unnamed_addr constant i32
@b = weak protected local_unnamed_addr global i32 1
@pa = global [2 x ptr] [ptr @a, ptr @b]
declare extern_weak dso_local void @w()
@pw = global ptr @w
;--- b.ll
@a = unnamed_addr constant i32 4
@b = global i32 3, align 8, section "s"
declare void @w()
define void @u() {
  call void @w()
  ret void
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@pa = global [2 x ptr] [ptr @a, ptr @b]
@pw = global ptr @w
@a = hidden unnamed_addr constant i32 4
@b = protected global i32 3, section "s", align 8

declare extern_weak dso_local void @w()

define void @u() {
  call void @w()
  ret void
}
