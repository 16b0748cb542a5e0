; RUN: dis
; Seed 002: Addresses of Basic Blocks.
; STRICT: 4:30: cannot take blockaddress inside a declaration
@g = global ptr blockaddress(@function, %block) ; error@30: cannot take blockaddress inside a declaration
declare void @function()
