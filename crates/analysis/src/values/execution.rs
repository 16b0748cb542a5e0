//! Execution: whether control certainly continues after an instruction, and whether an instruction may be executed
//! where it was not.

use draig_ir::{Inst, Opcode, Ordering, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::MemoryEffects;

use super::Values;

/// Number of instructions that are searched after one.
pub(super) const MAX_SCANNED: u32 = 32;

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

    /// Whether execution that reaches an instruction reaches another of its block, or the end of the block, as far as at
    /// most [`MAX_SCANNED`] instructions show.
    pub(crate) fn reaches(&self, from: Inst, to: Option<Inst>) -> bool {
        let mut at = Some(from);
        let mut left = MAX_SCANNED - 1;
        while let Some(inst) = at.filter(|inst| Some(*inst) != to) {
            if left == 0 || !self.transfers_execution(inst) {
                return false;
            }
            left -= 1;
            at = self.body().next_inst(inst);
        }
        true
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
