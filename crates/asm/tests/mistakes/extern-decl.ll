extern i32 @f()
