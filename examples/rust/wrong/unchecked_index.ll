; ModuleID = 'unchecked_index.cf5274afca094bc4-cgu.0'
source_filename = "unchecked_index.cf5274afca094bc4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_cdd789586cab5b0cfa4bcf8fe1ab7104 = private unnamed_addr constant [39 x i8] c"examples/rust/wrong/unchecked_index.rs\00", align 1
@alloc_9cf8beeb697f9c1193c9f49c3e37d864 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cdd789586cab5b0cfa4bcf8fe1ab7104, [16 x i8] c"&\00\00\00\00\00\00\00 \00\00\00\17\00\00\00" }>, align 8
@alloc_6e11478fe206f915016cf0ea80362506 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cdd789586cab5b0cfa4bcf8fe1ab7104, [16 x i8] c"&\00\00\00\00\00\00\00 \00\00\00(\00\00\00" }>, align 8
@alloc_f9f1399968391a44946b7df8ceb9bc70 = private unnamed_addr constant [18 x i8] c"largest step: %u\0A\00", align 1
@alloc_02b3f8e6de09b1f8ee61807948de5e01 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cdd789586cab5b0cfa4bcf8fe1ab7104, [16 x i8] c"&\00\00\00\00\00\00\002\00\00\00\15\00\00\00" }>, align 8
@alloc_d5eebca3e7499971bba233efbae77945 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cdd789586cab5b0cfa4bcf8fe1ab7104, [16 x i8] c"&\00\00\00\00\00\00\002\00\00\00\1C\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !8 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !146, !DIExpression(), !147)
  call void @abort() #4, !dbg !148
  unreachable, !dbg !148
}

; unchecked_index::largest_step
; Function Attrs: nounwind nonlazybind uwtable
define internal i32 @_ZN15unchecked_index12largest_step17hf19261a902fdf2d0E(ptr %numbers) unnamed_addr #1 !dbg !149 {
start:
  %count.dbg.spill.i1 = alloca [8 x i8], align 8
  %self.dbg.spill.i2 = alloca [8 x i8], align 8
  %count.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %there.dbg.spill = alloca [4 x i8], align 4
  %here.dbg.spill = alloca [4 x i8], align 4
  %numbers.dbg.spill = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %largest = alloca [4 x i8], align 4
  store ptr %numbers, ptr %numbers.dbg.spill, align 8
    #dbg_declare(ptr %numbers.dbg.spill, !154, !DIExpression(), !162)
    #dbg_declare(ptr %largest, !155, !DIExpression(), !163)
    #dbg_declare(ptr %i, !157, !DIExpression(), !164)
  store i32 0, ptr %largest, align 4, !dbg !165
  store i64 0, ptr %i, align 8, !dbg !166
  br label %bb1, !dbg !167

bb1:                                              ; preds = %bb2, %start
  %_5 = load i64, ptr %i, align 8, !dbg !168
  %_4 = icmp ult i64 %_5, 5, !dbg !168
  br i1 %_4, label %bb2, label %bb7, !dbg !168

bb7:                                              ; preds = %bb1
  %_0 = load i32, ptr %largest, align 4, !dbg !169
  ret i32 %_0, !dbg !170

bb2:                                              ; preds = %bb1
  %_11 = load i64, ptr %i, align 8, !dbg !171
  store ptr %numbers, ptr %self.dbg.spill.i2, align 8
    #dbg_declare(ptr %self.dbg.spill.i2, !172, !DIExpression(), !183)
  store i64 %_11, ptr %count.dbg.spill.i1, align 8
    #dbg_declare(ptr %count.dbg.spill.i1, !180, !DIExpression(), !185)
  %_0.i3 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_11, !dbg !186
  %_9 = load i32, ptr %_0.i3, align 4, !dbg !187
  %_15 = load i64, ptr %i, align 8, !dbg !188
  %_14 = add i64 %_15, 1, !dbg !188
  store ptr %numbers, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !172, !DIExpression(), !189)
  store i64 %_14, ptr %count.dbg.spill.i, align 8
    #dbg_declare(ptr %count.dbg.spill.i, !180, !DIExpression(), !191)
  %_0.i = getelementptr inbounds nuw i32, ptr %numbers, i64 %_14, !dbg !192
  %_12 = load i32, ptr %_0.i, align 4, !dbg !193
  store i32 %_9, ptr %here.dbg.spill, align 4, !dbg !194
    #dbg_declare(ptr %here.dbg.spill, !159, !DIExpression(), !195)
  store i32 %_12, ptr %there.dbg.spill, align 4, !dbg !196
    #dbg_declare(ptr %there.dbg.spill, !161, !DIExpression(), !197)
  %_17 = load i32, ptr %largest, align 4, !dbg !198
