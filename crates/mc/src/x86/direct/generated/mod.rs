//! Rows of the table as constants, made from it by the tests of `pack`.

#[rustfmt::skip]
pub mod ops;
