%x = global i32 0
