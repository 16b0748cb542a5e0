source_filename = "sample.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, ptr }

$group = comdat any

@table = internal constant [3 x ptr] [ptr @first, ptr null, ptr getelementptr inbounds ({ i32, i8 }, ptr @words, i64 0, i32 1)]
@words = global { i32, i8 } { i32 7, i8 1 }, comdat($group), align 8
@text = private unnamed_addr constant [6 x i8] c"hello\00"

@other = alias i32, ptr @words

; Function Attrs: nounwind memory(argmem: readwrite)
define i32 @first(i32 %n, ptr noundef %p) #0 !dbg !4 {
entry:
    #dbg_value(i32 %n, !9, !DIExpression(), !10)
  %small = icmp slt i32 %n, 10
  br i1 %small, label %loop, label %done, !prof !11

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1, !dbg !10
  %place = getelementptr inbounds %pair, ptr %p, i32 %i, i32 0
  %old = atomicrmw add ptr %place, i32 %next syncscope("agent") seq_cst, align 4
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop, %entry
  %result = phi i32 [ %n, %entry ], [ %old, %loop ]
  call void (ptr, ...) @printf(ptr @text, double 2.500000e+00) [ "deopt"(i32 %result) ], !dbg !10
  ret i32 %result, !dbg !10
}

define void @second(ptr %v, i128 %wide) personality ptr @printf {
  %1 = invoke i32 @first(i32 -5, ptr %v)
          to label %ok unwind label %bad

ok:                                               ; preds = %0
  store i128 %wide, ptr %v, align 16
  switch i32 %1, label %end [
    i32 3, label %end
    i32 9, label %ok2
  ]

ok2:                                              ; preds = %ok
  br label %end

bad:                                              ; preds = %0
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad

end:                                              ; preds = %ok2, %ok, %ok
  ret void
}

declare void @printf(ptr, ...)

attributes #0 = { nounwind memory(argmem: readwrite) "key"="value" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sample.c", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7, null}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9}
!9 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 2, column: 3, scope: !4)
!11 = !{!"branch_weights", i32 3, i32 1}
