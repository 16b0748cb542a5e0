; RUN: dis
; Seed 000: IFuncs.
@f = ifunc i32 (i32), ptr @resolve
@g = internal dso_local ifunc i32 (i32), ptr @resolve, partition "p"
@h = weak hidden ifunc void (), ptr @resolve
define ptr @resolve() { ret ptr @implementation }
define internal i32 @implementation(i32 %x) { ret i32 %x }
define i32 @call() {
  %r = call i32 @f(i32 1)
  ret i32 %r
}