; call core::num::<impl u32>::abs_diff
  %_18 = call i32 @"_ZN4core3num21_$LT$impl$u20$u32$GT$8abs_diff17hc30318780cb7f8f5E"(i32 %_9, i32 %_12) #5, !dbg !199
; call core::cmp::Ord::max
  %_16 = call i32 @_ZN4core3cmp3Ord3max17hfa741b06c34002c0E(i32 %_17, i32 %_18) #5, !dbg !200
  store i32 %_16, ptr %largest, align 4, !dbg !201
  %0 = load i64, ptr %i, align 8, !dbg !202
  %1 = add i64 %0, 1, !dbg !202
  store i64 %1, ptr %i, align 8, !dbg !202
  br label %bb1, !dbg !167
}

; core::cmp::Ord::max
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @_ZN4core3cmp3Ord3max17hfa741b06c34002c0E(i32 %0, i32 %1) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !203 {
start:
  %other.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %other = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  store i32 %1, ptr %other, align 4
    #dbg_declare(ptr %self, !210, !DIExpression(), !214)
    #dbg_declare(ptr %other, !211, !DIExpression(), !215)
  store i8 1, ptr %_6, align 1, !dbg !216
  store ptr %other, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !217, !DIExpression(), !226)
  store ptr %self, ptr %other.dbg.spill.i, align 8
    #dbg_declare(ptr %other.dbg.spill.i, !225, !DIExpression(), !228)
  %_3.i = load i32, ptr %other, align 4, !dbg !229
  %_4.i = load i32, ptr %self, align 4, !dbg !230
  %_0.i = icmp ult i32 %_3.i, %_4.i, !dbg !229
  br label %bb1, !dbg !216

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3, !dbg !216

bb3:                                              ; preds = %bb1
  %3 = load i32, ptr %other, align 4, !dbg !231
  store i32 %3, ptr %_0, align 4, !dbg !231
  br label %bb4, !dbg !232

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1, !dbg !233
  %4 = load i32, ptr %self, align 4, !dbg !233
  store i32 %4, ptr %_0, align 4, !dbg !233
  br label %bb4, !dbg !232

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i32, ptr %_0, align 4, !dbg !234
  ret i32 %5, !dbg !234

bb5:                                              ; No predecessors!
  br label %bb8, !dbg !232

bb8:                                              ; preds = %bb5
  %6 = load i8, ptr %_6, align 1, !dbg !232
  %7 = trunc nuw i8 %6 to i1, !dbg !232
  br i1 %7, label %bb7, label %bb6, !dbg !232

bb6:                                              ; preds = %bb7, %bb8
  %8 = load ptr, ptr %2, align 8, !dbg !235
  %9 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !235
  %10 = load i32, ptr %9, align 8, !dbg !235
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0, !dbg !235
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1, !dbg !235
  resume { ptr, i32 } %12, !dbg !235

bb7:                                              ; preds = %bb8
  br label %bb6, !dbg !232
}

; core::ffi::c_str::CStr::as_ptr
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal ptr @_ZN4core3ffi5c_str4CStr6as_ptr17he37ffc3252833642E(ptr align 1 %self.0, i64 %self.1) unnamed_addr #2 !dbg !236 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !254, !DIExpression(), !255)
  ret ptr %self.0, !dbg !256
}

