%struct.point = type { i32, i32 }
define i32 @f(ptr %p) {
  %x = getelementptr %struct.pont, ptr %p, i32 0, i32 1
  ret i32 0
}
