//! Retired intrinsics of WebAssembly: those of relaxed SIMD got `relaxed` in their names.

use super::{Rule, adapt, rename, rule};

/// Same operands and result under another name.
macro_rules! relaxed {
    ($name:literal) => {
        rename(|old| adapt::of_same_type(old, concat!("wasm.relaxed.", $name)))
    };
}

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("wasm.dot.i8x16.i7x16.add.signed", relaxed!("dot.i8x16.i7x16.add.signed")),
    rule("wasm.dot.i8x16.i7x16.signed", relaxed!("dot.i8x16.i7x16.signed")),
    rule("wasm.fma.*", relaxed!("madd")),
    rule("wasm.fms.*", relaxed!("nmadd")),
    rule("wasm.laneselect.*", relaxed!("laneselect")),
];
