//! Constant expressions that LLVM 22 has retired, as operands of instructions: they become instructions
//! before their user or, for a `phi`, instructions of a block on the incoming edge.

use draig_ir::{Block, FloatPredicate, Inst, InstBuild, IntPredicate, Opcode, Type, Value};
use rustc_hash::FxHashMap;

use super::{BodyReader, Slot};
use crate::codes::{constant as code, operations};
use crate::read::constants::expressions::{Expression, GepRecord, expression_number};
use crate::read::constants::mentioned;
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::records::operand;
use crate::read::shape;

/// Maximum number of instructions that the expressions of a body may become, in addition to one per byte of
/// it. Each mention of an expression creates all of its parts again.
const MAX_EXPANDED: u64 = 4096;

/// The name of a block on an edge.
pub(super) const EXPRESSION_BLOCK: &[u8] = b"phi.constexpr";

/// The result of expanding expressions.
#[derive(Debug, Default)]
pub(super) struct Expansion {
    /// Number of instructions.
    count: u64,
    /// Their block; `None` for the current one.
    block: Option<Block>,
    /// A block for an edge that nothing uses yet. LLVM creates one whether or not it needs it, and keeps it
    /// for the next `phi`, which shows in the numbers of names.
    spare: Option<Block>,
    /// The blocks on edges, by the ends of the edges; in order.
    edges: Vec<(Block, Block, Block)>,
}

impl Expansion {
    pub(super) fn clear(&mut self) {
        *self = Expansion::default();
    }
}

impl BodyReader<'_, '_> {
    /// Returns a value as an operand: expands an expression into instructions, and reads a constant of the
    /// module if necessary.
    #[cold]
    pub(super) fn expanded(&mut self, slot: Slot) -> Result<Slot> {
        match expression_number(slot.value) {
            Some(number) if self.values.is_unread(u64::from(number)) => self.known_value(u64::from(number)),
            Some(number) => Ok(Slot { value: self.expand(number)?, ..slot }),
            None => Ok(slot),
        }
    }

    /// Returns the incoming value of a `phi` from a block. `known` are the blocks and values that it has
    /// already.
    #[cold]
    pub(super) fn phi_value(
        &mut self,
        number: u32,
        ty: Type,
        from: Block,
        known: (&[Block], &[Value]),
    ) -> Result<Value> {
        // All values from one block must be the same value.
        if let Some(at) = known.0.iter().position(|&block| block == from) {
            return known.1.get(at).copied().ok_or_else(invalid_record);
        }
        if self.values.is_unread(u64::from(number)) {
            self.known_value(u64::from(number))?;
        }
        let to = self.current_block()?;
        let edge = self.expansion.edges.iter().find(|edge| (edge.0, edge.1) == (from, to)).map(|edge| edge.2);
        let is_expression =
            self.values.get(number as usize).is_some_and(|slot| expression_number(slot.value).is_some());
        let block = match edge {
            Some(block) => block,
            // The first one gets the plain name.
            None if !is_expression && self.expansion.edges.is_empty() => return self.value_of(number, ty),
            None => self.spare_block(),
        };
        if !is_expression {
            return self.value_of(number, ty);
        }
        if edge.is_none() {
            self.expansion.spare = None;
            self.expansion.edges.push((from, to, block));
        }
        self.expansion.block = Some(block);
        let value = self.value_of(number, ty);
        self.expansion.block = None;
        value
    }

    /// Whether no edge has a block of that name.
    pub(super) fn expansion_has_no_block(&self) -> bool {
        self.expansion.edges.is_empty()
    }

    pub(super) fn has_phi(&self) -> bool {
        self.insts.iter().any(|&inst| self.body.opcode(inst) == Opcode::Phi)
    }

    pub(super) fn spare_block(&mut self) -> Block {
        if let Some(block) = self.expansion.spare {
            return block;
        }
        let block = self.body.create_block();
        self.body.names_mut().set(block, EXPRESSION_BLOCK);
        self.expansion.spare = Some(block);
        block
    }

    /// Frees the name of the block that no edge received.
    pub(super) fn drop_spare_block(&mut self) {
        if let Some(block) = self.expansion.spare.take() {
            self.body.names_mut().set_unchecked(block, b"");
        }
    }

