; RUN: verify
declare void @llvm.reloc.none(metadata)
define void @f() {
  call void @llvm.reloc.none(metadata i32 1) ; error@3: llvm.reloc.none argument must be a metadata string
  ret void
}
