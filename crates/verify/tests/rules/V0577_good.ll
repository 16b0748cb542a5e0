; RUN: verify
declare void @f() "branch-target-enforcement"="true"
