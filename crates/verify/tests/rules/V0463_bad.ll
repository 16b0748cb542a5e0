; RUN: verify ; error@file: Function returns a x86_amx but isn't an intrinsic
declare x86_amx @f()
