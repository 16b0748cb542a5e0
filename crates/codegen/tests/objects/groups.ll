target triple = "x86_64-unknown-linux-gnu"
source_filename = "dir/groups.c"

$any = comdat any
$apart = comdat nodeduplicate
$other = comdat any
@any = linkonce_odr constant i32 1, comdat
@apart = global i32 2, comdat
@in_any = internal global i32 3, comdat($any)
@in_other = weak global i32 0, comdat($other)
@named = internal global i32 4, section "named_here", comdat($any)
@base = global i32 5, section "base_here"
@follows = internal constant i32 6, section "follower", !associated !0
@follows_nothing = internal constant i32 6, section "follower", !associated !9
@left_out = global i32 7, !exclude !1
@partitioned = global i32 8, partition "part"
@hot = global i32 9
@pointer_to_private = global ptr @private
@private = private global i32 10
@0 = private constant i32 11
@1 = global i32 12
@unnamed = global ptr @0

@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @late, ptr null },
  { i32, ptr, ptr } { i32 101, ptr @early, ptr null },
  { i32, ptr, ptr } { i32 65535, ptr @late, ptr @any },
  { i32, ptr, ptr } { i32 101, ptr @earlier, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @late, ptr null }]
declare void @early()
declare void @earlier()
declare void @late()

!0 = !{ptr @base}
!1 = !{}
!9 = !{ptr null}
!llvm.ident = !{!2, !3}
!2 = !{!"one"}
!3 = !{!"two"}
!llvm.commandline = !{!4}
!4 = !{!"cc -c"}
!llvm.dependent-libraries = !{!5}
!5 = !{!"m"}
!llvm.module.flags = !{!6, !7, !8}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 8, !"cf-protection-branch", i32 1}
!8 = !{i32 8, !"cf-protection-return", i32 1}
