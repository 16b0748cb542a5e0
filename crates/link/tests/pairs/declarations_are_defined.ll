;--- a.ll
declare i32 @f(i32)
@p = global ptr @f
define i32 @main() {
  %1 = call i32 @f(i32 1)
  ret i32 %1
}
;--- b.ll
@g = external global i32
define i32 @f(i32 %0) {
  %2 = load i32, ptr @g
  ret i32 %2
}
define void @last() {
  ret void
}
;--- c.ll
@g = constant i32 7
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@p = global ptr @f
@g = constant i32 7

define i32 @main() {
  %1 = call i32 @f(i32 1)
  ret i32 %1
}

define i32 @f(i32 %0) {
  %2 = load i32, ptr @g, align 4
  ret i32 %2
}

define void @last() {
  ret void
}
