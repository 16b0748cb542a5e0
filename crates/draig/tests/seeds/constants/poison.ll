; RUN: dis
; Seed 002: Poison Values.
; Seed 003: Poison values.
@g = global i32 0
@h = global i32 0
define void @f() {
entry:
 %poison = sub nuw i32 0, 1 ; Results in a poison value.
 %poison2 = sub i32 poison, 1 ; Also results in a poison value.
 %still_poison = and i32 %poison, 0 ; 0, but also poison.
 %poison_yet_again = getelementptr i32, ptr @h, i32 %still_poison
 store i32 0, ptr %poison_yet_again ; Undefined behavior due to
 ; store to poison.
 store i32 %poison, ptr @g ; Poison value stored to memory.
 %poison3 = load i32, ptr @g ; Poison value loaded back from memory.
 %poison4 = load i16, ptr @g ; Returns a poison value.
 %poison5 = load i64, ptr @g ; Returns a poison value.
 %cmp = icmp slt i32 %poison, 0 ; Returns a poison value.
 br i1 %cmp, label %end, label %end ; undefined behavior
end:
 ret void
}
