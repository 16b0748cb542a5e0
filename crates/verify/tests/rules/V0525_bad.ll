; RUN: verify ; error@file: huge 'inalloca' arguments are unsupported
declare void @f(ptr inalloca([4294967296 x i8]))
