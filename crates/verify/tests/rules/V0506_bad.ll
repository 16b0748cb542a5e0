; RUN: verify ; error@file: Attribute 'immarg' is incompatible with other attributes except the 'range' attribute
declare void @llvm.f(i32 immarg inreg)
