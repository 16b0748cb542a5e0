//! The maintenance tasks of the workspace.
fn main() {}
