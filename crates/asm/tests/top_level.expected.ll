source_filename = "top\\level.c"
target datalayout = "e-A5-P0-p3:32:32-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"

module asm "first"
module asm "second"
module asm "third"

%0 = type { i8, %1 }
%1 = type { i16 }
%named = type { i32, ptr, %packed }
%packed = type <{ i8, i64 }>
%forward = type { %later }
%later = type { i32 }
%"quoted name" = type { i8 }

$any = comdat any

$nodup = comdat nodeduplicate

@i1 = global i1 true
@i8 = global i8 44
@i7 = global i7 63
@wide = global i128 170141183460469231731687303715884105727
@wider = global i200 123456789012345678901234567890123456789012345678901234567890
@hex = global i32 65535
@shex = global i16 -32767
@half = global half 0xH3E00
@half.hex = global half 0xH7C01
@bfloat = global bfloat 0xR3F80
@float = global float 0x3FB99999A0000000
@float.snan = global float 0x7FF4000000000000
@double = global double -1.000000e-10
@double.hex = global double 0x7FF8000000000001
@x87 = global x86_fp80 0xK4000C8F5C28F5C28F800
@quad = global fp128 0xL00000000000000013FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000000000000000000001
@null = global ptr null
@null3 = global ptr addrspace(3) null
@typed = global ptr addrspace(3) null
@typed.function = global ptr null
@typed.array = global [2 x ptr] zeroinitializer
@undef = global i32 undef
@poison = global { i32, ptr } poison
@zero = global %named zeroinitializer
@zero.written = global { i32, [2 x i8] } zeroinitializer
@empty.array = global [0 x i32] poison
@empty.struct = global {} zeroinitializer
@string = constant [6 x i8] c"a\22\\\0Ab\00"
@array = global [3 x i32] [i32 1, i32 undef, i32 3]
@data = global [3 x i16] [i16 1, i16 -2, i16 3]
@floats = global [2 x float] [float 1.000000e+00, float 5.000000e-01]
@struct = global { i32, <2 x i8> } { i32 1, <2 x i8> <i8 1, i8 2> }
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@named = global %named { i32 7, ptr @later, %packed <{ i8 1, i64 2 }> }
@forward = global %forward { %later { i32 1 } }
@quoted = global %"quoted name" { i8 1 }
@aliased = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@vector = global <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>
@splat = global <4 x i16> splat (i16 5)
@splat.zero = global <4 x ptr> zeroinitializer
@numbered = global %0 { i8 1, %1 { i16 2 } }
@later = external global i32
@add = global i32 add nuw nsw (i32 ptrtoint (ptr @later to i32), i32 5)
@sub = global i32 sub (i32 ptrtoint (ptr @later to i32), i32 5)
@xor = global i64 xor (i64 ptrtoint (ptr @later to i64), i64 -1)
@trunc = global i8 ptrtoint (ptr @later to i8)
@address = global i64 ptrtoaddr (ptr @later to i64)
@cast = global ptr addrspace(3) addrspacecast (ptr @later to ptr addrspace(3))
@gep = global ptr getelementptr inbounds nuw (%named, ptr @named, i64 0, i32 2, i32 1)
@gep.nusw = global ptr getelementptr nusw (i8, ptr @named, i64 3)
@gep.range = global ptr getelementptr inbounds inrange(-4, 12) ([4 x ptr], ptr @named, i64 0, i64 1)
@gep.vector = global <2 x ptr> getelementptr (i32, ptr @named, <2 x i64> <i64 1, i64 2>)
@folded = global i32 5
@extract = global i32 2
@insert = global <2 x i32> <i32 4, i32 poison>
@shuffle = global <2 x i32> <i32 2, i32 undef>
@equivalent = global ptr dso_local_equivalent @function
@no.cfi = global ptr no_cfi @function
@auth = global ptr ptrauth (ptr @later, i32 1, i64 2)
@auth.address = global ptr ptrauth (ptr @later, i32 1, i64 2, ptr @auth.address)
@block = global ptr blockaddress(@function, %exit)
@as.a = external global ptr addrspace(5)
@as.g = external global ptr
@image = external global target("spirv.Image", void, i32, 0, 1)
@0 = global i32 1
@1 = global ptr @2
@2 = private unnamed_addr constant i8 1
@private = private global i32 0
@internal = internal global i32 0
@available = available_externally global i32 0
@linkonce = linkonce global i32 0
@linkonce.odr = linkonce_odr hidden global i32 0
@weak = weak dso_local global i32 0
@weak.odr = weak_odr protected global i32 0
@appending = appending global [1 x i8] zeroinitializer
@common = common global i32 0
@extern.weak = extern_weak global i32
@external = external global i32
@default = dllexport global i32 0
@import = external dllimport global i32
@tls = thread_local global i32 0
@tls.dynamic = thread_local(localdynamic) global i32 0
@tls.initial = thread_local(initialexec) local_unnamed_addr global i32 0
@tls.local = thread_local(localexec) unnamed_addr addrspace(1) externally_initialized constant i32 0
@properties = global i32 0, section "s\01", partition "p", code_model "large", comdat($nodup), align 16
@any = global i32 0, comdat
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
@memtag = global i32 0, sanitize_memtag, align 16
@attributes = global i32 0 #0
@attributes.inline = global i32 0 #1
@later.defined = global i32 0

