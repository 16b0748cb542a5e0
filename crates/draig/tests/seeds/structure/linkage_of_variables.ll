; RUN: dis
; Seed 000: Linkage types.
@private = private global i32 0
@internal = internal global i32 0
@available_externally = available_externally global i32 0
@linkonce = linkonce global i32 0
@weak = weak global i32 0
@common = common global i32 0
@appending = appending global [1 x i32] [i32 1]
@extern_weak = extern_weak global i32
@linkonce_odr = linkonce_odr global i32 0
@weak_odr = weak_odr global i32 0
@external = external global i32
@plain = global i32 0
