; RUN: verify
!named = !{!0}
!0 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "f0000000000000000000000000000000")
