; RUN: run
define i32 @main() {
  ; a character as unsigned char, or EOF
  %x = call i32 @isdigit(i32 -1)
  ret i32 %x
}

declare i32 @isdigit(i32)
