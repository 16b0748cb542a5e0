; RUN: dis
; Seed 000: Function attributes.
declare void @a() cold
declare void @b() convergent
declare void @c() disable_sanitizer_instrumentation
declare void @d() fn_ret_thunk_extern
declare void @e() hot
declare void @f() inlinehint
define void @g() unnamed_addr jumptable { ret void }
declare void @h() "dontcall-error"="reason"
declare void @i() "dontcall-warn"="reason"
declare void @j() "frame-pointer"="none"
declare void @k() "frame-pointer"="non-leaf"
declare void @l() "frame-pointer"="all"
