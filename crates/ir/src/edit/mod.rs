//! The editing context of a function: its body, the module's tables, and the module's globals and declarations
//! to look at. Whatever changes bodies stands on it: upgrades, lowerings, passes.
//!
//! A [`FunctionEditor`] is either of one function ([`Module::edit`]), or one of many that run on several threads
//! ([`Module::edit_functions`]). The code that edits is the same: in parallel, the editor's module is a fork of
//! the real one, whose tables are an overlay, and whatever was interned or declared is merged afterwards in
//! the order of the functions.
//!
//! The methods that build instructions check nothing, as LLVM's builder does in release builds; they are for
//! rewrites of code that is known to be well-formed. [`FunctionEditor::build`] lends the function to a
//! [`FunctionBuilder`], which checks each call.
//!
//! ```
//! use draig_ir::{Module, Opcode, Type, Value};
//!
//! # fn main() -> Result<(), draig_ir::build::BuildError> {
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::I32, &[Type::I32], false);
//! for name in ["f", "g"] {
//!     let function = module.add_function(name, ty);
//!     let mut b = module.build(function);
//!     let entry = b.add_block("");
//!     b.position_at_end(entry);
//!     let (x, two) = (b.param(0), b.module_mut().tables.const_i64(Type::I32, 2));
//!     let twice = b.mul(x, Value::from(two))?;
//!     b.ret(twice)?;
//! }
//! // x * 2 becomes x << 1 in all functions, on two threads.
//! let changed = module.edit_functions(2, |f| {
//!     let products: Vec<_> = f.body().insts().filter(|&inst| f.body().opcode(inst) == Opcode::Mul).collect();
//!     for &inst in &products {
//!         f.position_before(inst);
//!         let (x, one) = (f.body().operands(inst)[0], f.int(Type::I32, 1));
//!         let shift = f.binary(Opcode::Shl, x, one);
//!         f.body_mut().replace_all_uses(inst, shift);
//!         f.body_mut().remove_inst(inst);
//!     }
//!     products.len()
//! });
//! assert_eq!(changed, [1, 1]);
//! # Ok(())
//! # }
//! ```

mod constants;
mod insts;
mod parallel;
mod vectors;

use crate::body::{Body, InstBuild, Position};
use crate::build::FunctionBuilder;
use crate::flags::FastMath;
use crate::fold::Folder;
use crate::global::{Global, GlobalData};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// A function being edited.
///
/// It holds the body and returns it to the module when dropped.
#[derive(Debug)]
pub struct FunctionEditor<'m> {
    module: &'m mut Module,
    function: Global,
    body: Box<Body>,
    position: Option<Position>,
    debug_loc: Option<Metadata>,
    fast_math: FastMath,
    /// New instructions, in order, for [`FunctionEditor::undo_to`].
    built: Vec<Inst>,
}

impl Module {
    /// Returns an editor for a function, without a position; `None` for a declaration. The function is still a
    /// definition while it is edited.
    pub fn edit(&mut self, function: Global) -> Option<FunctionEditor<'_>> {
        let body = self.take_body(function)?;
        Some(FunctionEditor::new(self, function, body))
    }
}

impl Drop for FunctionEditor<'_> {
    fn drop(&mut self) {
        let body = std::mem::take(&mut self.body);
        self.module.set_body(self.function, Some(body));
    }
}

