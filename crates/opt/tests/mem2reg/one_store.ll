@g = global i32 0
declare void @use(i32)
declare void @usep(ptr)
define void @const(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 4, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @arg(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 %a, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @nuarg(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 %b, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @undef(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 undef, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @poison(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 poison, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @inst(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 %i, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @fr(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 %fr, ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
define void @glob(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca ptr
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load ptr, ptr %x
  call void @usep(ptr %v0)
  store ptr @g, ptr %x
  %v1 = load ptr, ptr %x
  call void @usep(ptr %v1)
  br label %m
m:
  %v2 = load ptr, ptr %x
  call void @usep(ptr %v2)
  ret void
}
define void @pi(i32 %a, i32 noundef %b, i1 %p) {
entry:
  %x = alloca i32
  %i = add nsw i32 %a, 1
  %fr = freeze i32 %a
  br i1 %p, label %l, label %m
l:
  %v0 = load i32, ptr %x
  call void @use(i32 %v0)
  store i32 ptrtoint (ptr @g to i32), ptr %x
  %v1 = load i32, ptr %x
  call void @use(i32 %v1)
  br label %m
m:
  %v2 = load i32, ptr %x
  call void @use(i32 %v2)
  ret void
}
