source_filename = "a.c"

%node = type { i32, ptr }

@table = internal constant [2 x ptr] [ptr @f, ptr blockaddress(@g, %bb)]
@count = global i32 0, align 4

$f = comdat any

define internal i32 @f(ptr noalias %p, i32 %n) #0 comdat personality ptr @personality !dbg !4 {
entry:
    #dbg_value(i32 %n, !10, !DIExpression(), !12)
  %q = getelementptr inbounds %node, ptr %p, i64 0, i32 1
  %v = load i32, ptr @count, align 4, !tbaa !20
  %sum = add nsw i32 %v, %n, !dbg !12
  br label %loop, !dbg !13

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1, !dbg !15
    #dbg_value(!DIArgList(i32 %i, i32 %next), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !14)
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !dbg !14, !llvm.loop !17

exit:
  %r = call i32 @f(ptr %p, i32 %sum), !dbg !16
  ret i32 %r, !dbg !12
}

define ptr @g(i1 %c) {
entry:
  br i1 %c, label %bb, label %other, !llvm.loop !18

bb:
  ret ptr blockaddress(@g, %bb)

other:
  ret ptr @table
}

declare i32 @personality(...)

attributes #0 = { nounwind "key"="value" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!10}
!9 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 9, type: !5, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocalVariable(name: "n", arg: 2, scope: !4, file: !1, line: 1, type: !7)
!11 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 2, type: !7)
!12 = !DILocation(line: 2, column: 3, scope: !4)
!13 = !DILocation(line: 3, column: 3, scope: !19)
!14 = !DILocation(line: 4, column: 3, scope: !19)
!15 = !DILocation(line: 10, column: 1, scope: !9, inlinedAt: !16)
!16 = distinct !DILocation(line: 5, column: 3, scope: !4)
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18}
!19 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22}
!22 = !{!"root"}
