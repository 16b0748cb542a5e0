; RUN: dis
; Seed 001: DIFile.
; STRICT: 6:59: invalid checksum kind 'CSK_None'
; CSK_None is no longer a kind
!named = !{!0}
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_None, checksum: "") ; error@59: invalid checksum kind 'CSK_None'
