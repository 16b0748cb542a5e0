//! Places in the running program: a [`Site`] is a number for one operation of the translated code,
//! small enough to be kept with every object and every taint; `program` finds the instruction.

/// One operation of the translated code, or nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site(pub(crate) u32);

impl Site {
    /// Before the program, or unknown.
    pub const NONE: Site = Site(0);
}
