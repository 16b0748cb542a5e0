; RUN: dis
; Seed 002: Fast-Math Flags.
define void @f(float %x, <2 x double> %v, i1 %c, [2 x float] %y, { float, float } %z) {
  %a = fadd nnan float %x, %x
  %b = fsub ninf float %x, %x
  %d = fmul nsz float %x, %x
  %e = fdiv arcp float %x, %x
  %g = fadd contract float %x, %x
  %h = fadd afn float %x, %x
  %i = fadd reassoc float %x, %x
  %j = fadd fast float %x, %x
  %k = fadd nnan ninf nsz arcp contract afn reassoc float %x, %x
  %l = frem nnan nsz <2 x double> %v, %v
  %m = fcmp fast olt float %x, 0.0
  %n = select nnan i1 %c, float %x, float 0.0
  %o = fneg nsz float %x
  %p = call fast float @llvm.sqrt.f32(float %x)
  %q = call nnan [2 x float] @array([2 x float] %y)
  %r = call ninf { float, float } @structure({ float, float } %z)
  %s = fptrunc contract <2 x double> %v to <2 x float>
  %t = fpext ninf float %x to double
  ret void
}
declare [2 x float] @array([2 x float])
declare { float, float } @structure({ float, float })
define float @g(i1 %c, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi nsz float [ %x, %entry ], [ 1.0, %a ]
  ret float %r
}
