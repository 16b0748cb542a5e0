; RUN: verify ; error@file: modular-format attribute requires at least 5 arguments
declare void @f(ptr, ...) "modular-format"="printf,1,2,f"
