; RUN: verify --for-llvm 23 ; error@file: entsize field must be ConstantInt
@g = global i32 0, !elf_section_properties !0
!0 = !{i32 1, float 4.0}
