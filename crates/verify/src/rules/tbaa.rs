//! Rules for tbaa.

use crate::rule::rules;

rules! {}
