; ModuleID = 'canonical.ll'
source_filename = "canonical.c"
target datalayout = "e-p1:64:64-A5"

module asm "one"
module asm "two \22x\22"

%0 = type { %named, [2 x i8] }
%named = type <{ i32, ptr addrspace(1) }>

$c = comdat largest

$"d$" = comdat nodeduplicate

@0 = global %0 zeroinitializer, align 8
@p1 = weak_odr dso_local local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(1) null, section "a\22", comdat($c), align 4
@"d$" = private constant [4 x i8] c"A\22\\\00", comdat
@tls = thread_local(localexec) global i1 true, code_model "large"
@san = hidden global i8 0, no_sanitize_address, sanitize_memtag, !foo !0 #0
@splat = global <2 x i1> splat (i1 true)
@nested = global [2 x <2 x i16>] [<2 x i16> splat (i16 1), <2 x i16> <i16 1, i16 -2>]
@packed = global <{ i8, [0 x i8], i128 }> <{ i8 1, [0 x i8] undef, i128 -1 }>
@floats = global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, float 0x3FB99999A0000000, double 1.000000e+00, x86_fp80 0xK3FFFC000000000000000, fp128 0xL00000000000000003FFF800000000000, ppc_fp128 0xM3FF80000000000000000000000000000 }
@expr = global i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @splat, i32 4) to i64)
@inrange = global ptr getelementptr inbounds inrange(-8, 16) ([4 x ptr], ptr @nested, i64 0, i64 1)
@auth = global ptr ptrauth (ptr @splat, i32 1, i64 0, ptr @nested)
@block = global ptr blockaddress(@q, %2)
@eq = global ptr dso_local_equivalent @q
@cfi = global ptr no_cfi @q
@ext = external global target("spirv.Image", void, 1)

@al = internal unnamed_addr alias i32, getelementptr (i8, ptr @splat, i64 4)

@if = ifunc void (), ptr @resolver, partition "part"

declare ptr @resolver()

declare i32 @personality(...)

declare !foo !0 riscv_vls_cc(32) void @a(ptr captures(address_is_null, ret: address, read_provenance), ptr dead_on_return captures(ret: address) initializes((0, 4), (8, 16)), float nofpclass(snan ninf psub), ptr byval(%named) align 4 dereferenceable(8), i8 range(i8 -5, 10))

; Unknown intrinsic
declare void @llvm.not.there(metadata)

; Function Attrs: nounwind allockind("alloc,zeroed") allocsize(0,1) memory(argmem: read, target_mem0: write) alignstack(16) uwtable(sync) vscale_range(2,0)
define internal fastcc noundef range(i32 0, 9) i32 @q(i32 %0, ...) unnamed_addr #1 section "s" partition "p" comdat($c) align 16 gc "statepoint-example" prefix i32 1 personality ptr @personality !foo !0 {
  indirectbr ptr null, [label %2, label %3]

2:                                                ; preds = %1
  br i1 undef, label %3, label %"a long name that goes well beyond the column of comments"

3:                                                ; preds = %2, %1
  %x = phi i32 [ %0, %1 ], [ 1, %2 ]
  switch i32 %x, label %u [
    i32 -1, label %u
    i32 2, label %inv
  ]

inv:                                              ; preds = %3
  %4 = invoke fastcc noundef i32 (i32, ...) @q(i32 signext %x, ptr null) #2 [ "deopt"(i32 1, ptr @splat), "x"() ]
          to label %ok unwind label %lp

ok:                                               ; preds = %inv
  callbr void asm sideeffect inteldialect unwind "nop \22", "!i,~{memory}"()
          to label %u [label %lpx]

lpx:                                              ; preds = %ok
  br label %u

lp:                                               ; preds = %inv
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %5

"a long name that goes well beyond the column of comments": ; preds = %2
  %6 = musttail call fastcc i32 (i32, ...) @q(i32 %x, ...)
  ret i32 0

