; RUN: verify ; error@file: Attribute 'elementtype' can only be applied to a callsite. ; error@file: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i32))
