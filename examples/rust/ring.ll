; ModuleID = 'ring.487b134d044a15ac-cgu.0'
source_filename = "ring.487b134d044a15ac-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::option::Option<u32>" = type { i32, [1 x i32] }

@alloc_07d368af58acc4d43adb5b9af202e168 = private unnamed_addr constant [22 x i8] c"examples/rust/ring.rs\00", align 1
@alloc_d359de7fd2e98397ceb41b1be9165917 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_07d368af58acc4d43adb5b9af202e168, [16 x i8] c"\15\00\00\00\00\00\00\00\1E\00\00\00\14\00\00\00" }>, align 8
@alloc_aa32871204dfaab4d802cd48f1ef8357 = private unnamed_addr constant [22 x i8] c"%2lu takes %2u steps\0A\00", align 1
@alloc_46c4740ddd3095ce261511f322e332cc = private unnamed_addr constant [35 x i8] c"%2lu takes %2u steps, %2u is gone\0A\00", align 1

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 !dbg !8 {
start:
    #dbg_value(ptr %_1, !146, !DIExpression(), !147)
  tail call void @abort() #6, !dbg !148
  unreachable, !dbg !148
}

; Function Attrs: nounwind nonlazybind uwtable
define dso_local noundef i32 @main(i32 noundef %_1, ptr noundef readnone captures(none) %_2) unnamed_addr #1 !dbg !149 {
start:
    #dbg_value(ptr poison, !199, !DIExpression(), !210)
    #dbg_value(ptr poison, !247, !DIExpression(), !255)
    #dbg_value(ptr poison, !234, !DIExpression(), !257)
    #dbg_value(ptr poison, !243, !DIExpression(), !258)
  %ring = alloca [40 x i8], align 8
    #dbg_value(i32 %_1, !197, !DIExpression(), !259)
    #dbg_value(ptr %_2, !198, !DIExpression(), !259)
    #dbg_declare(ptr %ring, !157, !DIExpression(), !260)
  call void @llvm.lifetime.start.p0(ptr nonnull %ring), !dbg !261
  store i32 0, ptr %ring, align 8, !dbg !262, !alias.scope !268
  %_1.sroa.41.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %ring, i64 8, !dbg !262
  store i32 0, ptr %_1.sroa.41.0._0.sroa_idx.i, align 8, !dbg !262, !alias.scope !268
  %_1.sroa.52.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %ring, i64 16, !dbg !262
  store i32 0, ptr %_1.sroa.52.0._0.sroa_idx.i, align 8, !dbg !262, !alias.scope !268
  %_1.sroa.63.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %ring, i64 24, !dbg !262
  store i32 0, ptr %_1.sroa.63.0._0.sroa_idx.i, align 8, !dbg !262, !alias.scope !268
  %0 = getelementptr inbounds nuw i8, ptr %ring, i64 32, !dbg !262
  store i64 0, ptr %0, align 8, !dbg !262, !alias.scope !268
    #dbg_value(i64 1, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !271)
    #dbg_value(i64 12, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !271)
    #dbg_value(i8 0, !180, !DIExpression(DW_OP_LLVM_fragment, 128, 8), !271)
    #dbg_value(ptr undef, !243, !DIExpression(), !258)
    #dbg_value(ptr undef, !234, !DIExpression(), !257)
    #dbg_value(ptr undef, !247, !DIExpression(), !255)
  br label %bb2.i.i, !dbg !272

bb2.i.i:                                          ; preds = %start, %bb17
  %iter.sroa.0.05 = phi i64 [ 1, %start ], [ %spec.select, %bb17 ]
    #dbg_value(i8 0, !180, !DIExpression(DW_OP_LLVM_fragment, 128, 8), !271)
    #dbg_value(i64 %iter.sroa.0.05, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !271)
    #dbg_value(ptr undef, !199, !DIExpression(), !210)
    #dbg_value(ptr undef, !209, !DIExpression(), !210)
  %_0.i3.i.i.not = icmp eq i64 %iter.sroa.0.05, 12, !dbg !273
    #dbg_value(i1 %_0.i3.i.i.not, !235, !DIExpression(DW_OP_not, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !274)
  %_0.i4.i.i = add nuw nsw i64 %iter.sroa.0.05, 1
  %spec.select = select i1 %_0.i3.i.i.not, i64 12, i64 %_0.i4.i.i, !dbg !275
    #dbg_value(i1 %_0.i3.i.i.not, !180, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 8), !271)
    #dbg_value(i64 %spec.select, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !271)
    #dbg_value(i64 %iter.sroa.0.05, !191, !DIExpression(), !276)
    #dbg_value(i64 %iter.sroa.0.05, !277, !DIExpression(), !284)
    #dbg_value(i32 0, !282, !DIExpression(), !286)
  %1 = icmp eq i64 %iter.sroa.0.05, 1, !dbg !287
  br i1 %1, label %_ZN4ring7collatz17h8d2d4cbb3479026dE.exit, label %bb2.i, !dbg !287

