; RUN: dis
; Seed 000: Calling conventions.
define ccc void @c() { ret void }
define fastcc void @fast() { ret void }
define coldcc void @cold() { ret void }
define cc 10 void @ghc() { ret void }
define cc 11 void @hipe() { ret void }
define anyregcc void @anyreg() { ret void }
define preserve_mostcc void @preserve_most() { ret void }
define preserve_allcc void @preserve_all() { ret void }
define cxx_fast_tlscc void @cxx_fast_tls() { ret void }
define tailcc void @tail() { ret void }
define swiftcc void @swift() { ret void }
define cfguard_checkcc void @cfguard_check() { ret void }
define cc 64 void @number64() { ret void }
define cc 1023 void @number1023() { ret void }
define void @calls() personality ptr null {
  call ccc void @c()
  call fastcc void @fast()
  call coldcc void @cold()
  call cc 10 void @ghc()
  call cc 11 void @hipe()
  call anyregcc void @anyreg()
  call preserve_mostcc void @preserve_most()
  call preserve_allcc void @preserve_all()
  call cxx_fast_tlscc void @cxx_fast_tls()
  tail call tailcc void @tail()
  call swiftcc void @swift()
  call cfguard_checkcc void @cfguard_check()
  call cc 64 void @number64()
  invoke cc 1023 void @number1023() to label %next unwind label %pad
next:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
