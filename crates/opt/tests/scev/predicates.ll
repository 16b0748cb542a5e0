; Counts of loops that hold under predicates.

; The bound is wider than the counter, which may wrap around before it is reached.
define void @signed_counter(i32 %bound) {
entry:
  br label %body

body:
  %i = phi i16 [ -5, %entry ], [ %next, %body ]
  %next = add i16 %i, 1
  %wide = sext i16 %i to i32
  %go_on = icmp slt i32 %wide, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

define void @unsigned_counter(ptr %p, i32 %bound) {
entry:
  br label %body

body:
  %i = phi i8 [ 3, %entry ], [ %next, %body ]
  store volatile i8 %i, ptr %p
  %next = add i8 %i, 3
  %wide = zext i8 %i to i32
  %go_on = icmp ult i32 %wide, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

; Downwards, with a start that is not a number.
define void @down(i8 %from, i64 %bound) {
entry:
  br label %body

body:
  %i = phi i8 [ %from, %entry ], [ %next, %body ]
  %next = add i8 %i, -2
  %wide = sext i8 %i to i64
  %go_on = icmp sgt i64 %wide, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

; The bound is only met if it is a multiple of the step.
define void @steps_of_four(ptr %p, i32 %bound) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 4
  %go_on = icmp ne i32 %next, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

; The same, where the rest of the division is known to be zero.
define void @multiple_of_four(ptr %p, i32 %quarter) {
entry:
  %bound = shl i32 %quarter, 2
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 4
  %go_on = icmp ne i32 %next, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

; A predicate for one of two exits.
define void @two_exits(ptr %p, i32 %bound, i1 %stop) {
entry:
  br label %header

header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %found = icmp eq i32 %i, 17
  br i1 %found, label %done, label %latch

latch:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 2
  %go_on = icmp ne i32 %next, %bound
  br i1 %go_on, label %header, label %done

done:
  ret void
}

; Two predicates for one exit: an extended counter that has to meet its bound.
define void @extended_counter(ptr %p, i64 %bound) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 2
  %wide = sext i32 %i to i64
  %go_on = icmp ne i64 %wide, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}

; An exit that nothing is known of.
define void @unknown(ptr %p, i8 %bound) {
entry:
  br label %body

body:
  %i = phi i16 [ 0, %entry ], [ %next, %latch ]
  %next = add i16 %i, 1
  %wide = zext i16 %i to i64
  %go_on = icmp ult i64 %wide, 1000000
  br i1 %go_on, label %latch, label %done

latch:
  %stop = load volatile i1, ptr %p
  br i1 %stop, label %done, label %body

done:
  ret void
}

; A counter that must not wrap because the loop has to end does not wrap unsigned either.
define void @ends(i16 %bound) mustprogress {
entry:
  br label %body

body:
  %i = phi i8 [ 0, %entry ], [ %next, %body ]
  %next = add i8 %i, 1
  %wide = zext i8 %i to i16
  %go_on = icmp ult i16 %wide, %bound
  br i1 %go_on, label %body, label %done

done:
  ret void
}
