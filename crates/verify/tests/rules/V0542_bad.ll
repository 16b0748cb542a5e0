; RUN: verify ; error@file: Cannot have multiple 'swifterror' parameters!
declare void @f(ptr swifterror, ptr swifterror)
