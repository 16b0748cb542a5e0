; RUN: verify
declare void @f() "patchable-function-entry-section"="s"