/// Parts.
impl<'m> FunctionEditor<'m> {
    fn new(module: &'m mut Module, function: Global, body: Box<Body>) -> FunctionEditor<'m> {
        FunctionEditor {
            module,
            function,
            body,
            position: None,
            debug_loc: None,
            fast_math: FastMath::NONE,
            built: Vec::new(),
        }
    }

    /// Returns the function.
    pub fn function(&self) -> Global {
        self.function
    }

    /// Returns the module, without the body of this function. In [`Module::edit_functions`], it has no bodies at
    /// all, but all globals.
    pub fn module(&self) -> &Module {
        self.module
    }

    /// Returns mutable access to the module, for adding types, constants, metadata and globals. In
    /// [`Module::edit_functions`], other globals must stay as they are.
    pub fn module_mut(&mut self) -> &mut Module {
        self.module
    }

    /// Returns the body.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Returns mutable access to the body.
    pub fn body_mut(&mut self) -> &mut Body {
        &mut self.body
    }

    /// Returns mutable access to the body and the tables, along with the globals.
    pub fn parts_mut(&mut self) -> (&mut Body, &mut Tables, &[GlobalData]) {
        let (tables, globals) = self.module.tables_and_globals_mut();
        (&mut self.body, tables, globals)
    }

    /// Returns mutable access to the body and the module, which is then without it.
    pub fn body_and_module_mut(&mut self) -> (&mut Body, &mut Module) {
        (&mut self.body, self.module)
    }

    /// Returns the type of a value of this function.
    pub fn type_of(&self, value: Value) -> Type {
        self.module.value_type(self.function, &self.body, value)
    }

    /// Calls `build` with a builder for this function, which checks what it is asked to build. The builder has
    /// no position.
    pub fn build<T>(&mut self, build: impl FnOnce(&mut FunctionBuilder<'_>) -> T) -> T {
        let body = std::mem::take(&mut self.body);
        self.module.set_body(self.function, Some(body));
        let mut builder = self.module.build(self.function);
        let result = build(&mut builder);
        drop(builder);
        self.body = self.module.take_body(self.function).unwrap_or_default();
        result
    }
}

/// Position and settings of new instructions.
impl FunctionEditor<'_> {
    /// Returns the insertion point of the next instruction; `None` if it has not been set.
    pub fn position(&self) -> Option<Position> {
        self.position
    }

    /// Moves the insertion point before an instruction, after the debug records there.
    pub fn position_before(&mut self, inst: Inst) {
        self.position = Some(Position::Before(inst));
    }

    /// Moves the insertion point to the end of a block.
    pub fn position_at_end(&mut self, block: Block) {
        self.position = Some(Position::End(block));
    }

    /// Sets the `!dbg` attachment of instructions built from now on.
    pub fn set_debug_loc(&mut self, loc: Option<Metadata>) {
        self.debug_loc = loc;
    }

    /// Returns the fast-math flags of new instructions that accept them, initially none.
    pub fn fast_math(&self) -> FastMath {
        self.fast_math
    }

    /// Sets the fast-math flags of new instructions that accept them.
    pub fn set_fast_math(&mut self, flags: FastMath) {
        self.fast_math = flags;
    }

    /// Adds an instruction at the insertion point, with the current fast-math flags if it accepts them and
    /// `build` has none.
    ///
    /// # Panics
    /// Panics if the editor has no position.
    #[track_caller]
    pub fn insert(&mut self, build: InstBuild, operands: &[Value]) -> Inst {
        let body = &mut self.body;
        let inst = match self.position.expect("the editor has a position") {
            Position::Before(before) => {
                let inst = body.insert_inst(before, build, operands);
                // New instructions go after the records at the insertion point.
                if body.records_before(before).next().is_some() {
                    body.move_records(before, inst);
                }
                inst
            }
            Position::End(block) => {
                let inst = body.append_inst(block, build, operands);
                if body.trailing_records(block).next().is_some() {
                    let records: Vec<_> = body.trailing_records(block).collect();
                    body.clear_trailing_records(block);
                    records.into_iter().for_each(|record| body.place_record_before(record, inst));
                }
                inst
            }
        };
        self.built.push(inst);
        if self.debug_loc.is_some() {
            self.body.set_debug_loc(inst, self.debug_loc);
        }
        if !self.fast_math.is_empty() && self.body.flag_bits(inst) == 0 && self.accepts_fast_math(inst) {
            self.body.set_flag_bits(inst, self.fast_math.0);
        }
        inst
    }

    fn accepts_fast_math(&self, inst: Inst) -> bool {
        let opcode = self.body.opcode(inst);
        // Integer conversions have no fast-math flags before LLVM 23.
        !matches!(opcode, Opcode::SiToFp | Opcode::UiToFp)
            && opcode.flag_class().has_fast_math()
            && (opcode == Opcode::FCmp || self.module.tables.types.accepts_fast_math(self.body.inst_type(inst)))
    }

    fn fold<T>(&mut self, constants: &[Value], fold: impl FnOnce(&mut Folder<'_>) -> Option<T>) -> Option<T> {
        if !constants.iter().all(|value| value.is_constant()) {
            return None;
        }
        let (tables, globals) = self.module.tables_and_globals_mut();
        fold(&mut Folder::new(tables, &globals))
    }

    /// Returns a mark for [`FunctionEditor::undo_to`].
    pub fn mark(&self) -> usize {
        self.built.len()
    }

    /// Removes the instructions that the editor has added since a mark, for rewrites that give up halfway. They
    /// must not have other uses.
    pub fn undo_to(&mut self, mark: usize) {
        while self.built.len() > mark
            && let Some(inst) = self.built.pop()
        {
            self.body.remove_inst(inst);
        }
    }
}
