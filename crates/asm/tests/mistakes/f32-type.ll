define f32 @f() {
  ret f32 0.0
}
