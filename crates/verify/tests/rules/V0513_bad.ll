; RUN: verify ; error@file: Attributes 'readonly and writeonly' are incompatible!
declare void @f(ptr readonly writeonly)
