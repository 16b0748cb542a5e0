//! The memory of the running program: objects with bounds, lifetimes and owners; bytes with their
//! definedness and provenance.
//!
//! One flat arena holds all objects; an address is an index into it, so equal addresses are equal
//! places, and whether an access is allowed comes from the pointer's provenance alone. Each byte has
//! a [`ByteState`]; states beyond "undefined" and "defined" keep what they need in tables beside.
