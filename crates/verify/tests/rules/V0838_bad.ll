; RUN: verify ; error@file: invalid checksum length
!named = !{!0}
!0 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "00")