bb2.i:                                            ; preds = %bb2.i.i, %bb2.i
  %n.sroa.0.06.i = phi i64 [ %_3.sroa.0.0.i, %bb2.i ], [ %iter.sroa.0.05, %bb2.i.i ]
  %steps.sroa.0.05.i = phi i32 [ %5, %bb2.i ], [ 0, %bb2.i.i ]
    #dbg_value(i64 %n.sroa.0.06.i, !277, !DIExpression(), !284)
    #dbg_value(i32 %steps.sroa.0.05.i, !282, !DIExpression(), !286)
    #dbg_value(i64 %n.sroa.0.06.i, !288, !DIExpression(), !297)
    #dbg_value(i64 2, !296, !DIExpression(), !297)
  %_3.i.i = and i64 %n.sroa.0.06.i, 1, !dbg !299
  %2 = icmp eq i64 %_3.i.i, 0, !dbg !299
  %3 = lshr i64 %n.sroa.0.06.i, 1, !dbg !300
  %_6.i = mul i64 %n.sroa.0.06.i, 3, !dbg !300
  %4 = add i64 %_6.i, 1, !dbg !300
  %_3.sroa.0.0.i = select i1 %2, i64 %3, i64 %4, !dbg !300
    #dbg_value(i64 %_3.sroa.0.0.i, !277, !DIExpression(), !284)
  %5 = add i32 %steps.sroa.0.05.i, 1, !dbg !301
    #dbg_value(i32 %5, !282, !DIExpression(), !286)
  %6 = icmp eq i64 %_3.sroa.0.0.i, 1, !dbg !287
  br i1 %6, label %_ZN4ring7collatz17h8d2d4cbb3479026dE.exit, label %bb2.i, !dbg !287

_ZN4ring7collatz17h8d2d4cbb3479026dE.exit:        ; preds = %bb2.i, %bb2.i.i
  %steps.sroa.0.0.lcssa.i = phi i32 [ 0, %bb2.i.i ], [ %5, %bb2.i ], !dbg !284
    #dbg_value(i32 %steps.sroa.0.0.lcssa.i, !193, !DIExpression(), !302)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !303), !dbg !306
    #dbg_value(ptr %ring, !307, !DIExpression(), !317)
    #dbg_value(i32 %steps.sroa.0.0.lcssa.i, !314, !DIExpression(), !317)
  %_4.i = load i64, ptr %0, align 8, !dbg !319, !alias.scope !303, !noundef !75
  %_5.i = icmp ult i64 %_4.i, 4, !dbg !320
  br i1 %_5.i, label %"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E.exit", label %panic.i, !dbg !320

panic.i:                                          ; preds = %_ZN4ring7collatz17h8d2d4cbb3479026dE.exit
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d359de7fd2e98397ceb41b1be9165917) #7, !dbg !320, !noalias !303
  unreachable, !dbg !320

"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E.exit": ; preds = %_ZN4ring7collatz17h8d2d4cbb3479026dE.exit
  %_3.i = getelementptr inbounds nuw %"core::option::Option<u32>", ptr %ring, i64 %_4.i, !dbg !320
    #dbg_value(ptr %_3.i, !321, !DIExpression(), !330)
    #dbg_value(ptr %_3.i, !332, !DIExpression(), !341)
    #dbg_value(i32 %steps.sroa.0.0.lcssa.i, !329, !DIExpression(), !330)
  %_0.0.i.i = load i32, ptr %_3.i, align 8, !dbg !343, !range !344, !alias.scope !345, !noundef !75
  %7 = getelementptr inbounds nuw i8, ptr %_3.i, i64 4, !dbg !343
  %_0.1.i.i = load i32, ptr %7, align 4, !dbg !343, !alias.scope !345
  store i32 1, ptr %_3.i, align 8, !dbg !348, !alias.scope !345
  store i32 %steps.sroa.0.0.lcssa.i, ptr %7, align 4, !dbg !348, !alias.scope !345
    #dbg_value(i32 poison, !315, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !349)
    #dbg_value(i32 poison, !315, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !349)
  %_7.i = load i64, ptr %0, align 8, !dbg !350, !alias.scope !303, !noundef !75
  %_6.i3 = add i64 %_7.i, 1, !dbg !351
  %8 = and i64 %_6.i3, 3, !dbg !352
  store i64 %8, ptr %0, align 8, !dbg !352, !alias.scope !303
  %9 = trunc nuw i32 %_0.0.i.i to i1, !dbg !353
  br i1 %9, label %bb12, label %bb11, !dbg !353

bb8:                                              ; preds = %bb17
    #dbg_value(i1 %_0.i3.i.i.not, !180, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 8), !271)
    #dbg_value(i64 %spec.select, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !271)
  call void @llvm.lifetime.end.p0(ptr nonnull %ring), !dbg !354
  ret i32 0, !dbg !355

