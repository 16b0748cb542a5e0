;--- a.ll
%A = type { i32, %B }
%B = type { i8 }
%O = type opaque
@a = global %A zeroinitializer
@o = external global %O
@po = global ptr @o
;--- b.ll
%A = type { i32, %B }
%B = type { i8 }
%C = type { i8 }
%D = type { i64 }
@b = global %A zeroinitializer
@c = global %C zeroinitializer
@d = global %D zeroinitializer
;--- c.ll
%D = type { i16 }
%O = type { i64 }
@d2 = global %D zeroinitializer
@o = global %O zeroinitializer
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

%A = type { i32, %B }
%B = type { i8 }
%D = type { i64 }
%D.2 = type { i16 }

@a = global %A zeroinitializer
@po = global ptr @o
@b = global %A zeroinitializer
@c = global %B zeroinitializer
@d = global %D zeroinitializer
@d2 = global %D.2 zeroinitializer
@o = global %D zeroinitializer
