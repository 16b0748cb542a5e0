; RUN: dis
; Seed 002: Use-list Order Directives.
@addresses = global [4 x ptr] [ptr blockaddress(@foo, %bb), ptr blockaddress(@foo, %bb), ptr blockaddress(@foo, %bc), ptr null]
define void @foo(i1 %c) {
entry:
  br i1 %c, label %bb, label %bc
bb:
  br i1 %c, label %bb, label %bc
bc:
  br i1 %c, label %bb, label %bc
}
uselistorder_bb @foo, %bb, { 3, 0, 2, 1 }
