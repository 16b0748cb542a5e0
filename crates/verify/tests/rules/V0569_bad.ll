; RUN: verify ; error@file: 'vscale_range' minimum cannot be greater than maximum
; Function Attrs: vscale_range(4,2)
declare i32 @f(ptr) #0
attributes #0 = { vscale_range(4,2) }
