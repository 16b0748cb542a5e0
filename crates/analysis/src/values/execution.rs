//! Execution: whether control certainly continues after an instruction, whether the program is undefined if a
//! value is poison, and whether an instruction may be executed where it was not.

use draig_ir::{Inst, Opcode, Ordering, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::intrinsics::ids;

use super::Values;

/// Number of instructions that are looked at after a value to find a use for which poison is undefined behavior.
const MAX_SCAN: u32 = 32;

impl Values<'_> {
    /// Whether control certainly continues with the next instruction, or with a successor of the block, once the
    /// instruction is executed: it neither ends the program or thread, unwinds out of the function, nor waits
    /// forever (LangRef "willreturn", "nounwind").
    #[inline]
    #[must_use]
    pub fn transfers_execution(&self, inst: Inst) -> bool {
        use Opcode::*;
        let opcode = self.body().opcode(inst);
        // Most are known by one test of a set of opcodes.
        let may_not = matches!(
            opcode,
            Ret | Resume | Unreachable | CleanupRet | CatchSwitch | CatchPad | Store | Call | Invoke | CallBr
        );
        !may_not || self.surely_transfers(inst, opcode)
    }

    fn surely_transfers(&self, inst: Inst, opcode: Opcode) -> bool {
        let body = self.body();
        match opcode {
            Opcode::Ret | Opcode::Resume | Opcode::Unreachable => false,
            Opcode::CleanupRet | Opcode::CatchSwitch => {
                body.successors(inst).next().is_some() && !self.unwinds_to_caller(inst)
            }
            // The filter of a handler may be user code.
            Opcode::CatchPad => false,
            // LangRef "Volatile Memory Accesses": execution continues, except perhaps after a store.
            Opcode::Store => !body.memory_access(inst).volatile,
            opcode if opcode.is_call() => {
                let never_unwinds = opcode == Opcode::Invoke || self.call_has(inst, AttrKind::NoUnwind);
                never_unwinds && self.call_will_return(inst)
            }
            _ => true,
        }
    }

    fn unwinds_to_caller(&self, inst: Inst) -> bool {
        let body = self.body();
        match body.opcode(inst) {
            Opcode::CatchSwitch => !body.has_unwind_dest(inst),
            Opcode::CleanupRet => body.operands(inst).len() < 2,
            _ => false,
        }
    }

    /// Whether a call or the called function has an attribute.
    pub(super) fn call_has(&self, inst: Inst, kind: AttrKind) -> bool {
        self.has_attribute(&self.function_sets(inst), kind)
    }

    fn call_will_return(&self, inst: Inst) -> bool {
        self.call_has(inst, AttrKind::WillReturn)
    }

    /// Returns the effects of a call on memory (LangRef "memory attribute").
    pub(super) fn memory_effects(&self, inst: Inst) -> MemoryEffects {
        let sets = self.function_sets(inst);
        let of = |set| {
            self.tables().attributes.int(set, AttrKind::Memory).map_or(MemoryEffects::UNKNOWN.0, |bits| bits as u32)
        };
        MemoryEffects(of(sets[0]) & of(sets[1]))
    }

    /// Whether a call writes no memory.
    pub(super) fn reads_at_most(&self, inst: Inst) -> bool {
        self.memory_effects(inst).0 & MemoryEffects::WRITE_ONLY.0 == 0
    }

    /// Whether executing `value`'s users after it is certainly undefined behavior if it is poison; without
    /// `poison_only`, also if it is undef.
    pub(super) fn is_undefined_if(&self, value: Value, poison_only: bool) -> bool {
        let body = self.body();
        let (block, mut at) = match value.kind() {
            ValueKind::Inst(inst) => match body.opcode(inst) {
                // The results are only available on an edge.
                Opcode::Invoke | Opcode::CallBr => return false,
                _ => (body.block_of(inst), body.next_inst(inst)),
            },
            ValueKind::Arg(_) => match body.entry() {
                Some(entry) => (Some(entry), body.first_inst(entry)),
                None => return false,
            },
            _ => return false,
        };
        let Some(mut block) = block else { return false };
        let mut tainted = vec![value];
        let mut visited = vec![block];
        let mut left = MAX_SCAN;
        loop {
            let Some(inst) = at else {
                // Continues in the only successor.
                let mut next = self.control_flow().successors(block).iter();
                let (Some(&only), None) = (next.next(), next.next()) else { return false };
                if visited.contains(&only) {
                    return false;
                }
                visited.push(only);
                block = only;
                at = body.first_inst(block);
                continue;
            };
            if left == 0 {
                return false;
            }
            left -= 1;
            if self.needs_defined(inst, &tainted, !poison_only) {
                return true;
            }
            if !self.transfers_execution(inst) {
                return false;
            }
            if poison_only && self.propagates_poison(inst, &tainted) {
                tainted.push(inst.into());
            }
            at = body.next_inst(inst);
        }
    }

    /// Whether an instruction is undefined behavior if one of `values` is poison (and, with `or_undef`, undef).
    fn needs_defined(&self, inst: Inst, values: &[Value], or_undef: bool) -> bool {
        let body = self.body();
        let operands = body.operands(inst);
        let any = |operand: Option<&Value>| operand.is_some_and(|operand| values.contains(operand));
        match body.opcode(inst) {
            Opcode::Store => any(operands.get(1)),
            Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw => any(operands.first()),
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => !or_undef && any(operands.get(1)),
            Opcode::Switch => any(operands.first()),
            Opcode::Br => operands.len() == 3 && any(operands.first()),
            Opcode::IndirectBr => any(operands.first()),
            Opcode::Ret => {
                let module = self.subject.module();
                let function = module.global(self.subject.function()).as_function();
                let noundef = function.is_some_and(|function| {
                    let set = self.tables().attributes.list(function.attributes).result;
                    self.has_attribute(&[set], AttrKind::NoUndef)
                });
                noundef && any(operands.first())
            }
            opcode if opcode.is_call() => {
                if self.intrinsic(inst) == Some(ids::ASSUME) && any(operands.first()) {
                    return true;
                }
                if body.callee(inst).is_some_and(|callee| values.contains(&callee)) {
                    return true;
                }
                body.call_args(inst).iter().enumerate().any(|(number, argument)| {
                    values.contains(argument)
                        && [AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull]
                            .into_iter()
                            .any(|kind| self.has_attribute(&self.argument_sets(inst, number), kind))
                })
            }
            _ => false,
        }
    }

    /// Whether an instruction may be executed where it would not have been: it has no effect and no undefined
    /// behavior, whatever its operands are.
    #[must_use]
    pub fn is_speculatable(&self, inst: Inst) -> bool {
        let body = self.body();
        let operands = body.operands(inst);
        match body.opcode(inst) {
            Opcode::UDiv | Opcode::URem => self.int(operands[1]).is_some_and(|bits| !bits.is_zero()),
            Opcode::SDiv | Opcode::SRem => self.is_safe_signed_division(operands),
            Opcode::Load => self.is_speculatable_load(inst),
            opcode if opcode.is_call() => {
                opcode == Opcode::Call
                    && self.called_function(inst).is_some_and(|function| {
                        let data = self.subject.module().global(function).as_function();
                        data.is_some_and(|data| {
                            let set = self.tables().attributes.list(data.attributes).function;
                            self.has_attribute(&[set], AttrKind::Speculatable)
                        })
                    })
            }
            Opcode::VaArg
            | Opcode::Alloca
            | Opcode::Invoke
            | Opcode::CallBr
            | Opcode::Phi
            | Opcode::Store
            | Opcode::Fence
            | Opcode::CmpXchg
            | Opcode::AtomicRmw
            | Opcode::LandingPad
            | Opcode::CatchPad
            | Opcode::CleanupPad => false,
            opcode => !opcode.is_terminator(),
        }
    }

    fn is_safe_signed_division(&self, operands: &[Value]) -> bool {
        let Some(divisor) = self.int(operands[1]) else { return false };
        if divisor.is_zero() {
            return false;
        }
        if !divisor.is_all_ones() {
            return true;
        }
        // The smallest value divided by minus one overflows.
        self.int(operands[0]).is_some_and(|dividend| !dividend.is_signed_min())
    }

    fn is_speculatable_load(&self, inst: Inst) -> bool {
        let body = self.body();
        let access = body.memory_access(inst);
        if access.volatile || !matches!(access.ordering, Ordering::NotAtomic | Ordering::Unordered) {
            return false;
        }
        // Sanitizers must see only the accesses of the program.
        let sanitizers = [AttrKind::SanitizeAddress, AttrKind::SanitizeHWAddress, AttrKind::SanitizeThread];
        if sanitizers.into_iter().any(|kind| self.has_attribute(&[self.own_set()], kind)) {
            return false;
        }
        let (Some(align), Some(&pointer)) = (self.access_align(inst), body.operands(inst).first()) else {
            return false;
        };
        self.is_dereferenceable(pointer, body.inst_type(inst), align, Some(inst))
    }
}
