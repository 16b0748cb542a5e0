; RUN: verify
declare void @f() "aarch64_pstate_sm_enabled"
