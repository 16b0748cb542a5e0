; RUN: verify ; error@file: modular-format attribute first arg index is out of bounds
declare void @f(ptr, ...) "modular-format"="printf,1,3,f,g"
