; RUN: verify ; error@file: Calling convention does not support varargs or perfect forwarding!
declare fastcc void @f(...)
