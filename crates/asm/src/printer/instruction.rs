//! Instructions other than calls (LangRef "Instruction Reference").

use draig_ir::{
    Body, ConstKind, FastMath, FlagClass, Inst, IntFlags, Opcode, Ordering, RmwFlags, SyncScope, TailKind, Type, Value,
};
use draig_num::write_u64;

use super::Writer;
use super::text::{Word, push_address_space, push_quoted};

/// The spellings of the opcodes, by number.
pub(super) static OPCODES: [Word; OPCODE_NUMBERS] = {
    let mut words = [Word::new(""); OPCODE_NUMBERS];
    let mut at = 0;
    while at < Opcode::ALL.len() {
        let opcode = Opcode::ALL[at];
        words[opcode as usize] = Word::new(opcode.spelling());
        at += 1;
    }
    words
};

/// One more than the largest number of an opcode.
pub(super) const OPCODE_NUMBERS: usize = Opcode::ALL[Opcode::ALL.len() - 1] as usize + 1;

impl<'a> Writer<'a> {
    /// Writes an instruction, indented, without the line end.
    pub(super) fn instruction(&mut self, body: &'a Body, inst: Inst) {
        let opcode = body.opcode(inst);
        self.out.extend_from_slice(b"  ");
        self.result(body, inst);
        if opcode == Opcode::Call
            && let Some(call) = body.call(inst)
            && call.tail != TailKind::None
        {
            self.out.extend_from_slice(call.tail.spelling().as_bytes());
            self.out.push(b' ');
        }
        match OPCODES.get(opcode as usize) {
            Some(word) => word.push(&mut self.out),
            None => self.out.extend_from_slice(opcode.spelling().as_bytes()),
        }
        self.flags(body, inst, opcode);
        match opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(body, inst, opcode),
            Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Fence => {
                self.memory_access(body, inst, opcode);
            }
            Opcode::GetElementPtr => {
                self.out.push(b' ');
                self.ty(body.source_type(inst));
                self.out.push(b',');
                self.operands(body, inst, false);
            }
            Opcode::Br if body.operands(inst).len() == 3 => {
                let operands = body.operands(inst);
                self.out.push(b' ');
                self.typed_list(&[operands[0], operands[2], operands[1]]);
            }
            Opcode::Ret if body.operands(inst).is_empty() => self.out.extend_from_slice(b" void"),
            Opcode::Ret | Opcode::Select => self.operands(body, inst, true),
            Opcode::ICmp => {
                let predicate = body.int_predicate(inst).map_or("", |predicate| predicate.spelling());
                self.out.push(b' ');
                self.out.extend_from_slice(predicate.as_bytes());
                self.operands(body, inst, false);
            }
            Opcode::FCmp => {
                let predicate = body.float_predicate(inst).map_or("", |predicate| predicate.spelling());
                self.out.push(b' ');
                self.out.extend_from_slice(predicate.as_bytes());
                self.operands(body, inst, false);
            }
            Opcode::Phi => self.phi(body, inst),
            Opcode::Switch => self.switch(body, inst),
            Opcode::IndirectBr => {
                if let Some((&address, targets)) = body.operands(inst).split_first() {
                    self.out.push(b' ');
                    self.typed_operand(address);
                    self.out.extend_from_slice(b", [");
                    self.typed_list(targets);
                    self.out.push(b']');
                }
            }
            Opcode::Alloca => self.alloca(body, inst),
            Opcode::ExtractValue | Opcode::InsertValue => {
                self.out.push(b' ');
                self.typed_list(body.operands(inst));
                for &index in body.indices(inst) {
                    self.out.extend_from_slice(b", ");
                    write_u64(&mut self.out, u64::from(index));
                }
            }
            Opcode::ShuffleVector => {
                self.operands(body, inst, true);
                let scalable =
                    self.module.tables.types.vector_len(body.inst_type(inst)).is_some_and(|(_, scalable)| scalable);
                let mask: Vec<i32> = body.shuffle_mask(inst).collect();
                self.shuffle_mask(scalable, mask.iter().copied());
            }
            Opcode::VaArg => {
                self.out.push(b' ');
                self.typed_list(body.operands(inst));
                self.out.extend_from_slice(b", ");
                self.ty(body.inst_type(inst));
            }
            Opcode::LandingPad => self.landing_pad(body, inst),
            Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchRet | Opcode::CleanupRet => {
                self.funclet(body, inst, opcode);
            }
            _ if opcode.is_cast() => {
                self.out.push(b' ');
                self.typed_list(body.operands(inst));
                self.out.extend_from_slice(b" to ");
                self.ty(body.inst_type(inst));
            }
            _ => self.operands(body, inst, false),
        }
        self.instruction_attachments(body, inst);
        if opcode == Opcode::Call {
            self.comment_after_call(body, inst);
        }
    }

    /// Writes the optional flags, each preceded by a space.
    #[inline]
    fn flags(&mut self, body: &Body, inst: Inst, opcode: Opcode) {
        if body.flag_bits(inst) == 0 {
            return;
        }
        match opcode.flag_class() {
            FlagClass::FastMath => self.fast_math(body.fast_math(inst)),
            FlagClass::FastMathNonNeg => {
                let bits = body.flag_bits(inst);
                self.fast_math(FastMath(bits & FastMath::FAST.0));
                self.int_flags(IntFlags(bits & IntFlags::NNEG.0));
            }
            FlagClass::Gep => self.gep_flags(body.gep_flags(inst)),
            // `elementwise` follows `volatile`.
            FlagClass::None | FlagClass::Elementwise => {}
            _ => self.int_flags(body.int_flags(inst)),
        }
    }

    fn fast_math(&mut self, flags: FastMath) {
        if flags.contains(FastMath::FAST) {
            return self.out.extend_from_slice(b" fast");
        }
        for &(flag, text) in FastMath::TABLE {
            if flags.contains(flag) {
                self.out.push(b' ');
                self.out.extend_from_slice(text.as_bytes());
            }
        }
    }

    fn instruction_attachments(&mut self, body: &Body, inst: Inst) {
        if let Some(loc) = body.debug_loc(inst) {
            self.out.extend_from_slice(b", !dbg ");
            self.metadata_operand(loc);
        }
        self.attachments(", ", body.attachments(inst));
    }

    /// Writes operands with their types.
    pub(super) fn typed_list(&mut self, operands: &[Value]) {
        for (at, &operand) in operands.iter().enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.typed_operand(operand);
        }
    }

    /// Writes operands in the usual form: the type once if all have the same, and otherwise before each
    /// operand. With `all_types`, it is before each in any case.
    fn operands(&mut self, body: &Body, inst: Inst, all_types: bool) {
        let operands = body.operands(inst);
        let Some((&first, rest)) = operands.split_first() else { return };
        self.out.push(b' ');
        let ty = self.value_type(first);
        if all_types || rest.iter().any(|&other| self.value_type(other) != ty) {
            return self.typed_list(operands);
        }
        self.ty(ty);
        self.out.push(b' ');
        self.operand(first);
        for &other in rest {
            self.out.extend_from_slice(b", ");
            self.operand(other);
        }
    }

    fn memory_access(&mut self, body: &Body, inst: Inst, opcode: Opcode) {
        let access = body.memory_access(inst);
        let is_access = matches!(opcode, Opcode::Load | Opcode::Store);
        if is_access && access.ordering != Ordering::NotAtomic {
            self.out.extend_from_slice(b" atomic");
        }
        if opcode == Opcode::CmpXchg && access.weak {
            self.out.extend_from_slice(b" weak");
        }
        if access.volatile {
            self.out.extend_from_slice(b" volatile");
        }
        if let Some(op) = body.rmw_op(inst) {
            for &(flag, text) in RmwFlags::TABLE {
                if RmwFlags(body.flag_bits(inst)).contains(flag) {
                    self.out.push(b' ');
                    self.out.extend_from_slice(text.as_bytes());
                }
            }
            self.out.push(b' ');
            self.out.extend_from_slice(op.spelling().as_bytes());
        }
        if opcode == Opcode::Load {
            self.out.push(b' ');
            self.ty(body.inst_type(inst));
            self.out.push(b',');
        }
        self.operands(body, inst, opcode != Opcode::Load);
        if access.ordering != Ordering::NotAtomic {
            self.sync_scope(access.scope);
            self.out.push(b' ');
            self.out.extend_from_slice(access.ordering.spelling().as_bytes());
        }
        if opcode == Opcode::CmpXchg {
            self.out.push(b' ');
            self.out.extend_from_slice(access.failure.spelling().as_bytes());
        }
        if let Some(align) = access.align {
            self.out.extend_from_slice(b", align ");
            write_u64(&mut self.out, align.bytes());
        }
    }

    fn sync_scope(&mut self, scope: SyncScope) {
        if scope != SyncScope::SYSTEM {
            self.out.extend_from_slice(b" syncscope(");
            push_quoted(&mut self.out, self.module.tables.sync_scopes.name(scope));
            self.out.push(b')');
        }
    }

    fn alloca(&mut self, body: &Body, inst: Inst) {
        let access = body.memory_access(inst);
        self.out.push(b' ');
        if access.volatile {
            self.out.extend_from_slice(b"inalloca ");
        }
        if access.weak {
            self.out.extend_from_slice(b"swifterror ");
        }
        self.ty(body.source_type(inst));
        if let Some(&count) = body.operands(inst).first()
            && !self.is_one_i32(count)
        {
            self.out.extend_from_slice(b", ");
            self.typed_operand(count);
        }
        if let Some(align) = access.align {
            self.out.extend_from_slice(b", align ");
            write_u64(&mut self.out, align.bytes());
        }
        let space = self.module.tables.types.address_space(body.inst_type(inst)).unwrap_or(0);
        push_address_space(&mut self.out, ", ", space, "");
    }

    /// Whether the count of an `alloca` is left out.
    pub(super) fn is_one_i32(&self, count: Value) -> bool {
        count.as_const().is_some_and(|constant| {
            let data = self.module.tables.constants.get(constant);
            data.ty == Type::I32 && matches!(data.kind, ConstKind::Int(1))
        })
    }

    fn phi(&mut self, body: &Body, inst: Inst) {
        self.out.push(b' ');
        self.ty(body.inst_type(inst));
        for (at, (&value, block)) in body.operands(inst).iter().zip(body.phi_blocks(inst)).enumerate() {
            self.out.extend_from_slice(if at == 0 { b" [ " } else { b", [ " });
            self.operand(value);
            self.out.extend_from_slice(b", ");
            self.operand(Value::block(block));
            self.out.extend_from_slice(b" ]");
        }
        if body.operands(inst).is_empty() {
            self.out.push(b' ');
        }
    }

    fn switch(&mut self, body: &Body, inst: Inst) {
        let [condition, default, cases @ ..] = body.operands(inst) else { return };
        self.out.push(b' ');
        self.typed_list(&[*condition, *default]);
        self.out.extend_from_slice(b" [");
        for case in cases.chunks_exact(2) {
            self.out.extend_from_slice(b"\n    ");
            self.typed_list(case);
        }
        self.out.extend_from_slice(b"\n  ]");
    }

    fn landing_pad(&mut self, body: &Body, inst: Inst) {
        self.out.push(b' ');
        self.ty(body.inst_type(inst));
        if body.is_cleanup(inst) {
            self.out.extend_from_slice(b"\n          cleanup");
        }
        for (number, &clause) in body.operands(inst).iter().enumerate() {
            let is_filter = body.is_filter(inst, number);
            self.out.extend_from_slice(if is_filter { b"\n          filter " } else { b"\n          catch " });
            self.typed_operand(clause);
        }
    }

    /// Writes exception handling by funclets (LangRef "Exception Handling using the Windows Runtime").
    fn funclet(&mut self, body: &Body, inst: Inst, opcode: Opcode) {
        let operands = body.operands(inst);
        match (opcode, operands) {
            (Opcode::CatchSwitch, [parent, rest @ ..]) => {
                let (unwind, handlers) = match body.has_unwind_dest(inst) {
                    true => (rest.first(), rest.get(1..).unwrap_or_default()),
                    false => (None, rest),
                };
                self.out.extend_from_slice(b" within ");
                self.operand(*parent);
                self.out.extend_from_slice(b" [");
                self.typed_list(handlers);
                self.out.push(b']');
                self.unwind(unwind.copied());
            }
            (Opcode::CatchPad | Opcode::CleanupPad, [arguments @ .., parent]) => {
                self.out.extend_from_slice(b" within ");
                self.operand(*parent);
                self.out.extend_from_slice(b" [");
                self.typed_list(arguments);
                self.out.push(b']');
            }
            (Opcode::CatchRet, [pad, target]) => {
                self.out.extend_from_slice(b" from ");
                self.operand(*pad);
                self.out.extend_from_slice(b" to ");
                self.typed_operand(*target);
            }
            (Opcode::CleanupRet, [pad, unwind @ ..]) => {
                self.out.extend_from_slice(b" from ");
                self.operand(*pad);
                self.unwind(unwind.first().copied());
            }
            _ => {}
        }
    }

    fn unwind(&mut self, target: Option<Value>) {
        self.out.extend_from_slice(b" unwind ");
        match target {
            Some(target) => self.typed_operand(target),
            None => self.out.extend_from_slice(b"to caller"),
        }
    }
}
