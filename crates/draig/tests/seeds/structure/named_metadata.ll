; RUN: dis
; Seed 000: Named metadata.
; Some unnamed metadata nodes, which are referenced by the named metadata.
!0 = !{!"zero"}
!1 = !{!"one"}
!2 = !{!"two"}
; A named metadata.
!name = !{!0, !1, !2}
!with\20escape\22 = !{!0}
!empty = !{}
