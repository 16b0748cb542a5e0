//! Tests of the command from outside: what a shell sees of it.

mod bad_input;
mod command;
mod failing;
mod grants;
mod interrupt;
mod link;
mod members;
mod run;
mod support;
