//! Leaving a builder and taking it up again, for compilers that work on several functions in turn.

use super::variables::Variables;
use super::{FunctionBuilder, Place};
use crate::flags::FastMath;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::Handle;

/// A builder that was left: its function, insertion point, settings and variables.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let ty = module.function_type(Type::VOID, ());
/// let (f, g) = (module.add_function("f", ty), module.add_function("g", ty));
/// let mut b = module.build(f);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// let f = b.pause();
///
/// let mut b = module.build(g);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// b.ret_void()?;
/// b.finish();
///
/// let mut b = module.resume(f);
/// b.ret_void()?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Paused {
    function: Handle<Global>,
    position: Place,
    debug_loc: Option<Metadata>,
    fast_math: FastMath,
    fold: bool,
    variables: Variables,
}

impl FunctionBuilder<'_> {
    /// Returns the function to the module. The same as dropping the builder, by a name that says what happens.
    pub fn finish(self) {}

    /// Leaves the function, to be taken up again by [`Module::resume`]. A name that was set for the next value is
    /// forgotten.
    #[must_use]
    pub fn pause(mut self) -> Paused {
        Paused {
            function: self.function(),
            position: self.position,
            debug_loc: self.debug_loc,
            fast_math: self.fast_math,
            fold: self.fold,
            variables: std::mem::take(&mut self.variables),
        }
    }
}

impl Module {
    /// Returns a builder where it was left.
    ///
    /// # Panics
    /// Panics if it was the builder of another module.
    #[track_caller]
    pub fn resume(&mut self, paused: Paused) -> FunctionBuilder<'_> {
        let mut builder = self.build(paused.function);
        builder.position = paused.position;
        builder.debug_loc = paused.debug_loc;
        builder.fast_math = paused.fast_math;
        builder.fold = paused.fold;
        builder.variables = paused.variables;
        builder
    }
}
