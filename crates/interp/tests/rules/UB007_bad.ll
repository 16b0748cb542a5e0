; RUN: run
define i32 @main() {
  ; 16 bits after the point: 30000 times 2
  %x = call i32 @llvm.smul.fix.i32(i32 1966080000, i32 131072, i32 16) ; error: UB007
  ret i32 0
}

declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
