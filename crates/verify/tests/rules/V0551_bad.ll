; RUN: verify ; error@file: Attribute writable and memory without argmem: write are incompatible!
declare void @f(ptr writable) memory(read)
