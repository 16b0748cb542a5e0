;--- a.ll
define internal void @f() {
  ret void
}
define void @a() {
  call void @f()
  ret void
}
@s = private constant [2 x i8] c"a\00"
@pa = global ptr @s
;--- b.ll
define internal void @f() {
  ret void
}
define void @b() {
  call void @f()
  ret void
}
@s = private constant [2 x i8] c"b\00"
@pb = global ptr @s
declare void @a()
@pf = global ptr @a
;--- c.ll
define void @f() {
  ret void
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@s = private constant [2 x i8] c"a\00"
@pa = global ptr @s
@s.1 = private constant [2 x i8] c"b\00"
@pb = global ptr @s.1
@pf = global ptr @a

define void @a() {
  call void @f.4()
  ret void
}

define internal void @f.4() {
  ret void
}

define void @b() {
  call void @f.2()
  ret void
}

define internal void @f.2() {
  ret void
}

define void @f() {
  ret void
}
