//! Building functions and globals, with every call checked. The conditions that LLVM asserts when
//! instructions are created (LangRef "Instruction Reference") are errors here, which name the types and
//! values. Properties of a whole function (dominance, phis matching predecessors) are left to the verifier.
//!
//! A [`FunctionBuilder`] is a position in a function. Its methods are named after LLVM's IRBuilder and, like
//! it, fold constants. Methods that may return a constant or an operand return a [`Value`], the others the
//! new [`Inst`]; each as a [`Handle`] that knows its function or module, and is refused by others.
//!
//! ```
//! use draig_ir::build::BuildError;
//! use draig_ir::{Module, Type};
//!
//! # fn main() -> Result<(), BuildError> {
//! let mut module = Module::new(b"m");
//! let ty = module.function_type(Type::I32, &[Type::I32, Type::I64]);
//! let function = module.add_function("f", ty);
//! let mut b = module.build(function);
//! let entry = b.add_block("entry");
//! b.position_at_end(entry);
//! let (x, y) = (b.param(0), b.param(1));
//! b.set_name(x, "x");
//! let error = b.add(x, y).unwrap_err();
//! assert_eq!(error.message(), "add: operands have different types: i32 %x and i64 %0");
//! let narrow = b.named("narrow").trunc(y, Type::I32)?;
//! let sum = b.add_nsw(x, narrow)?;
//! b.ret(sum)?;
//! # Ok(())
//! # }
//! ```

mod annotate;
mod arithmetic;
mod call;
mod check;
mod constant;
mod control;
mod debug_info;
mod describe;
mod edit;
mod error;
mod exception;
mod global;
mod inline;
mod memory;
mod operand;
mod pause;
mod properties;
mod types;
mod variables;
mod vector;

pub use call::{Bundle, CallOptions};
pub use debug_info::{DebugNode, FieldValue};
pub use describe::Describe;
pub(crate) use describe::write_name;
pub use error::{BuildError, BuildErrorKind};
pub use exception::Clause;
pub use operand::{ListOf, Operand};
pub use pause::Paused;
pub use variables::{Uninitialized, Variable};

pub use crate::body::Position;
use crate::body::{Body, InstBuild};
use crate::flags::FastMath;
use crate::fold::Folder;
use crate::global::Global;
use crate::layout::TypeMeasures;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// Result of building an instruction or global.
pub type Result<T> = std::result::Result<T, BuildError>;

/// Insertion point of a builder.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    Nowhere,
    At(Position),
    /// The position that was asked for is in another function.
    Elsewhere,
}

/// Builds a function at an insertion point.
///
/// The builder holds the function's body and returns it to the module when dropped.
#[derive(Debug)]
pub struct FunctionBuilder<'m> {
    module: &'m mut Module,
    function: Global,
    body: Box<Body>,
    position: Place,
    pending_name: Vec<u8>,
    debug_loc: Option<Metadata>,
    fast_math: FastMath,
    fold: bool,
    measures: TypeMeasures,
    variables: variables::Variables,
}

impl Module {
    /// Returns a builder for a function of the module, without a position. A declaration gets an empty body.
    ///
    /// # Panics
    /// Panics if the global is not a function, or belongs to another module.
    #[track_caller]
    pub fn build(&mut self, function: impl Into<Handle<Global>>) -> FunctionBuilder<'_> {
        let function = self.own_global(function);
        assert!(self.global(function).is_function(), "only a function has a body");
        let body = self.take_body(function).unwrap_or_default();
        FunctionBuilder {
            module: self,
            function,
            body,
            position: Place::Nowhere,
            pending_name: Vec::new(),
            debug_loc: None,
            fast_math: FastMath::NONE,
            fold: true,
            measures: TypeMeasures::new(),
            variables: variables::Variables::default(),
        }
    }
}

impl Drop for FunctionBuilder<'_> {
    fn drop(&mut self) {
        self.complete_variables();
        let body = std::mem::take(&mut self.body);
        self.module.set_body(self.function, Some(body));
    }
}

