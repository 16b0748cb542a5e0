//! The record of one instruction. Operands are numbers counted back from the instruction. An operand that is
//! defined later is followed by its type, and then no abbreviation fits.

use draig_ir::{Body, Inst, MemoryAccess, Opcode, Ordering, Type, Value, ValueKind};

use super::ModuleWriter;
use super::error::{Fault, Result};
use super::function::FunctionState;
use super::globals::align_number;
use crate::codes::function as code;
use crate::codes::operations::{FNEG, alloca, binary_number, cast_number, flags_number};

impl ModuleWriter<'_> {
    /// Writes an instruction whose parts are present ([`Body::has_parts`]).
    pub(super) fn write_inst(&mut self, state: &FunctionState<'_>, inst: Inst) -> Result {
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        let written = self.write_record_of(state, inst, &mut record);
        self.record = record;
        written
    }

    #[inline]
    fn write_record_of(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) -> Result {
        let (opcode, _, flags, operands) = state.body.parts(inst);
        if flags != 0 && flags & !opcode.flag_class().mask() != 0 {
            return Err(Fault::Flags);
        }
        match opcode {
            Opcode::Load => self.write_load(state, inst, operands, record),
            Opcode::Store => self.write_store(state, inst, operands, record),
            Opcode::GetElementPtr => self.write_gep(state, inst, operands, record),
            Opcode::Call => self.write_call(state, inst, record),
            Opcode::Invoke => self.write_invoke(state, inst, record),
            Opcode::CallBr => self.write_callbr(state, inst, record),
            Opcode::Br => self.write_br(state, operands, record),
            Opcode::ICmp | Opcode::FCmp => self.write_compare(state, inst, operands, record),
            Opcode::Phi => self.write_phi(state, inst, operands, record),
            Opcode::Ret => self.write_ret(state, operands, record),
            Opcode::Alloca => self.write_alloca(state, inst, operands, record),
            Opcode::FNeg => self.write_unary(state, inst, operands, record),
            Opcode::Unreachable => self.write_unreachable(operands),
            opcode if opcode.is_binary() => self.write_binary(state, inst, operands, record),
            opcode if opcode.is_cast() => self.write_cast(state, inst, operands, record),
            opcode => {
                let code = self.push_other(state, inst, opcode, operands, record)?;
                self.out.record(code, record);
                Ok(())
            }
        }
    }

    /// Appends a value whose type the reader knows.
    #[inline]
    pub(super) fn push(&self, state: &FunctionState<'_>, value: Value, record: &mut Vec<u64>) -> Result {
        // LLVM counts in 32 bits, so numbers of later values wrap around.
        record.push(u64::from(state.next.wrapping_sub(self.ids.values.number(value)?)));
        Ok(())
    }

    /// Appends a value, and its type if it is defined later. Returns whether it is defined earlier.
    #[inline]
    pub(super) fn push_typed(&self, state: &FunctionState<'_>, value: Value, record: &mut Vec<u64>) -> Result<bool> {
        let number = self.ids.values.number(value)?;
        self.push_number(state, value, number, record)
    }

    /// Like [`Self::push_typed`], for an operand of a call, which may also be metadata or a block.
    #[inline]
    pub(super) fn push_argument(&self, state: &FunctionState<'_>, value: Value, record: &mut Vec<u64>) -> Result<bool> {
        let number = self.argument_number(state.body, value)?;
        self.push_number(state, value, number, record)
    }

    #[inline]
    fn push_number(&self, state: &FunctionState<'_>, value: Value, number: u32, record: &mut Vec<u64>) -> Result<bool> {
        record.push(u64::from(state.next.wrapping_sub(number)));
        let before = number < state.next;
        if !before {
            record.push(self.ids.types.number(self.module.value_type(state.function, state.body, value))?);
        }
        Ok(before)
    }

    /// Returns the number of an operand of a call: a value, metadata or a block.
    #[inline]
    pub(super) fn argument_number(&self, body: &Body, value: Value) -> Result<u32> {
        match value.kind() {
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Ok(self.ids.metadata_operand(body, value)? as u32),
            ValueKind::Block(block) => Ok(self.ids.locals.block(block)? as u32),
            _ => self.ids.values.number(value),
        }
    }

    pub(super) fn push_all(&self, state: &FunctionState<'_>, values: &[Value], record: &mut Vec<u64>) -> Result<bool> {
        let mut all = true;
        for &value in values {
            all &= self.push_typed(state, value, record)?;
        }
        Ok(all)
    }

    pub(super) fn block_of(&self, value: Value) -> Result<u64> {
        self.ids.locals.block(value.as_block().ok_or(Fault::Destination)?)
    }

    pub(super) fn push_blocks(&self, values: &[Value], record: &mut Vec<u64>) -> Result {
        values.iter().try_for_each(|&value| {
            record.push(self.block_of(value)?);
            Ok(())
        })
    }

    #[inline]
    pub(super) fn number_of_type(&self, ty: Type) -> Result<u64> {
        self.ids.types.number(ty)
    }

    /// Returns the type number of a numbered value.
    pub(super) fn type_number_of(&self, state: &FunctionState<'_>, value: Value) -> Result<u64> {
        self.ids.values.number(value)?;
        self.number_of_type(self.module.value_type(state.function, state.body, value))
    }

    /// Returns a flag byte in the form of the record.
    #[inline]
    pub(super) fn flags(&self, body: &Body, inst: Inst) -> u64 {
        match body.flag_bits(inst) {
            0 => 0,
            bits => flags_number(body.opcode(inst).flag_class(), bits),
        }
    }

    pub(super) fn push_flags(&self, body: &Body, inst: Inst, record: &mut Vec<u64>) -> bool {
        let flags = self.flags(body, inst);
        if flags != 0 {
            record.push(flags);
        }
        flags != 0
    }

    pub(super) fn push_atomic(&self, access: &MemoryAccess, record: &mut Vec<u64>) -> Result {
        if access.scope.0 >= self.module.tables.sync_scopes.len() {
            return Err(Fault::Scope);
        }
        record.extend([access.ordering as u64, u64::from(access.scope.0)]);
        Ok(())
    }

    fn write_unreachable(&mut self, operands: &[Value]) -> Result {
        let [] = *operands else { return Err(Fault::OperandCount) };
        self.out.abbreviated(&self.abbreviations.unreachable, code::INST_UNREACHABLE, &[]);
        Ok(())
    }

    fn write_load(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [pointer] = *operands else { return Err(Fault::OperandCount) };
        let access = state.body.memory_access(inst);
        let before = self.push_typed(state, pointer, record)?;
        record.push(self.number_of_type(state.body.inst_type(inst))?);
        record.extend([align_number(access.align), u64::from(access.volatile)]);
        if access.ordering != Ordering::NotAtomic {
            self.push_atomic(&access, record)?;
            self.out.record(code::INST_LOADATOMIC, record);
        } else if before {
            self.out.abbreviated(&self.abbreviations.load, code::INST_LOAD, record);
        } else {
            self.out.record(code::INST_LOAD, record);
        }
        Ok(())
    }

    fn write_store(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [value, pointer] = *operands else { return Err(Fault::OperandCount) };
        let access = state.body.memory_access(inst);
        let before = self.push_all(state, &[pointer, value], record)?;
        record.extend([align_number(access.align), u64::from(access.volatile)]);
        if access.ordering != Ordering::NotAtomic {
            self.push_atomic(&access, record)?;
            self.out.record(code::INST_STOREATOMIC, record);
        } else if before {
            self.out.abbreviated(&self.abbreviations.store, code::INST_STORE, record);
        } else {
            self.out.record(code::INST_STORE, record);
        }
        Ok(())
    }

    fn write_gep(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        record.extend([self.flags(state.body, inst), self.number_of_type(state.body.source_type(inst))?]);
        if self.push_all(state, operands, record)? {
            self.out.abbreviated(&self.abbreviations.gep, code::INST_GEP, record);
        } else {
            self.out.record(code::INST_GEP, record);
        }
        Ok(())
    }

    fn write_br(&mut self, state: &FunctionState<'_>, operands: &[Value], record: &mut Vec<u64>) -> Result {
        match *operands {
            [condition, on_false, on_true] => {
                record.extend([self.block_of(on_true)?, self.block_of(on_false)?]);
                self.push(state, condition, record)?;
                self.out.abbreviated(&self.abbreviations.br_if, code::INST_BR, record);
            }
            [destination] => {
                record.push(self.block_of(destination)?);
                self.out.abbreviated(&self.abbreviations.br, code::INST_BR, record);
            }
            _ => return Err(Fault::OperandCount),
        }
        Ok(())
    }

    fn write_compare(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [first, second] = *operands else { return Err(Fault::OperandCount) };
        let body = state.body;
        let before = self.push_typed(state, first, record)?;
        self.push(state, second, record)?;
        let of_integers = body.int_predicate(inst).map(|predicate| predicate as u64);
        let of_floats = body.float_predicate(inst).map(|predicate| predicate as u64);
        record.push(of_integers.or(of_floats).ok_or(Fault::Parts)?);
        let has_flags = self.push_flags(body, inst, record);
        match before {
            true if !has_flags => self.out.abbreviated(&self.abbreviations.compare, code::INST_CMP2, record),
            true => self.out.abbreviated(&self.abbreviations.compare_flags, code::INST_CMP2, record),
            false => self.out.record(code::INST_CMP2, record),
        }
        Ok(())
    }

    fn write_phi(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let body = state.body;
        let blocks = body.phi_blocks(inst);
        if blocks.len() != operands.len() {
            return Err(Fault::PhiBlocks);
        }
        record.push(self.number_of_type(body.inst_type(inst))?);
        for (&value, block) in operands.iter().zip(blocks) {
            let back = i64::from(state.next) - i64::from(self.ids.values.number(value)?);
            record.push(crate::codes::encodings::to_signed(back));
            record.push(self.ids.locals.block(block)?);
        }
        self.push_flags(body, inst, record);
        self.out.record(code::INST_PHI, record);
        Ok(())
    }

    fn write_ret(&mut self, state: &FunctionState<'_>, operands: &[Value], record: &mut Vec<u64>) -> Result {
        match *operands {
            [value] if self.push_typed(state, value, record)? => {
                self.out.abbreviated(&self.abbreviations.ret, code::INST_RET, record);
            }
            [_] => self.out.record(code::INST_RET, record),
            [] => self.out.abbreviated(&self.abbreviations.ret_void, code::INST_RET, &[]),
            _ => return Err(Fault::OperandCount),
        }
        Ok(())
    }

    fn write_alloca(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [count] = *operands else { return Err(Fault::OperandCount) };
        let body = state.body;
        let access = body.memory_access(inst);
        let align = align_number(access.align);
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        record.extend([
            self.number_of_type(body.source_type(inst))?,
            self.type_number_of(state, count)?,
            // The count is not a relative number.
            u64::from(self.ids.values.number(count)?),
            align & alloca::ALIGN_LOW
                | (align >> alloca::ALIGN_LOW.count_ones()) << alloca::ALIGN_HIGH_SHIFT
                | alloca::EXPLICIT_TYPE
                | flag(access.volatile, alloca::IN_ALLOCA)
                | flag(access.weak, alloca::SWIFT_ERROR),
        ]);
        let space = self.module.tables.types.address_space(body.inst_type(inst)).ok_or(Fault::Result)?;
        if space != self.module.data_layout.alloca_address_space() {
            record.push(u64::from(space));
        }
        self.out.record(code::INST_ALLOCA, record);
        Ok(())
    }

    fn write_unary(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [value] = *operands else { return Err(Fault::OperandCount) };
        let before = self.push_typed(state, value, record)?;
        record.push(FNEG);
        let has_flags = self.push_flags(state.body, inst, record);
        match before {
            true if !has_flags => self.out.abbreviated(&self.abbreviations.unary, code::INST_UNOP, record),
            true => self.out.abbreviated(&self.abbreviations.unary_flags, code::INST_UNOP, record),
            false => self.out.record(code::INST_UNOP, record),
        }
        Ok(())
    }

    fn write_binary(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [first, second] = *operands else { return Err(Fault::OperandCount) };
        let before = self.push_typed(state, first, record)?;
        self.push(state, second, record)?;
        record.push(binary_number(state.body.opcode(inst)).ok_or(Fault::Parts)?);
        let has_flags = self.push_flags(state.body, inst, record);
        match before {
            true if !has_flags => self.out.abbreviated(&self.abbreviations.binary, code::INST_BINOP, record),
            true => self.out.abbreviated(&self.abbreviations.binary_flags, code::INST_BINOP, record),
            false => self.out.record(code::INST_BINOP, record),
        }
        Ok(())
    }

    fn write_cast(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result {
        let [value] = *operands else { return Err(Fault::OperandCount) };
        let body = state.body;
        let before = self.push_typed(state, value, record)?;
        record.push(self.number_of_type(body.inst_type(inst))?);
        record.push(cast_number(body.opcode(inst)).ok_or(Fault::Parts)?);
        let has_flags = self.push_flags(body, inst, record);
        match before {
            true if !has_flags => self.out.abbreviated(&self.abbreviations.cast, code::INST_CAST, record),
            // LLVM 23 has a ninth flag for casts.
            true if record.last().is_some_and(|&flags| flags < 1 << 8) => {
                self.out.abbreviated(&self.abbreviations.cast_flags, code::INST_CAST, record);
            }
            _ => self.out.record(code::INST_CAST, record),
        }
        Ok(())
    }
}
