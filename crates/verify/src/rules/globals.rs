//! Rules for globals.

use crate::rule::rules;

rules! {}
