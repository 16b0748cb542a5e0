; RUN: verify
declare void @f() "aarch64_new_za"
