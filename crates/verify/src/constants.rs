//! Constants: the few rules that their constructors cannot enforce. All constants of a module are checked
//! once; nearly all are valid, so a use costs nothing.

use draig_ir::{Const, ConstExpr, ConstKind, Module, Opcode, Type, Value};
use rustc_hash::FxHashMap;

use crate::context::FunctionCx;
use crate::instructions::is_bit_cast;
use crate::rule::Rule;
use crate::rules::constants as rule;
use crate::sink::{Checked, Report};
use crate::violation::Place;

/// The constants that break a rule or contain such a constant.
#[derive(Debug, Default)]
pub(crate) struct BadConstants {
    bad: FxHashMap<Const, &'static Rule>,
}

impl BadConstants {
    pub(crate) fn new(module: &Module) -> BadConstants {
        let mut bad: FxHashMap<Const, &'static Rule> = FxHashMap::default();
        for (constant, data) in module.tables.constants.iter() {
            let broken = match &data.kind {
                ConstKind::Expr(expr) => expression(module, data.ty, expr),
                ConstKind::PtrAuth(parts) => signed_pointer(module, data.ty, parts),
                _ => None,
            };
            // Parts precede the constants made of them; LLVM examines the last part first.
            let in_part = |part: &Value| bad.get(&part.as_const()?).copied();
            let in_parts = || parts(module, constant).iter().rev().find_map(in_part);
            if let Some(rule) = broken.or_else(|| if bad.is_empty() { None } else { in_parts() }) {
                bad.insert(constant, rule);
            }
        }
        BadConstants { bad }
    }

    /// Returns the first broken rule in a constant and its parts.
    pub(crate) fn first_below(&self, value: Value) -> Option<&'static Rule> {
        if self.bad.is_empty() { None } else { self.bad.get(&value.as_const()?).copied() }
    }
}

/// Returns the parts of a constant.
pub(crate) fn parts(module: &Module, constant: Const) -> &[Value] {
    module.tables.constants.kind(constant).parts()
}

/// Checks a constant used in a function.
#[inline]
pub(crate) fn check(cx: &mut FunctionCx<'_>, value: Value, place: impl Into<Place>) -> Checked {
    match cx.cx.constants.first_below(value) {
        None => Ok(()),
        Some(rule) => Err(cx.fail(rule, place)),
    }
}

fn expression(module: &Module, ty: Type, expr: &ConstExpr) -> Option<&'static Rule> {
    let &[operand] = &expr.operands[..] else { return None };
    let types = &module.tables.types;
    let from = module.constant_type(operand);
    let keeps = match expr.opcode {
        Opcode::BitCast => is_bit_cast(types, from, ty),
        Opcode::PtrToAddr => {
            let space = types.address_space(types.scalar(from));
            let width = space.map(|space| module.data_layout.index_width(space));
            return match () {
                () if space.is_none() => Some(&rule::PTRTOADDR_SOURCE),
                () if types.integer_width(types.scalar(ty)).is_none() => Some(&rule::PTRTOADDR_RESULT),
                () if types.vector_len(from) != types.vector_len(ty) => Some(&rule::PTRTOADDR_TYPE),
                () if types.integer_width(types.scalar(ty)) != width => Some(&rule::PTRTOADDR_WIDTH),
                () => None,
            };
        }
        _ => true,
    };
    (!keeps).then_some(&rule::BITCAST)
}

fn signed_pointer(module: &Module, ty: Type, parts: &[Value; 5]) -> Option<&'static Rule> {
    let [pointer, key, discriminator, address, deactivation] = parts.map(|part| module.constant_type(part));
    let types = &module.tables.types;
    let is_int = |at: usize| module.tables.int_value(parts[at]).is_some();
    let symbol = parts[4];
    match () {
        () if !types.is_pointer(pointer) => Some(&rule::PTRAUTH_BASE),
        () if pointer != ty => Some(&rule::PTRAUTH_TYPE),
        () if key != Type::I32 || !is_int(1) => Some(&rule::PTRAUTH_KEY),
        () if !types.is_pointer(address) => Some(&rule::PTRAUTH_ADDRESS),
        () if discriminator != Type::I64 || !is_int(2) => Some(&rule::PTRAUTH_DISCRIMINATOR),
        () if !types.is_pointer(deactivation) => Some(&rule::PTRAUTH_DEACTIVATION),
        () if symbol.as_global().is_none() && !module.tables.is_null(symbol) => {
            Some(&rule::PTRAUTH_DEACTIVATION_SYMBOL)
        }
        () => None,
    }
}
