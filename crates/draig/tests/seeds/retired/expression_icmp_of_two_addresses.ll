; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 7:15: icmp constexprs are no longer supported
@x = global i32 0
@y = global i32 0
define i1 @f() {
  %r = xor i1 icmp eq (ptr @x, ptr @y), true ; warning@15: icmp constexprs are no longer supported; it became an instruction
  ret i1 %r
}