u:                                                ; preds = %lpx, %ok, %3, %3
  unreachable
}

define float @ops(ptr %p, float %f, <4 x i32> %v, i64 %n, <vscale x 2 x i64> %s) {
entry:
  %a = alloca inalloca %named, i64 3, align 8, addrspace(5)
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %l, ptr %p release, align 4
  fence syncscope("singlethread") seq_cst
  %cx = cmpxchg weak volatile ptr %p, i32 0, i32 1 syncscope("x\22") acq_rel monotonic, align 4
  %rmw = atomicrmw volatile umax ptr %p, i32 1 monotonic, align 4
  %ev = extractvalue { i32, i1 } %cx, 0
  %iv = insertvalue { i32, i1 } %cx, i32 %ev, 0
  %ee = extractelement <4 x i32> %v, i64 %n
  %ie = insertelement <4 x i32> %v, i32 %ee, i32 1
  %sh = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %sz = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> splat (i64 3), <vscale x 2 x i32> zeroinitializer
  %or = or disjoint i32 %ee, 1
  %di = sdiv exact i32 %or, 3
  %tr = trunc nuw nsw i32 %di to i8
  %ze = zext nneg i8 %tr to i32
  %ic = icmp samesign ult i32 %ze, 5
  %fc = fcmp reassoc nnan contract ord float %f, 0x7FF0000000000000
  %sel = select fast i1 %fc, float %f, float -0.000000e+00
  %fn = fneg afn float %sel
  %gep = getelementptr nusw nuw %named, ptr %p, i64 %n, i32 1
  %va = va_arg ptr %p, i32
  %fr = freeze i32 %va
  %as = addrspacecast ptr %gep to ptr addrspace(1)
  call void @llvm.not.there(metadata i32 %fr)
  call void @llvm.not.there(metadata !1), !foo !0
  %tc = tail call nnan ninf float @ops(ptr align 4 %p, float %fn, <4 x i32> <i32 1, i32 2, i32 3, i32 undef>, i64 1, <vscale x 2 x i64> zeroinitializer) #3
  ret float %tc
}

define void @funclets(ptr %a) personality ptr @personality {
  invoke void @if()
          to label %ok unwind label %cs

ok:                                               ; preds = %h, %0
  ret void

cs:                                               ; preds = %0
  %s = catchswitch within none [label %h] unwind label %c

h:                                                ; preds = %cs
  %cp = catchpad within %s [ptr null, i32 64]
  catchret from %cp to label %ok

c:                                                ; preds = %cs
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
}

attributes #0 = { "var" }
attributes #1 = { nounwind allockind("alloc,zeroed") allocsize(0,1) memory(argmem: read, target_mem0: write) alignstack=16 uwtable(sync) vscale_range(2,0) "k"="v\0A" }
attributes #2 = { cold }
attributes #3 = { memory(none) "only" }

!named.\20x = !{!0, !DIExpression(DW_OP_deref), !2}

!0 = !{i32 1, null, !"s\22", !1, ptr @splat, <2 x i32> splat (i32 1)}
!1 = distinct !{!1}
!2 = !{!3, !4, !5, !6, !7, !9, !10, !11, !12, !13}
!3 = !DIEnumerator(name: "e", value: -3)
!4 = !DISubrange(count: 0, lowerBound: !DIExpression(DW_OP_consts, 5))
!5 = !DIGenericSubrange(count: 5, lowerBound: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value), upperBound: 2, stride: 1)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !8, dataLocation: !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed), rank: 0)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!4}
!9 = !DIFixedPointType(name: "f", size: 32, kind: Rational, numerator: 7, denominator: 8)
!10 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "01234567890123456789012345678901", source: "")
!11 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: false, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)
!12 = !GenericDINode(tag: DW_TAG_member, header: "h", operands: {null, !"x", !7})
!13 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 5, file: !10, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