; core::num::<impl u32>::abs_diff
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN4core3num21_$LT$impl$u20$u32$GT$8abs_diff17hc30318780cb7f8f5E"(i32 %self, i32 %other) unnamed_addr #2 !dbg !257 {
start:
  %other.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  store i32 %self, ptr %self.dbg.spill, align 4
    #dbg_declare(ptr %self.dbg.spill, !262, !DIExpression(), !264)
  store i32 %other, ptr %other.dbg.spill, align 4
    #dbg_declare(ptr %other.dbg.spill, !263, !DIExpression(), !265)
  %_6 = icmp ult i32 %self, %other, !dbg !266
  br i1 %_6, label %bb1, label %bb2, !dbg !266

bb2:                                              ; preds = %start
  %0 = sub i32 %self, %other, !dbg !267
  store i32 %0, ptr %_0, align 4, !dbg !267
  br label %bb3, !dbg !268

bb1:                                              ; preds = %start
  %1 = sub i32 %other, %self, !dbg !269
  store i32 %1, ptr %_0, align 4, !dbg !269
  br label %bb3, !dbg !268

bb3:                                              ; preds = %bb1, %bb2
  %2 = load i32, ptr %_0, align 4, !dbg !270
  ret i32 %2, !dbg !270
}

; core::ptr::mut_ptr::<impl *mut T>::is_null
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17h424e0f89b2ce12e4E"(ptr %self) unnamed_addr #2 !dbg !271 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !279, !DIExpression(), !280)
  %_3 = ptrtoint ptr %self to i64, !dbg !281
  %_0 = icmp eq i64 %_3, 0, !dbg !298
  ret i1 %_0, !dbg !299
}

; Function Attrs: nounwind nonlazybind uwtable
define dso_local i32 @main(i32 %_1, ptr %_2) unnamed_addr #1 !dbg !300 {
start:
  %val.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i1 = alloca [8 x i8], align 8
  %count.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %numbers.dbg.spill = alloca [8 x i8], align 8
  %_2.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [4 x i8], align 4
  %i = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store i32 %_1, ptr %_1.dbg.spill, align 4
    #dbg_declare(ptr %_1.dbg.spill, !310, !DIExpression(), !312)
  store ptr %_2, ptr %_2.dbg.spill, align 8
    #dbg_declare(ptr %_2.dbg.spill, !311, !DIExpression(), !313)
    #dbg_declare(ptr %i, !308, !DIExpression(), !314)
  %_4 = mul i64 5, 4, !dbg !315
  %numbers = call ptr @malloc(i64 %_4) #6, !dbg !316
  store ptr %numbers, ptr %numbers.dbg.spill, align 8, !dbg !316
    #dbg_declare(ptr %numbers.dbg.spill, !306, !DIExpression(), !317)
; call core::ptr::mut_ptr::<impl *mut T>::is_null
  %_6 = call zeroext i1 @"_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17h424e0f89b2ce12e4E"(ptr %numbers) #5, !dbg !318
  br i1 %_6, label %bb4, label %bb5, !dbg !319

bb5:                                              ; preds = %start
  store i64 0, ptr %i, align 8, !dbg !320
  br label %bb6, !dbg !321

bb4:                                              ; preds = %start
  store i32 1, ptr %_0, align 4, !dbg !322
  br label %bb15, !dbg !323

bb6:                                              ; preds = %bb7, %bb5
  %_9 = load i64, ptr %i, align 8, !dbg !324
  %_8 = icmp ult i64 %_9, 5, !dbg !324
  br i1 %_8, label %bb7, label %bb10, !dbg !324

bb10:                                             ; preds = %bb6
; call core::ffi::c_str::CStr::as_ptr
  %_18 = call ptr @_ZN4core3ffi5c_str4CStr6as_ptr17he37ffc3252833642E(ptr align 1 @alloc_f9f1399968391a44946b7df8ceb9bc70, i64 18) #5, !dbg !325
