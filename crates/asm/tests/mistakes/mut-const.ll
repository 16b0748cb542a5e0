@x = global const i32 0
