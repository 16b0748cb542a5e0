;--- a.ll
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @i, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
@x = global i32 1
define internal void @i() {
  ret void
}
;--- b.ll
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr @i, ptr null }, { i32, ptr, ptr } { i32 3, ptr @j, ptr @gone }]
@llvm.used = appending global [1 x ptr] [ptr @y], section "llvm.metadata"
@y = global i32 1
@gone = external global i32
define internal void @i() {
  ret void
}
define internal void @j() {
  ret void
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @i, ptr null }, { i32, ptr, ptr } { i32 2, ptr @i.2, ptr null }]
@llvm.used = appending global [2 x ptr] [ptr @x, ptr @y], section "llvm.metadata"
@x = global i32 1
@y = global i32 1

define internal void @i() {
  ret void
}

define internal void @i.2() {
  ret void
}
