;--- a.ll
@x = external global i32
@px = global ptr @x
declare void @f()
define void @a() {
  call void @f()
  ret void
}
;--- b.ll
@y = internal global i32 5
@x = alias i32, ptr @y
define linkonce_odr void @g() {
  ret void
}
@f = alias void (), ptr @g
@r = ifunc void (), ptr @resolve
define internal ptr @resolve() {
  ret ptr @f
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@px = global ptr @x
@y = internal global i32 5

@x = alias i32, ptr @y
@f = alias void (), ptr @g

@r = ifunc void (), ptr @resolve

define void @a() {
  call void @f()
  ret void
}

define linkonce_odr void @g() {
  ret void
}

define internal ptr @resolve() {
  ret ptr @f
}
