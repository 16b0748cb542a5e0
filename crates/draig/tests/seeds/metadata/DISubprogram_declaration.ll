; RUN: dis
; Seed 001: DISubprogram.
; uniqued by linkage name and scope alone, which an ODR type demands
!named = !{!0, !1, !3}
!0 = !DISubprogram(name: "f", linkageName: "_ZN1S1fEv", scope: !2, file: !4, line: 1, spFlags: 0)
!1 = !DISubprogram(name: "f", linkageName: "_ZN1S1fEv", scope: !2, file: !4, line: 2, spFlags: 0)
!2 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", identifier: "_ZTS1S")
!4 = !DIFile(filename: "a.cpp", directory: "/")
!3 = !DISubprogram(name: "g", linkageName: "_ZN1S1gEv", scope: !2, file: !4, line: 2, spFlags: 0)
