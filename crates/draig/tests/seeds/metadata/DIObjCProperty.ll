; RUN: dis
; Seed 001: DIObjCProperty.
!named = !{!3}
!1 = !DIFile(filename: "a.m", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIObjCProperty(name: "foo", file: !1, line: 7, setter: "setFoo",
                     getter: "getFoo", attributes: 7, type: !2)
