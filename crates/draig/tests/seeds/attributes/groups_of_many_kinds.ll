; RUN: dis
; Seed 000: Attribute groups.
attributes #3 = { nounwind "a"="b" memory(read) align=8 }
attributes #37 = { noinline }
declare void @f() #3 #37
declare ptr @g() #37 nounwind
define void @h() {
  call void @f() #37
  ret void
}
