; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-m:x-p:32:32"
target triple = "i686-pc-windows-msvc"
define x86_stdcallcc void @f(i32 %x) { ret void }
define x86_fastcallcc void @g(i32 inreg %x) { ret void }
define x86_vectorcallcc void @h(i32 inreg %x) { ret void }
@"?cpp@@YAXXZ" = global i8 0
