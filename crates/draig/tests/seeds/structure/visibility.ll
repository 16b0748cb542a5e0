; RUN: dis
; Seed 000: Visibility styles.
@default = default global i32 0
@hidden = hidden global i32 0
@protected = protected global i32 0
declare default void @f()
define hidden void @g() { ret void }
define protected void @h() { ret void }
@a = hidden alias i32, ptr @hidden
@i = protected ifunc void (), ptr @resolve
define internal ptr @resolve() { ret ptr @g }
