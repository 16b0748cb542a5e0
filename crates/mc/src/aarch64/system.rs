//! System registers and other named operands.

/// Name in small letters, name as it is printed, bits, required features, and 1 for reading, 2 for writing, 4 for
/// taking a register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named(pub &'static str, pub &'static str, pub u16, pub u8, pub u8);
