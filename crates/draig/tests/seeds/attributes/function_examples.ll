; RUN: dis
; Seed 000: Function attributes.
define void @a() noinline { ret void }
define void @b() alwaysinline { ret void }
define void @c() alwaysinline optsize { ret void }
define void @d() optsize { ret void }