/// Position, settings and names.
impl FunctionBuilder<'_> {
    /// Returns the module, without the body of this function.
    pub fn module(&self) -> &Module {
        self.module
    }

    /// Returns mutable access to the module, for adding types, constants or globals. The body of this function
    /// is not in it. The function itself must not be removed or change its type.
    pub fn module_mut(&mut self) -> &mut Module {
        // The caller may change the data layout and struct bodies.
        self.measures = TypeMeasures::new();
        self.module
    }

    /// Returns the function being built.
    pub fn function(&self) -> Handle<Global> {
        self.module.handle(self.function)
    }

    /// Returns the current body.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Returns mutable access to the body. Edits through it are not checked.
    pub fn body_mut(&mut self) -> &mut Body {
        &mut self.body
    }

    /// Returns a parameter of the function, counted from 0.
    ///
    /// # Panics
    /// Panics if the function has no such parameter.
    #[track_caller]
    pub fn param(&self, number: u32) -> Handle<Value> {
        let count = self.module.param_types(self.function).len();
        assert!((number as usize) < count, "the function has {count} parameters, so none with number {number}");
        self.own(Value::arg(number))
    }

    /// Adds a block at the end of the function; an empty name makes it numbered.
    pub fn add_block(&mut self, name: impl AsRef<[u8]>) -> Handle<Block> {
        let block = self.body.add_block();
        self.set_name(block, name);
        self.body.handle(block)
    }

    /// Names a parameter, block or result. If the name is already in use, a number is appended; an empty name
    /// makes the value numbered.
    ///
    /// # Panics
    /// Panics if the value belongs to another function.
    #[track_caller]
    pub fn set_name(&mut self, value: impl Into<Handle<Value>>, name: impl AsRef<[u8]>) {
        let value = self.expect_own(value);
        self.body.names_mut().set(value, name.as_ref());
    }

    /// Names the result of the next call, unless it folds to a constant or has no result.
    pub fn named(&mut self, name: impl AsRef<[u8]>) -> &mut Self {
        self.pending_name.clear();
        self.pending_name.extend_from_slice(name.as_ref());
        self
    }

    /// Returns the insertion point of the next instruction; `None` if it has not been set.
    pub fn position(&self) -> Option<Position> {
        match self.position {
            Place::At(position) => Some(position),
            Place::Nowhere | Place::Elsewhere => None,
        }
    }

    /// Returns the block of the insertion point; `None` if there is no insertion point.
    pub fn block(&self) -> Option<Handle<Block>> {
        let block = match self.position()? {
            Position::End(block) => block,
            Position::Before(inst) => self.body.block_of(inst)?,
        };
        Some(self.body.handle(block))
    }

    /// Moves the insertion point to the end of a block.
    pub fn position_at_end(&mut self, block: impl Into<Handle<Block>>) {
        let block = block.into();
        let own = block.fits(&self.body.owner);
        self.position = if own { Place::At(Position::End(block.raw())) } else { Place::Elsewhere };
    }

    /// Moves the insertion point before an instruction.
    pub fn position_before(&mut self, inst: impl Into<Handle<Inst>>) {
        let inst = inst.into();
        let own = inst.fits(&self.body.owner);
        self.position = if own { Place::At(Position::Before(inst.raw())) } else { Place::Elsewhere };
    }

    /// Moves the insertion point after an instruction: before the next one, or to the end of the block.
    pub fn position_after(&mut self, inst: impl Into<Handle<Inst>>) {
        let inst = inst.into();
        if !inst.fits(&self.body.owner) {
            self.position = Place::Elsewhere;
            return;
        }
        self.position = match self.body.next_inst(inst.raw()) {
            Some(next) => Place::At(Position::Before(next)),
            None => self.body.block_of(inst.raw()).map_or(Place::Nowhere, |block| Place::At(Position::End(block))),
        };
    }

    /// Enables or disables constant folding, which is on by default. Without it, an operation on constants
    /// becomes an instruction.
    pub fn set_fold(&mut self, fold: bool) {
        self.fold = fold;
    }

    /// Sets the `!dbg` attachment of instructions built from now on.
    ///
    /// # Panics
    /// Panics if the location belongs to another module.
    #[track_caller]
    pub fn set_debug_loc(&mut self, loc: Option<Handle<Metadata>>) {
        self.debug_loc = loc.map(|loc| self.module.own_node(loc));
    }

    /// Returns the `!dbg` attachment that new instructions get, if any.
    pub fn debug_loc(&self) -> Option<Handle<Metadata>> {
        self.debug_loc.map(|loc| self.module.handle(loc))
    }

    /// Sets the fast-math flags of floating-point operations built from now on.
    pub fn set_fast_math(&mut self, flags: FastMath) {
        self.fast_math = flags;
    }

    /// Returns the current fast-math flags.
    pub fn fast_math(&self) -> FastMath {
        self.fast_math
    }

    /// Returns the type of a value of this function.
    ///
    /// # Panics
    /// Panics if it is not a value of the function or module.
    #[track_caller]
    pub fn type_of(&self, value: impl Into<Handle<Value>>) -> Handle<Type> {
        let value = self.expect_own(value);
        match self.known_type(value) {
            Some(ty) => self.module.handle(ty),
            None => panic!("not a value of this function"),
        }
    }
}