bb12:                                             ; preds = %"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E.exit"
    #dbg_value(i32 %_0.1.i.i, !195, !DIExpression(), !356)
  %10 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_46c4740ddd3095ce261511f322e332cc, i64 noundef %iter.sroa.0.05, i32 noundef %steps.sroa.0.0.lcssa.i, i32 noundef %_0.1.i.i) #8, !dbg !357
  br label %bb17, !dbg !358

bb11:                                             ; preds = %"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E.exit"
  %11 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_aa32871204dfaab4d802cd48f1ef8357, i64 noundef %iter.sroa.0.05, i32 noundef %steps.sroa.0.0.lcssa.i) #8, !dbg !359
  br label %bb17, !dbg !360

bb17:                                             ; preds = %bb12, %bb11
    #dbg_value(i1 %_0.i3.i.i.not, !180, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 8), !271)
    #dbg_value(i64 %spec.select, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !271)
    #dbg_value(ptr undef, !243, !DIExpression(), !258)
    #dbg_value(ptr undef, !234, !DIExpression(), !257)
    #dbg_value(ptr undef, !247, !DIExpression(), !255)
  %_0.i.not.i.i = icmp ugt i64 %spec.select, 12
  %or.cond = select i1 %_0.i3.i.i.not, i1 true, i1 %_0.i.not.i.i, !dbg !272
  br i1 %or.cond, label %bb8, label %bb2.i.i, !dbg !272
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: nofree nounwind nonlazybind uwtable
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { noreturn nounwind }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.dbg.cu = !{!6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "examples/rust/ring.rs/@/ring.487b134d044a15ac-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !10, file: !9, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !75, retainedNodes: !145)
!9 = !DIFile(filename: "examples/rust/ring.rs", directory: ".", checksumkind: CSK_MD5, checksum: "03d5ed5f134a3c18db996ca355fd6333")
!10 = !DINamespace(name: "ring", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::panic_info::PanicInfo", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "PanicInfo", scope: !16, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !19, templateParams: !75, identifier: "1f197bfb0b2978b841a2bba287af0e4")
!15 = !DIFile(filename: "<unknown>", directory: "")
!16 = !DINamespace(name: "panic_info", scope: !17)
!17 = !DINamespace(name: "panic", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !{!20, !118, !142, !144}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "message", scope: !14, file: !15, baseType: !21, size: 64, align: 64, flags: DIFlagPrivate)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Arguments", baseType: !22, size: 64, align: 64, dwarfAddressSpace: 0)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !23, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !24, templateParams: !75, identifier: "e5c67bbe046da39973c72077c7f66185")
!23 = !DINamespace(name: "fmt", scope: !18)
!24 = !{!25, !35}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !22, file: !15, baseType: !26, size: 64, align: 64, flags: DIFlagPrivate)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !27, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !33, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!27 = !DINamespace(name: "non_null", scope: !28)
!28 = !DINamespace(name: "ptr", scope: !18)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !26, file: !15, baseType: !31, size: 64, align: 64, flags: DIFlagPrivate)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!32 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DITemplateTypeParameter(name: "T", type: !32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !22, file: !15, baseType: !36, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !27, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !37, templateParams: !116, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !36, file: !15, baseType: !39, size: 64, align: 64, flags: DIFlagPrivate)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !41, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !42, templateParams: !75, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!41 = !DINamespace(name: "rt", scope: !23)
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !40, file: !15, baseType: !44, size: 128, align: 64, flags: DIFlagPrivate)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !41, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !45, templateParams: !75, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!45 = !{!46}
!46 = !DICompositeType(tag: DW_TAG_variant_part, scope: !44, file: !15, size: 128, align: 64, elements: !47, templateParams: !75, identifier: "fbd384083752b747f8b252853b979154", discriminator: !114)
!47 = !{!48, !110}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !46, file: !15, baseType: !49, size: 128, align: 64)
!49 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !44, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !50, templateParams: !75, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!50 = !{!51, !59, !104}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !49, file: !15, baseType: !52, size: 64, align: 64, flags: DIFlagPrivate)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !27, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !53, templateParams: !57, identifier: "f4e496144210c619b96aa08326287b92")
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !52, file: !15, baseType: !55, size: 64, align: 64, flags: DIFlagPrivate)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !56, size: 64, align: 64, dwarfAddressSpace: 0)
!56 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DITemplateTypeParameter(name: "T", type: !56)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !49, file: !15, baseType: !60, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!61 = !DISubroutineType(types: !62)
!62 = !{!63, !52, !81}
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !64, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !65, templateParams: !75, identifier: "1c6752419820cdc3961061cc58b31873")
!64 = !DINamespace(name: "result", scope: !18)
!65 = !{!66}
!66 = !DICompositeType(tag: DW_TAG_variant_part, scope: !63, file: !15, size: 8, align: 8, elements: !67, templateParams: !75, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !80)
!67 = !{!68, !76}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !66, file: !15, baseType: !69, size: 8, align: 8, extraData: i8 0)
!69 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !63, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !70, templateParams: !72, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !69, file: !15, baseType: !56, align: 8, offset: 8, flags: DIFlagPublic)
!72 = !{!58, !73}
!73 = !DITemplateTypeParameter(name: "E", type: !74)
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !23, file: !15, align: 8, flags: DIFlagPublic, elements: !75, identifier: "5a24300cdda31093f5fe20c939b4885")
!75 = !{}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !66, file: !15, baseType: !77, size: 8, align: 8, extraData: i8 1)
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !63, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !78, templateParams: !72, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!78 = !{!79}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !77, file: !15, baseType: !74, align: 8, offset: 8, flags: DIFlagPublic)
!80 = !DIDerivedType(tag: DW_TAG_member, scope: !63, file: !15, baseType: !32, size: 8, align: 8, flags: DIFlagArtificial)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !82, size: 64, align: 64, dwarfAddressSpace: 0)
!82 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !23, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !83, templateParams: !75, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!83 = !{!84, !92}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !82, file: !15, baseType: !85, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!85 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !23, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !86, templateParams: !75, identifier: "ca2f5547247cd95c514a47d5800e09e")
!86 = !{!87, !89, !91}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !85, file: !15, baseType: !88, size: 32, align: 32, flags: DIFlagPrivate)
!88 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !85, file: !15, baseType: !90, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!90 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !85, file: !15, baseType: !90, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !82, file: !15, baseType: !93, size: 128, align: 64, flags: DIFlagPrivate)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !15, size: 128, align: 64, elements: !94, templateParams: !75, identifier: "effe97114690fc58a8e246cb04e37234")
!94 = !{!95, !98}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !93, file: !15, baseType: !96, size: 64, align: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64, align: 64, dwarfAddressSpace: 0)
!97 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !15, align: 8, elements: !75, identifier: "64328679825f9c73b507edbfd5b86b47")
!98 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !93, file: !15, baseType: !99, size: 64, align: 64, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !100, size: 64, align: 64, dwarfAddressSpace: 0)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 384, align: 64, elements: !102)
!101 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!102 = !{!103}
!103 = !DISubrange(count: 6, lowerBound: 0)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !49, file: !15, baseType: !105, align: 8, offset: 128, flags: DIFlagPrivate)
!105 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !106, file: !15, align: 8, flags: DIFlagPublic, elements: !75, templateParams: !107, identifier: "efa596960370766459fc018866dc4048")
!106 = !DINamespace(name: "marker", scope: !18)
!107 = !{!108}
!108 = !DITemplateTypeParameter(name: "T", type: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !56, size: 64, align: 64, dwarfAddressSpace: 0)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !46, file: !15, baseType: !111, size: 128, align: 64, extraData: i64 0)
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !44, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !112, templateParams: !75, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!112 = !{!113}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !111, file: !15, baseType: !90, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!114 = !DIDerivedType(tag: DW_TAG_member, scope: !44, file: !15, baseType: !115, size: 64, align: 64, flags: DIFlagArtificial)
!115 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!116 = !{!117}
!117 = !DITemplateTypeParameter(name: "T", type: !40)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "location", scope: !14, file: !15, baseType: !119, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !120, size: 64, align: 64, dwarfAddressSpace: 0)
!120 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !121, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !122, templateParams: !75, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!121 = !DINamespace(name: "location", scope: !17)
!122 = !{!123, !132, !133, !134}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !120, file: !15, baseType: !124, size: 128, align: 64, flags: DIFlagPrivate)
!124 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !27, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !125, templateParams: !33, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !124, file: !15, baseType: !127, size: 128, align: 64, flags: DIFlagPrivate)
!127 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !15, size: 128, align: 64, elements: !128, templateParams: !75, identifier: "238a44609877474087c05adf26cd41fa")
!128 = !{!129, !131}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !127, file: !15, baseType: !130, size: 64, align: 64)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !127, file: !15, baseType: !101, size: 64, align: 64, offset: 64)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !120, file: !15, baseType: !88, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !120, file: !15, baseType: !88, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !120, file: !15, baseType: !135, align: 8, offset: 192, flags: DIFlagPrivate)
!135 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !106, file: !15, align: 8, flags: DIFlagPublic, elements: !75, templateParams: !136, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!136 = !{!137}
!137 = !DITemplateTypeParameter(name: "T", type: !138)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !15, size: 128, align: 64, elements: !139, templateParams: !75, identifier: "9277eecd40495f85161460476aacc992")
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !138, file: !15, baseType: !130, size: 64, align: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !138, file: !15, baseType: !101, size: 64, align: 64, offset: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "can_unwind", scope: !14, file: !15, baseType: !143, size: 8, align: 8, offset: 128, flags: DIFlagPrivate)
!143 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "force_no_backtrace", scope: !14, file: !15, baseType: !143, size: 8, align: 8, offset: 136, flags: DIFlagPrivate)
!145 = !{!146}
!146 = !DILocalVariable(arg: 1, scope: !8, file: !9, line: 13, type: !13)
!147 = !DILocation(line: 0, scope: !8)
!148 = !DILocation(line: 14, column: 5, scope: !8)
!149 = distinct !DISubprogram(name: "main", scope: !10, file: !9, line: 47, type: !150, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !75, retainedNodes: !156)
!150 = !DISubroutineType(types: !151)
!151 = !{!152, !152, !153}
!152 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const i8", baseType: !154, size: 64, align: 64, dwarfAddressSpace: 0)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i8", baseType: !155, size: 64, align: 64, dwarfAddressSpace: 0)
!155 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!156 = !{!157, !180, !191, !193, !195, !197, !198}
!157 = !DILocalVariable(name: "ring", scope: !158, file: !9, line: 48, type: !159, align: 64)
!158 = distinct !DILexicalBlock(scope: !149, file: !9, line: 48, column: 5)
!159 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ring<u32, 4>", scope: !10, file: !15, size: 320, align: 64, flags: DIFlagPrivate, elements: !160, templateParams: !170, identifier: "cf6fd2777491621a991f4414948a3d4")
!160 = !{!161, !179}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !159, file: !15, baseType: !162, size: 256, align: 32, flags: DIFlagPrivate)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !163, size: 256, align: 32, elements: !177)
!163 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<u32>", scope: !164, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !165, templateParams: !75, identifier: "6f9cf68b0721c153842fac1aca06aca0")
!164 = !DINamespace(name: "option", scope: !18)
!165 = !{!166}
!166 = !DICompositeType(tag: DW_TAG_variant_part, scope: !163, file: !15, size: 64, align: 32, elements: !167, templateParams: !75, identifier: "52547bc7e29ba4c3a424c45f3b6ad9d5", discriminator: !176)
!167 = !{!168, !172}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !166, file: !15, baseType: !169, size: 64, align: 32, extraData: i32 0)
!169 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !163, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !75, templateParams: !170, identifier: "2d35c67b0b954dbe72d9ec7c545db516")
!170 = !{!171}
!171 = !DITemplateTypeParameter(name: "T", type: !88)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !166, file: !15, baseType: !173, size: 64, align: 32, extraData: i32 1)
!173 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !163, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !174, templateParams: !170, identifier: "8398ebe1588ef464fb4c1616d021a5e8")
!174 = !{!175}
!175 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !173, file: !15, baseType: !88, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!176 = !DIDerivedType(tag: DW_TAG_member, scope: !163, file: !15, baseType: !88, size: 32, align: 32, flags: DIFlagArtificial)
!177 = !{!178}
!178 = !DISubrange(count: 4, lowerBound: 0)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !159, file: !15, baseType: !101, size: 64, align: 64, offset: 256, flags: DIFlagPrivate)
!180 = !DILocalVariable(name: "iter", scope: !181, file: !9, line: 49, type: !182, align: 64)
!181 = distinct !DILexicalBlock(scope: !158, file: !9, line: 49, column: 5)
!182 = !DICompositeType(tag: DW_TAG_structure_type, name: "RangeInclusive<u64>", scope: !183, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !185, templateParams: !189, identifier: "2209ca21d6a6c4c1accd884134ffe03e")
!183 = !DINamespace(name: "range", scope: !184)
!184 = !DINamespace(name: "ops", scope: !18)
!185 = !{!186, !187, !188}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !182, file: !15, baseType: !115, size: 64, align: 64, flags: DIFlagProtected)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !182, file: !15, baseType: !115, size: 64, align: 64, offset: 64, flags: DIFlagProtected)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "exhausted", scope: !182, file: !15, baseType: !143, size: 8, align: 8, offset: 128, flags: DIFlagProtected)
!189 = !{!190}
!190 = !DITemplateTypeParameter(name: "Idx", type: !115)
!191 = !DILocalVariable(name: "n", scope: !192, file: !9, line: 49, type: !115, align: 64)
!192 = distinct !DILexicalBlock(scope: !181, file: !9, line: 49, column: 5)
!193 = !DILocalVariable(name: "steps", scope: !194, file: !9, line: 50, type: !88, align: 32)
!194 = distinct !DILexicalBlock(scope: !192, file: !9, line: 50, column: 9)
!195 = !DILocalVariable(name: "gone", scope: !196, file: !9, line: 54, type: !88, align: 32)
!196 = distinct !DILexicalBlock(scope: !194, file: !9, line: 54, column: 17)
!197 = !DILocalVariable(arg: 1, scope: !149, file: !9, line: 47, type: !152)
!198 = !DILocalVariable(arg: 2, scope: !149, file: !9, line: 47, type: !153)
!199 = !DILocalVariable(name: "self", arg: 1, scope: !200, file: !201, line: 1916, type: !207)
!200 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs12_NtNtCsgEmfK2I1SDS_4core3cmp5implsyNtB8_10PartialOrd2lt", scope: !202, file: !201, line: 1916, type: !205, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !75, retainedNodes: !208)
!201 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!202 = !DINamespace(name: "{impl#66}", scope: !203)
!203 = !DINamespace(name: "impls", scope: !204)
!204 = !DINamespace(name: "cmp", scope: !18)
!205 = !DISubroutineType(types: !206)
!206 = !{!143, !207, !207}
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u64", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!208 = !{!199, !209}
!209 = !DILocalVariable(name: "other", arg: 2, scope: !200, file: !201, line: 1916, type: !207)
!210 = !DILocation(line: 0, scope: !200, inlinedAt: !211)
!211 = distinct !DILocation(line: 1168, column: 28, scope: !212, inlinedAt: !239)
!212 = distinct !DISubprogram(name: "spec_next<u64>", linkageName: "_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17he606dfd1b6f703e5E", scope: !214, file: !213, line: 1164, type: !217, scopeLine: 1164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !225, retainedNodes: !233)
!213 = !DIFile(filename: "library/core/src/iter/range.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!214 = !DINamespace(name: "{impl#14}", scope: !215)
!215 = !DINamespace(name: "range", scope: !216)
!216 = !DINamespace(name: "iter", scope: !18)
!217 = !DISubroutineType(types: !218)
!218 = !{!219, !232}
!219 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<u64>", scope: !164, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !220, templateParams: !75, identifier: "5df48e78344d287b1aa2beff979690a1")
!220 = !{!221}
!221 = !DICompositeType(tag: DW_TAG_variant_part, scope: !219, file: !15, size: 128, align: 64, elements: !222, templateParams: !75, identifier: "da17d114a1834722a5f601c2025b5dcb", discriminator: !231)
!222 = !{!223, !227}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !221, file: !15, baseType: !224, size: 128, align: 64, extraData: i64 0)
!224 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !219, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !75, templateParams: !225, identifier: "256b60841e0fc6362895d4ec6d413175")
!225 = !{!226}
!226 = !DITemplateTypeParameter(name: "T", type: !115)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !221, file: !15, baseType: !228, size: 128, align: 64, extraData: i64 1)
!228 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !219, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !229, templateParams: !225, identifier: "3208af99933a2c8c23fde6905b1cbd11")
!229 = !{!230}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !228, file: !15, baseType: !115, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!231 = !DIDerivedType(tag: DW_TAG_member, scope: !219, file: !15, baseType: !115, size: 64, align: 64, flags: DIFlagArtificial)
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::ops::range::RangeInclusive<u64>", baseType: !182, size: 64, align: 64, dwarfAddressSpace: 0)
!233 = !{!234, !235, !237}
!234 = !DILocalVariable(name: "self", arg: 1, scope: !212, file: !213, line: 1164, type: !232)
!235 = !DILocalVariable(name: "is_iterating", scope: !236, file: !213, line: 1168, type: !143, align: 8)
!236 = distinct !DILexicalBlock(scope: !212, file: !213, line: 1168, column: 9)
!237 = !DILocalVariable(name: "n", scope: !238, file: !213, line: 1171, type: !115, align: 64)
!238 = distinct !DILexicalBlock(scope: !236, file: !213, line: 1171, column: 13)
!239 = distinct !DILocation(line: 1260, column: 14, scope: !240, inlinedAt: !246)
!240 = distinct !DISubprogram(name: "next<u64>", linkageName: "_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17h5c287ea8479a29deE", scope: !241, file: !213, line: 1259, type: !217, scopeLine: 1259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !244, retainedNodes: !242)
!241 = !DINamespace(name: "{impl#15}", scope: !215)
!242 = !{!243}
!243 = !DILocalVariable(name: "self", arg: 1, scope: !240, file: !213, line: 1259, type: !232)
!244 = !{!245}
!245 = !DITemplateTypeParameter(name: "A", type: !115)
!246 = distinct !DILocation(line: 49, column: 14, scope: !181)
!247 = !DILocalVariable(name: "self", arg: 1, scope: !248, file: !249, line: 559, type: !232)
!248 = distinct !DISubprogram(name: "is_empty<u64>", linkageName: "_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$8is_empty17h205bb778080b6c6aE", scope: !182, file: !249, line: 559, type: !250, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !189, declaration: !253, retainedNodes: !254)
!249 = !DIFile(filename: "library/core/src/ops/range.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "aa9e58e587ecf6fc84aabc8815f8ac79")
!250 = !DISubroutineType(types: !251)
!251 = !{!143, !252}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ops::range::RangeInclusive<u64>", baseType: !182, size: 64, align: 64, dwarfAddressSpace: 0)
!253 = !DISubprogram(name: "is_empty<u64>", linkageName: "_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$8is_empty17h205bb778080b6c6aE", scope: !182, file: !249, line: 559, type: !250, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !189)
!254 = !{!247}
!255 = !DILocation(line: 0, scope: !248, inlinedAt: !256)
!256 = distinct !DILocation(line: 1165, column: 17, scope: !212, inlinedAt: !239)
!257 = !DILocation(line: 0, scope: !212, inlinedAt: !239)
!258 = !DILocation(line: 0, scope: !240, inlinedAt: !246)
!259 = !DILocation(line: 0, scope: !149)
!260 = !DILocation(line: 48, column: 9, scope: !158)
!261 = !DILocation(line: 48, column: 9, scope: !149)
!262 = !DILocation(line: 25, column: 9, scope: !263, inlinedAt: !267)
!263 = distinct !DISubprogram(name: "new<u32, 4>", linkageName: "_ZN4ring17Ring$LT$T$C$_$GT$3new17he6a1abe49ac93412E", scope: !159, file: !9, line: 24, type: !264, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !170, declaration: !266)
!264 = !DISubroutineType(types: !265)
!265 = !{!159}
!266 = !DISubprogram(name: "new<u32, 4>", linkageName: "_ZN4ring17Ring$LT$T$C$_$GT$3new17he6a1abe49ac93412E", scope: !159, file: !9, line: 24, type: !264, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !170)
!267 = distinct !DILocation(line: 48, column: 34, scope: !149)
!268 = !{!269}
!269 = distinct !{!269, !270, !"_ZN4ring17Ring$LT$T$C$_$GT$3new17he6a1abe49ac93412E: %_0"}
!270 = distinct !{!270, !"_ZN4ring17Ring$LT$T$C$_$GT$3new17he6a1abe49ac93412E"}
!271 = !DILocation(line: 0, scope: !181)
!272 = !DILocation(line: 563, column: 9, scope: !248, inlinedAt: !256)
!273 = !DILocation(line: 1916, column: 50, scope: !200, inlinedAt: !211)
!274 = !DILocation(line: 0, scope: !236, inlinedAt: !239)
!275 = !DILocation(line: 1169, column: 17, scope: !236, inlinedAt: !239)
!276 = !DILocation(line: 0, scope: !192)
!277 = !DILocalVariable(name: "n", arg: 1, scope: !278, file: !9, line: 37, type: !115)
!278 = distinct !DISubprogram(name: "collatz", linkageName: "_ZN4ring7collatz17h8d2d4cbb3479026dE", scope: !10, file: !9, line: 37, type: !279, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !75, retainedNodes: !281)
!279 = !DISubroutineType(types: !280)
!280 = !{!88, !115}
!281 = !{!277, !282}
!282 = !DILocalVariable(name: "steps", scope: !283, file: !9, line: 38, type: !88, align: 32)
!283 = distinct !DILexicalBlock(scope: !278, file: !9, line: 38, column: 5)
!284 = !DILocation(line: 0, scope: !278, inlinedAt: !285)
!285 = distinct !DILocation(line: 50, column: 21, scope: !192)
!286 = !DILocation(line: 0, scope: !283, inlinedAt: !285)
!287 = !DILocation(line: 39, column: 11, scope: !283, inlinedAt: !285)
!288 = !DILocalVariable(name: "self", arg: 1, scope: !289, file: !290, line: 3742, type: !115)
!289 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs7_NtCsgEmfK2I1SDS_4core3numy14is_multiple_of", scope: !291, file: !290, line: 3742, type: !293, scopeLine: 3742, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !75, retainedNodes: !295)
!290 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!291 = !DINamespace(name: "{impl#9}", scope: !292)
!292 = !DINamespace(name: "num", scope: !18)
!293 = !DISubroutineType(types: !294)
!294 = !{!143, !115, !115}
!295 = !{!288, !296}
!296 = !DILocalVariable(name: "rhs", arg: 2, scope: !289, file: !290, line: 3742, type: !115)
!297 = !DILocation(line: 0, scope: !289, inlinedAt: !298)
!298 = distinct !DILocation(line: 40, column: 18, scope: !283, inlinedAt: !285)
!299 = !DILocation(line: 3745, column: 22, scope: !289, inlinedAt: !298)
!300 = !DILocation(line: 40, column: 16, scope: !283, inlinedAt: !285)
!301 = !DILocation(line: 41, column: 9, scope: !283, inlinedAt: !285)
!302 = !DILocation(line: 0, scope: !194)
!303 = !{!304}
!304 = distinct !{!304, !305, !"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E: %self"}
!305 = distinct !{!305, !"_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E"}
!306 = !DILocation(line: 53, column: 24, scope: !194)
!307 = !DILocalVariable(name: "self", arg: 1, scope: !308, file: !9, line: 29, type: !311)
!308 = distinct !DISubprogram(name: "push<u32, 4>", linkageName: "_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E", scope: !159, file: !9, line: 29, type: !309, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !170, declaration: !312, retainedNodes: !313)
!309 = !DISubroutineType(types: !310)
!310 = !{!163, !311, !88}
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut ring::Ring<u32, 4>", baseType: !159, size: 64, align: 64, dwarfAddressSpace: 0)
!312 = !DISubprogram(name: "push<u32, 4>", linkageName: "_ZN4ring17Ring$LT$T$C$_$GT$4push17hdab8d147375a47a2E", scope: !159, file: !9, line: 29, type: !309, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !170)
!313 = !{!307, !314, !315}
!314 = !DILocalVariable(name: "item", arg: 2, scope: !308, file: !9, line: 29, type: !88)
!315 = !DILocalVariable(name: "gone", scope: !316, file: !9, line: 30, type: !163, align: 32)
!316 = distinct !DILexicalBlock(scope: !308, file: !9, line: 30, column: 9)
!317 = !DILocation(line: 0, scope: !308, inlinedAt: !318)
!318 = distinct !DILocation(line: 53, column: 24, scope: !194)
!319 = !DILocation(line: 30, column: 31, scope: !308, inlinedAt: !318)
!320 = !DILocation(line: 30, column: 20, scope: !308, inlinedAt: !318)
!321 = !DILocalVariable(name: "self", arg: 1, scope: !322, file: !323, line: 1943, type: !326)
!322 = distinct !DISubprogram(name: "replace<u32>", linkageName: "_ZN4core6option15Option$LT$T$GT$7replace17h9511f01747544a34E", scope: !163, file: !323, line: 1943, type: !324, scopeLine: 1943, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !170, declaration: !327, retainedNodes: !328)
!323 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!324 = !DISubroutineType(types: !325)
!325 = !{!163, !326, !88}
!326 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::option::Option<u32>", baseType: !163, size: 64, align: 64, dwarfAddressSpace: 0)
!327 = !DISubprogram(name: "replace<u32>", linkageName: "_ZN4core6option15Option$LT$T$GT$7replace17h9511f01747544a34E", scope: !163, file: !323, line: 1943, type: !324, scopeLine: 1943, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !170)
!328 = !{!321, !329}
!329 = !DILocalVariable(name: "value", arg: 2, scope: !322, file: !323, line: 1943, type: !88)
!330 = !DILocation(line: 0, scope: !322, inlinedAt: !331)
!331 = distinct !DILocation(line: 30, column: 42, scope: !308, inlinedAt: !318)
!332 = !DILocalVariable(name: "dest", arg: 1, scope: !333, file: !334, line: 887, type: !326)
!333 = distinct !DISubprogram(name: "replace<core::option::Option<u32>>", linkageName: "_ZN4core3mem7replace17hf7a8a2102d62bb26E", scope: !335, file: !334, line: 887, type: !336, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !339, retainedNodes: !338)
!334 = !DIFile(filename: "library/core/src/mem/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!335 = !DINamespace(name: "mem", scope: !18)
!336 = !DISubroutineType(types: !337)
!337 = !{!163, !326, !163}
!338 = !{!332}
!339 = !{!340}
!340 = !DITemplateTypeParameter(name: "T", type: !163)
!341 = !DILocation(line: 0, scope: !333, inlinedAt: !342)
!342 = distinct !DILocation(line: 1944, column: 9, scope: !322, inlinedAt: !331)
!343 = !DILocation(line: 901, column: 22, scope: !333, inlinedAt: !342)
!344 = !{i32 0, i32 2}
!345 = !{!346, !304}
!346 = distinct !{!346, !347, !"_ZN4core6option15Option$LT$T$GT$7replace17h9511f01747544a34E: %self"}
!347 = distinct !{!347, !"_ZN4core6option15Option$LT$T$GT$7replace17h9511f01747544a34E"}
!348 = !DILocation(line: 902, column: 49, scope: !333, inlinedAt: !342)
!349 = !DILocation(line: 0, scope: !316, inlinedAt: !318)
!350 = !DILocation(line: 31, column: 22, scope: !316, inlinedAt: !318)
!351 = !DILocation(line: 31, column: 21, scope: !316, inlinedAt: !318)
!352 = !DILocation(line: 31, column: 9, scope: !316, inlinedAt: !318)
!353 = !DILocation(line: 53, column: 13, scope: !194)
!354 = !DILocation(line: 60, column: 1, scope: !149)
!355 = !DILocation(line: 60, column: 2, scope: !149)
!356 = !DILocation(line: 0, scope: !196)
!357 = !DILocation(line: 54, column: 31, scope: !196)
!358 = !DILocation(line: 54, column: 101, scope: !194)
!359 = !DILocation(line: 55, column: 25, scope: !194)
!360 = !DILocation(line: 55, column: 76, scope: !194)
