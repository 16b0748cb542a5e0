; RUN: verify ; error@file: Attribute 'elementtype' can only be applied to a callsite.
declare void @llvm.f(ptr elementtype(i32))
