; RUN: verify
@a = global ptr blockaddress(@f, %entry)
define void @f() {
entry:
  ret void ; error@3: blockaddress may not be used with the entry block!
}
