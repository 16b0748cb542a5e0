; RUN: verify ; error@file: Attributes 'sret and returned' are incompatible! ; error@file: Incompatible argument and return types for 'returned' attribute
declare void @f(ptr sret(i32) returned)
