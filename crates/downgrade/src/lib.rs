//! What a module has to lose so that an older version of LLVM reads it.
//!
//! [`downgrade`] says the same with what the version has, where it can be said: debug records become calls
//! of debug intrinsics, marks of lifetimes get their size back. What cannot be said and is only a promise
//! or an annotation (attributes, flags, fields of debug information) is dropped, and [`Losses`] lists it.
//! What can neither be said nor dropped makes it fail. Which version has what is data, in
//! `draig_tables::history`.
//!
//! A module that was lowered is still one of version 22: `captures(none)` and `memory(…)` stay, because
//! they are only spelled and encoded differently. Printer and bitcode writer do that when told the version.
//!
//! ```
//! use draig_ir::{Function, GlobalData, GlobalKind, Module, Type};
//!
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::VOID, &[Type::PTR], false);
//! let name = module.tables.strings.intern(b"llvm.lifetime.start.p0");
//! let start = module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())));
//!
//! let losses = draig_downgrade::downgrade(&mut module, 19)?;
//! assert!(losses.is_empty());
//! assert_eq!(module.param_types(start), [Type::I64, Type::PTR]);
//! # Ok::<(), draig_downgrade::Losses>(())
//! ```

mod attributes;
mod branch_protection;
mod debug_records;
mod expressions;
mod globals;
mod instructions;
mod intrinsics;
mod metadata;
mod retyped;
mod splice;

use std::collections::BTreeMap;

use draig_diag::{Diagnostic, Severity};
use draig_ir::{Global, Module, Type};
pub use draig_tables::history::{CURRENT, OLDEST};
use rustc_hash::FxHashMap;

/// How something is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// It can neither be said nor left out.
    Impossible,
    /// It is written as it is, and the version does not know what it means.
    Unknown,
    /// It is left out, or something weaker stands in its place.
    Dropped,
}

/// What is lost, each kind of thing with how often there was one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    version: u32,
    counts: BTreeMap<(Loss, String), Found>,
}

/// How often something is lost, and where first: a global.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Found {
    count: u64,
    first: Option<String>,
}

impl Losses {
    /// Whether nothing is lost.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// What is lost, in which way and how often, the worst first.
    pub fn iter(&self) -> impl Iterator<Item = (Loss, &str, u64)> {
        self.counts.iter().map(|((loss, what), found)| (*loss, what.as_str(), found.count))
    }

    /// The function or variable where something was lost first, as the text spells it; nothing for what is no
    /// part of one, as metadata is not.
    pub fn first_place(&self, loss: Loss, what: &str) -> Option<&str> {
        self.counts.get(&(loss, what.to_owned()))?.first.as_deref()
    }

    /// One diagnostic with everything that is lost in one way: an error, or a warning.
    pub fn to_diagnostics(&self) -> Vec<Diagnostic> {
        let version = self.version;
        let mut said = Vec::new();
        for (loss, severity, code, one, many) in [
            (Loss::Impossible, Severity::Error, "D0001", "cannot be written for", "cannot be written for"),
            (Loss::Unknown, Severity::Warning, "D0002", "is not known to", "are not known to"),
            (Loss::Dropped, Severity::Warning, "D0003", "is left out for", "are left out for"),
        ] {
            let items: Vec<(&str, &Found)> = (self.counts.iter())
                .filter(|((of, _), _)| *of == loss)
                .map(|((_, what), found)| (what.as_str(), found))
                .collect();
            let Some(&(what, found)) = items.first() else { continue };
            let times = if found.count == 1 { String::new() } else { format!(" ({} times)", found.count) };
            let message = match items.len() {
                1 => format!("{what}{times} {one} LLVM {version}"),
                more => format!("{what}{times} and {} more {many} LLVM {version}", more - 1),
            };
            let mut diagnostic = match severity {
                Severity::Error => Diagnostic::error(code, message),
                _ => Diagnostic::warning(code, message),
            };
            for &(what, found) in &items {
                let place = match (&found.first, found.count) {
                    (None, _) if items.len() == 1 => continue,
                    (None, 1) => String::new(),
                    (None, count) => format!(" ({count} times)"),
                    (Some(first), 1) => format!(" (in @{first})"),
                    (Some(first), count) => format!(" ({count} times, first in @{first})"),
                };
                diagnostic = diagnostic.with_note(format!("{what}{place}"));
            }
            said.push(diagnostic);
        }
        said
    }
}

/// What is being lowered, and for which version.
struct Lowering<'m> {
    module: &'m mut Module,
    version: u32,
    losses: Losses,
    /// The global that is being lowered.
    place: Option<Global>,
    /// Types that were looked at, and whether they are structs of scalable vectors: each has many fields to look at,
    /// and many instructions.
    scalable_structs: FxHashMap<Type, bool>,
}

impl Lowering<'_> {
    /// Whether the version lacks what is new in another.
    fn lacks(&self, since: u32) -> bool {
        self.version < since
    }

    fn drop(&mut self, what: impl Into<String>) {
        self.lose(Loss::Dropped, what.into());
    }

    fn unknown(&mut self, what: impl Into<String>) {
        self.lose(Loss::Unknown, what.into());
    }

    fn impossible(&mut self, what: impl Into<String>) {
        self.lose(Loss::Impossible, what.into());
    }

    fn lose(&mut self, loss: Loss, what: String) {
        let found = self.losses.counts.entry((loss, what)).or_default();
        found.count += 1;
        if found.first.is_none()
            && let Some(place) = self.place
        {
            found.first = Some(String::from_utf8_lossy(self.module.name(place)).into_owned());
        }
    }
}

/// Lowers a module for a version of LLVM, from [`OLDEST`] on; there is nothing to do for [`CURRENT`] and
/// later ones.
///
/// # Errors
/// What cannot be written for this version, and all else that would be lost; the module is lowered in part
/// then.
pub fn downgrade(module: &mut Module, version: u32) -> Result<Losses, Losses> {
    let losses = Losses { version, counts: BTreeMap::new() };
    let mut lowering = Lowering { module, version, losses, place: None, scalable_structs: FxHashMap::default() };
    if version < OLDEST {
        lowering.impossible("anything");
    } else if version < CURRENT {
        expressions::lower(&mut lowering);
        debug_records::lower(&mut lowering);
        splice::lower(&mut lowering);
        let retyped = retyped::lower(&mut lowering);
        intrinsics::lower(&mut lowering, &retyped);
        branch_protection::lower(&mut lowering);
        attributes::lower(&mut lowering);
        instructions::lower(&mut lowering);
        lowering.place = None;
        metadata::lower(&mut lowering);
        globals::lower(&mut lowering);
    }
    let losses = lowering.losses;
    if losses.iter().any(|(loss, ..)| loss == Loss::Impossible) { Err(losses) } else { Ok(losses) }
}
