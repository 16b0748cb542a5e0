; RUN: verify ; error@file: Cannot have multiple 'swiftself' parameters!
declare void @f(ptr swiftself, ptr swiftself)
