//! Rules for intrinsics.

use crate::rule::rules;

rules! {}
