;--- a.ll
$k = comdat any
@v = linkonce_odr global i32 1, comdat($k)
define linkonce_odr void @k() comdat {
  store i32 3, ptr @v
  ret void
}
define void @a() {
  call void @k()
  ret void
}
;--- b.ll
$k = comdat any
$big = comdat largest
@big = global i64 1, comdat
@v = linkonce_odr global i32 2, comdat($k)
define linkonce_odr void @k() comdat {
  ret void
}
define void @b() {
  call void @k()
  ret void
}
;--- c.ll
$big = comdat largest
@big = global [3 x i64] zeroinitializer, comdat
@also = global i8 1, comdat($big)
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

$k = comdat any

$big = comdat largest

@v = linkonce_odr global i32 1, comdat($k)
@big = global [3 x i64] zeroinitializer, comdat
@also = global i8 1, comdat($big)

define void @a() {
  call void @k()
  ret void
}

define linkonce_odr void @k() comdat {
  store i32 3, ptr @v, align 4
  ret void
}

define void @b() {
  call void @k()
  ret void
}
