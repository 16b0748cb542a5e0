; RUN: verify
declare void @f() vscale_range(1, 4)
