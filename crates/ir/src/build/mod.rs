//! Building functions and globals, with every call checked: what LLVM asserts of instructions when
//! they are made (LangRef "Instruction Reference") is an error here that names the types and values.
//! What can only be judged of a whole function (dominance, phis against predecessors) is left to the
//! verifier.
//!
//! A [`FunctionBuilder`] is a position in a function. Its methods are named after LLVM's IRBuilder;
//! like that, it folds constants. Methods whose result may be a constant or an operand give a
//! [`Value`], the others the new [`Inst`].
//!
//! ```
//! use draig_ir::build::BuildError;
//! use draig_ir::{Module, Type, Value};
//!
//! # fn main() -> Result<(), BuildError> {
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::I32, &[Type::I32, Type::I64], false);
//! let function = module.add_function(b"f", ty);
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
mod error;
mod exception;
mod global;
mod memory;
mod vector;

pub use call::{Bundle, CallOptions};
pub use debug_info::{DebugNode, FieldValue};
pub use describe::Describe;
pub(crate) use describe::write_name;
pub use error::{BuildError, BuildErrorKind};
pub use exception::Clause;

use crate::body::{Body, InstBuild};
use crate::flags::FastMath;
use crate::fold::Folder;
use crate::global::Global;
use crate::layout::TypeMeasures;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::opcode::{FlagClass, Opcode};
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// The result of building something.
pub type Result<T> = std::result::Result<T, BuildError>;

/// Where the next instruction goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// At the end of a block.
    End(Block),
    /// Before an instruction.
    Before(Inst),
}

/// A position in a function, and the means to build there.
///
/// The function's body is with the builder as long as that lives, and back in the module afterwards.
#[derive(Debug)]
pub struct FunctionBuilder<'m> {
    module: &'m mut Module,
    function: Global,
    body: Box<Body>,
    position: Option<Position>,
    pending_name: Vec<u8>,
    debug_loc: Option<Metadata>,
    fast_math: FastMath,
    fold: bool,
    measures: TypeMeasures,
}

impl Module {
    /// A builder for a function of the module, without a position. A function that was only declared
    /// gets an empty body.
    ///
    /// # Panics
    /// If the global is no function.
    #[track_caller]
    pub fn build(&mut self, function: Global) -> FunctionBuilder<'_> {
        assert!(self.global(function).is_function(), "only a function has a body");
        let body = self.take_body(function).unwrap_or_default();
        FunctionBuilder {
            module: self,
            function,
            body,
            position: None,
            pending_name: Vec::new(),
            debug_loc: None,
            fast_math: FastMath::NONE,
            fold: true,
            measures: TypeMeasures::new(),
        }
    }
}

impl Drop for FunctionBuilder<'_> {
    fn drop(&mut self) {
        let body = std::mem::take(&mut self.body);
        self.module.set_body(self.function, Some(body));
    }
}

