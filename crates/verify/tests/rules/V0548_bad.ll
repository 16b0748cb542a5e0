; RUN: verify ; error@file: Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!
declare void @f() sanitize_realtime sanitize_realtime_blocking
