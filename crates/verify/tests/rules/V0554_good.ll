; RUN: verify
declare void @f() "aarch64_new_zt0" "aarch64_in_za"
