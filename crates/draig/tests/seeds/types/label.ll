; RUN: dis
; Seed 002: Label Type.
; Seed 004: Label Type.
define dso_local i32 @max(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10
8:                                                ; preds = %2
  %9 = load i32, i32* %3, align 4
  br label %12
10:                                               ; preds = %2
  %11 = load i32, i32* %4, align 4
  br label %12
12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}
attributes #0 = { noinline nounwind optnone }
