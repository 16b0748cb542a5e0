; RUN: verify ; error@file: DWARF address space only applies to pointer or reference types
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: null, dwarfAddressSpace: 1)
