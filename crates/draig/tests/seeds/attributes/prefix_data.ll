; RUN: dis
; Seed 000: Prefix data.
define void @f() prefix i32 123 { ret void }
declare void @only_data() prefix [2 x i8] c"ab"
define i32 @read() {
  %a = getelementptr inbounds i32, ptr @f, i32 -1
  %b = load i32, ptr %a
  ret i32 %b
}
