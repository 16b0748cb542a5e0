//! Intrinsics that are called without a declaration: each call gets the declaration for its function
//! type, behind the other functions (canonical text, rule 74).

use draig_diag::{Diagnostic, Span};
use draig_ir::{BodyRemap, Function, Global, GlobalData, GlobalKind, Type, Value, ValueKind, intrinsics};
use rustc_hash::FxHashMap;

use super::cursor::ParseError;
use super::scope::{Found, FoundGlobal, Scope};
use crate::messages::Message;

/// A function with an intrinsic's name that was called without a declaration and is none that this
/// version has. It was declared as it was called: an upgrade may know it.
#[derive(Clone, Debug)]
pub struct UnknownIntrinsic {
    /// The declaration.
    pub function: Global,
    /// What to report if the upgrade does not replace it.
    pub error: Diagnostic,
}

/// Found globals that got a declaration.
struct Declared {
    /// The index of the first found global.
    first: u32,
    globals: FxHashMap<u32, Global>,
}

impl Scope {
    /// Declares the intrinsics among the found globals, and puts them into the bodies. What remains
    /// undefined is reported later; the errors about intrinsics are returned, and what an upgrade may
    /// know.
    pub(super) fn declare_intrinsics(&mut self, found: &Found) -> (Vec<ParseError>, Vec<UnknownIntrinsic>) {
        let mut errors = Vec::new();
        let mut unknown = Vec::new();
        let mut calls: Vec<(u32, &FoundGlobal)> =
            (0u32..).zip(&found.globals).filter(|(_, g)| self.is_intrinsic(g)).collect();
        if calls.is_empty() {
            return (errors, unknown);
        }
        // By name, and of one name the latest use first: so LLVM finds them.
        let text = |global: &FoundGlobal| match global.name {
            Ok(symbol) => self.module.tables.str(symbol),
            Err(_) => &[],
        };
        calls.sort_by(|(_, a), (_, b)| text(a).cmp(text(b)).then(b.last_loc.cmp(&a.last_loc)));
        let mut declared = Declared { first: self.module.global_count() as u32, globals: FxHashMap::default() };
        let calls: Vec<(u32, FoundGlobal)> = calls.into_iter().map(|(at, global)| (at, global.clone())).collect();
        for (at, call) in &calls {
            let same_name = calls.iter().filter(|(_, other)| other.name == call.name);
            let loc = same_name.map(|(_, other)| other.loc).min().unwrap_or(call.loc);
            let Some(function_type) = call.function_type else {
                errors.push(*ParseError::at_end(loc, "intrinsic can only be used as callee"));
                continue;
            };
            let global = self.declare_intrinsic(call, function_type).unwrap_or_else(|message| {
                let function = self.declare_as_called(call, function_type);
                let error = Diagnostic::error(Message::code_of(&message), message).at(Span::new(loc, loc));
                unknown.push(UnknownIntrinsic { function, error });
                function
            });
            declared.globals.insert(*at, global);
        }
        for &function in &self.module.functions().to_vec() {
            if let Some(body) = self.module.body_mut(function) {
                body.remap(&mut declared);
            }
        }
        (errors, unknown)
    }

    /// Whether a found global has a name that intrinsics have.
    pub(super) fn is_intrinsic(&self, global: &FoundGlobal) -> bool {
        global.name.is_ok_and(|symbol| self.module.tables.str(symbol).starts_with(b"llvm."))
    }

    /// The declaration for a call, or LLVM's message if no intrinsic fits.
    fn declare_intrinsic(&mut self, call: &FoundGlobal, function_type: Type) -> Result<Global, String> {
        let Ok(symbol) = call.name else { return Err(String::new()) };
        let id = intrinsics::lookup(self.module.tables.str(symbol));
        if let Some(id) = id
            && let Ok(overloads) = intrinsics::match_signature(&self.module.tables, id, function_type)
            && let Ok(global) = intrinsics::get_declaration(&mut self.module, id, &overloads)
        {
            return Ok(global);
        }
        Err(match id {
            Some(_) => "invalid intrinsic signature".into(),
            None => {
                let name = String::from_utf8_lossy(self.module.tables.str(symbol));
                format!("unknown intrinsic '{name}'")
            }
        })
    }

    fn declare_as_called(&mut self, call: &FoundGlobal, function_type: Type) -> Global {
        let name = call.name.unwrap_or(draig_ir::Symbol::EMPTY);
        let kind = GlobalKind::Function(Function::default());
        self.module.add_global(GlobalData::new(name, function_type, call.address_type, kind))
    }
}

impl BodyRemap for Declared {
    fn value(&mut self, value: Value) -> Value {
        let ValueKind::Global(global) = value.kind() else { return value };
        let found = global.as_u32().checked_sub(self.first);
        found.and_then(|at| self.globals.get(&at)).map_or(value, |&global| Value::from(global))
    }
}
