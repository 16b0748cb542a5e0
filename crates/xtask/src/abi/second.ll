target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$both = comdat any
$table = comdat any

@order = external global i64
@first_data = weak global i64 7
@local_to_thread = external thread_local global i64
@own = internal thread_local global i64 5
@missing = extern_weak global i64
@table = linkonce_odr constant [3 x ptr] [ptr @second_one, ptr @local, ptr @first_sum], comdat
@zeros = internal global [1000 x i64] zeroinitializer
@text = private unnamed_addr constant [7 x i8] c"second\00"
@second_alias = alias i64 (i64), ptr @second_one
@second_chosen = ifunc i64 (i64), ptr @resolve
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 100, ptr @construct, ptr null }]

define internal void @construct() {
  %old = load i64, ptr @order
  %new = mul i64 %old, 10
  %next = add i64 %new, 1
  store i64 %next, ptr @order
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

define internal ptr @resolve() {
  ret ptr @local
}

define internal i64 @local(i64 %x) {
  %r = mul i64 %x, 2
  ret i64 %r
}

define i64 @second_one(i64 %x) {
  %t = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %old = load i64, ptr %t
  %new = add i64 %old, %x
  store i64 %new, ptr %t
  %b = call i64 @both(i64 3)
  %r = add i64 %new, %b
  ret i64 %r
}

define i64 @second_sum(i64 %x) {
entry:
  %f = load ptr, ptr @table
  %a = call i64 %f(i64 %x)
  %p = getelementptr [3 x ptr], ptr @table, i64 0, i64 1
  %g = load ptr, ptr %p
  %b = call i64 %g(i64 %a)
  %q = getelementptr [3 x ptr], ptr @table, i64 0, i64 2
  %h = load ptr, ptr %q
  %c = call i64 %h(i64 %b)
  %d = call i64 @concealed(i64 %c)
  %e = call i64 @second_alias(i64 %d)
  %i = call i64 @second_chosen(i64 %e)
  %none = icmp eq ptr @missing, null
  %z = select i1 %none, i64 1, i64 2
  %l = call ptr @llvm.threadlocal.address.p0(ptr @local_to_thread)
  %m = load i64, ptr %l
  %slot = getelementptr [1000 x i64], ptr @zeros, i64 0, i64 %x
  %0 = load i64, ptr %slot
  %1 = add i64 %i, %z
  %2 = add i64 %1, %m
  %3 = add i64 %2, %0
  ret i64 %3
}

define ptr @second_text() {
  ret ptr @text
}

define internal i64 @unneeded_second() section ".text.unneeded_second" {
  ret i64 9
}

declare i64 @first_sum(i64)
declare hidden i64 @concealed(i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
