; RUN: verify ; error@file: modular-format attribute first arg index is not an integer
declare void @f(ptr, ...) "modular-format"="printf,1,two,f,g"
