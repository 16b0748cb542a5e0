; RUN: dis
; Seed 000: IFuncs.
@f = ifunc void (), void ()* ()* @resolve
define void ()* @resolve() { ret void ()* null }
