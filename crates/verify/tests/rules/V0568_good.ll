; RUN: verify
declare void @f() vscale_range(2, 4)
