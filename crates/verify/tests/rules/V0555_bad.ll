; RUN: verify ; error@file: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
