; RUN: run
%pair = type { i8, i32 }

define i32 @main() {
  %p = alloca %pair
  store i8 0, ptr %p
  %x = load %pair, ptr %p, !noundef !0 ; error: UB208
  ret i32 0
}

!0 = !{}
