//! Rules for metadata.

use crate::rule::rules;

rules! {}
