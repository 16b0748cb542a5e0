; RUN: verify ; error@file: "warn-stack-size" takes an unsigned integer: -1
declare void @f() "warn-stack-size"="-1"
