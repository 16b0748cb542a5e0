; RUN: run
define i32 @main() {
  ; a character as unsigned char, or EOF
  %x = call i32 @isdigit(i32 1000) ; error: UB403
  ret i32 0
}

declare i32 @isdigit(i32)
