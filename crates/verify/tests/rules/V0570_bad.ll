; RUN: verify ; error@file: 'vscale_range' maximum must be power-of-two value
declare void @f() vscale_range(1, 3)
