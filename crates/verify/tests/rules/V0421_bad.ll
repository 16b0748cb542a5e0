; RUN: verify ; error@file: 'common' global may not be in a Comdat!
$a = comdat any
@a = common global i32 0, comdat
