; RUN: verify ; error@file: 'byval' argument has illegal target extension type
declare void @f(ptr byval(target("amdgcn.named.barrier", 0)))
