declare i1 @c()
declare void @use(i32)
define i32 @f(i32 %a, i1 %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 1, ptr %y
  br i1 %p, label %l, label %r
l:
  store i32 2, ptr %x
  switch i32 %a, label %d [ i32 1, label %r 
   i32 2, label %m 
   i32 3, label %r ]
d:
  store i32 7, ptr %y
  br label %m
r:
  store i32 3, ptr %x
  %rx = load i32, ptr %y
  store i32 %rx, ptr %x
  br label %m
m:
  %v = load i32, ptr %x
  %w = load i32, ptr %y
  call void @use(i32 %v)
  %s = add i32 %v, %w
  %cc = call i1 @c()
  br i1 %cc, label %m, label %e
e:
  ret i32 %s
}
define i32 @order(i32 %n, i32 %b) {
entry:
  %x = alloca i32
  switch i32 %n, label %d [ i32 1, label %a
  i32 2, label %bb
  i32 3, label %c ]
d:
  store i32 0, ptr %x
  br label %m
a:
  store i32 1, ptr %x
  br label %m
bb:
  store i32 2, ptr %x
  br label %m
c:
  store i32 3, ptr %x
  br label %m
m:
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @undef(i1 %n, i32 %b) {
entry:
  %x = alloca i32
  br i1 %n, label %d, label %m
d:
  store i32 %b, ptr %x
  br label %m
m:
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @undef2(i1 %n, i32 %b) {
entry:
  %x = alloca i32
  br i1 %n, label %d, label %m
d:
  %bb = freeze i32 %b
  store i32 %bb, ptr %x
  store i32 %b, ptr %x
  br label %m
m:
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @arr(i1 %n, i32 %b) {
entry:
  %x = alloca i32, i32 4
  store i32 1, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @named(i1 %n, i32 %x.0) {
entry:
  %x = alloca i32
  %0 = alloca i32
  store i32 1, ptr %x
  store i32 1, ptr %0
  br i1 %n, label %d, label %m
d:
  store i32 2, ptr %x
  store i32 2, ptr %0
  br label %m
m:
  %v = load i32, ptr %x
  %v2 = load i32, ptr %0
  %v3 = load i32, ptr %0
  %r = add i32 %v, %v2
  %r2 = add i32 %r, %v3
  ret i32 %r2
}
define i32 @unreach(i1 %n, i32 %x.0) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br i1 %n, label %d, label %m
d:
  store i32 2, ptr %x
  br label %m
u:
  %k = load i32, ptr %x
  store i32 %k, ptr %x
  br label %m
m:
  %v = load i32, ptr %x
  ret i32 %v
}
define float @fl(i1 %n) "no-signed-zeros-fp-math"="true" {
entry:
  %x = alloca float
  store float 1.0, ptr %x
  br i1 %n, label %d, label %m
d:
  store float 2.0, ptr %x
  br label %m
m:
  %v = load float, ptr %x
  ret float %v
}
