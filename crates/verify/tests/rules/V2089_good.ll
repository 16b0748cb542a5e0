; RUN: verify --for-llvm 23
@g = global i32 0, !elf_section_properties !0
!0 = !{i32 1, i32 4}
