; The same for AArch64.
target triple = "aarch64-pc-windows-msvc"

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

@number = global i32 42
@zeros = global [100 x i8] zeroinitializer, align 16
@own = internal global i64 7
@text = private constant [6 x i8] c"hello\00"
@constant = constant [3 x i32] [i32 1, i32 2, i32 3]
@pointer = global ptr @number
@inner = global ptr getelementptr (i8, ptr @zeros, i64 12)
@to_own = constant ptr @own
@common = common global i32 0
@thread = thread_local global i32 5
@thread_zeros = thread_local global i64 0
@weak = weak global i32 9
@elsewhere = external global i32
@far = global ptr @elsewhere
@maybe = extern_weak global i32
@to_maybe = global ptr @maybe
@any = linkonce_odr constant i32 1, comdat
@exact = weak_odr constant i32 2, comdat
@largest = weak global i32 3, comdat
@nodup = global i32 4, comdat
@same = weak constant i64 5, comdat
@follower = internal global i32 6, comdat($any)
@exported = dllexport global i32 8
@named = global i32 10, section ".mine"
@kept = global i32 11
@a_long_name_of_a_symbol = global i8 12
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @start, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @start, ptr null },
  { i32, ptr, ptr } { i32 101, ptr @start, ptr null }]

declare void @start()
