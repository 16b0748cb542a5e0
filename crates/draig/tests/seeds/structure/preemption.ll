; RUN: dis
; Seed 000: Runtime preemption specifiers.
; Seed 004: Global variables.
@a = dso_preemptable global i32 0
@b = dso_local global i32 0
@c = external dso_local global i32
define dso_local void @f() { ret void }
define dso_preemptable void @g() { ret void }
@alias = dso_local alias i32, ptr @b
@ifunc = dso_local ifunc void (), ptr @r
define ptr @r() { ret ptr @f }
