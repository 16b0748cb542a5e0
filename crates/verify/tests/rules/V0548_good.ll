; RUN: verify
declare void @f() sanitize_realtime
