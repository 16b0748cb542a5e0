; RUN: verify
define void @f(i64 %w) {
  switch i64 %w, label %n [ ; error@3: Switch constants must all be same type as switch value!
    i32 1, label %n
  ]
n:
  ret void
}
