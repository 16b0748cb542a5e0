; RUN: dis
; Seed 000: Function attributes.
; Seed 004: Functions.
declare void @a() readnone
declare void @b() readonly
declare void @c() writeonly
declare void @d() argmemonly
declare void @e() inaccessiblememonly
declare void @f() inaccessiblemem_or_argmemonly
declare void @g() argmemonly readonly
