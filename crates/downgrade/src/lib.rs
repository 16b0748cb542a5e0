//! Lowering of modules to older versions of LLVM.
//!
//! [`downgrade`] expresses newer features with those of the version, if possible: debug records become calls
//! of debug intrinsics, lifetime markers get their size operand back. Features that cannot be expressed and
//! are only promises or annotations (attributes, flags, fields of debug information) are dropped and listed
//! in [`Losses`]. For a feature that can be neither expressed nor dropped, it fails. The features of each
//! version are data, in `draig_tables::history`.
//!
//! A module that is lowered for version 21 or an earlier one is still one of version 22: `captures(none)` and `memory(…)` stay, because they only
//! differ in spelling and encoding. Printer and bitcode writer convert them when given the version.
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
mod newest;
mod retyped;
mod splice;

use std::collections::BTreeMap;

use draig_diag::{Diagnostic, Severity};
use draig_ir::{Body, Global, Module, Type};
pub use draig_tables::history::{CURRENT, NEWEST, OLDEST};
use rustc_hash::FxHashMap;

/// Kind of loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The feature can be neither expressed nor left out.
    Impossible,
    /// The feature is written unchanged, but the version does not know its meaning.
    Unknown,
    /// The feature is left out, or replaced by a weaker form.
    Dropped,
}

/// Lost features, each with the number of occurrences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    version: u32,
    counts: BTreeMap<(Loss, String), Occurrences>,
}

/// Number of occurrences of a loss, and the first global with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Occurrences {
    count: u64,
    first: Option<String>,
}

impl Losses {
    /// Whether nothing is lost.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// Returns the lost features, each with the kind of loss and number of occurrences, worst first.
    pub fn iter(&self) -> impl Iterator<Item = (Loss, &str, u64)> {
        self.counts.iter().map(|((loss, what), found)| (*loss, what.as_str(), found.count))
    }

    /// Returns the first function or variable with this loss, as spelled in text; `None` if the loss is in
    /// neither, but in metadata, for example.
    pub fn first_place(&self, loss: Loss, what: &str) -> Option<&str> {
        self.counts.get(&(loss, what.to_owned()))?.first.as_deref()
    }

    /// Returns one diagnostic, an error or warning, for each kind of loss, which lists everything that is lost.
    pub fn to_diagnostics(&self) -> Vec<Diagnostic> {
        let version = self.version;
        let mut diagnostics = Vec::new();
        for (loss, severity, code, one, many) in [
            (Loss::Impossible, Severity::Error, "D0001", "cannot be written for", "cannot be written for"),
            (Loss::Unknown, Severity::Warning, "D0002", "is not known to", "are not known to"),
            (Loss::Dropped, Severity::Warning, "D0003", "is left out for", "are left out for"),
        ] {
            let items: Vec<(&str, &Occurrences)> = (self.counts.iter())
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
            diagnostics.push(diagnostic);
        }
        diagnostics
    }
}

/// Module being lowered, and target version.
struct Lowering<'m> {
    module: &'m mut Module,
    version: u32,
    losses: Losses,
    /// The global being lowered.
    place: Option<Global>,
    /// Cache of whether types are structs of scalable vectors, since structs have many fields and are used by
    /// many instructions.
    scalable_structs: FxHashMap<Type, bool>,
}

impl Lowering<'_> {
    /// Whether the target version lacks features that were introduced in version `since`.
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

    /// Lowers the body of a function, if it has one, while it is edited.
    fn edit(&mut self, function: Global, lower: impl FnOnce(&mut Lowering<'_>, &mut Body)) {
        let Some(mut editor) = self.module.edit(function) else { return };
        let (body, module) = editor.body_and_module_mut();
        let mut inner = Lowering {
            module,
            version: self.version,
            losses: std::mem::take(&mut self.losses),
            place: self.place,
            scalable_structs: std::mem::take(&mut self.scalable_structs),
        };
        lower(&mut inner, body);
        (self.losses, self.scalable_structs) = (inner.losses, inner.scalable_structs);
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

/// Lowers a module for a version of LLVM, from [`OLDEST`] on. For [`CURRENT`], lowers what came with
/// [`NEWEST`], for which nothing is done.
///
/// # Errors
/// Returns the features that cannot be written for this version, and everything else that would be lost. The
/// module is then partially lowered.
pub fn downgrade(module: &mut Module, version: u32) -> Result<Losses, Losses> {
    let losses = Losses { version, counts: BTreeMap::new() };
    let mut lowering = Lowering { module, version, losses, place: None, scalable_structs: FxHashMap::default() };
    if version < OLDEST {
        lowering.impossible("anything");
    } else if version < NEWEST {
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
        newest::lower(&mut lowering);
    }
    let losses = lowering.losses;
    if losses.iter().any(|(loss, ..)| loss == Loss::Impossible) { Err(losses) } else { Ok(losses) }
}
