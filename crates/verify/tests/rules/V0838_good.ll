; RUN: verify
!named = !{!0}
!0 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
