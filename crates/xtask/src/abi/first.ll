target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$both = comdat any

@order = global i64 0
@first_data = weak global i64 7
@local_to_thread = thread_local global i64 50
@hidden_to_thread = hidden thread_local global i64 60
@text = private unnamed_addr constant [6 x i8] c"first\00"
@named = internal global i64 11, section "named_section"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @construct, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @named], section "llvm.metadata"

define internal void @construct() {
  %old = load i64, ptr @order
  %new = add i64 %old, 3
  store i64 %new, ptr @order
  ret void
}

define linkonce_odr i64 @both(i64 %x) comdat {
  switch i64 %x, label %other [ i64 0, label %a
                                i64 1, label %b
                                i64 2, label %c
                                i64 3, label %d
                                i64 4, label %a ]
a:
  ret i64 100
b:
  ret i64 200
c:
  ret i64 300
d:
  ret i64 400
other:
  ret i64 %x
}

define weak i64 @first_weak() {
  ret i64 1
}

define hidden i64 @concealed(i64 %x) {
  %t = call ptr @llvm.threadlocal.address.p0(ptr @local_to_thread)
  %v = load i64, ptr %t
  %h = call ptr @llvm.threadlocal.address.p0(ptr @hidden_to_thread)
  %w = load i64, ptr %h
  store i64 %x, ptr %h
  %r = add i64 %v, %w
  ret i64 %r
}

define i64 @first_sum(i64 %x) {
  %b = call i64 @both(i64 %x)
  %w = call i64 @first_weak()
  %d = load i64, ptr @first_data
  %n = load i64, ptr @named
  %c = load i64, ptr @order
  %1 = add i64 %b, %w
  %2 = add i64 %1, %d
  %3 = add i64 %2, %n
  %4 = add i64 %3, %c
  ret i64 %4
}

define ptr @first_text() {
  ret ptr @text
}

define internal i64 @unneeded_first() section ".text.unneeded_first" {
  %r = call i64 @unneeded_other()
  ret i64 %r
}

define i64 @unneeded_other() section ".text.unneeded_other" {
  ret i64 9
}

declare ptr @llvm.threadlocal.address.p0(ptr)
