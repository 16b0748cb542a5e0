//! Tests of the semantics, rule by rule (the `R` numbers are those of the project's list of rules).

mod floats;
mod ints;
mod masks;
