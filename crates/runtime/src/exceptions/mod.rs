//! Throwing and catching: the Itanium C++ ABI, Microsoft's C++ runtime, structured exceptions, type descriptors.

pub(crate) mod cxxabi;
pub(crate) mod descriptors;
pub(crate) mod dispatch;
pub(crate) mod forced;
pub(crate) mod itanium;
pub(crate) mod msvc;
pub(crate) mod pointers;
pub(crate) mod rtti;
pub(crate) mod seh;
pub(crate) mod standard;
