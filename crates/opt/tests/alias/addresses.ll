target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, [4 x i64] }

define void @variable(ptr %p, i64 %i, i32 %n) {
  %even = getelementptr inbounds i16, ptr %p, i64 %i
  %next = add nsw i64 %i, 1
  %odd = getelementptr inbounds i16, ptr %p, i64 %next
  store i16 1, ptr %even
  store i16 1, ptr %odd
  store i32 1, ptr %odd
  %low = and i32 %n, 3
  %wide = zext i32 %low to i64
  %small = getelementptr inbounds i8, ptr %p, i64 %wide
  store i8 1, ptr %small
  %past = getelementptr inbounds i8, ptr %p, i64 4
  store i8 1, ptr %past
  %field = getelementptr %pair, ptr %p, i64 %i, i32 1, i64 2
  store i64 1, ptr %field
  %head = getelementptr %pair, ptr %p, i64 %i
  store i32 1, ptr %head
  ret void
}

define void @loop(ptr noalias %p, ptr %q, i1 %c) {
entry:
  %a = alloca [8 x i32]
  br label %body
body:
  %s = phi ptr [ %a, %entry ], [ %step, %body ]
  %t = phi ptr [ %q, %entry ], [ %back, %body ]
  store i32 1, ptr %s
  store i32 2, ptr %t
  store i32 2, ptr %p
  %step = getelementptr inbounds i32, ptr %s, i64 1
  %back = getelementptr inbounds i32, ptr %t, i64 -1
  %both = select i1 %c, ptr %a, ptr %p
  store i8 3, ptr %both
  %before = getelementptr inbounds i8, ptr %q, i64 -8
  store i32 5, ptr %before
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @objects(ptr byval(i32) %b, ptr %p) {
  %a = alloca i32
  store i64 1, ptr %p
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr null
  store i32 1, ptr addrspace(1) null
  store i32 1, ptr undef
  store i32 1, ptr inttoptr (i64 48 to ptr)
  ret void
}

declare void @copies(ptr byval(i32))
declare void @writes(ptr writeonly captures(none)) memory(argmem: write)
declare void @guarded(i32) memory(inaccessiblemem: readwrite)
declare noalias ptr @calloc(i64, i64)
declare i32 @memcmp(ptr captures(none), ptr captures(none), i64) memory(argmem: read)

define void @calls(ptr %p, ptr noalias readonly %r) {
  %a = alloca i32
  %b = alloca i64
  store i32 1, ptr %a
  store i64 1, ptr %b
  store i64 1, ptr %p
  %l = load i32, ptr %r
  %far = getelementptr i8, ptr %p, i64 16
  store i32 1, ptr %far
  call void @copies(ptr byval(i32) %a)
  call void @writes(ptr %b)
  call void @guarded(i32 1)
  %m = call ptr @calloc(i64 1, i64 4)
  store i64 1, ptr %m
  %c = call i32 @memcmp(ptr %p, ptr %m, i64 4)
  call void @writes(ptr %p) [ "deopt"(ptr %a) ]
  ret void
}

define void @skipped(ptr %p) optnone noinline {
  store i32 1, ptr %p
  ret void
}
