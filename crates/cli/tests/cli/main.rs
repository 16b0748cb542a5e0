//! Tests of the command from outside: what a shell sees of it.

mod bad_input;
mod command;
mod link;
mod members;
mod run;
mod support;
