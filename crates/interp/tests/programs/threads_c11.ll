; ModuleID = 'crates/interp/tests/programs/threads_c11.c'
source_filename = "crates/interp/tests/programs/threads_c11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }
%struct.__once_flag = type { i32 }

@lock = internal global %union.mtx_t zeroinitializer, align 8
@ready = internal global %union.cnd_t zeroinitializer, align 8
@key = internal global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@runs = internal global i32 0, align 4
@freed = internal global i32 0, align 4
@mine = internal thread_local unnamed_addr global i32 5, align 4
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@flag = internal global %struct.__once_flag zeroinitializer, align 4
@turn = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [15 x i8] c"thread %d: %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 {
  %1 = alloca [5 x i64], align 16
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca %union.mtx_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %5 = tail call i32 @mtx_init(ptr noundef nonnull @lock, i32 noundef 0) #10
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %49

7:                                                ; preds = %0
  %8 = tail call i32 @cnd_init(ptr noundef nonnull @ready) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %49

10:                                               ; preds = %7
  %11 = tail call i32 @tss_create(ptr noundef nonnull @key, ptr noundef nonnull @release) #10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %49

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %14, 5
  br i1 %15, label %23, label %16, !llvm.loop !9

16:                                               ; preds = %10, %13
  %17 = phi i64 [ %14, %13 ], [ 0, %10 ]
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %17
  %19 = trunc nuw nsw i64 %17 to i32
  store i32 %19, ptr %18, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = call i32 @thrd_create(ptr noundef nonnull %20, ptr noundef nonnull @work, ptr noundef nonnull %18) #10
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %13, label %23

23:                                               ; preds = %16, %13
  %24 = phi i32 [ 1, %16 ], [ 0, %13 ]
  br i1 %22, label %39, label %49

25:                                               ; preds = %39
  %26 = load atomic i32, ptr @runs seq_cst, align 4, !tbaa !12
  %27 = load atomic i32, ptr @freed seq_cst, align 4, !tbaa !12
  %28 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine)
  %29 = load i32, ptr %28, align 4, !tbaa !5
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %46, i32 noundef %26, i32 noundef %27, i32 noundef %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %31 = call i32 @mtx_init(ptr noundef nonnull %4, i32 noundef 3) #10
  %32 = call i32 @mtx_lock(ptr noundef nonnull %4) #10
  %33 = call i32 @mtx_trylock(ptr noundef nonnull %4) #10
  %34 = icmp eq i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %35)
  %37 = call i32 @mtx_unlock(ptr noundef nonnull %4) #10
  %38 = call i32 @mtx_unlock(ptr noundef nonnull %4) #10
  call void @mtx_destroy(ptr noundef nonnull %4) #10
  call void @mtx_destroy(ptr noundef nonnull @lock) #10
  call void @cnd_destroy(ptr noundef nonnull @ready) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %49

39:                                               ; preds = %23, %39
  %40 = phi i64 [ %47, %39 ], [ 4, %23 ]
  %41 = phi i32 [ %46, %39 ], [ 0, %23 ]
  %42 = getelementptr inbounds nuw i64, ptr %1, i64 %40
  %43 = load i64, ptr %42, align 8, !tbaa !13
  %44 = call i32 @thrd_join(i64 noundef %43, ptr noundef nonnull %3) #10
  %45 = load i32, ptr %3, align 4, !tbaa !5
  %46 = add nsw i32 %45, %41
  %47 = add nsw i64 %40, -1
  %48 = icmp eq i64 %40, 0
  br i1 %48, label %25, label %39, !llvm.loop !15

49:                                               ; preds = %10, %0, %7, %23, %25
  %50 = phi i32 [ %24, %23 ], [ 1, %0 ], [ 0, %25 ], [ 1, %7 ], [ 1, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 %50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @mtx_init(ptr noundef, i32 noundef) local_unnamed_addr #2

declare i32 @cnd_init(ptr noundef) local_unnamed_addr #2

declare i32 @tss_create(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal void @release(ptr noundef captures(none) %0) #3 {
  tail call void @free(ptr noundef %0) #10
  %2 = atomicrmw add ptr @freed, i32 1 seq_cst, align 4
  ret void
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal i32 @work(ptr noundef readonly captures(none) %0) #0 {
  %2 = load i32, ptr %0, align 4, !tbaa !5
  tail call void @call_once(ptr noundef nonnull @flag, ptr noundef nonnull @once) #10
  %3 = load i32, ptr @key, align 4, !tbaa !5
  %4 = tail call noalias dereferenceable_or_null(1) ptr @malloc(i64 noundef 1) #11
  %5 = tail call i32 @tss_set(i32 noundef %3, ptr noundef %4) #10
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine)
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = add nsw i32 %7, %2
  store i32 %8, ptr %6, align 4, !tbaa !5
  %9 = tail call i32 @mtx_lock(ptr noundef nonnull @lock) #10
  %10 = load i32, ptr @turn, align 4, !tbaa !5
  %11 = icmp eq i32 %10, %2
  br i1 %11, label %16, label %12

12:                                               ; preds = %1, %12
  %13 = tail call i32 @cnd_wait(ptr noundef nonnull @ready, ptr noundef nonnull @lock) #10
  %14 = load i32, ptr @turn, align 4, !tbaa !5
  %15 = icmp eq i32 %14, %2
  br i1 %15, label %16, label %12, !llvm.loop !16

16:                                               ; preds = %12, %1
  %17 = load i32, ptr %6, align 4, !tbaa !5
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %2, i32 noundef %17)
  %19 = load i32, ptr @turn, align 4, !tbaa !5
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr @turn, align 4, !tbaa !5
  %21 = tail call i32 @cnd_broadcast(ptr noundef nonnull @ready) #10
  %22 = tail call i32 @mtx_unlock(ptr noundef nonnull @lock) #10
  %23 = icmp eq i32 %2, 1
  br i1 %23, label %24, label %25

24:                                               ; preds = %16
  tail call void @thrd_exit(i32 noundef 10) #12
  unreachable

25:                                               ; preds = %16
  tail call void @thrd_yield() #10
  %26 = mul nsw i32 %2, 10
  ret i32 %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @thrd_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

declare i32 @mtx_lock(ptr noundef) local_unnamed_addr #2

declare i32 @mtx_trylock(ptr noundef) local_unnamed_addr #2

declare i32 @mtx_unlock(ptr noundef) local_unnamed_addr #2

declare void @mtx_destroy(ptr noundef) local_unnamed_addr #2

declare void @cnd_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

declare void @call_once(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @once() #7 {
  %1 = atomicrmw add ptr @runs, i32 1 seq_cst, align 4
  ret void
}

declare i32 @tss_set(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

declare i32 @cnd_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @cnd_broadcast(ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare void @thrd_exit(i32 noundef) local_unnamed_addr #9

declare void @thrd_yield() local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
