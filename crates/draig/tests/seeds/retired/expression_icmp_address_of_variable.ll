; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:16: icmp constexprs are no longer supported
; addresses are not folded, and an initializer has no place for an instruction
@x = global i32 0
@g = global i1 icmp eq (ptr @x, ptr null) ; error@16: icmp constexprs are no longer supported
