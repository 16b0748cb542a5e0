; RUN: verify ; error@file: target feature 'b' must start with a '+' or '-'
declare void @f() "target-features"="+a,b"
