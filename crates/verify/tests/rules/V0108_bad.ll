; RUN: verify ; error@file: cannot use argument of naked function
define i32 @f(i32 %a) naked {
  ret i32 %a
}
