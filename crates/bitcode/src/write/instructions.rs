//! The record of one instruction. Operands are numbers counted back from the instruction; one that is
//! defined later has its type behind it, and then no abbreviation fits.

use draig_ir::{Body, Inst, MemoryAccess, Opcode, Ordering, Type, Value, ValueKind};

use super::ModuleWriter;
use super::function::FunctionState;
use super::globals::align_number;
use super::ids::values::is_scalable;
use crate::codes::function as code;
use crate::codes::operations::{FNEG, alloca, binary_number, cast_number, flags_number};

impl ModuleWriter<'_> {
    pub(super) fn write_inst(&mut self, state: &FunctionState<'_>, inst: Inst) {
        let body = state.body;
        let operands = body.operands(inst);
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        match body.opcode(inst) {
            Opcode::Load => self.write_load(state, inst, operands, &mut record),
            Opcode::Store => self.write_store(state, inst, operands, &mut record),
            Opcode::GetElementPtr => self.write_gep(state, inst, operands, &mut record),
            Opcode::Call => self.write_call(state, inst, &mut record),
            Opcode::Invoke => self.write_invoke(state, inst, &mut record),
            Opcode::CallBr => self.write_callbr(state, inst, &mut record),
            Opcode::Br => self.write_br(state, operands, &mut record),
            Opcode::ICmp | Opcode::FCmp => self.write_compare(state, inst, operands, &mut record),
            Opcode::Phi => self.write_phi(state, inst, operands, &mut record),
            Opcode::Ret => self.write_ret(state, operands, &mut record),
            Opcode::Alloca => self.write_alloca(state, inst, operands, &mut record),
            Opcode::FNeg => self.write_unary(state, inst, operands, &mut record),
            Opcode::Unreachable => self.out.abbreviated(&self.abbreviations.unreachable, code::INST_UNREACHABLE, &[]),
            opcode if opcode.is_binary() => self.write_binary(state, inst, operands, &mut record),
            opcode if opcode.is_cast() => self.write_cast(state, inst, operands, &mut record),
            opcode => {
                let code = self.push_other(state, inst, opcode, operands, &mut record);
                self.out.record(code, &record);
            }
        }
        self.record = record;
    }

    /// A value whose type the reader knows.
    #[inline]
    pub(super) fn push(&self, state: &FunctionState<'_>, value: Value, record: &mut Vec<u64>) {
        // LLVM counts in 32 bits, where what is defined later wraps around.
        record.push(u64::from(state.next.wrapping_sub(self.operand_number(state.body, value))));
    }

    /// A value, and its type if it is defined later. Gives whether it is defined before.
    #[inline]
    pub(super) fn push_typed(&self, state: &FunctionState<'_>, value: Value, record: &mut Vec<u64>) -> bool {
        let number = self.operand_number(state.body, value);
        record.push(u64::from(state.next.wrapping_sub(number)));
        let before = number < state.next;
        if !before {
            record.push(self.ids.types.number(self.module.value_type(state.function, state.body, value)));
        }
        before
    }

    #[inline]
    fn operand_number(&self, body: &Body, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => self.ids.metadata_operand(body, value) as u32,
            ValueKind::Block(block) => self.ids.locals.block(block) as u32,
            _ => self.ids.values.number(value),
        }
    }

    fn push_all(&self, state: &FunctionState<'_>, values: &[Value], record: &mut Vec<u64>) -> bool {
        let mut all = true;
        for &value in values {
            all &= self.push_typed(state, value, record);
        }
        all
    }

    pub(super) fn block_of(&self, value: Value) -> u64 {
        value.as_block().map_or(0, |block| self.ids.locals.block(block))
    }

    fn number_of_type(&self, ty: Type) -> u64 {
        self.ids.types.number(ty)
    }

    /// A flag byte as the record has it.
    pub(super) fn flags(&self, body: &Body, inst: Inst) -> u64 {
        match body.flag_bits(inst) {
            0 => 0,
            bits => flags_number(body.opcode(inst).flag_class(), bits),
        }
    }

    fn write_load(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [pointer] = *operands else { return };
        let access = state.body.memory_access(inst);
        let before = self.push_typed(state, pointer, record);
        record.push(self.number_of_type(state.body.inst_type(inst)));
        record.extend([align_number(access.align), u64::from(access.volatile)]);
        if access.ordering != Ordering::NotAtomic {
            push_atomic(&access, record);
            self.out.record(code::INST_LOADATOMIC, record);
        } else if before {
            self.out.abbreviated(&self.abbreviations.load, code::INST_LOAD, record);
        } else {
            self.out.record(code::INST_LOAD, record);
        }
    }

    fn write_store(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [value, pointer] = *operands else { return };
        let access = state.body.memory_access(inst);
        let before = self.push_all(state, &[pointer, value], record);
        record.extend([align_number(access.align), u64::from(access.volatile)]);
        if access.ordering != Ordering::NotAtomic {
            push_atomic(&access, record);
            self.out.record(code::INST_STOREATOMIC, record);
        } else if before {
            self.out.abbreviated(&self.abbreviations.store, code::INST_STORE, record);
        } else {
            self.out.record(code::INST_STORE, record);
        }
    }

    fn write_gep(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        record.extend([self.flags(state.body, inst), self.number_of_type(state.body.source_type(inst))]);
        if self.push_all(state, operands, record) {
            self.out.abbreviated(&self.abbreviations.gep, code::INST_GEP, record);
        } else {
            self.out.record(code::INST_GEP, record);
        }
    }

    fn write_br(&mut self, state: &FunctionState<'_>, operands: &[Value], record: &mut Vec<u64>) {
        match *operands {
            [condition, on_false, on_true] => {
                record.extend([self.block_of(on_true), self.block_of(on_false)]);
                self.push(state, condition, record);
                self.out.abbreviated(&self.abbreviations.br_if, code::INST_BR, record);
            }
            [destination] => {
                record.push(self.block_of(destination));
                self.out.abbreviated(&self.abbreviations.br, code::INST_BR, record);
            }
            _ => {}
        }
    }

    fn write_compare(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [first, second] = *operands else { return };
        let body = state.body;
        let before = self.push_typed(state, first, record);
        self.push(state, second, record);
        let of_integers = body.int_predicate(inst).map(|predicate| predicate as u64);
        let of_floats = body.float_predicate(inst).map(|predicate| predicate as u64);
        record.push(of_integers.or(of_floats).unwrap_or(0));
        let flags = self.flags(body, inst);
        if flags != 0 {
            record.push(flags);
        }
        match before {
            true if flags == 0 => self.out.abbreviated(&self.abbreviations.compare, code::INST_CMP2, record),
            true => self.out.abbreviated(&self.abbreviations.compare_flags, code::INST_CMP2, record),
            false => self.out.record(code::INST_CMP2, record),
        }
    }

    fn write_phi(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let body = state.body;
        record.push(self.number_of_type(body.inst_type(inst)));
        for (&value, block) in operands.iter().zip(body.phi_blocks(inst)) {
            let back = i64::from(state.next) - i64::from(self.operand_number(body, value));
            record.push(crate::codes::encodings::to_signed(back));
            record.push(self.ids.locals.block(block));
        }
        let flags = self.flags(body, inst);
        if flags != 0 {
            record.push(flags);
        }
        self.out.record(code::INST_PHI, record);
    }

    fn write_ret(&mut self, state: &FunctionState<'_>, operands: &[Value], record: &mut Vec<u64>) {
        match *operands {
            [value] if self.push_typed(state, value, record) => {
                self.out.abbreviated(&self.abbreviations.ret, code::INST_RET, record);
            }
            [_] => self.out.record(code::INST_RET, record),
            _ => self.out.abbreviated(&self.abbreviations.ret_void, code::INST_RET, &[]),
        }
    }

    fn write_alloca(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [count] = *operands else { return };
        let body = state.body;
        let access = body.memory_access(inst);
        let align = align_number(access.align);
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        record.extend([
            self.number_of_type(body.source_type(inst)),
            self.number_of_type(self.module.value_type(state.function, body, count)),
            // The count is no relative number.
            u64::from(self.ids.values.number(count)),
            align & alloca::ALIGN_LOW
                | (align >> alloca::ALIGN_LOW.count_ones()) << alloca::ALIGN_HIGH_SHIFT
                | alloca::EXPLICIT_TYPE
                | flag(access.volatile, alloca::IN_ALLOCA)
                | flag(access.weak, alloca::SWIFT_ERROR),
        ]);
        let space = self.module.tables.types.address_space(body.inst_type(inst)).unwrap_or(0);
        if space != self.module.data_layout.alloca_address_space() {
            record.push(u64::from(space));
        }
        self.out.record(code::INST_ALLOCA, record);
    }

    fn write_unary(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [value] = *operands else { return };
        let before = self.push_typed(state, value, record);
        record.push(FNEG);
        let flags = self.flags(state.body, inst);
        if flags != 0 {
            record.push(flags);
        }
        match before {
            true if flags == 0 => self.out.abbreviated(&self.abbreviations.unary, code::INST_UNOP, record),
            true => self.out.abbreviated(&self.abbreviations.unary_flags, code::INST_UNOP, record),
            false => self.out.record(code::INST_UNOP, record),
        }
    }

    fn write_binary(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [first, second] = *operands else { return };
        let before = self.push_typed(state, first, record);
        self.push(state, second, record);
        record.push(binary_number(state.body.opcode(inst)).unwrap_or(0));
        let flags = self.flags(state.body, inst);
        if flags != 0 {
            record.push(flags);
        }
        match before {
            true if flags == 0 => self.out.abbreviated(&self.abbreviations.binary, code::INST_BINOP, record),
            true => self.out.abbreviated(&self.abbreviations.binary_flags, code::INST_BINOP, record),
            false => self.out.record(code::INST_BINOP, record),
        }
    }

    fn write_cast(&mut self, state: &FunctionState<'_>, inst: Inst, operands: &[Value], record: &mut Vec<u64>) {
        let [value] = *operands else { return };
        let body = state.body;
        let before = self.push_typed(state, value, record);
        record.push(self.number_of_type(body.inst_type(inst)));
        record.push(cast_number(body.opcode(inst)).unwrap_or(0));
        let flags = self.flags(body, inst);
        if flags != 0 {
            record.push(flags);
        }
        match before {
            true if flags == 0 => self.out.abbreviated(&self.abbreviations.cast, code::INST_CAST, record),
            true => self.out.abbreviated(&self.abbreviations.cast_flags, code::INST_CAST, record),
            false => self.out.record(code::INST_CAST, record),
        }
    }

    /// The operands of the instructions that have no abbreviation; gives the code.
    fn push_other(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        opcode: Opcode,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> u32 {
        let body = state.body;
        match (opcode, operands) {
            (Opcode::Select, &[condition, on_true, on_false]) => {
                self.push_typed(state, on_true, record);
                self.push(state, on_false, record);
                self.push_typed(state, condition, record);
                let flags = self.flags(body, inst);
                if flags != 0 {
                    record.push(flags);
                }
                code::INST_VSELECT
            }
            (Opcode::Switch, &[condition, default, ref cases @ ..]) => {
                record.push(self.number_of_type(self.module.value_type(state.function, body, condition)));
                self.push(state, condition, record);
                record.push(self.block_of(default));
                for case in cases.chunks_exact(2) {
                    // Values of cases are no relative numbers.
                    record.extend([u64::from(self.ids.values.number(case[0])), self.block_of(case[1])]);
                }
                code::INST_SWITCH
            }
            (Opcode::IndirectBr, &[address, ref destinations @ ..]) => {
                record.push(self.number_of_type(self.module.value_type(state.function, body, address)));
                self.push(state, address, record);
                record.extend(destinations.iter().map(|&block| self.block_of(block)));
                code::INST_INDIRECTBR
            }
            (Opcode::ExtractValue, _) => {
                self.push_all(state, operands, record);
                record.extend(body.indices(inst).iter().map(|&index| u64::from(index)));
                code::INST_EXTRACTVAL
            }
            (Opcode::InsertValue, _) => {
                self.push_all(state, operands, record);
                record.extend(body.indices(inst).iter().map(|&index| u64::from(index)));
                code::INST_INSERTVAL
            }
            (Opcode::ExtractElement, _) => {
                self.push_all(state, operands, record);
                code::INST_EXTRACTELT
            }
            (Opcode::InsertElement, &[vector, element, index]) => {
                self.push_typed(state, vector, record);
                self.push(state, element, record);
                self.push_typed(state, index, record);
                code::INST_INSERTELT
            }
            (Opcode::ShuffleVector, &[first, second]) => {
                self.push_typed(state, first, record);
                self.push(state, second, record);
                let types = &self.ids.types;
                let scalable = is_scalable(types, body.inst_type(inst));
                let mask = self.ids.values.mask_number(types, scalable, body.shuffle_mask(inst));
                record.push(u64::from(state.next.wrapping_sub(mask)));
                code::INST_SHUFFLEVEC
            }
            (Opcode::LandingPad, _) => {
                record.push(self.number_of_type(body.inst_type(inst)));
                record.extend([u64::from(body.is_cleanup(inst)), operands.len() as u64]);
                for (number, &clause) in operands.iter().enumerate() {
                    record.push(u64::from(body.is_filter(inst, number)));
                    self.push_typed(state, clause, record);
                }
                code::INST_LANDINGPAD
            }
            (Opcode::CleanupRet | Opcode::CatchRet, &[pad, ref destination @ ..]) => {
                self.push(state, pad, record);
                record.extend(destination.iter().map(|&block| self.block_of(block)));
                if opcode == Opcode::CatchRet { code::INST_CATCHRET } else { code::INST_CLEANUPRET }
            }
            (Opcode::CatchPad | Opcode::CleanupPad, &[ref args @ .., parent]) => {
                self.push(state, parent, record);
                record.push(args.len() as u64);
                self.push_all(state, args, record);
                if opcode == Opcode::CatchPad { code::INST_CATCHPAD } else { code::INST_CLEANUPPAD }
            }
            (Opcode::CatchSwitch, &[parent, ref destinations @ ..]) => {
                self.push(state, parent, record);
                let (unwind, handlers) = destinations.split_at(usize::from(body.has_unwind_dest(inst)));
                record.push(handlers.len() as u64);
                record.extend(handlers.iter().chain(unwind).map(|&block| self.block_of(block)));
                code::INST_CATCHSWITCH
            }
            (Opcode::CmpXchg, &[pointer, compared, new]) => {
                let access = body.memory_access(inst);
                self.push_all(state, &[pointer, compared], record);
                self.push(state, new, record);
                record.push(u64::from(access.volatile));
                push_atomic(&access, record);
                record.extend([access.failure as u64, u64::from(access.weak), align_number(access.align)]);
                code::INST_CMPXCHG
            }
            (Opcode::AtomicRmw, &[pointer, value]) => {
                let access = body.memory_access(inst);
                self.push_all(state, &[pointer, value], record);
                record.push(body.rmw_op(inst).map_or(0, |operation| operation as u64));
                record.push(u64::from(access.volatile));
                push_atomic(&access, record);
                record.push(align_number(access.align));
                code::INST_ATOMICRMW
            }
            (Opcode::Fence, _) => {
                push_atomic(&body.memory_access(inst), record);
                code::INST_FENCE
            }
            (Opcode::VaArg, &[list]) => {
                record.push(self.number_of_type(self.module.value_type(state.function, body, list)));
                self.push(state, list, record);
                record.push(self.number_of_type(body.inst_type(inst)));
                code::INST_VAARG
            }
            (Opcode::Resume, _) => {
                self.push_all(state, operands, record);
                code::INST_RESUME
            }
            (Opcode::Freeze, _) => {
                self.push_all(state, operands, record);
                code::INST_FREEZE
            }
            // No other instruction exists.
            _ => code::INST_UNREACHABLE,
        }
    }
}

fn push_atomic(access: &MemoryAccess, record: &mut Vec<u64>) {
    record.extend([access.ordering as u64, u64::from(access.scope.0)]);
}
