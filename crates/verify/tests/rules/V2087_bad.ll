; RUN: verify --for-llvm 23 ; error@file: type field must be ConstantAsMetadata
@g = global i32 0, !elf_section_properties !0
!0 = !{!{}, i32 4}
