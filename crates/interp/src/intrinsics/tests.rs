//! Tests of the intrinsics.
