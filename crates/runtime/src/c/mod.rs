//! The headers of the C standard and their extensions, one file each.

pub(crate) mod allocation;
pub(crate) mod assertion;
pub(crate) mod calendar;
pub(crate) mod character;
pub(crate) mod decimal;
pub(crate) mod exit;
pub(crate) mod format;
pub(crate) mod jump;
pub(crate) mod locale;
pub(crate) mod math;
pub(crate) mod math_long;
pub(crate) mod messages;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod printf;
pub(crate) mod random;
pub(crate) mod scan;
pub(crate) mod scanf;
pub(crate) mod sort;
pub(crate) mod stdio;
pub(crate) mod stdlib;
pub(crate) mod streams;
pub(crate) mod string;
pub(crate) mod time;
pub(crate) mod varargs;
pub(crate) mod wide;
