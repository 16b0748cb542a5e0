; RUN: dis
; Seed 001: Specialized Metadata Nodes.
; STRICT: 4:6: expected metadata type
!0 = !DIUnknown(name: "x") ; error@6: expected metadata type