; call unchecked_index::largest_step
  %_20 = call i32 @_ZN15unchecked_index12largest_step17hf19261a902fdf2d0E(ptr %numbers) #6, !dbg !326
  %_17 = call i32 (ptr, ...) @printf(ptr %_18, i32 %_20) #6, !dbg !327
  call void @free(ptr %numbers) #6, !dbg !328
  store i32 0, ptr %_0, align 4, !dbg !329
  br label %bb15, !dbg !323

bb7:                                              ; preds = %bb6
  %_12 = load i64, ptr %i, align 8, !dbg !330
  store ptr %numbers, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !331, !DIExpression(), !337)
  store i64 %_12, ptr %count.dbg.spill.i, align 8
    #dbg_declare(ptr %count.dbg.spill.i, !336, !DIExpression(), !339)
  %_0.i = getelementptr inbounds nuw i32, ptr %numbers, i64 %_12, !dbg !340
  %_15 = load i64, ptr %i, align 8, !dbg !341
  %_16 = load i64, ptr %i, align 8, !dbg !342
  %_14 = mul i64 %_15, %_16, !dbg !343
  %_13 = trunc i64 %_14 to i32, !dbg !343
  store ptr %_0.i, ptr %self.dbg.spill.i1, align 8
    #dbg_declare(ptr %self.dbg.spill.i1, !344, !DIExpression(), !350)
    #dbg_declare(ptr %self.dbg.spill.i1, !352, !DIExpression(), !356)
  store i32 %_13, ptr %val.dbg.spill.i, align 4
    #dbg_declare(ptr %val.dbg.spill.i, !349, !DIExpression(), !358)
  store i32 %_13, ptr %_0.i, align 4, !dbg !359
  %0 = load i64, ptr %i, align 8, !dbg !360
  %1 = add i64 %0, 1, !dbg !360
  store i64 %1, ptr %i, align 8, !dbg !360
  br label %bb6, !dbg !321

