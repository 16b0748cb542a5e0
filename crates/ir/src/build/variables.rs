//! Variables of a function being built, for front ends: a variable is declared with a type, and written and read in
//! any block; the builder places the phis. The algorithm is in [`crate::ssa`].

use std::sync::atomic::{AtomicU32, Ordering};

use cranelift_entity::SecondaryMap;

use super::{BuildError, BuildErrorKind as Kind, FunctionBuilder, Operand, Position, Result};
use crate::body::{Body, DbgRecordData, DbgRecordKind};
use crate::metadata::{Class, Metadata, NodeWriter};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::ssa::{Construction, Source, minimize};
use crate::tables::Tables;
use crate::types::{Type, TypeKind};
use crate::value::{Block, Inst, Value};

/// Variable of a [`FunctionBuilder`], which is declared with a type, and written and read in any block; the builder
/// places the phis. A block must be *sealed* when everything that branches to it was built.
///
/// The handle belongs to its builder; using it with another one is an error.
///
/// ```
/// use draig_ir::build::BuildError;
/// use draig_ir::{IntPredicate, Module, Type};
///
/// // i = 0; while (i < n) i = i + 1; return i;
/// # fn main() -> Result<(), BuildError> {
/// let mut module = Module::new(b"m");
/// let ty = module.function_type(Type::I32, [Type::I32]);
/// let function = module.add_function("count", ty);
/// let mut b = module.build(function);
/// let [entry, test, body, done] = ["entry", "test", "body", "done"].map(|name| b.add_block(name));
/// let i = b.declare("i", Type::I32)?;
///
/// b.position_at_end(entry);
/// b.write(i, b.i32(0))?;
/// b.br(test)?;
/// b.position_at_end(test); // not sealed yet: the loop will branch to it
/// let current = b.read(i)?;
/// let more = b.icmp(IntPredicate::Slt, current, b.param(0))?;
/// b.cond_br(more, body, done)?;
/// b.position_at_end(body);
/// b.seal(body)?;
/// let current = b.read(i)?;
/// let next = b.add(current, b.i32(1))?;
/// b.write(i, next)?;
/// b.br(test)?;
/// b.seal(test)?;
/// b.position_at_end(done);
/// b.seal_all();
/// let result = b.read(i)?;
/// b.ret(result)?;
/// b.finish_variables()?;
///
/// let phi = b.body().first_inst(*test).unwrap();
/// assert_eq!(b.body().operands(phi)[1], *next);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    number: u32,
    owner: u32,
}

/// Value of a variable that is read before it was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Uninitialized {
    /// `poison`
    #[default]
    Poison,
    /// `undef`
    Undef,
}

/// The variables of a builder.
#[derive(Debug, Default)]
pub(super) struct Variables {
    /// Number that the handles have as well; 0 while there is no variable.
    owner: u32,
    construction: Construction,
    list: Vec<VariableData>,
    /// The last phi of a variable in each block, for adding others in order.
    last_phis: SecondaryMap<Block, Option<Inst>>,
    uninitialized: Uninitialized,
}

#[derive(Debug)]
struct VariableData {
    name: Box<[u8]>,
    ty: Type,
    debug: Option<DebugVariable>,
}

/// Debug information of a variable, for records.
#[derive(Clone, Copy, Debug)]
struct DebugVariable {
    variable: Metadata,
    expression: Metadata,
    location: Metadata,
}

/// The function as phis are added to it.
struct Place<'p> {
    body: &'p mut Body,
    tables: &'p mut Tables,
    list: &'p [VariableData],
    last_phis: &'p mut SecondaryMap<Block, Option<Inst>>,
    uninitialized: Uninitialized,
}

impl Uninitialized {
    fn of(self, tables: &mut Tables, ty: Type) -> Value {
        match self {
            Uninitialized::Poison => tables.const_poison(ty).into(),
            Uninitialized::Undef => tables.const_undef(ty).into(),
        }
    }
}

