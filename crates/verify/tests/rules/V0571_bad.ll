; RUN: verify ; error@file: invalid value for 'frame-pointer' attribute: some
declare void @f() "frame-pointer"="some"
