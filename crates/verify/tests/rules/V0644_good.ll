; RUN: verify
declare void @llvm.reloc.none(metadata)
define void @f() {
  call void @llvm.reloc.none(metadata !"s")
  ret void
}
