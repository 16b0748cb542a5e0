; RUN: dis
; Seed 004: Functions.
; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone sspstrong uwtable willreturn
define dso_local noundef i32 @_Z3fooi(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 0
}
declare noundef i32 @_Z6printfPKcz(i8* noundef, ...) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone sspstrong uwtable willreturn }
attributes #1 = { "frame-pointer"="all" }
