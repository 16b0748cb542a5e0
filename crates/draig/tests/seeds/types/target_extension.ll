; RUN: dis
; Seed 002: Target Extension Type.
declare void @a(target("label"))
declare void @b(target("label", void))
declare void @c(target("label", void, i32))
declare void @d(target("label", 0, 1, 2))
declare void @e(target("label", void, i32, 0, 1, 2))
@u = global target("spirv.Event") zeroinitializer
define target("label") @f() {
  %a = freeze target("label") poison
  ret target("label") undef
}