bb15:                                             ; preds = %bb4, %bb10
  %2 = load i32, ptr %_0, align 4, !dbg !323
  ret i32 %2, !dbg !323
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare ptr @malloc(i64) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @printf(ptr, ...) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare void @free(ptr) unnamed_addr #1

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nonlazybind "target-cpu"="x86-64" }
attributes #4 = { noreturn nounwind }
attributes #5 = { inlinehint nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.dbg.cu = !{!6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "examples/rust/wrong/unchecked_index.rs/@/unchecked_index.cf5274afca094bc4-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !10, file: !9, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75, retainedNodes: !145)
!9 = !DIFile(filename: "examples/rust/wrong/unchecked_index.rs", directory: ".", checksumkind: CSK_MD5, checksum: "ef15963c075bfee4c46f8adb763aa245")
!10 = !DINamespace(name: "unchecked_index", scope: null)
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
!146 = !DILocalVariable(arg: 1, scope: !8, file: !9, line: 15, type: !13)
!147 = !DILocation(line: 15, column: 10, scope: !8)
!148 = !DILocation(line: 16, column: 5, scope: !8)
!149 = distinct !DISubprogram(name: "largest_step", linkageName: "_ZN15unchecked_index12largest_step17hf19261a902fdf2d0E", scope: !10, file: !9, line: 25, type: !150, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75, retainedNodes: !153)
!150 = !DISubroutineType(types: !151)
!151 = !{!88, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u32", baseType: !88, size: 64, align: 64, dwarfAddressSpace: 0)
!153 = !{!154, !155, !157, !159, !161}
!154 = !DILocalVariable(name: "numbers", arg: 1, scope: !149, file: !9, line: 25, type: !152)
!155 = !DILocalVariable(name: "largest", scope: !156, file: !9, line: 26, type: !88, align: 32)
!156 = distinct !DILexicalBlock(scope: !149, file: !9, line: 26, column: 5)
!157 = !DILocalVariable(name: "i", scope: !158, file: !9, line: 27, type: !101, align: 64)
!158 = distinct !DILexicalBlock(scope: !156, file: !9, line: 27, column: 5)
!159 = !DILocalVariable(name: "here", scope: !160, file: !9, line: 31, type: !88, align: 32)
!160 = distinct !DILexicalBlock(scope: !158, file: !9, line: 31, column: 9)
!161 = !DILocalVariable(name: "there", scope: !160, file: !9, line: 31, type: !88, align: 32)
!162 = !DILocation(line: 25, column: 24, scope: !149)
!163 = !DILocation(line: 26, column: 9, scope: !156)
!164 = !DILocation(line: 27, column: 9, scope: !158)
!165 = !DILocation(line: 26, column: 23, scope: !149)
!166 = !DILocation(line: 27, column: 17, scope: !156)
!167 = !DILocation(line: 29, column: 5, scope: !158)
!168 = !DILocation(line: 29, column: 11, scope: !158)
!169 = !DILocation(line: 37, column: 5, scope: !158)
!170 = !DILocation(line: 38, column: 2, scope: !149)
!171 = !DILocation(line: 32, column: 27, scope: !158)
!172 = !DILocalVariable(name: "self", arg: 1, scope: !173, file: !174, line: 829, type: !152)
!173 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17he2aaa06b90153b11E", scope: !175, file: !174, line: 829, type: !177, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181, retainedNodes: !179)
!174 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!175 = !DINamespace(name: "{impl#0}", scope: !176)
!176 = !DINamespace(name: "const_ptr", scope: !28)
!177 = !DISubroutineType(types: !178)
!178 = !{!152, !152, !101, !119}
!179 = !{!172, !180}
!180 = !DILocalVariable(name: "count", arg: 2, scope: !173, file: !174, line: 829, type: !101)
!181 = !{!182}
!182 = !DITemplateTypeParameter(name: "T", type: !88)
!183 = !DILocation(line: 829, column: 29, scope: !173, inlinedAt: !184)
!184 = distinct !DILocation(line: 32, column: 23, scope: !158)
!185 = !DILocation(line: 829, column: 35, scope: !173, inlinedAt: !184)
!186 = !DILocation(line: 863, column: 18, scope: !173, inlinedAt: !184)
!187 = !DILocation(line: 32, column: 14, scope: !158)
!188 = !DILocation(line: 32, column: 44, scope: !158)
!189 = !DILocation(line: 829, column: 29, scope: !173, inlinedAt: !190)
!190 = distinct !DILocation(line: 32, column: 40, scope: !158)
!191 = !DILocation(line: 829, column: 35, scope: !173, inlinedAt: !190)
!192 = !DILocation(line: 863, column: 18, scope: !173, inlinedAt: !190)
!193 = !DILocation(line: 32, column: 31, scope: !158)
!194 = !DILocation(line: 31, column: 14, scope: !158)
!195 = !DILocation(line: 31, column: 14, scope: !160)
!196 = !DILocation(line: 31, column: 20, scope: !158)
!197 = !DILocation(line: 31, column: 20, scope: !160)
!198 = !DILocation(line: 34, column: 19, scope: !160)
!199 = !DILocation(line: 34, column: 36, scope: !160)
!200 = !DILocation(line: 34, column: 27, scope: !160)
!201 = !DILocation(line: 34, column: 9, scope: !160)
!202 = !DILocation(line: 35, column: 9, scope: !160)
!203 = distinct !DISubprogram(name: "max<u32>", linkageName: "_ZN4core3cmp3Ord3max17hfa741b06c34002c0E", scope: !205, file: !204, line: 1033, type: !207, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !212, retainedNodes: !209)
!204 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!205 = !DINamespace(name: "Ord", scope: !206)
!206 = !DINamespace(name: "cmp", scope: !18)
!207 = !DISubroutineType(types: !208)
!208 = !{!88, !88, !88}
!209 = !{!210, !211}
!210 = !DILocalVariable(name: "self", arg: 1, scope: !203, file: !204, line: 1033, type: !88)
!211 = !DILocalVariable(name: "other", arg: 2, scope: !203, file: !204, line: 1033, type: !88)
!212 = !{!213}
!213 = !DITemplateTypeParameter(name: "Self", type: !88)
!214 = !DILocation(line: 1033, column: 12, scope: !203)
!215 = !DILocation(line: 1033, column: 18, scope: !203)
!216 = !DILocation(line: 1037, column: 12, scope: !203)
!217 = !DILocalVariable(name: "self", arg: 1, scope: !218, file: !204, line: 1916, type: !223)
!218 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !219, file: !204, line: 1916, type: !221, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75, retainedNodes: !224)
!219 = !DINamespace(name: "{impl#64}", scope: !220)
!220 = !DINamespace(name: "impls", scope: !206)
!221 = !DISubroutineType(types: !222)
!222 = !{!143, !223, !223}
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !88, size: 64, align: 64, dwarfAddressSpace: 0)
!224 = !{!217, !225}
!225 = !DILocalVariable(name: "other", arg: 2, scope: !218, file: !204, line: 1916, type: !223)
!226 = !DILocation(line: 1916, column: 19, scope: !218, inlinedAt: !227)
!227 = distinct !DILocation(line: 1037, column: 12, scope: !203)
!228 = !DILocation(line: 1916, column: 26, scope: !218, inlinedAt: !227)
!229 = !DILocation(line: 1916, column: 50, scope: !218, inlinedAt: !227)
!230 = !DILocation(line: 1916, column: 59, scope: !218, inlinedAt: !227)
!231 = !DILocation(line: 1037, column: 41, scope: !203)
!232 = !DILocation(line: 1038, column: 5, scope: !203)
!233 = !DILocation(line: 1037, column: 27, scope: !203)
!234 = !DILocation(line: 1038, column: 6, scope: !203)
!235 = !DILocation(line: 1033, column: 5, scope: !203)
!236 = distinct !DISubprogram(name: "as_ptr", linkageName: "_ZN4core3ffi5c_str4CStr6as_ptr17he37ffc3252833642E", scope: !238, file: !237, line: 483, type: !244, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75, declaration: !252, retainedNodes: !253)
!237 = !DIFile(filename: "library/core/src/ffi/c_str.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "622bd10a9b870f6b8a11aa48068ad67c")
!238 = !DICompositeType(tag: DW_TAG_structure_type, name: "CStr", scope: !239, file: !15, align: 8, flags: DIFlagPublic, elements: !241, templateParams: !75, identifier: "405cd8d0aa75830a176f0e5467a9466e")
!239 = !DINamespace(name: "c_str", scope: !240)
!240 = !DINamespace(name: "ffi", scope: !18)
!241 = !{!242}
!242 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !238, file: !15, baseType: !243, align: 8, flags: DIFlagPrivate)
!243 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!244 = !DISubroutineType(types: !245)
!245 = !{!246, !247}
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i8", baseType: !243, size: 64, align: 64, dwarfAddressSpace: 0)
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "&core::ffi::c_str::CStr", file: !15, size: 128, align: 64, elements: !248, templateParams: !75, identifier: "887b11fe5e394c35d0d499314dd858d8")
!248 = !{!249, !251}
!249 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !247, file: !15, baseType: !250, size: 64, align: 64)
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64, align: 64, dwarfAddressSpace: 0)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !247, file: !15, baseType: !101, size: 64, align: 64, offset: 64)
!252 = !DISubprogram(name: "as_ptr", linkageName: "_ZN4core3ffi5c_str4CStr6as_ptr17he37ffc3252833642E", scope: !238, file: !237, line: 483, type: !244, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !75)
!253 = !{!254}
!254 = !DILocalVariable(name: "self", arg: 1, scope: !236, file: !237, line: 483, type: !247)
!255 = !DILocation(line: 483, column: 25, scope: !236)
!256 = !DILocation(line: 485, column: 6, scope: !236)
!257 = distinct !DISubprogram(name: "abs_diff", linkageName: "_ZN4core3num21_$LT$impl$u20$u32$GT$8abs_diff17hc30318780cb7f8f5E", scope: !259, file: !258, line: 3014, type: !207, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75, retainedNodes: !261)
!258 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!259 = !DINamespace(name: "{impl#8}", scope: !260)
!260 = !DINamespace(name: "num", scope: !18)
!261 = !{!262, !263}
!262 = !DILocalVariable(name: "self", arg: 1, scope: !257, file: !258, line: 3014, type: !88)
!263 = !DILocalVariable(name: "other", arg: 2, scope: !257, file: !258, line: 3014, type: !88)
!264 = !DILocation(line: 3014, column: 31, scope: !257)
!265 = !DILocation(line: 3014, column: 37, scope: !257)
!266 = !DILocation(line: 3020, column: 20, scope: !257)
!267 = !DILocation(line: 3023, column: 21, scope: !257)
!268 = !DILocation(line: 3020, column: 17, scope: !257)
!269 = !DILocation(line: 3021, column: 21, scope: !257)
!270 = !DILocation(line: 3026, column: 10, scope: !257)
!271 = distinct !DISubprogram(name: "is_null<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17h424e0f89b2ce12e4E", scope: !273, file: !272, line: 22, type: !275, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181, retainedNodes: !278)
!272 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!273 = !DINamespace(name: "{impl#0}", scope: !274)
!274 = !DINamespace(name: "mut_ptr", scope: !28)
!275 = !DISubroutineType(types: !276)
!276 = !{!143, !277}
!277 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u32", baseType: !88, size: 64, align: 64, dwarfAddressSpace: 0)
!278 = !{!279}
!279 = !DILocalVariable(name: "self", arg: 1, scope: !271, file: !272, line: 22, type: !277)
!280 = !DILocation(line: 22, column: 26, scope: !271)
!281 = !DILocation(line: 159, column: 18, scope: !282, inlinedAt: !285)
!282 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h1fbee718c2bed4c4E", scope: !175, file: !174, line: 153, type: !283, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !33)
!283 = !DISubroutineType(types: !284)
!284 = !{!101, !31}
!285 = !DILocation(line: 38, column: 21, scope: !286, inlinedAt: !292)
!286 = !DILexicalBlockFile(scope: !287, file: !174, discriminator: 0)
!287 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17hdb22b706ed4ede14E", scope: !289, file: !288, line: 2434, type: !290, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !75)
!288 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!289 = !DINamespace(name: "is_null", scope: !175)
!290 = !DISubroutineType(types: !291)
!291 = !{!143, !31}
!292 = !DILocation(line: 2447, column: 9, scope: !293, inlinedAt: !297)
!293 = !DILexicalBlockFile(scope: !294, file: !288, discriminator: 0)
!294 = distinct !DISubprogram(name: "is_null<u32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h866a5a3b42e3264dE", scope: !175, file: !174, line: 22, type: !295, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181)
!295 = !DISubroutineType(types: !296)
!296 = !{!143, !152}
!297 = !DILocation(line: 23, column: 27, scope: !271)
!298 = !DILocation(line: 38, column: 17, scope: !286, inlinedAt: !292)
!299 = !DILocation(line: 24, column: 6, scope: !271)
!300 = distinct !DISubprogram(name: "main", scope: !10, file: !9, line: 41, type: !301, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !6, templateParams: !75, retainedNodes: !305)
!301 = !DISubroutineType(types: !302)
!302 = !{!303, !303, !304}
!303 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const i8", baseType: !246, size: 64, align: 64, dwarfAddressSpace: 0)
!305 = !{!306, !308, !310, !311}
!306 = !DILocalVariable(name: "numbers", scope: !307, file: !9, line: 44, type: !277, align: 64)
!307 = distinct !DILexicalBlock(scope: !300, file: !9, line: 44, column: 9)
!308 = !DILocalVariable(name: "i", scope: !309, file: !9, line: 48, type: !101, align: 64)
!309 = distinct !DILexicalBlock(scope: !307, file: !9, line: 48, column: 9)
!310 = !DILocalVariable(arg: 1, scope: !300, file: !9, line: 41, type: !303)
!311 = !DILocalVariable(arg: 2, scope: !300, file: !9, line: 41, type: !304)
!312 = !DILocation(line: 41, column: 20, scope: !300)
!313 = !DILocation(line: 41, column: 30, scope: !300)
!314 = !DILocation(line: 48, column: 13, scope: !309)
!315 = !DILocation(line: 44, column: 30, scope: !300)
!316 = !DILocation(line: 44, column: 23, scope: !300)
!317 = !DILocation(line: 44, column: 13, scope: !307)
!318 = !DILocation(line: 45, column: 20, scope: !307)
!319 = !DILocation(line: 45, column: 12, scope: !307)
!320 = !DILocation(line: 48, column: 21, scope: !307)
!321 = !DILocation(line: 49, column: 9, scope: !309)
!322 = !DILocation(line: 46, column: 20, scope: !307)
!323 = !DILocation(line: 57, column: 2, scope: !300)
!324 = !DILocation(line: 49, column: 15, scope: !309)
!325 = !DILocation(line: 53, column: 38, scope: !309)
!326 = !DILocation(line: 53, column: 48, scope: !309)
!327 = !DILocation(line: 53, column: 9, scope: !309)
!328 = !DILocation(line: 54, column: 9, scope: !309)
!329 = !DILocation(line: 56, column: 5, scope: !300)
!330 = !DILocation(line: 50, column: 25, scope: !309)
!331 = !DILocalVariable(name: "self", arg: 1, scope: !332, file: !272, line: 927, type: !277)
!332 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hfdd7c4494445e534E", scope: !273, file: !272, line: 927, type: !333, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181, retainedNodes: !335)
!333 = !DISubroutineType(types: !334)
!334 = !{!277, !277, !101, !119}
!335 = !{!331, !336}
!336 = !DILocalVariable(name: "count", arg: 2, scope: !332, file: !272, line: 927, type: !101)
!337 = !DILocation(line: 927, column: 29, scope: !332, inlinedAt: !338)
!338 = distinct !DILocation(line: 50, column: 21, scope: !309)
!339 = !DILocation(line: 927, column: 35, scope: !332, inlinedAt: !338)
!340 = !DILocation(line: 961, column: 18, scope: !332, inlinedAt: !338)
!341 = !DILocation(line: 50, column: 35, scope: !309)
!342 = !DILocation(line: 50, column: 39, scope: !309)
!343 = !DILocation(line: 50, column: 34, scope: !309)
!344 = !DILocalVariable(name: "self", arg: 1, scope: !345, file: !272, line: 1413, type: !277)
!345 = distinct !DISubprogram(name: "write<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$5write17h21c51d38c66d684fE", scope: !273, file: !272, line: 1413, type: !346, scopeLine: 1413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181, retainedNodes: !348)
!346 = !DISubroutineType(types: !347)
!347 = !{null, !277, !88, !119}
!348 = !{!344, !349}
!349 = !DILocalVariable(name: "val", arg: 2, scope: !345, file: !272, line: 1413, type: !88)
!350 = !DILocation(line: 1413, column: 31, scope: !345, inlinedAt: !351)
!351 = distinct !DILocation(line: 50, column: 28, scope: !309)
!352 = !DILocalVariable(name: "dst", arg: 1, scope: !353, file: !354, line: 1894, type: !277)
!353 = distinct !DISubprogram(name: "write<u32>", linkageName: "_ZN4core3ptr5write17hc96d8a75fac69d40E", scope: !28, file: !354, line: 1894, type: !346, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !181, retainedNodes: !355)
!354 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!355 = !{!352}
!356 = !DILocation(line: 1894, column: 30, scope: !353, inlinedAt: !357)
!357 = distinct !DILocation(line: 1418, column: 18, scope: !345, inlinedAt: !351)
!358 = !DILocation(line: 1413, column: 37, scope: !345, inlinedAt: !351)
!359 = !DILocation(line: 1917, column: 41, scope: !353, inlinedAt: !357)
!360 = !DILocation(line: 51, column: 13, scope: !309)
