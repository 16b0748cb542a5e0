//! Compilation of one function, as far as targets share it.
