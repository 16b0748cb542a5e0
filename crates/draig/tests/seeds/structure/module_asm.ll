; RUN: dis
; Seed 002: Module-Level Inline Assembly.
module asm "inline asm code goes here"
module asm "more can go here"
module asm "tab\09quote\22backslash\5Cbyte\FF"
