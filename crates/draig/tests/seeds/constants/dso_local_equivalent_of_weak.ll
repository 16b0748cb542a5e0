; RUN: dis
; Seed 002: DSO Local Equivalent.
@g = global ptr dso_local_equivalent @func
declare extern_weak void @func()
