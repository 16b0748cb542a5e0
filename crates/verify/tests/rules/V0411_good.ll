; RUN: verify
$a = comdat any
@a = global i32 0, comdat
