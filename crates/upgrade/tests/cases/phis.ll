define i32 @a(i32 %i, i32 %j, i1 %c) {
  br i1 %c, label %A, label %A
A:
  %a = phi i32 [ %i, %0 ], [ %j, %0 ]
  br label %phi.constexpr
phi.constexpr:
  %phi.constexpr2 = add i32 %a, 1
  br label %end
end:
  ret i32 %phi.constexpr2
}
define i32 @many(i32 %i, i32 %j) {
  switch i32 %i, label %A [ i32 0, label %A
    i32 1, label %A
    i32 2, label %A
    i32 3, label %A
    i32 4, label %A
    i32 5, label %A
    i32 6, label %A
    i32 7, label %A
    i32 8, label %B ]
B:
  br label %A
A:
  %a = phi i32 [ 0, %0 ], [ %i, %0 ], [ %j, %B ], [ 1, %0 ], [ 2, %0 ], [ 3, %0 ], [ 4, %0 ], [ 5, %0 ], [ 6, %0 ], [ 7, %0 ]
  ret i32 %a
}
define void @none() {
  br label %phi.constexpr
phi.constexpr:
  ret void
}
