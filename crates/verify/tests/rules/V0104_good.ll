; RUN: verify
@a = global ptr blockaddress(@f, %next)
define void @f() {
  br label %next
next:
  ret void
}
