; RUN: verify ; error@file: invalid checksum
!named = !{!0}
!0 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "g0000000000000000000000000000000")
