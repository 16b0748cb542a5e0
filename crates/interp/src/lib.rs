//! Runs LLVM IR and stops at the first undefined behaviour, with its story.

#![allow(dead_code)] // removed when the last part has landed

mod choice;
mod memory;
pub mod rules;
mod shape;
mod site;
mod stop;
mod taint;
mod value;
