; RUN: verify
target triple = "x86_64-pc-windows-msvc"
$a = comdat any
@a = internal global i32 0, comdat
