@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f }]
@llvm.used = appending global [1 x ptr] [ptr @s], section "llvm.metadata"
@s = global i32 0, section "__DATA, __objc_catlist, regular, no_dead_strip"
@s2 = global i32 0, section "__DATA,__x"
@s3 = global i32 0, section "__DATA, __objc_const , a"
define void @f() { ret void }
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10}
!0 = !{i32 1, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"Objective-C Garbage Collection", i32 0}
!3 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}
!4 = !{i32 1, !"Objective-C Class Properties", i32 64}
!5 = !{i32 1, !"sign-return-address", i32 1}
!6 = !{i32 2, !"guarded-control-stack", i32 1}
!7 = !{i32 1, !"amdgpu_code_object_version", i32 500}
!8 = !{i32 1, !"sign-return-address-all", i32 1}
!9 = !{i32 1, !"sign-return-address-with-bkey", i32 1}
!10 = !{i32 4, !"wchar_size", i32 4}
