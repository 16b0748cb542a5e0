; RUN: verify ; error@file: invalid reference flags
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_class_type, flags: DIFlagTypePassByValue | DIFlagTypePassByReference)
