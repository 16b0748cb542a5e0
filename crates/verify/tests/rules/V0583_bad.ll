; RUN: verify ; error@file: target-features attribute should not contain an empty string
declare void @f() "target-features"="+a,"
