@a = constant c"hello"
