; RUN: verify --for-llvm 23 ; error@file: elf_section_properties metadata must have two operands
@g = global i32 0, !elf_section_properties !0
!0 = !{i32 1}