impl Source for Place<'_> {
    fn predecessors(&mut self, block: Block, list: &mut Vec<Block>) {
        let start = list.len();
        list.extend(self.body.predecessors(block));
        // The newest edge is the first; phis look better in the order of building.
        list[start..].reverse();
    }

    fn undefined(&mut self, variable: usize) -> Value {
        self.uninitialized.of(self.tables, self.list[variable].ty)
    }

    fn add_phi(&mut self, variable: usize, block: Block) -> Inst {
        let VariableData { name, ty, .. } = &self.list[variable];
        let build = self.body.build_phi(*ty, 0, std::iter::empty());
        let last = self.last_phis[block].filter(|&last| self.body.block_of(last) == Some(block));
        let phi = match last.map(|last| self.body.next_inst(last)) {
            None => self.body.prepend_inst(block, build, &[]),
            Some(Some(next)) => self.body.insert_inst(next, build, &[]),
            Some(None) => self.body.append_inst(block, build, &[]),
        };
        self.last_phis[block] = Some(phi);
        self.body.names_mut().set(phi, name);
        phi
    }

    fn set_incoming(&mut self, phi: Inst, values: &[Value], blocks: &[Block]) {
        for (&value, &block) in values.iter().zip(blocks) {
            self.body.add_incoming(phi, value, block);
        }
    }
}

