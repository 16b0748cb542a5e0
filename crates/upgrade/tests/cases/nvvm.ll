target triple = "nvptx64-nvidia-cuda"
@tex = global i64 0
define void @k(ptr %a, ptr %b) { ret void }
define void @k2() "nvvm.maxntid"="2,3" { ret void }
define i32 @k3(i32 %x) { ret i32 0 }
!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !0, !8, !9, !10, !11, !12, !13}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128, !"unknown", i32 1}
!1 = !{ptr @k, !"maxntidz", i32 4}
!2 = !{ptr @k2, !"maxntidx", i32 4}
!3 = !{ptr @k3, !"align", i32 4}
!4 = !{ptr @k3, !"align", i32 65544, !"minctasm", i32 4, !"maxnreg", i32 5, !"maxclusterrank", i32 3}
!5 = !{ptr @tex, !"texture", i32 1}
!6 = !{ptr @k, !"grid_constant", !{i32 1, i32 2}}
!7 = !{ptr @k, !"cluster_dim_y", i32 7}
!8 = !{ptr @k, !"reqntidy", i32 7}
!9 = !{null, !"kernel", i32 1}
!10 = !{ptr @k2, !"kernel", i32 0}
!11 = !{ptr @k3, !"cluster_max_blocks", i32 9}
!12 = !{ptr @k3, !"foo", i32 9}
!13 = !{ptr @k3, !"foo", i32 9, !"kernel", i32 1}
