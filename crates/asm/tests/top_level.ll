; Every form of the top level apart from metadata and bodies; top_level.expected.ll is what llvm-dis 22 prints.
source_filename = "top\5Clevel.c"
target datalayout = "e-A5-P0-p3:32:32-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"
module asm "first"
module asm "second\0Athird"

%named = type { i32, ptr, %packed }
%packed = type <{ i8, i64 }>
%forward = type { %later }
%later = type { i32 }
%opaque = type opaque
%"quoted name" = type { i8 }
%alias = type [4 x i32]
%vec = type <4 x float>
%3 = type { i8, %5 }
%5 = type { i16 }
%recursive = type { ptr, i32 (%recursive*)* }

$any = comdat any
$exact = comdat exactmatch
$large = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

@i1 = global i1 -1
@i8 = global i8 300
@i7 = global i7 -65
@wide = global i128 -170141183460469231731687303715884105729
@wider = global i200 123456789012345678901234567890123456789012345678901234567890
@hex = global i32 u0xFFFF
@shex = global i16 s0x8001
@half = global half 1.5
@half.hex = global half 0xH7C01
@bfloat = global bfloat 0xR3F80
@float = global float 0x3FB99999A0000000
@float.snan = global float 0x7FF4000000000000
@double = global double -1.0e-10
@double.hex = global double 0x7FF8000000000001
@x87 = global x86_fp80 0xK4000C8F5C28F5C28F800
@quad = global fp128 0xL00000000000000013FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000000000000000000001
@null = global ptr null
@null3 = global ptr addrspace(3) null
@typed = global i32 addrspace(3)* null
@typed.function = global void (i32, ...)* null
@typed.array = global [2 x i8*] zeroinitializer
@undef = global i32 undef
@poison = global { i32, ptr } poison
@zero = global %named zeroinitializer
@zero.written = global { i32, [2 x i8] } { i32 0, [2 x i8] zeroinitializer }
@empty.array = global [0 x i32] []
@empty.struct = global {} {}
@string = constant [6 x i8] c"a\22\\\0Ab\00"
@array = global [3 x i32] [i32 1, i32 undef, i32 3]
@data = global [3 x i16] [i16 1, i16 -2, i16 3]
@floats = global [2 x float] [float 1.0, float 0.5]
@struct = global { i32, <2 x i8> } { i32 1, <2 x i8> <i8 1, i8 2> }
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@named = global %named { i32 7, ptr @later, %packed <{ i8 1, i64 2 }> }
@forward = global %forward { %later { i32 1 } }
@quoted = global %"quoted name" { i8 1 }
@aliased = global %alias [i32 1, i32 2, i32 3, i32 4]
@vector = global %vec <float 1.0, float 2.0, float 3.0, float 4.0>
@splat = global <4 x i16> splat (i16 5)
@splat.zero = global <4 x ptr> zeroinitializer
@numbered = global %3 { i8 1, %5 { i16 2 } }
@later = external global i32
@add = global i32 add nuw nsw (i32 ptrtoint (ptr @later to i32), i32 5)
@sub = global i32 sub (i32 ptrtoint (ptr @later to i32), i32 5)
@xor = global i64 xor (i64 ptrtoint (ptr @later to i64), i64 -1)
@trunc = global i8 trunc (i64 ptrtoint (ptr @later to i64) to i8)
@address = global i64 ptrtoaddr (ptr @later to i64)
@cast = global ptr addrspace(3) addrspacecast (ptr @later to ptr addrspace(3))
@gep = global ptr getelementptr inbounds nuw (%named, ptr @named, i64 0, i32 2, i32 1)
@gep.nusw = global ptr getelementptr nusw (i8, ptr @named, i64 3)
@gep.range = global ptr getelementptr inbounds inrange(-4, 12) ([4 x ptr], ptr @named, i64 0, i64 1)
@gep.vector = global <2 x ptr> getelementptr (i32, ptr @named, <2 x i64> <i64 1, i64 2>)
@folded = global i32 xor (i32 add (i32 1, i32 2), i32 sub (i32 7, i32 1))
@extract = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@insert = global <2 x i32> insertelement (<2 x i32> poison, i32 4, i32 0)
@shuffle = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> undef, <2 x i32> <i32 1, i32 poison>)
@equivalent = global ptr dso_local_equivalent @function
@no.cfi = global ptr no_cfi @function
@auth = global ptr ptrauth (ptr @later, i32 1, i64 2)
@auth.address = global ptr ptrauth (ptr @later, i32 1, i64 2, ptr @auth.address)
@block = global ptr blockaddress(@function, %exit)
@as.a = external global ptr addrspace("A")
@as.g = external global ptr addrspace("G")
@image = external global target("spirv.Image", void, i32, 0, 1)
@0 = global i32 1
@1 = global ptr @7
@7 = private unnamed_addr constant i8 1

