//! Places in the running program. A [`Site`] is the number of one operation of the translated code, small
//! enough to store in every object and taint; `program` maps it to the instruction.

/// Number of an operation of the translated code, or [`Site::NONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site(pub(crate) u32);

impl Site {
    /// No operation: before the start of the program, or unknown.
    pub const NONE: Site = Site(0);
}
