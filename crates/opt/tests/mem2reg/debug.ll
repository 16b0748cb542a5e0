target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @f(i32 noundef %0, i32 noundef %1, i8 noundef zeroext %2) #0 !dbg !10 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca %struct.anon, align 4
  %12 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !16, !DIExpression(), !17)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !18, !DIExpression(), !19)
  store i8 %2, ptr %6, align 1
    #dbg_declare(ptr %6, !20, !DIExpression(), !21)
    #dbg_declare(ptr %7, !22, !DIExpression(), !23)
  store i32 0, ptr %7, align 4, !dbg !23
    #dbg_declare(ptr %8, !24, !DIExpression(), !26)
  store i32 0, ptr %8, align 4, !dbg !26
  br label %13, !dbg !27

13:                                               ; preds = %29, %3
  %14 = load i32, ptr %8, align 4, !dbg !28
  %15 = load i32, ptr %5, align 4, !dbg !30
  %16 = icmp slt i32 %14, %15, !dbg !31
  br i1 %16, label %17, label %32, !dbg !32

17:                                               ; preds = %13
    #dbg_declare(ptr %9, !33, !DIExpression(), !35)
  %18 = load i32, ptr %8, align 4, !dbg !36
  %19 = call i32 @g(i32 noundef %18), !dbg !37
  store i32 %19, ptr %9, align 4, !dbg !35
  %20 = load i32, ptr %9, align 4, !dbg !38
  %21 = icmp ne i32 %20, 0, !dbg !38
  br i1 %21, label %22, label %26, !dbg !38

22:                                               ; preds = %17
  %23 = load i32, ptr %9, align 4, !dbg !40
  %24 = load i32, ptr %7, align 4, !dbg !41
  %25 = add nsw i32 %24, %23, !dbg !41
  store i32 %25, ptr %7, align 4, !dbg !41
  br label %28, !dbg !42

26:                                               ; preds = %17
  %27 = load i32, ptr %4, align 4, !dbg !43
  store i32 %27, ptr %7, align 4, !dbg !44
  br label %28

28:                                               ; preds = %26, %22
  br label %29, !dbg !45

29:                                               ; preds = %28
  %30 = load i32, ptr %8, align 4, !dbg !46
  %31 = add nsw i32 %30, 1, !dbg !46
  store i32 %31, ptr %8, align 4, !dbg !46
  br label %13, !dbg !47, !llvm.loop !48

32:                                               ; preds = %13
    #dbg_declare(ptr %10, !51, !DIExpression(), !53)
  %33 = load i32, ptr %5, align 4, !dbg !54
  %34 = icmp sgt i32 %33, 3, !dbg !56
  br i1 %34, label %35, label %38, !dbg !56

35:                                               ; preds = %32
  %36 = load i32, ptr %7, align 4, !dbg !57
  %37 = sext i32 %36 to i64, !dbg !57
  store i64 %37, ptr %10, align 8, !dbg !58
  br label %39, !dbg !59

38:                                               ; preds = %32
  store i64 3, ptr %10, align 8, !dbg !60
  br label %39

39:                                               ; preds = %38, %35
    #dbg_declare(ptr %11, !62, !DIExpression(), !66)
  %40 = load i32, ptr %4, align 4, !dbg !67
  %41 = getelementptr inbounds nuw %struct.anon, ptr %11, i32 0, i32 0, !dbg !68
  store i32 %40, ptr %41, align 4, !dbg !69
    #dbg_declare(ptr %12, !70, !DIExpression(), !73)
  store ptr null, ptr %12, align 8, !dbg !73
  %42 = load i32, ptr %7, align 4, !dbg !74
  %43 = sext i32 %42 to i64, !dbg !74
  %44 = load i64, ptr %10, align 8, !dbg !75
  %45 = add nsw i64 %43, %44, !dbg !76
  %46 = load i8, ptr %6, align 1, !dbg !77
  %47 = zext i8 %46 to i64, !dbg !77
  %48 = add nsw i64 %45, %47, !dbg !78
  %49 = trunc i64 %48 to i32, !dbg !74
  ret i32 %49, !dbg !79
}

