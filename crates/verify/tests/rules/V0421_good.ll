; RUN: verify
$a = comdat any
@a = weak global i32 0, comdat
