//! Runs LLVM IR and stops at the first undefined behaviour, with its story.

#![allow(dead_code)] // removed when the last part has landed

mod api;
mod choice;
pub mod host;
mod memory;
pub mod report;
pub mod rules;
mod semantics;
mod shape;
mod site;
mod stop;
mod taint;
mod value;

pub use api::{Ended, Entry, Options, Outcome, Statistics, Trace, run};
