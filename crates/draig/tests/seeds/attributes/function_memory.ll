; RUN: dis
; Seed 000: Function attributes.
declare void @none() memory(none)
declare void @read() memory(read)
declare void @write() memory(write)
declare void @argmem_read() memory(argmem: read)
declare void @argmem_readwrite() memory(argmem: readwrite, inaccessiblemem: none)
declare void @default_and_argmem() memory(read, argmem: readwrite)
declare void @inaccessible() memory(inaccessiblemem: readwrite)
declare void @all() memory(readwrite)
declare void @several() memory(argmem: read, inaccessiblemem: write)
