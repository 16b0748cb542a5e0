; RUN: dis
; Seed 001: Specialized Metadata Nodes.
; STRICT: 4:30: field 'value' cannot be specified more than once
!0 = !DIEnumerator(value: 1, value: 2, name: "a") ; error@30: field 'value' cannot be specified more than once
