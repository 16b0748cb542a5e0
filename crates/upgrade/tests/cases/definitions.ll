define i32 @g(i32 %x) {
  %a = call i32 @llvm.ctlz.i32(i32 %x)
  %b = call i32 @llvm.ctpop.old(i32 %x)
  %c = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %a
}
define i32 @llvm.ctlz.i32(i32 %x) { 
  ret i32 %x
}
define i32 @llvm.ctpop.old(i32 %x) { 
  ret i32 %x
}
define i32 @llvm.bswap.i32(i32 %x) { 
  ret i32 %x
}
define i32 @llvm.cttz.i32(i32 %x) { 
  ret i32 %x
}
define internal i32 @llvm.ctpop.old2(i32 %x) { 
  %a = call i32 @llvm.cttz.i32(i32 %x)
  ret i32 %a
}
define i32 @llvm.foo(i32 %x) { 
  ret i32 %x
}
