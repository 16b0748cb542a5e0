//! Intrinsics that are called without a declaration. Each call gets the declaration for its function type,
//! after the other functions. All calls of one name share a list of uses, which `uselistorder` may reorder;
//! its order determines the order of the added declarations.

use draig_diag::{Diagnostic, Span};
use draig_ir::view::GlobalUse;
use draig_ir::{Function, Global, GlobalData, GlobalKind, Remap, Symbol, Type, intrinsics};
use rustc_hash::FxHashMap;

use super::cursor::ParseError;
use super::scope::{Found, FoundGlobal, Scope};
use crate::messages::Message;

/// A function with an intrinsic's name that was called without a declaration and is not an intrinsic of this
/// version. It is declared with the type of the call: an upgrade may know it.
#[derive(Clone, Debug)]
pub struct UnknownIntrinsic {
    /// The declaration.
    pub function: Global,
    /// The error to report if the upgrade does not replace it.
    pub error: Diagnostic,
}

/// The uses of one name, in the order of LLVM's list: the latest first, or as directives specify. Each has
/// the number of the found global that it mentions.
type NameUses = Vec<(u32, GlobalUse)>;

/// Found globals that have received a declaration.
struct Declared {
    /// The index of the first found global.
    first: u32,
    globals: FxHashMap<u32, Global>,
}

impl Scope {
    /// Declares the intrinsics among the found globals and inserts them into the bodies. Undefined names that
    /// remain are reported later. Returns the errors about intrinsics, and the functions that an upgrade may
    /// know; `order_errors` receives the errors about directives.
    pub(super) fn declare_intrinsics(
        &mut self,
        found: &mut Found,
        order_errors: &mut Vec<ParseError>,
    ) -> (Vec<ParseError>, Vec<UnknownIntrinsic>) {
        let mut errors = Vec::new();
        let mut unknown = Vec::new();
        let ordered = self.ordered_uses(found, order_errors);
        let mut calls: Vec<(u32, &FoundGlobal)> =
            (0u32..).zip(&found.globals).filter(|(_, g)| self.is_intrinsic(g)).collect();
        if calls.is_empty() {
            return (errors, unknown);
        }
        // By name, and within a name in the order of uses: the order in which LLVM finds them.
        let text = |global: &FoundGlobal| match global.name {
            Ok(symbol) => self.module.tables.str(symbol),
            Err(_) => &[],
        };
        let place = |at: u32, global: &FoundGlobal| match global.name.ok().and_then(|name| ordered.get(&name)) {
            Some(uses) => uses.iter().position(|&(of, _)| of == at).unwrap_or(uses.len()) as u32,
            None => u32::MAX - global.last_loc,
        };
        calls.sort_by_cached_key(|&(at, global)| (text(global), place(at, global)));
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
        let unknown_functions: Vec<Global> = unknown.iter().map(|unknown| unknown.function).collect();
        for (at, call) in &calls {
            let uses = call.name.ok().and_then(|name| ordered.get(&name));
            let (Some(uses), Some(&global)) = (uses, declared.globals.get(at)) else { continue };
            let mut own: Vec<GlobalUse> = uses.iter().filter(|(of, _)| of == at).map(|&(_, one)| one).collect();
            // An upgrade walks the list in order. Otherwise the uses move to the declaration's list one by
            // one, each to the front.
            if !unknown_functions.contains(&global) {
                own.reverse();
            }
            self.module.set_use_order(global.into(), own);
        }
        (errors, unknown)
    }

    /// Applies the directives about intrinsics without a declaration and returns the intrinsics' uses.
    fn ordered_uses(&self, found: &mut Found, errors: &mut Vec<ParseError>) -> FxHashMap<Symbol, NameUses> {
        if found.use_orders.iter().all(|order| order.intrinsic().is_none()) {
            return FxHashMap::default();
        }
        let mut all = self.undeclared_uses(found);
        let mut orders = std::mem::take(&mut found.use_orders);
        let mut ordered: FxHashMap<Symbol, NameUses> = FxHashMap::default();
        orders.retain_mut(|order| {
            let Some(name) = order.intrinsic() else { return true };
            if let Some(uses) = all.remove(&name) {
                ordered.insert(name, uses);
            }
            match (ordered.get_mut(&name), self.module.find_symbol(name)) {
                (Some(uses), _) => {
                    // The directive concerns the uses before it. Later uses are in front.
                    let later = self.uses_after(uses, order.loc());
                    errors.extend(order.sort(&mut uses[later..]).err());
                    false
                }
                (None, Some(global)) => {
                    order.resolve(global);
                    true
                }
                (None, None) => true,
            }
        });
        found.use_orders = orders;
        ordered
    }

    /// Returns the uses of found intrinsics by name.
    fn undeclared_uses(&self, found: &Found) -> FxHashMap<Symbol, NameUses> {
        let first = self.module.global_count() as u32;
        let mut functions = self.module.functions().to_vec();
        functions.sort_by_key(|&function| self.defined_at(function));
        let mut all: FxHashMap<Symbol, NameUses> = FxHashMap::default();
        for function in functions {
            let Some(body) = self.module.body(function) else { continue };
            for inst in body.insts() {
                for (operand, value) in (0u32..).zip(body.operands(inst)) {
                    let Some(at) = value.as_global().and_then(|global| global.as_u32().checked_sub(first)) else {
                        continue;
                    };
                    let Some(global) = found.globals.get(at as usize).filter(|global| self.is_intrinsic(global)) else {
                        continue;
                    };
                    if let Ok(name) = global.name {
                        all.entry(name).or_default().push((at, GlobalUse::Inst { function, inst, operand }));
                    }
                }
            }
        }
        #[expect(clippy::iter_over_hash_type, reason = "each entry is handled independently")]
        for uses in all.values_mut() {
            uses.reverse();
        }
        all
    }

    /// Returns the number of leading uses that are in functions after a position in the text.
    fn uses_after(&self, uses: &NameUses, loc: u32) -> usize {
        let is_after = |one: &GlobalUse| match *one {
            GlobalUse::Inst { function, .. } => self.defined_at(function) > loc,
            _ => false,
        };
        uses.iter().filter(|(_, one)| is_after(one)).count()
    }

    fn defined_at(&self, function: Global) -> u32 {
        self.global_states.get(function.index()).map_or(u32::MAX, |state| state.defined_at)
    }

    /// Whether a found global has an intrinsic's name.
    pub(super) fn is_intrinsic(&self, global: &FoundGlobal) -> bool {
        global.name.is_ok_and(|symbol| self.module.tables.str(symbol).starts_with(b"llvm."))
    }

    /// Returns the declaration for a call, or LLVM's message if no intrinsic fits.
    fn declare_intrinsic(&mut self, call: &FoundGlobal, function_type: Type) -> Result<Global, String> {
        let Ok(symbol) = call.name else { return Err(String::new()) };
        let id = intrinsics::lookup(self.module.tables.str(symbol));
        if let Some(id) = id
            && let Ok(overloads) = intrinsics::match_signature_of(&self.module.tables, id, function_type, self.version)
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

impl Remap for Declared {
    fn global(&mut self, global: Global) -> Global {
        let found = global.as_u32().checked_sub(self.first);
        found.and_then(|at| self.globals.get(&at)).copied().unwrap_or(global)
    }
}
