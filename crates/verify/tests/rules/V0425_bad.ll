; RUN: verify ; error@file: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] zeroinitializer
