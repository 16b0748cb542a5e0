//! The builder.

mod describe;

pub use describe::Describe;