@an.alias = hidden unnamed_addr alias i32, ptr @later.defined, partition "p"
@an.alias.gep = internal alias i8, getelementptr (i8, ptr @later.defined, i64 1)

@an.ifunc = internal ifunc void (i32), ptr @resolver

declare void @plain()

declare i32 @parameters(i32, ptr, ...)

declare extern_weak fastcc void @weak.function()

declare ghccc void @by.number()

declare cc99 void @by.unnamed.number()

declare riscv_vls_cc(64) void @riscv()

declare hidden void @hidden() unnamed_addr addrspace(2)

declare noalias nonnull align 8 dereferenceable(16) ptr @results() local_unnamed_addr

declare zeroext i8 @extended(i8 signext, i16 inreg zeroext)

declare void @pointers(ptr byval(%named) align 4, ptr sret(i32), ptr readonly captures(none), ptr captures(address, ret: provenance))

declare void @more.pointers(ptr noundef align 16 dereferenceable_or_null(8), ptr writable initializes((0, 4), (8, 12)), ptr "alone" "key"="value")

declare void @ranges(i32 range(i32 -5, 5), float nofpclass(nan inf zero), i8 range(i8 0, -1))

; Function Attrs: allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) alignstack(16)
declare ptr @allocator(i64, i64) #2

; Function Attrs: memory(argmem: read)
declare void @old.memory() #3

; Function Attrs: memory(read, argmem: none, errnomem: write) uwtable(sync) vscale_range(1,16)
declare void @memory() #4

; Function Attrs: cold nocallback memory(none) uwtable
declare void @async() #5

; Function Attrs: nounwind
define available_externally void @header(i32 %0, i32 %named, i32 %1) #6 section "s" partition "p" comdat($any) align 64 gc "g" prefix i32 1 prologue i32 2 personality ptr @function {
  ret void
}

; Function Attrs: allocsize(0) memory(argmem: readwrite, inaccessiblemem: readwrite) alignstack(8)
define internal ptr @resolver() #7 {
  ret ptr null
}

define weak_odr dso_local void @function() align 8 {
  br label %exit

exit:                                             ; preds = %0
  ret void
}

attributes #0 = { "group"="2" "own"="2" }
attributes #1 = { "group"="2" "other" "own"="2" }
attributes #2 = { allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) alignstack=16 }
attributes #3 = { memory(argmem: read) }
attributes #4 = { memory(read, argmem: none, errnomem: write) uwtable(sync) vscale_range(1,16) }
attributes #5 = { cold nocallback memory(none) uwtable "a"="c" }
attributes #6 = { nounwind "frame-pointer"="all" }
attributes #7 = { allocsize(0) memory(argmem: readwrite, inaccessiblemem: readwrite) alignstack=8 }
