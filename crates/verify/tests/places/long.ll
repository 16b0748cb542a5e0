; RUN: verify
; What is written on several lines is shown on one, with the attributes and metadata that it has.
declare i32 @personality(...)
declare void @g(i32)

define void @f(i32 %0) personality ptr @personality {
  switch i32 %0, label %2 [
    i32 0, label %4
    i32 1, label %2
  ]

2:
  invoke void @g(i32 inreg %0) #0
          to label %4 unwind label %4, !prof !0, !range !1

4:
  call void @g(i32 swiftself %0) #0, !range !1
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  unreachable
}

attributes #0 = { nounwind "key"="value" }
!0 = !{!"branch_weights", i32 1}
!1 = !{i32 0, i32 1}
