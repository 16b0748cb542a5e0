//! Rules for module flags.

use crate::rule::rules;

rules! {}
