; RUN: verify ; error@file: 'vscale_range' minimum must be power-of-two value
declare void @f() vscale_range(3, 4)