    /// Inserts the blocks on edges between the ends of these.
    pub(super) fn split_edges(&mut self) {
        for (from, to, edge) in std::mem::take(&mut self.expansion.edges) {
            self.body.append_inst(edge, InstBuild::new(Opcode::Br, Type::VOID), &[to.into()]);
            if let Some(terminator) = self.body.terminator(from) {
                let operands = self.body.operands(terminator).to_vec();
                for (at, value) in operands.into_iter().enumerate() {
                    if value == to.into() {
                        self.body.set_operand_unchecked(terminator, at, edge.into());
                    }
                }
            }
            let phis: Vec<Inst> =
                self.body.block_insts(to).take_while(|&inst| self.body.opcode(inst) == Opcode::Phi).collect();
            for phi in phis {
                self.redirect_incoming(phi, from, edge);
            }
            match self.body.prev_block(to) {
                Some(before) if before != edge => self.body.insert_block_after(edge, before),
                Some(_) => {}
                None => self.body.insert_block_first(edge),
            }
        }
    }

    /// Changes the incoming block of a `phi` to another one that occurs only once: all edges from the first
    /// go to it. LLVM keeps the others in an earlier `phi` with the expression, which nothing can read.
    fn redirect_incoming(&mut self, phi: Inst, from: Block, edge: Block) {
        if self.body.phi_blocks(phi).filter(|&block| block == from).nth(1).is_none() {
            self.body.replace_phi_block(phi, from, edge);
            return;
        }
        let incoming = self.body.phi_blocks(phi).zip(self.body.operands(phi).iter().copied());
        let mut is_first = true;
        let mut kept: Vec<(Block, Value)> = Vec::new();
        for (block, value) in incoming {
            if block != from {
                kept.push((block, value));
            } else if std::mem::take(&mut is_first) {
                kept.push((edge, value));
            }
        }
        let (blocks, values): (Vec<Block>, Vec<Value>) = kept.into_iter().unzip();
        let (ty, flags) = (self.body.inst_type(phi), self.body.flag_bits(phi));
        let build = self.body.build_phi(ty, flags, blocks.into_iter());
        self.body.replace_inst(phi, build, &values);
    }

    /// Expands an expression into instructions, its parts first.
    fn expand(&mut self, number: u32) -> Result<Value> {
        let mut made: FxHashMap<u32, Slot> = FxHashMap::default();
        let mut stack = vec![number];
        while let Some(&number) = stack.last() {
            if made.contains_key(&number) {
                stack.pop();
                continue;
            }
            let slot = self.values.get(number as usize).ok_or_else(invalid_record)?;
            if expression_number(slot.value).is_none() {
                made.insert(number, slot);
                stack.pop();
                continue;
            }
            let found = self.expressions.get(&number).or_else(|| self.scope.expressions.get(&number));
            let expression = found.cloned().ok_or_else(invalid_record)?;
            let mut operands = Vec::new();
            let before = stack.len();
            let mentioned: Vec<u64> = mentioned(expression.code, &expression.operands).collect();
            for &number in mentioned.iter().rev() {
                let number = u32::try_from(number).map_err(|_| invalid_record())?;
                match made.get(&number) {
                    Some(slot) => operands.push(*slot),
                    None => stack.push(number),
                }
            }
            if stack.len() > before {
                continue;
            }
            operands.reverse();
            let value = self.expand_one(slot, &expression, &operands)?;
            made.insert(number, Slot { value, ..slot });
            stack.pop();
        }
        made.get(&number).map(|slot| slot.value).ok_or_else(invalid_record)
    }

