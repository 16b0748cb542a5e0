; RUN: verify ; error@file: "patchable-function-entry-section" must not be empty
declare void @f() "patchable-function-entry-section"=""
