; RUN: run
; A value loaded from a variable stays the same when the variable changes.

@text = constant [4 x i8] c"abc\00"
@buffer = global [400 x i8] zeroinitializer, align 16

define i32 @after_increment() {
  %x = alloca i32
  store i32 7, ptr %x
  %old = load i32, ptr %x
  %new = add nsw i32 %old, 1
  store i32 %new, ptr %x
  %again = load i32, ptr %x
  %shifted = shl i32 %old, 8
  %both = or i32 %shifted, %again
  ret i32 %both
}

define i32 @swap() {
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  %a = load i32, ptr %x
  %b = load i32, ptr %y
  store i32 %b, ptr %x
  store i32 %a, ptr %y
  %c = load i32, ptr %x
  %d = load i32, ptr %y
  %shifted = shl i32 %c, 8
  %both = or i32 %shifted, %d
  ret i32 %both
}

define i32 @walk() {
  %p = alloca ptr
  store ptr @text, ptr %p
  %at = load ptr, ptr %p
  %next = getelementptr inbounds i8, ptr %at, i64 1
  store ptr %next, ptr %p
  %first = load i8, ptr %at
  %then = load ptr, ptr %p
  %second = load i8, ptr %then
  %a = zext i8 %first to i32
  %b = zext i8 %second to i32
  %shifted = shl i32 %a, 8
  %both = or i32 %shifted, %b
  ret i32 %both
}

define i32 @loop() {
  %x = alloca i32
  store i32 0, ptr %x
  br label %head

head:
  %old = load i32, ptr %x
  %new = add i32 %old, 1
  store i32 %new, ptr %x
  %done = icmp eq i32 %new, 10
  br i1 %done, label %end, label %head

end:
  %last = load i32, ptr %x
  %shifted = shl i32 %old, 8
  %both = or i32 %shifted, %last
  ret i32 %both
}

define i32 @compared_before_it_changes(i32 %limit) {
  %x = alloca i32
  store i32 3, ptr %x
  %old = load i32, ptr %x
  %new = mul i32 %old, 5
  store i32 %new, ptr %x
  %less = icmp slt i32 %old, %limit
  br i1 %less, label %yes, label %no

yes:
  ret i32 %new

no:
  ret i32 0
}

define i32 @returned_to() {
  %x = alloca i32
  store i32 1, ptr %x
  %old = load i32, ptr %x
  %again = call i32 @_setjmp(ptr @buffer) returns_twice
  %sum = add i32 %old, 10
  store i32 2, ptr %x
  %first = icmp eq i32 %again, 0
  br i1 %first, label %go, label %end

go:
  call void @longjmp(ptr @buffer, i32 1)
  unreachable

end:
  ret i32 %sum
}

define i32 @main() {
  %a = call i32 @after_increment()
  %b = call i32 @swap()
  %c = call i32 @walk()
  %d = call i32 @loop()
  %e = call i32 @compared_before_it_changes(i32 4)
  %f = call i32 @returned_to()
  %a.wrong = sub i32 %a, 1800
  %b.wrong = sub i32 %b, 513
  %c.wrong = sub i32 %c, 24930
  %d.wrong = sub i32 %d, 2314
  %e.wrong = sub i32 %e, 15
  %f.wrong = sub i32 %f, 11
  %1 = or i32 %a.wrong, %b.wrong
  %2 = or i32 %1, %c.wrong
  %3 = or i32 %2, %d.wrong
  %4 = or i32 %3, %e.wrong
  %5 = or i32 %4, %f.wrong
  %ok = icmp eq i32 %5, 0
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}

declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
