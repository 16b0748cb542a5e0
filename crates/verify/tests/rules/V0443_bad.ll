; RUN: verify ; error@file: comdat global value has private linkage
target triple = "x86_64-pc-windows-msvc"
$a = comdat any
@a = private global i32 0, comdat
