; RUN: verify --for-llvm 23 ; error@file: Global variable is too large to fit into the address space
target datalayout = "p:16:16"
@g = global [65536 x i8] zeroinitializer
