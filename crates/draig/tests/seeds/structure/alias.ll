; RUN: dis
; Seed 000: Aliases.
@g = global [4 x i32] zeroinitializer
@a = alias [4 x i32], ptr @g
@b = private alias i32, ptr getelementptr ([4 x i32], ptr @g, i64 0, i64 1)
@c = internal alias i32, ptr @g
@d = linkonce alias i32, ptr @g
@e = weak alias i32, ptr @g
@h = linkonce_odr alias i32, ptr @g
@i = weak_odr alias i32, ptr @g
@j = external alias i32, ptr @g
@k = available_externally alias i32, ptr @l
@l = available_externally global i32 0
@m = dso_local hidden thread_local(initialexec) unnamed_addr alias i32, ptr @t, partition "p"
@t = thread_local global i32 0
@n = alias void (), ptr @f
define void @f() { ret void }
