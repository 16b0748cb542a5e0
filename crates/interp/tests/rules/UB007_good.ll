; RUN: run
define i32 @main() {
  ; 16 bits after the point: 30000 times 1
  %x = call i32 @llvm.smul.fix.i32(i32 1966080000, i32 65536, i32 16)
  ret i32 0
}

declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
