//! Captures: whether a function keeps the provenance of an object's address anywhere, so that code that does not
//! get the address could access the object (LangRef "Pointer Capture").

use draig_ir::{Inst, Opcode, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::Captures;
use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::Facts;
use super::limits::CAPTURE_USES;

/// Bits of [`Captures`] that let the capturer access the object.
const PROVENANCE: u32 = 0b1100;

/// Effect of one use on the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Nothing is kept.
    None,
    /// The result of the user is another pointer to the object.
    Passed,
    /// The pointer is kept.
    Captured,
}

/// Facts about the captures of each value that may be an object: whether its provenance is captured, or may be,
/// as it is no local object.
#[derive(Debug, Default)]
pub(super) struct Captured {
    /// By instruction: 0 if it was not asked about, 1 if it is captured, 2 if not.
    insts: Vec<u8>,
    others: FxHashMap<Value, bool>,
}

impl Captured {
    #[inline]
    pub(super) fn find(&self, object: Value) -> Option<bool> {
        match object.as_inst() {
            Some(inst) => match self.insts.get(inst.index()) {
                Some(1) => Some(true),
                Some(2) => Some(false),
                _ => None,
            },
            None => self.others.get(&object).copied(),
        }
    }

    fn keep(&mut self, object: Value, captured: bool, inst_count: usize) {
        match object.as_inst() {
            Some(inst) => {
                if self.insts.is_empty() {
                    self.insts.resize(inst_count, 0);
                }
                self.insts[inst.index()] = if captured { 1 } else { 2 };
            }
            None => {
                self.others.insert(object, captured);
            }
        }
    }
}

impl Facts<'_> {
    /// Whether an object is local to the function and no other memory or function holds its provenance. Returning
    /// the address does not count.
    #[inline]
    #[must_use]
    pub fn is_uncaptured_local(&self, object: Value) -> bool {
        let known = self.captured.borrow().find(object);
        !known.unwrap_or_else(|| self.find_captured(object))
    }

    #[cold]
    fn find_captured(&self, object: Value) -> bool {
        let captured = !self.is_function_local_object(object) || self.may_be_captured(object);
        self.captured.borrow_mut().keep(object, captured, self.body().inst_count());
        captured
    }

    fn may_be_captured(&self, object: Value) -> bool {
        let body = self.body();
        let mut work = vec![object];
        let mut seen = FxHashSet::default();
        let mut count = 0;
        while let Some(value) = work.pop() {
            for place in body.uses_of(value) {
                count += 1;
                if count > CAPTURE_USES {
                    return true;
                }
                match self.use_kind(place.user, place.operand as usize) {
                    Use::None => {}
                    Use::Captured => return true,
                    Use::Passed => {
                        if seen.insert(place.user) {
                            work.push(place.user.into());
                        }
                    }
                }
            }
        }
        false
    }

    fn use_kind(&self, user: Inst, operand: usize) -> Use {
        let body = self.body();
        let captured_if = |captured: bool| if captured { Use::Captured } else { Use::None };
        let volatile = || body.memory_access(user).volatile;
        match body.opcode(user) {
            opcode if opcode.is_call() => self.call_use_kind(user, operand),
            Opcode::Load => captured_if(volatile()),
            Opcode::Store => captured_if(operand == 0 || volatile()),
            Opcode::AtomicRmw => captured_if(operand == 1 || volatile()),
            Opcode::CmpXchg => captured_if(operand != 0 || volatile()),
            Opcode::GetElementPtr if operand == 0 => Use::Passed,
            Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Phi | Opcode::Select => Use::Passed,
            Opcode::ICmp | Opcode::PtrToAddr | Opcode::Ret | Opcode::VaArg => Use::None,
            _ => Use::Captured,
        }
    }

    fn call_use_kind(&self, call: Inst, operand: usize) -> Use {
        let body = self.body();
        let effects = self.call_effects(call);
        let is_void = body.inst_type(call) == draig_ir::Type::VOID;
        if !effects.may_write() && is_void && self.call_attribute(call, AttrKind::NoUnwind).is_some() {
            return Use::None;
        }
        if self.is_pass_through(call) {
            return Use::Passed;
        }
        if self.is_volatile_intrinsic(call) {
            return Use::Captured;
        }
        let arguments = body.call_args(call).len();
        if operand >= arguments {
            // The callee is not kept by calling it, nor are the operands of `deopt` bundles.
            if operand + 1 == body.operands(call).len() {
                return Use::None;
            }
            let mut at = arguments;
            for (tag, operands) in body.bundles(call) {
                at += operands.len();
                if operand < at {
                    let is_deopt = self.subject().tables().strings.get(tag) == b"deopt";
                    return if is_deopt || self.is_assume(call) { Use::None } else { Use::Captured };
                }
            }
            return Use::Captured;
        }
        if self.has_argument_attribute(call, operand, AttrKind::ByVal) {
            return Use::None;
        }
        let bits = self.argument_captures(call, operand);
        if bits.other() & PROVENANCE != 0 {
            return Use::Captured;
        }
        if bits.result() != 0 { Use::Passed } else { Use::None }
    }

    /// Returns what a call captures of an argument: what both the call and the called function allow.
    pub(super) fn argument_captures(&self, call: Inst, number: usize) -> Captures {
        let mut bits = Captures::ALL.0;
        for captures in self.argument_attribute_ints(call, number, AttrKind::Captures).into_iter().flatten() {
            bits &= captures as u32;
        }
        Captures(bits)
    }
}
