target triple = "x86_64-unknown-linux-gnu"

; linkages
@external = global i32 1
@internal = internal global i32 2
@weak = weak global i32 3
@linkonce = linkonce_odr global i32 4
@hidden = hidden global i32 5
@protected = protected global i32 6
@common = common global [10 x i32] zeroinitializer
@extern = external global i32
@extern_weak = extern_weak global i32
@unused = external global i32
@available = available_externally global i32 7
@"\01exact$name" = global i32 8

; contents
@zero = global i64 0
@zero_internal = internal global [3 x i64] zeroinitializer
@constant = constant i64 9
@undefined = global [4 x i32] undef
@string = private unnamed_addr constant [4 x i8] c"abc\00"
@string_twice = private unnamed_addr constant [5 x i8] c"ab\00c\00"
@string_named = constant [4 x i8] c"abc\00"
@wide = private unnamed_addr constant [3 x i16] [i16 1, i16 2, i16 0]
@wider = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 0]
@four = private unnamed_addr constant i32 10
@eight = private unnamed_addr constant double 1.5
@sixteen = private unnamed_addr constant <2 x double> <double 1.0, double 2.0>
@thirtytwo = private unnamed_addr constant [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@odd = private unnamed_addr constant [3 x i8] c"abc"
@pointer = constant ptr @external
@pointers = global [3 x ptr] [ptr @internal, ptr null, ptr @extern]
@weak_pointer = global ptr @extern_weak
@inside = global ptr getelementptr inbounds ([10 x i32], ptr @common, i64 0, i64 3)
@string_pointer = global ptr @string
@string_offset = global ptr getelementptr (i8, ptr @string, i64 1)
@packed = global <{ i8, i32, ptr }> <{ i8 1, i32 2, ptr @string }>
@struct = global { i8, i32, i8, i64 } { i8 1, i32 2, i8 3, i64 4 }
@bits = global <9 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1>
@triples = global <2 x i24> <i24 1, i24 2>
@wide_int = global i100 -2
@odd_int = global i17 -1
@fp80 = global x86_fp80 0xK3FFF8000000000000000
@fp128 = global fp128 0xL00000000000000003FFF000000000000
@half = global half 1.0
@zext = global i64 add (i64 ptrtoint (ptr @external to i64), i64 5)
@narrow = global i32 ptrtoint (ptr @external to i32)

; alignment and sections
@aligned = global i8 1, align 64
@less_aligned = global i64 1, align 1
@large_array = global [20 x i8] c"01234567890123456789"
@named = global i32 1, section "named_here"
@named_constant = constant i32 1, section "name.ro"
@named_zero = global i32 0, section ".bss.name"
@named_again = global i8 2, section "named_here", align 2
@init = global ptr @external, section ".init_array.00100"
@thread = thread_local global i32 1
@thread_zero = thread_local(initialexec) global [2 x i32] zeroinitializer
@thread_internal = internal thread_local global i32 2
@thread_extern = external thread_local global i32
@used = internal global i32 1
@kept = internal constant i32 2, section "kept_here"
@llvm.used = appending global [3 x ptr] [ptr @used, ptr @kept, ptr @used_alias], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @internal], section "llvm.metadata"

@aliased = global i32 1, section "aliased_here"
@used_alias = alias i32, ptr @aliased
@empty = internal global {} zeroinitializer
@nothing = global {} zeroinitializer

; distances
@start = internal constant i32 1, section "distances"
@distance = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr @external to i64), i64 ptrtoint (ptr @distance to i64)) to i32), section "distances"
@between = internal constant i64 sub (i64 ptrtoint (ptr @distance to i64), i64 ptrtoint (ptr @start to i64)), section "distances"
@to_string = constant i64 sub (i64 ptrtoint (ptr @string to i64), i64 ptrtoint (ptr @to_string to i64))

; aliases
@alias = alias i32, ptr @external
@alias_weak = weak hidden alias i32, ptr @internal
@alias_inside = alias i32, getelementptr ([3 x i64], ptr @zero_internal, i64 0, i64 1)
@alias_alias = alias i32, ptr @alias_inside

@uses = global [5 x ptr] [ptr @thread_pointer, ptr @alias, ptr @alias_alias, ptr @alias_weak, ptr @"\01exact$name"]
@thread_pointer = internal global i32 3
