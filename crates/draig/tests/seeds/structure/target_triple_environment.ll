; RUN: dis
; Seed 002: Target Triple.
; ARCHITECTURE-VENDOR-OPERATING_SYSTEM-ENVIRONMENT
target triple = "aarch64-unknown-linux-gnu"
