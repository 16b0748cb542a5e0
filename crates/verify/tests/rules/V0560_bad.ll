; RUN: verify ; error@file: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f(i64) allockind("alloc,free")