/// Position, settings and names.
impl FunctionBuilder<'_> {
    /// The module, without the body of this function.
    pub fn module(&self) -> &Module {
        self.module
    }

    /// The module, to add types, constants or globals; the body of this function is not in it. The
    /// function itself must stay, and keep its type.
    pub fn module_mut(&mut self) -> &mut Module {
        // Data layout and struct bodies may change in the caller's hands.
        self.measures = TypeMeasures::new();
        self.module
    }

    /// The function that is built.
    pub fn function(&self) -> Global {
        self.function
    }

    /// The body as it is.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The body, to change what was built. Its edits are not checked.
    pub fn body_mut(&mut self) -> &mut Body {
        &mut self.body
    }

    /// A parameter of the function, from 0.
    ///
    /// # Panics
    /// If the function has no such parameter.
    #[track_caller]
    pub fn param(&self, number: u32) -> Value {
        let count = self.module.param_types(self.function).len();
        assert!((number as usize) < count, "the function has {count} parameters, so none with number {number}");
        Value::arg(number)
    }

    /// A new block at the end of the function; an empty name makes it a numbered one.
    pub fn add_block(&mut self, name: impl AsRef<[u8]>) -> Block {
        let block = self.body.add_block();
        self.set_name(block, name);
        block
    }

    /// Names a parameter, block or result; a name that is taken gets a number behind it. An empty
    /// name makes it numbered.
    pub fn set_name(&mut self, value: impl Into<Value>, name: impl AsRef<[u8]>) {
        self.body.names_mut().set(value, name.as_ref());
    }

    /// Gives what the next call builds a name, unless it folds to a constant or has no result.
    pub fn named(&mut self, name: impl AsRef<[u8]>) -> &mut Self {
        self.pending_name.clear();
        self.pending_name.extend_from_slice(name.as_ref());
        self
    }

    /// Where the next instruction goes.
    pub fn position(&self) -> Option<Position> {
        self.position
    }

    /// The block where the next instruction goes.
    pub fn block(&self) -> Option<Block> {
        match self.position? {
            Position::End(block) => Some(block),
            Position::Before(inst) => self.body.block_of(inst),
        }
    }

    /// Builds at the end of a block from now on.
    pub fn position_at_end(&mut self, block: Block) {
        self.position = Some(Position::End(block));
    }

    /// Builds before an instruction from now on.
    pub fn position_before(&mut self, inst: Inst) {
        self.position = Some(Position::Before(inst));
    }

    /// Builds behind an instruction from now on: before the one that follows, or at the block's end.
    pub fn position_after(&mut self, inst: Inst) {
        self.position = match self.body.next_inst(inst) {
            Some(next) => Some(Position::Before(next)),
            None => self.body.block_of(inst).map(Position::End),
        };
    }

    /// Whether constants are folded (they are, unless told otherwise). Without folding, an operation
    /// on constants becomes an instruction.
    pub fn set_fold(&mut self, fold: bool) {
        self.fold = fold;
    }

    /// The `!dbg` attachment of what is built from now on.
    pub fn set_debug_loc(&mut self, loc: Option<Metadata>) {
        self.debug_loc = loc;
    }

    /// The `!dbg` attachment of what is built.
    pub fn debug_loc(&self) -> Option<Metadata> {
        self.debug_loc
    }

    /// The fast-math flags of the floating-point operations that are built from now on.
    pub fn set_fast_math(&mut self, flags: FastMath) {
        self.fast_math = flags;
    }

    /// The fast-math flags of the floating-point operations that are built.
    pub fn fast_math(&self) -> FastMath {
        self.fast_math
    }

    /// The type of a value of this function.
    ///
    /// # Panics
    /// If it is no value of the function or module.
    #[track_caller]
    pub fn type_of(&self, value: impl Into<Value>) -> Type {
        match self.known_type(value.into()) {
            Some(ty) => ty,
            None => panic!("no value of this function"),
        }
    }
}

/// Insertion, shared by the methods of all instructions.
impl FunctionBuilder<'_> {
    /// Checks the position, inserts, and gives name and debug location.
    #[track_caller]
    fn insert(&mut self, opcode: Opcode, build: InstBuild, operands: &[Value]) -> Result<Inst> {
        self.check_place(opcode)?;
        Ok(self.place(build, operands))
    }

    /// Inserts where [`FunctionBuilder::check_place`] found nothing wrong.
    fn place(&mut self, build: InstBuild, operands: &[Value]) -> Inst {
        let inst = match self.position {
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
        inst
    }

    /// Debug records at the end of a block are before what is added there.
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

    /// The result of folding if folding is wanted and all operands are constants; the name that
    /// waited for an instruction is dropped then.
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

    /// The fast-math flags for an operation with this result: the current ones if the opcode takes
    /// them with this type.
    fn fast_math_for(&self, opcode: Opcode, ty: Type) -> u8 {
        if opcode.flag_class() != FlagClass::FastMath || self.fast_math.is_empty() {
            return 0;
        }
        let always = opcode.is_float_arithmetic() || opcode == Opcode::FCmp;
        if always || self.module.tables.types.takes_fast_math(ty) { self.fast_math.0 } else { 0 }
    }
}
