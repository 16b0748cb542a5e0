; RUN: dis
; Seed 001: Supported Constraint Code List.
define void @f(i32 %x, ptr %p) {
  call void asm "r $0", "r"(i32 %x)
  call void asm "m $0", "*m"(ptr elementtype(i32) %p)
  call void asm "i $0", "i"(i32 1)
  call void asm "n $0", "n"(i32 1)
  call void asm "s $0", "s"(ptr @f)
  call void asm "X $0", "X"(ptr @f)
  call void asm "{rax} $0", "{rax}"(i32 %x)
  ret void
}
