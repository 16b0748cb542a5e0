//! Rules for debug info.

use crate::rule::rules;

rules! {}
