; RUN: verify ; error@file: DIBlockByRefStruct on DICompositeType is no longer supported
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagReservedBit4)
