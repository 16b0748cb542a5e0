; RUN: run
%pair = type { i8, i32 }

define i32 @main() {
  %p = alloca %pair
  store i8 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %q
  %x = load %pair, ptr %p, !noundef !0
  ret i32 0
}

!0 = !{}
