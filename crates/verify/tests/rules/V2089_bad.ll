; RUN: verify --for-llvm 23 ; error@file: type field must be ConstantInt
@g = global i32 0, !elf_section_properties !0
!0 = !{float 1.0, i32 4}
