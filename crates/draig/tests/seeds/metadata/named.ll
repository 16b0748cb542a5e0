; RUN: dis
; Seed 001: Metadata Nodes and Metadata Strings.
!foo = !{!4, !3}
!3 = !{i32 3}
!4 = !{i32 4}
