@s = constant [7 x i8] c"hello\n\00"
