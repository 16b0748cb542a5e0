; RUN: verify ; error@file: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
declare void @f(ptr) allockind("free,zeroed")
