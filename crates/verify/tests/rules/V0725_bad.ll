; RUN: verify ; error@file: ref metadata must be ValueAsMetadata
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{!"h"}
