//! The prepared programs, for other tasks that run them.

use std::path::PathBuf;

use super::Level;
use super::manifest::selected;
use super::prepare::{Prepared, ir_place, load};

/// A program at one level.
#[derive(Clone, Debug)]
pub struct Ready {
    /// `SUITE/LEVEL/NAME`
    pub name: String,
    /// Its IR; the reason why it does not run if there is none.
    pub ir: Result<PathBuf, String>,
    /// Its arguments, without its name.
    pub args: Vec<String>,
    /// File with its standard input.
    pub stdin: Option<PathBuf>,
}

/// Returns all programs of the manifests at all levels, by name.
///
/// # Errors
///
/// Fails if a manifest is not read.
pub fn ready() -> Result<Vec<Ready>, String> {
    let mut all = Vec::new();
    for program in selected(&[], None, |_, _| true)? {
        for level in Level::ALL {
            let ir = match load(&program, level) {
                Some(Prepared::Ready(_)) => Ok(ir_place(&program, level)),
                Some(Prepared::Dropped(reason)) => Err(reason),
                None => Err("not prepared".to_owned()),
            };
            let name = format!("{}/{}/{}", program.suite, level.as_str(), program.name);
            all.push(Ready { name, ir, args: program.args.clone(), stdin: program.stdin.clone() });
        }
    }
    all.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(all)
}
