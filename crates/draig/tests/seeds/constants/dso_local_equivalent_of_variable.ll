; RUN: dis
; Seed 002: DSO Local Equivalent.
; STRICT: 5:38: expected a function, alias to function, or ifunc in dso_local_equivalent
@v = global i32 0
@g = global ptr dso_local_equivalent @v ; error@38: expected a function, alias to function, or ifunc in dso_local_equivalent
