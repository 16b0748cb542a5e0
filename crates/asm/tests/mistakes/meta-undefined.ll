define void @f() !dbg !5 {
  ret void
}