/// Variables; [`Variable`] has an example. The names of Cranelift's `FunctionBuilder` find the methods too.
impl FunctionBuilder<'_> {
    /// Declares a variable. Its phis get its name, which may be empty.
    ///
    /// # Errors
    /// Returns an error if values of the type cannot be operands of a phi.
    #[doc(alias = "declare_var")]
    #[track_caller]
    pub fn declare(&mut self, name: impl AsRef<[u8]>, ty: impl Into<Handle<Type>>) -> Result<Variable> {
        let ty = self.take_type(Opcode::Phi, ty)?;
        let fits = self.types().is_first_class(ty)
            && !matches!(self.types().kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token);
        if !fits {
            let ty = self.show_type(ty);
            return fault("declare", Kind::WrongType, format_args!("{ty} is not a type of variables"));
        }
        if self.variables.owner == 0 {
            static LAST_OWNER: AtomicU32 = AtomicU32::new(0);
            self.variables.owner = LAST_OWNER.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        }
        let number = self.variables.construction.declare() as u32;
        self.variables.list.push(VariableData { name: name.as_ref().into(), ty, debug: None });
        Ok(Variable { number, owner: self.variables.owner })
    }

    /// Writes a variable in the current block. Reads that are built later see the value, in this block and in those
    /// that follow it in the function's graph.
    ///
    /// If the variable has [debug information](FunctionBuilder::set_debug_variable), a `#dbg_value` is added here.
    ///
    /// # Errors
    /// Returns an error if the variable is not one of this function, the value does not have its type, or there is no
    /// position.
    #[doc(alias = "def_var")]
    #[track_caller]
    pub fn write(&mut self, variable: Variable, value: impl Into<Operand>) -> Result<()> {
        let value = self.take(Opcode::Phi, value)?;
        let (number, block) = self.variable_here("write", variable)?;
        let VariableData { ty, debug, .. } = self.variables.list[number];
        match self.known_type(value) {
            Some(found) if found == ty => {}
            None => {
                return fault("write", Kind::NoSuchValue, format_args!("{value:?} is not a value of this function"));
            }
            Some(_) => {
                let (name, ty, value) = (self.variable_name(number), self.show_type(ty), self.show(value));
                return fault("write", Kind::DifferentTypes, format_args!("{name} has type {ty}, not that of {value}"));
            }
        }
        if let Some(debug) = debug {
            self.check_place(Opcode::Call)?;
            let record = self.body.create_record(&debug.record(value));
            match self.position() {
                Some(Position::Before(inst)) => self.body.place_record_before(record, inst),
                _ => self.body.place_trailing_record(record, block),
            }
        }
        self.variables.construction.write(number, block, value);
        Ok(())
    }

    /// Reads a variable in the current block: the value that was written last on the way here, a phi if that depends
    /// on the way, or [poison or undef](FunctionBuilder::set_uninitialized) if nothing was written.
    ///
    /// In a block that is not sealed, the result is a phi, which sealing completes. The phi stays valid until the
    /// variables are finished, even if it becomes superfluous.
    ///
    /// # Errors
    /// Returns an error if the variable is not one of this function, or there is no position.
    #[doc(alias = "use_var")]
    #[track_caller]
    pub fn read(&mut self, variable: Variable) -> Result<Handle<Value>> {
        let (number, block) = self.variable_here("read", variable)?;
        let (construction, mut place) = self.construction();
        let value = construction.read(&mut place, number, block);
        Ok(self.own(value))
    }

    /// Seals a block: everything that branches to it was built. Later branches to it are errors. Sealing a block again
    /// has no effect.
    ///
    /// # Errors
    /// Returns an error if the block does not belong to this function.
    #[doc(alias = "seal_block")]
    #[track_caller]
    pub fn seal(&mut self, block: impl Into<Handle<Block>>) -> Result<()> {
        let block = self.take_block(Opcode::Br, block)?;
        if self.known_type(block.into()).is_none() {
            return fault("seal", Kind::NoSuchValue, format_args!("{block} is not a block of this function"));
        }
        let (construction, mut place) = self.construction();
        construction.seal(&mut place, block);
        Ok(())
    }

    /// Seals all blocks of the function that are not sealed yet.
    #[doc(alias = "seal_all_blocks")]
    pub fn seal_all(&mut self) {
        let blocks: Vec<Block> = self.body.blocks().collect();
        let (construction, mut place) = self.construction();
        blocks.into_iter().for_each(|block| construction.seal(&mut place, block));
    }

    /// Sets what a read gives if nothing was written, from now on. The default is poison.
    pub fn set_uninitialized(&mut self, value: Uninitialized) {
        self.variables.uninitialized = value;
    }

    /// Sets the debug information of a variable: a `DILocalVariable` and the `DILocation` of its declaration. Its
    /// writes from now on, and its phis, get records `#dbg_value`, with line 0 in the scope of the location, as those
    /// that LLVM makes from `#dbg_declare`.
    ///
    /// # Errors
    /// Returns an error if the variable is not one of this function, or a node has another class.
    #[track_caller]
    pub fn set_debug_variable(
        &mut self,
        variable: Variable,
        node: impl Into<Handle<Metadata>>,
        location: impl Into<Handle<Metadata>>,
    ) -> Result<()> {
        let (node, location) = (self.module.own_node(node), self.module.own_node(location));
        let number = self.variable("set_debug_variable", variable)?;
        for (node, class) in [(node, Class::DILocalVariable), (location, Class::DILocation)] {
            if self.module.tables.metadata.class(node) != Some(class) {
                let message = format_args!("{} expected", class.info().name);
                return fault("set_debug_variable", Kind::InvalidProperty, message);
            }
        }
        let expression = self.module.di_expression(&[]).raw();
        let location = line_zero(self.module, location);
        self.variables.list[number].debug = Some(DebugVariable { variable: node, expression, location });
        Ok(())
    }

    /// Ends the variables of the function: superfluous phis are removed, so that the SSA form is minimal, and the
    /// phis of variables with debug information get their records. Handles of variables, and values that were read
    /// and whose phis were superfluous, must not be used any more. Dropping the builder does the same.
    ///
    /// # Errors
    /// Returns an error if a block is not sealed; nothing was changed then.
    #[doc(alias = "finalize")]
    #[track_caller]
    pub fn finish_variables(&mut self) -> Result<()> {
        let unsealed = self.body.blocks().find(|&block| !self.variables.construction.is_sealed(block));
        if let Some(block) = unsealed.filter(|_| self.variables.owner != 0) {
            let block = self.describe().value(block.into());
            return fault("finish_variables", Kind::Sealing, format_args!("block {block} is not sealed"));
        }
        self.complete_variables();
        Ok(())
    }

    /// Removes superfluous phis and forgets the variables. Phis of blocks that are not sealed stay incomplete, which
    /// the verifier reports.
    pub(super) fn complete_variables(&mut self) {
        if self.variables.owner == 0 {
            return;
        }
        let uninitialized = self.variables.uninitialized;
        let variables = std::mem::take(&mut self.variables);
        self.variables.uninitialized = uninitialized;
        let sealed = |phi: Inst| self.body.block_of(phi).is_some_and(|block| variables.construction.is_sealed(block));
        let phis: Vec<(usize, Inst)> = variables.construction.phis().filter(|&(_, phi)| sealed(phi)).collect();
        let list: Vec<Inst> = phis.iter().map(|&(_, phi)| phi).collect();
        let (body, tables) = (&self.body, &mut self.module.tables);
        let superfluous = minimize(body, &list, |phi| uninitialized.of(tables, body.inst_type(phi)));
        for (phi, value) in superfluous {
            if self.position() == Some(Position::Before(phi)) {
                self.position_after(phi);
            }
            self.body.replace_all_uses(phi, value);
            self.body.remove_inst(phi);
        }
        let mut records: Vec<(Block, DbgRecordData)> = Vec::new();
        for (variable, phi) in phis {
            if let (Some(debug), Some(block)) = (variables.list[variable].debug, self.body.block_of(phi)) {
                records.push((block, debug.record(phi.into())));
            }
        }
        records.sort_by_key(|&(block, _)| block);
        records.chunk_by(|(a, _), (b, _)| a == b).for_each(|records| record_phis(&mut self.body, records));
    }

    #[track_caller]
    fn variable(&self, action: &str, variable: Variable) -> Result<usize> {
        let Variable { number, owner } = variable;
        if owner == self.variables.owner && owner != 0 {
            return Ok(number as usize);
        }
        fault(action, Kind::NoSuchVariable, format_args!("the variable belongs to another function or was finished"))
    }

    #[track_caller]
    fn variable_here(&self, action: &str, variable: Variable) -> Result<(usize, Block)> {
        let number = self.variable(action, variable)?;
        match self.block().filter(|block| self.known_type(block.raw().into()).is_some()) {
            Some(block) => Ok((number, block.raw())),
            None => fault(action, Kind::NoPosition, format_args!("the builder has no position")),
        }
    }

    fn variable_name(&self, number: usize) -> String {
        match String::from_utf8_lossy(&self.variables.list[number].name) {
            name if name.is_empty() => "the variable".to_string(),
            name => format!("variable {name}"),
        }
    }

    fn construction(&mut self) -> (&mut Construction, Place<'_>) {
        self.variables.place(&mut self.body, &mut self.module.tables)
    }

    /// Checks that a block that a terminator branches to is not sealed.
    #[track_caller]
    pub(super) fn check_unsealed(&self, opcode: Opcode, block: Block) -> Result<()> {
        if !opcode.is_terminator() || !self.variables.construction.is_sealed(block) {
            return Ok(());
        }
        let block = self.describe().value(block.into());
        self.error(opcode, Kind::Sealing, format_args!("block {block} was sealed, so nothing more can branch to it"))
    }
}

