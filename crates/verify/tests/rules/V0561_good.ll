; RUN: verify
declare void @f(ptr) allockind("free")
