//! Pointers that may be captured (LangRef "Pointer Capture").

use draig_ir::{Inst, Opcode, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::Captures;
use draig_tables::intrinsics::ids;

use super::Values;

/// Number of uses after which a pointer counts as captured, as LLVM's `capture-tracking-max-uses-to-explore`.
const MAX_USES: usize = 100;

/// Effect of one use on a pointer.
enum Effect {
    None,
    /// The result of the user is a pointer into the same object.
    Follow,
    Captured,
}

impl Values<'_> {
    /// Whether a copy of a pointer, or a part of one, may outlive the function's own uses: stored, passed on, or, with
    /// `by_return`, returned.
    #[must_use]
    pub fn may_be_captured(&self, pointer: Value, by_return: bool) -> bool {
        let body = self.body();
        let mut left = MAX_USES;
        let mut stack = vec![pointer];
        let mut visited = vec![pointer];
        while let Some(value) = stack.pop() {
            for found in body.uses_of(value) {
                if left == 0 {
                    return true;
                }
                left -= 1;
                match self.effect_of_use(pointer, value, found.user, found.operand as usize, by_return) {
                    Effect::None => {}
                    Effect::Captured => return true,
                    Effect::Follow => {
                        let next = Value::inst(found.user);
                        if !visited.contains(&next) {
                            visited.push(next);
                            stack.push(next);
                        }
                    }
                }
            }
        }
        false
    }

    fn effect_of_use(&self, object: Value, value: Value, user: Inst, operand: usize, by_return: bool) -> Effect {
        let body = self.body();
        let volatile = || body.memory_access(user).volatile;
        let captured = |captured: bool| if captured { Effect::Captured } else { Effect::None };
        match body.opcode(user) {
            Opcode::Load => captured(volatile()),
            Opcode::VaArg => Effect::None,
            Opcode::Store => captured(operand == 0 || volatile()),
            Opcode::AtomicRmw => captured(operand == 1 || volatile()),
            Opcode::CmpXchg => captured(operand != 0 || volatile()),
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::Phi | Opcode::Select | Opcode::AddrSpaceCast => {
                Effect::Follow
            }
            Opcode::Ret => captured(by_return),
            Opcode::ICmp => {
                let operands = body.operands(user);
                let other = operands[1 - operand.min(1)];
                // Whether an allocation failed says nothing about where it is.
                let by_call = object.as_inst().is_some_and(|inst| body.opcode(inst).is_call());
                let is_object = self.stripped(value) == object;
                captured(!(self.is_zero(other) && by_call && is_object && !self.null_is_defined(value)))
            }
            opcode if opcode.is_call() => self.effect_of_call(user, operand),
            _ => Effect::Captured,
        }
    }

    fn effect_of_call(&self, call: Inst, operand: usize) -> Effect {
        let body = self.body();
        let args = body.call_args(call);
        let id = self.intrinsic(call);
        // What only reads and returns nothing cannot keep the pointer.
        if self.reads_at_most(call)
            && self.call_has(call, AttrKind::NoUnwind)
            && self.call_has(call, AttrKind::WillReturn)
            && body.inst_type(call) == draig_ir::Type::VOID
        {
            return Effect::None;
        }
        if operand < args.len() {
            if matches!(
                id,
                Some(
                    ids::LAUNDER_INVARIANT_GROUP | ids::STRIP_INVARIANT_GROUP | ids::PTRMASK | ids::THREADLOCAL_ADDRESS
                )
            ) {
                return Effect::Follow;
            }
            let is_volatile =
                matches!(id, Some(ids::MEMCPY | ids::MEMMOVE | ids::MEMSET | ids::MEMCPY_INLINE | ids::MEMSET_INLINE))
                    && args.get(3).and_then(|&flag| self.int(flag)).is_some_and(|flag| !flag.is_zero());
            if is_volatile {
                return Effect::Captured;
            }
            let sets = self.argument_sets(call, operand);
            if self.has_attribute(&sets, AttrKind::ByVal) {
                return Effect::None;
            }
            let attributes = &self.tables().attributes;
            let bits = |set| attributes.int(set, AttrKind::Captures).map_or(Captures::ALL.0, |bits| bits as u32);
            let captures = Captures(bits(sets[0]) & bits(sets[1]));
            return match (captures.other(), captures.result()) {
                (0, 0) => Effect::None,
                (0, _) => Effect::Follow,
                _ => Effect::Captured,
            };
        }
        // Calling a pointer does not capture it.
        if body.operands(call).len() == operand + 1 {
            return Effect::None;
        }
        // Bundles of assumptions capture nothing.
        if id == Some(ids::ASSUME) { Effect::None } else { Effect::Captured }
    }

    /// Looks through casts.
    fn stripped(&self, value: Value) -> Value {
        let mut at = value;
        while let Some((inst, Opcode::BitCast | Opcode::AddrSpaceCast)) = self.inst(at) {
            at = self.body().operands(inst)[0];
        }
        at
    }

    /// Whether an instruction is a call whose result points to no object that is known otherwise (LangRef
    /// "noalias").
    #[must_use]
    pub fn is_noalias_call(&self, inst: Inst) -> bool {
        self.body().opcode(inst).is_call() && self.has_attribute(&self.result_sets(inst), AttrKind::NoAlias)
    }
}