impl Variables {
    fn place<'p>(&'p mut self, body: &'p mut Body, tables: &'p mut Tables) -> (&'p mut Construction, Place<'p>) {
        let Variables { construction, list, last_phis, uninitialized, .. } = self;
        (construction, Place { body, tables, list, last_phis, uninitialized: *uninitialized })
    }
}

impl DebugVariable {
    fn record(&self, value: Value) -> DbgRecordData {
        DbgRecordData {
            kind: DbgRecordKind::Value,
            location: Some(value),
            variable: Some(self.variable),
            expression: Some(self.expression),
            debug_loc: Some(self.location),
            assign_id: None,
            address: None,
            address_expression: None,
        }
    }
}

#[track_caller]
fn fault<T>(action: &str, kind: Kind, message: std::fmt::Arguments<'_>) -> Result<T> {
    Err(BuildError::new(action, kind, message))
}

/// Returns a location of line 0 in the scope of another one, inlined at the same place.
fn line_zero(module: &mut Module, location: Metadata) -> Metadata {
    let Some(node) = module.tables.metadata.node(location) else { return location };
    let mut writer = NodeWriter::new(Class::DILocation);
    for name in ["scope", "inlinedAt"] {
        if let Some(field) = node.field_named(name) {
            writer.set_reference(field, node.reference(field));
        }
    }
    module.tables.metadata.intern_node(Class::DILocation, false, writer.words())
}

/// Places records of one block after its phis, before other records.
fn record_phis(body: &mut Body, records: &[(Block, DbgRecordData)]) {
    let Some(&(block, _)) = records.first() else { return };
    let next = body.block_insts(block).find(|&inst| body.opcode(inst) != Opcode::Phi);
    let old: Vec<_> = match next {
        Some(inst) => body.records_before(inst).collect(),
        None => body.trailing_records(block).collect(),
    };
    match next {
        Some(inst) => body.clear_records_before(inst),
        None => body.clear_trailing_records(block),
    }
    let mut all: Vec<_> = records.iter().map(|(_, data)| body.create_record(data)).collect();
    all.extend(old);
    for record in all {
        match next {
            Some(inst) => body.place_record_before(record, inst),
            None => body.place_trailing_record(record, block),
        }
    }
}
