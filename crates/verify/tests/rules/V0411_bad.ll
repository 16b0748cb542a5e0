; RUN: verify ; error@file: Declaration may not be in a Comdat!
$a = comdat any
@a = external global i32, comdat