/// Insertion, shared by the methods for all instructions.
impl FunctionBuilder<'_> {
    /// Checks the position, inserts the instruction, and sets its name and debug location.
    #[track_caller]
    fn insert(&mut self, opcode: Opcode, build: InstBuild, operands: &[Value]) -> Result<Handle<Inst>> {
        self.check_place(opcode)?;
        Ok(self.place(build, operands))
    }

    /// Inserts an instruction at a position that [`FunctionBuilder::check_place`] accepted.
    fn place(&mut self, build: InstBuild, operands: &[Value]) -> Handle<Inst> {
        let inst = match self.position() {
            Some(Position::Before(before)) => self.body.insert_inst(before, build, operands),
            Some(Position::End(block)) => {
                let inst = self.body.append_inst(block, build, operands);
                self.records_to_inst(block, inst);
                inst
            }
            None => unreachable!("the place was checked"),
        };
        if self.debug_loc.is_some() {
            self.body.set_debug_loc(inst, self.debug_loc);
        }
        if !self.pending_name.is_empty() {
            let name = std::mem::take(&mut self.pending_name);
            if self.body.inst_type(inst) != Type::VOID {
                self.body.names_mut().set(inst, &name);
            }
        }
        self.body.handle(inst)
    }

    /// Moves debug records at the end of a block before the instruction that is appended to it.
    fn records_to_inst(&mut self, block: Block, inst: Inst) {
        if self.body.record_count() == 0 {
            return;
        }
        let trailing: Vec<_> = self.body.trailing_records(block).collect();
        if !trailing.is_empty() {
            self.body.clear_trailing_records(block);
            trailing.into_iter().for_each(|record| self.body.place_record_before(record, inst));
        }
    }

    /// Folds if folding is enabled and all operands are constants. In that case the pending name is dropped.
    fn folded(&mut self, operands: &[Value], fold: impl FnOnce(&mut Folder<'_>) -> Option<Value>) -> Option<Value> {
        if !self.fold || !operands.iter().all(|operand| operand.is_constant()) {
            return None;
        }
        let (tables, globals) = self.module.tables_and_globals_mut();
        let result = fold(&mut Folder::new(tables, &globals));
        if result.is_some() {
            self.pending_name.clear();
        }
        result
    }

    /// Fast-math flags for an operation with this result type: the current flags if the opcode accepts them
    /// with this type.
    fn fast_math_for(&self, opcode: Opcode, ty: Type) -> u8 {
        // Integer conversions have no fast-math flags before LLVM 23.
        let has_none = matches!(opcode, Opcode::SiToFp | Opcode::UiToFp) || !opcode.flag_class().has_fast_math();
        if has_none || self.fast_math.is_empty() {
            return 0;
        }
        let always = opcode.is_float_arithmetic() || opcode == Opcode::FCmp;
        if always || self.module.tables.types.accepts_fast_math(ty) { self.fast_math.0 } else { 0 }
    }
}
