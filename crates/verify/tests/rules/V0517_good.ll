; RUN: verify
declare void @f(<2 x ptr> align 4)
