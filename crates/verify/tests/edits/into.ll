source_filename = "b.c"

%node = type { i32, ptr }
%list = type { %node, ptr }

$h = comdat largest

@text = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@table = internal constant [2 x ptr] [ptr @h, ptr @text]
@tls = thread_local(initialexec) global i32 0
@weak = weak global %list zeroinitializer, section "data"
@other = alias i8, ptr @text

; Function Attrs: nounwind
define i32 @h(ptr byval(%list) %out, i32 %n) #0 comdat personality ptr @personality {
entry:
  %slot = alloca %list, align 8
  %p = getelementptr inbounds %list, ptr %slot, i64 0, i32 0, i32 1
  store ptr getelementptr inbounds ([2 x ptr], ptr @table, i64 0, i64 1), ptr %p, align 8, !alias.scope !0
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %v = load atomic i32, ptr %t syncscope("agent") monotonic, align 4, !mine !3
  %a = call i32 asm sideeffect "nop", "=r,r"(i32 %v) #1
  br i1 poison, label %again, label %exit

again:                                            ; preds = %entry
  %r = invoke i32 @h(ptr byval(%list) %out, i32 %a) [ "deopt"(ptr @weak) ]
          to label %exit unwind label %pad

pad:                                              ; preds = %again
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l

exit:                                             ; preds = %again, %entry
  %address = phi ptr [ blockaddress(@h, %again), %again ], [ @other, %entry ]
  indirectbr ptr %address, [label %again]
}

declare i32 @personality(...)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { nounwind "key"="value" }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !"domain"}
!3 = !{ptr @h, !"note"}
