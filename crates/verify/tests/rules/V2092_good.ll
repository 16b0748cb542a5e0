; RUN: verify --for-llvm 23
target datalayout = "p:16:16"
@g = global [65535 x i8] zeroinitializer
