define void @f() {
  ret void, !dbg !10
}
!11 = !{}
