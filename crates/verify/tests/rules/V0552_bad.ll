; RUN: verify ; error@file: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"
