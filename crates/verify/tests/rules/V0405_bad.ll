; RUN: verify ; error@file: associated metadata must be ValueAsMetadata
@a = global i32 0, !associated !0
!0 = !{!"b"}
