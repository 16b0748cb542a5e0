; RUN: dis
; Seed 001: DIFile.
!named = !{!0, !1, !2}
!0 = !DIFile(filename: "path/to/file", directory: "/path/to/dir",
             checksumkind: CSK_MD5,
             checksum: "000102030405060708090a0b0c0d0e0f")
!1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f00010203")
!2 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA256, checksum: "000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f", source: "int x;\0A")
