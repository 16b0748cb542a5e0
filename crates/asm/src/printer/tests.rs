//! Modules made by hand.
