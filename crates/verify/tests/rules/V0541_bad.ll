; RUN: verify ; error@file: Cannot have multiple 'swiftasync' parameters!
declare void @f(ptr swiftasync, ptr swiftasync)
