; RUN: verify ; error@file: Attributes 'readnone and writeonly' are incompatible!
declare void @f(ptr readnone writeonly)
