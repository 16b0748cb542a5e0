;--- a.ll
declare void @once()
define void @a() {
  call void @once()
  ret void
}
;--- b.ll
define linkonce void @unneeded() {
  ret void
}
define linkonce_odr void @once() {
  call void @deeper()
  ret void
}
define available_externally void @deeper() {
  ret void
}
define internal void @alone() {
  ret void
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

define void @a() {
  call void @once()
  ret void
}

define linkonce_odr void @once() {
  call void @deeper()
  ret void
}

define available_externally void @deeper() {
  ret void
}
