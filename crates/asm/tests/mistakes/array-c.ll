@a = global i32[2] zeroinitializer