@private = private global i32 0
@internal = internal dso_local global i32 0
@available = available_externally global i32 0
@linkonce = linkonce global i32 0
@linkonce.odr = linkonce_odr hidden global i32 0
@weak = weak dso_local global i32 0
@weak.odr = weak_odr protected global i32 0
@appending = appending global [1 x i8] zeroinitializer
@common = common global i32 0
@extern.weak = extern_weak global i32
@external = external dso_preemptable global i32
@default = default dllexport global i32 0
@import = external dllimport global i32
@tls = thread_local global i32 0
@tls.dynamic = thread_local(localdynamic) global i32 0
@tls.initial = thread_local(initialexec) local_unnamed_addr global i32 0
@tls.local = thread_local(localexec) unnamed_addr addrspace(1) externally_initialized constant i32 0
@properties = global i32 0, section "s\01", partition "p", comdat($nodup), align 16, code_model "large"
@any = global i32 0, comdat
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
@memtag = global i32 0, sanitize_memtag, align 16
@attributes = global i32 0 #2
@attributes.inline = global i32 0 "own"="1" "other" #2

@an.alias = hidden unnamed_addr alias i32, ptr @later.defined, partition "p"
@an.alias.gep = internal alias i8, getelementptr (i8, ptr @later.defined, i64 1)
@later.defined = global i32 0
@an.ifunc = internal ifunc void (i32), ptr @resolver

declare void @plain()
declare external i32 @parameters(i32 %a, ptr, ...)
declare extern_weak fastcc void @weak.function()
declare cc 10 void @by.number()
declare cc99 void @by.unnamed.number()
declare riscv_vls_cc(64) void @riscv()
declare hidden void @hidden() unnamed_addr addrspace(2)
declare noalias nonnull align 8 dereferenceable(16) ptr @results() local_unnamed_addr
declare zeroext i8 @extended(i8 signext, i16 zeroext inreg)
declare void @pointers(ptr byval(%named) align 4, ptr sret(i32), ptr nocapture readonly, ptr captures(address, ret: provenance))
declare void @more.pointers(ptr align(16) dereferenceable_or_null(8) noundef, ptr initializes((0, 4), (8, 12)) writable, ptr "key"="value" "alone")
declare void @ranges(i32 range(i32 -5, 5), float nofpclass(nan inf zero), i8 range(i8 0, -1))
declare ptr @allocator(i64, i64) allocsize(0, 1) allockind("alloc,zeroed") memory(inaccessiblemem: readwrite) alignstack(16)
declare void @old.memory() readonly argmemonly
declare void @memory() memory(read, argmem: none, errnomem: write) uwtable(sync) vscale_range(1, 16)
declare void @async() uwtable cold #1 "a"="b"
define available_externally void @header(i32 %0, i32 %named, i32 %1) #0 section "s" partition "p" comdat($any) align 32 gc "g" prefix i32 1 prologue i32 2 personality ptr @function {
  ret void
}
define internal ptr @resolver() #3 {
  ret ptr null
}
define weak_odr dso_local void @function() align 8 {
  br label %exit
exit:
  ret void
}
attributes #0 = { nounwind align=64 "frame-pointer"="all" }
attributes #1 = { cold nocallback memory(none) "a"="c" }
attributes #2 = { "group"="2" "own"="2" }
attributes #3 = { inaccessiblemem_or_argmemonly alignstack=8 allocsize(0) }
