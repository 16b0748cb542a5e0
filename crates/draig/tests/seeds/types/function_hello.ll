; RUN: dis
; Seed 004: Function Type.
@.str = private unnamed_addr constant [13 x i8] c"hello world\0A\00", align 1
define dso_local i32 @main() #0 {
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0))
  ret i32 0
}
declare i32 @printf(i8* noundef, ...) #1
attributes #0 = { norecurse }
attributes #1 = { "frame-pointer"="all" }
