; RUN: dis
; Seed 002: Source Filename.
source_filename = "/path/to/source.c"
