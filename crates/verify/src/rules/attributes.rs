//! Rules for attributes.

use crate::rule::rules;

rules! {}
