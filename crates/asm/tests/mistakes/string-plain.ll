@s = constant [6 x i8] "hello"