declare i32 @g(i32 noundef) #1

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "t.c", directory: "/", checksumkind: CSK_MD5, checksum: "595a9ade4a193c13973355bf8377982e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !{}
!16 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 2, type: !13)
!17 = !DILocation(line: 2, column: 11, scope: !10)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 2, type: !13)
!19 = !DILocation(line: 2, column: 18, scope: !10)
!20 = !DILocalVariable(name: "c", arg: 3, scope: !10, file: !1, line: 2, type: !14)
!21 = !DILocation(line: 2, column: 35, scope: !10)
!22 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 3, type: !13)
!23 = !DILocation(line: 3, column: 7, scope: !10)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 4, type: !13)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 4, column: 3)
!26 = !DILocation(line: 4, column: 12, scope: !25)
!27 = !DILocation(line: 4, column: 8, scope: !25)
!28 = !DILocation(line: 4, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !25, file: !1, line: 4, column: 3)
!30 = !DILocation(line: 4, column: 23, scope: !29)
!31 = !DILocation(line: 4, column: 21, scope: !29)
!32 = !DILocation(line: 4, column: 3, scope: !25)
!33 = !DILocalVariable(name: "t", scope: !34, file: !1, line: 5, type: !13)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 4, column: 31)
!35 = !DILocation(line: 5, column: 9, scope: !34)
!36 = !DILocation(line: 5, column: 15, scope: !34)
!37 = !DILocation(line: 5, column: 13, scope: !34)
!38 = !DILocation(line: 6, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 6, column: 9)
!40 = !DILocation(line: 6, column: 17, scope: !39)
!41 = !DILocation(line: 6, column: 14, scope: !39)
!42 = !DILocation(line: 6, column: 12, scope: !39)
!43 = !DILocation(line: 6, column: 29, scope: !39)
!44 = !DILocation(line: 6, column: 27, scope: !39)
!45 = !DILocation(line: 7, column: 3, scope: !34)
!46 = !DILocation(line: 4, column: 27, scope: !29)
!47 = !DILocation(line: 4, column: 3, scope: !29)
!48 = distinct !{!48, !32, !49, !50}
!49 = !DILocation(line: 7, column: 3, scope: !25)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 8, type: !52)
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !DILocation(line: 8, column: 8, scope: !10)
!54 = !DILocation(line: 9, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!56 = !DILocation(line: 9, column: 9, scope: !55)
!57 = !DILocation(line: 9, column: 18, scope: !55)
!58 = !DILocation(line: 9, column: 16, scope: !55)
!59 = !DILocation(line: 9, column: 14, scope: !55)
!60 = !DILocation(line: 9, column: 30, scope: !61)
!61 = distinct !DILexicalBlock(scope: !55, file: !1, line: 9, column: 26)
!62 = !DILocalVariable(name: "st", scope: !10, file: !1, line: 10, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !10, file: !1, line: 10, size: 32, elements: !64)
!64 = !{!65}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !63, file: !1, line: 10, baseType: !13, size: 32)
!66 = !DILocation(line: 10, column: 21, scope: !10)
!67 = !DILocation(line: 11, column: 10, scope: !10)
!68 = !DILocation(line: 11, column: 6, scope: !10)
!69 = !DILocation(line: 11, column: 8, scope: !10)
!70 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 12, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!73 = !DILocation(line: 12, column: 9, scope: !10)
!74 = !DILocation(line: 13, column: 10, scope: !10)
!75 = !DILocation(line: 13, column: 14, scope: !10)
!76 = !DILocation(line: 13, column: 12, scope: !10)
!77 = !DILocation(line: 13, column: 18, scope: !10)
!78 = !DILocation(line: 13, column: 16, scope: !10)
!79 = !DILocation(line: 13, column: 3, scope: !10)
