; RUN: verify
; error@file: Function declaration shouldn't have a personality routine
declare void @f() personality ptr null
