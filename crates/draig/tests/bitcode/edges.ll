; ModuleID = 'edges.bc'
source_filename = "edges.ll"

@a = external global i32

define i32 @twice(i32 %x) {
entry:
  switch i32 %x, label %phi.constexpr [
    i32 1, label %phi.constexpr
    i32 2, label %plain
    i32 3, label %phi.constexpr
  ]

plain:                                            ; preds = %entry
  br i1 true, label %join, label %join

phi.constexpr:                                    ; preds = %entry, %entry, %entry
  %constexpr = or i32 ptrtoint (ptr @a to i32), 5
  %constexpr2 = or i32 ptrtoint (ptr @a to i32), 6
  br label %join

join:                                             ; preds = %phi.constexpr, %plain, %plain
  %first = phi i32 [ %constexpr, %phi.constexpr ], [ 1, %plain ], [ 1, %plain ]
  %second = phi i32 [ %x, %phi.constexpr ], [ 1, %plain ], [ 1, %plain ]
  %third = phi i32 [ 1, %plain ], [ %constexpr2, %phi.constexpr ], [ 1, %plain ]
  %sum = add i32 %first, %second
  ret i32 %sum
}

define i32 @spare(i32 %x, i1 %c) {
entry:
  br i1 %c, label %p1, label %p2

p1:                                               ; preds = %entry
  br label %phi.constexpr

p2:                                               ; preds = %entry
  br label %A

phi.constexpr:                                    ; preds = %p1
  %constexpr = or i32 ptrtoint (ptr @a to i32), 5
  br label %A

A:                                                ; preds = %phi.constexpr, %p2
  %pa = phi i32 [ %constexpr, %phi.constexpr ], [ 1, %p2 ]
  br i1 %c, label %q1, label %q2

q1:                                               ; preds = %A
  br label %B

q2:                                               ; preds = %A
  br label %B

B:                                                ; preds = %q2, %q1
  %pb = phi i32 [ 1, %q1 ], [ 2, %q2 ]
  br i1 %c, label %r1, label %r2

r1:                                               ; preds = %B
  br label %phi.constexpr1

r2:                                               ; preds = %B
  br label %C

phi.constexpr1:                                   ; preds = %r1
  %constexpr2 = or i32 ptrtoint (ptr @a to i32), 6
  %constexpr4 = or i32 ptrtoint (ptr @a to i32), 7
  %constexpr5 = or i32 ptrtoint (ptr @a to i32), 8
  br label %C

C:                                                ; preds = %phi.constexpr1, %r2
  %pc = phi i32 [ %constexpr2, %phi.constexpr1 ], [ 1, %r2 ]
  %pd = phi i32 [ %x, %phi.constexpr1 ], [ 1, %r2 ]
  %pe = phi i32 [ %constexpr4, %phi.constexpr1 ], [ 1, %r2 ]
  %pf = phi i32 [ 1, %r2 ], [ %constexpr5, %phi.constexpr1 ]
  ret i32 %pc
}

define i32 @taken(i32 %x, i1 %c) {
entry:
  br i1 %c, label %one, label %two

one:                                              ; preds = %entry
  br label %phi.constexpr

two:                                              ; preds = %entry
  br label %phi.constexpr12

phi.constexpr:                                    ; preds = %one
  %constexpr = or i32 ptrtoint (ptr @a to i32), 5
  br label %phi.constexpr12

phi.constexpr12:                                  ; preds = %phi.constexpr, %two
  %p = phi i32 [ %constexpr, %phi.constexpr ], [ 1, %two ]
  ret i32 %p
}
