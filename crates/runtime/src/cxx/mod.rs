//! Classes of the C++ standard library whose code is not part of compiled programs.

pub(crate) mod buffers;
pub(crate) mod errors;
pub(crate) mod exceptions;
pub(crate) mod iostream;
pub(crate) mod istream;
pub(crate) mod nodes;
pub(crate) mod std;
pub(crate) mod streambuf;
pub(crate) mod streams;
pub(crate) mod string;
pub(crate) mod string_edit;
pub(crate) mod types;
