;--- a.ll
@a = weak global i32 1
@b = linkonce global i32 1
@c = common global i32 0, align 4
@d = global i32 1
@e = weak_odr global i32 1
@u = global [5 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e]
;--- b.ll
@a = global i32 2
@b = weak global i32 2
@c = common global i64 0, align 8
@d = weak global i32 2
@e = linkonce_odr global i32 2
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@u = global [5 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e]
@a = global i32 2
@b = weak global i32 2
@c = common global i64 0, align 8
@d = global i32 1
@e = weak_odr global i32 1
