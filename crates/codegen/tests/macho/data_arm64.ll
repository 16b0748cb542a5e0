; The same for AArch64, whose private symbols have names in the file.
target triple = "arm64-apple-ios14.0"

@number = global i32 42
@zeros = global [100 x i8] zeroinitializer, align 16
@own = internal global i64 7
@own_zeros = internal global i64 0
@text = private unnamed_addr constant [6 x i8] c"hello\00"
@wide = private unnamed_addr constant [3 x i16] [i16 65, i16 66, i16 0]
@four = private unnamed_addr constant i32 4
@eight = private unnamed_addr constant double 8.0
@sixteen = private unnamed_addr constant <2 x i64> <i64 16, i64 17>
@seen = unnamed_addr constant double 9.0
@private = private global i32 5
@constant = constant [3 x i32] [i32 1, i32 2, i32 3]
@pointer = global ptr @number
@inner = global ptr getelementptr (i8, ptr @zeros, i64 12)
@to_text = global ptr @text
@into_text = global ptr getelementptr (i8, ptr @text, i64 1)
@to_private = global ptr @private
@to_own = constant ptr @own
@common = common global i64 0, align 8
@thread = thread_local global i32 5
@thread_zeros = internal thread_local global i64 0
@weak = weak global i32 9
@weak_zeros = weak global i32 0
@elsewhere = external global i32
@hidden_elsewhere = external hidden global i32
@far = global [2 x ptr] [ptr @elsewhere, ptr @hidden_elsewhere]
@maybe = extern_weak global i32
@to_maybe = global ptr @maybe
@once = linkonce_odr constant i32 1
@once_unnamed = linkonce_odr unnamed_addr constant i32 2
@hidden = hidden global i32 3
@hidden_weak = linkonce_odr hidden global i32 3
@distance = global i32 trunc (i64 sub (i64 ptrtoint (ptr @number to i64), i64 ptrtoint (ptr @pointer to i64)) to i32)
@distance8 = global i64 sub (i64 ptrtoint (ptr @pointer to i64), i64 ptrtoint (ptr @own to i64))
@span = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @zeros, i64 9) to i64), i64 ptrtoint (ptr @zeros to i64))
@alias = alias i32, ptr @number
@middle = alias i8, getelementptr (i8, ptr @zeros, i64 4)
@"\01exact" = global i8 12
@named = global i32 10, section "__DATA,__mine,regular,no_dead_strip"
@strings = constant [3 x i8] c"in\00", section "__TEXT,__others,cstring_literals"
@kept = internal global i32 11
@nothing = global {} zeroinitializer
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @start, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @early, ptr null }]

declare void @start()
declare void @early()

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 13, i32 1]}
!llvm.linker.options = !{!1, !2}
!1 = !{!"-lz"}
!2 = !{!"-framework", !"Cocoa"}
