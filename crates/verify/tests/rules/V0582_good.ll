; RUN: verify
declare void @f(ptr, ...) "modular-format"="printf,1,2,f,g"
