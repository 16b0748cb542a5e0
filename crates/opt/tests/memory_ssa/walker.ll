target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @clobber(ptr)
declare i32 @read(ptr) memory(read)

define i32 @straight(ptr %p, ptr noalias %q, i1 %c) {
entry:
  %a = alloca i32
  store i32 1, ptr %p
  store i32 2, ptr %q
  br i1 %c, label %then, label %end

then:
  call void @clobber(ptr %p)
  br label %end

end:
  %x = load i32, ptr %q
  %y = load i32, ptr %p
  %z = call i32 @read(ptr %p)
  store i32 3, ptr %a
  %v = load volatile i32, ptr %a
  fence seq_cst
  %w = load i32, ptr %a
  %k = atomicrmw add ptr %q, i32 1 seq_cst
  store i32 %z, ptr %q
  ret i32 %w
}

define i32 @loop(ptr %p, ptr noalias %q, i32 %n) {
entry:
  store i32 0, ptr %q
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %at = getelementptr i32, ptr %p, i32 %i
  %before = load i32, ptr %q
  store i32 %i, ptr %at
  %after = load i32, ptr %at
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %head, label %exit

exit:
  %last = load i32, ptr %q
  store i32 %last, ptr %p
  ret i32 %last
}

define i32 @invariant(ptr %p, ptr %other) {
entry:
  store i32 1, ptr %p, !invariant.group !0
  call void @clobber(ptr %p)
  %first = load i32, ptr %p, !invariant.group !0
  call void @clobber(ptr %other)
  %second = load i32, ptr %p, !invariant.group !0
  %plain = load i32, ptr %p
  ret i32 %second
}

define i32 @read_only_group(ptr %p, ptr %other) {
entry:
  call void @clobber(ptr %other)
  %first = load i32, ptr %p, !invariant.group !0
  call void @clobber(ptr %other)
  %second = load i32, ptr %p, !invariant.group !0
  ret i32 %second
}

!0 = !{}