    fn expand_one(&mut self, slot: Slot, expression: &Expression, list: &[Slot]) -> Result<Value> {
        let record = &expression.operands[..];
        let values: Vec<Value> = list.iter().map(|slot| slot.value).collect();
        let types = &self.tables.types;
        let build = match (expression.code, list) {
            (code::CE_CAST, [from]) => {
                let opcode = operations::cast(operand(record, 0)?).ok_or_else(invalid_record)?;
                if !types.is_valid_cast(opcode, from.ty, slot.ty) {
                    return Err(fault("Invalid cast"));
                }
                InstBuild::new(opcode, slot.ty)
            }
            (code::CE_UNOP, [value]) if types.is_float_or_vector(value.ty) => InstBuild::new(Opcode::FNeg, value.ty),
            (code::CE_BINOP, [lhs, rhs]) if lhs.ty == rhs.ty => {
                let is_float = types.is_float_or_vector(lhs.ty);
                if !is_float && !types.is_integer_or_vector(lhs.ty) {
                    return Err(invalid_record());
                }
                let opcode = operations::binary(operand(record, 0)?, is_float).ok_or_else(invalid_record)?;
                let flags = if is_float { 0 } else { record.get(3).copied().unwrap_or(0) };
                InstBuild::new(opcode, lhs.ty).flags(operations::flags(opcode.flag_class(), flags))
            }
            (code::CE_CMP, [lhs, rhs]) if lhs.ty == rhs.ty => {
                let predicate = operand(record, 3)?;
                let is_float = types.is_float_or_vector(lhs.ty);
                if !is_float && !types.is_integer_or_vector(lhs.ty) && !types.is_pointer_or_vector(lhs.ty) {
                    return Err(invalid_record());
                }
                let ty = self.tables.types.with_shape_of(Type::I1, lhs.ty);
                if is_float {
                    let predicate: Option<FloatPredicate> = operations::float_predicate(predicate);
                    InstBuild::fcmp(ty, predicate.ok_or_else(invalid_record)?)
                } else {
                    let predicate: Option<IntPredicate> = operations::int_predicate(predicate);
                    InstBuild::icmp(ty, predicate.ok_or_else(invalid_record)?)
                }
            }
            (code::CE_SELECT, [condition, yes, no]) if yes.ty == no.ty => {
                let fits = condition.ty == Type::I1
                    || types.scalar(condition.ty) == Type::I1
                        && types.vector_len(condition.ty) == types.vector_len(yes.ty);
                if !fits {
                    return Err(invalid_record());
                }
                InstBuild::new(Opcode::Select, yes.ty)
            }
            (code::CE_EXTRACTELT, [vector, index]) if types.is_vector(vector.ty) && types.is_integer(index.ty) => {
                InstBuild::new(Opcode::ExtractElement, types.scalar(vector.ty))
            }
            (code::CE_INSERTELT, [vector, element, index])
                if types.is_vector(vector.ty)
                    && types.scalar(vector.ty) == element.ty
                    && types.is_integer(index.ty) =>
            {
                InstBuild::new(Opcode::InsertElement, vector.ty)
            }
            (code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX, [lhs, rhs, mask]) if lhs.ty == rhs.ty => {
                self.scope.budget.take_constant(&self.tables.types, mask.ty)?;
                let lanes = self.tables.shuffle_mask(lhs.ty, mask.value).ok_or_else(invalid_record)?;
                let scalar = self.tables.types.scalar(lhs.ty);
                let ty = self.tables.types.with_shape_of(scalar, mask.ty);
                let build = self.body.build_shuffle(ty, &lanes);
                return self.expanded_inst(build, &[lhs.value, rhs.value], b"constexpr").map(Value::from);
            }
            (code::AGGREGATE, _) => return self.expand_aggregate(slot.ty, list),
            (kind, [base, indices @ ..]) => {
                let record = GepRecord::of(kind, record)?;
                let source = record.source(&self.scope.types)?;
                let shape = types.gep_shape(base.ty, indices.iter().map(|index| index.ty));
                let fits = types.is_pointer_or_vector(base.ty)
                    && indices.iter().all(|index| types.is_integer_or_vector(index.ty))
                    && shape::is_first_class(types, source)
                    && shape::indexed_type(self.tables, source, values.get(2..).unwrap_or_default()).is_some();
                let shape = shape.filter(|_| fits).ok_or_else(invalid_record)?;
                let pointer = self.tables.types.scalar(base.ty);
                let ty = shape.map_or(pointer, |shape| self.tables.types.with_shape_of(pointer, shape));
                InstBuild::gep(ty, source).flags(record.flags.0)
            }
            _ => return Err(invalid_record()),
        };
        self.expanded_inst(build, &values, b"constexpr").map(Value::from)
    }

    /// Expands an aggregate, element by element.
    fn expand_aggregate(&mut self, ty: Type, elements: &[Slot]) -> Result<Value> {
        let is_vector = self.tables.types.is_vector(ty);
        if self.tables.element_count(ty) != Some(elements.len() as u64) {
            return Err(invalid_record());
        }
        let mut whole: Value = self.tables.const_poison(ty).into();
        for (number, element) in elements.iter().enumerate() {
            if self.tables.element_type(ty, number as u64) != Some(element.ty) {
                return Err(invalid_record());
            }
            let inst = if is_vector {
                let index = self.tables.const_i64(Type::I32, number as i64).into();
                let build = InstBuild::new(Opcode::InsertElement, ty);
                self.expanded_inst(build, &[whole, element.value, index], b"constexpr.ins")?
            } else {
                let build = self.body.build_indexed(Opcode::InsertValue, ty, &[number as u32]);
                self.expanded_inst(build, &[whole, element.value], b"constexpr.ins")?
            };
            whole = inst.into();
        }
        Ok(whole)
    }

    /// Adds an instruction that has no number in the file.
    fn expanded_inst(&mut self, build: InstBuild, operands: &[Value], name: &[u8]) -> Result<Inst> {
        self.expansion.count += 1;
        if self.expansion.count > MAX_EXPANDED.saturating_add(self.bits / 8) {
            return Err(fault("Invalid record: too many constant expressions that have to become instructions"));
        }
        let block = match self.expansion.block {
            Some(block) => block,
            None => self.current_block()?,
        };
        let inst = self.body.append_inst(block, build, operands);
        self.body.names_mut().set(inst, name);
        Ok(inst)
    }
}
