; RUN: verify
declare void @f() "target-features"="+a,-b"
