; RUN: verify ; error@file: Attribute 'builtin' can only be applied to a callsite.
declare void @f() #0
attributes #0 = { builtin }
