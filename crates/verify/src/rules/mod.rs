//! The rules, a table an area. Codes: blocks and dominance from V0101, instructions from V0201, calls
//! and exception handling from V0301, globals and functions from V0401, attributes from V0501,
//! intrinsics from V0601, metadata and attachments from V0701, debug information from V0801, TBAA from
//! V0901, module flags from V1001.

use crate::rule::Rule;

pub(crate) mod attributes;
pub(crate) mod blocks;
pub(crate) mod debug_info;
pub(crate) mod globals;
pub(crate) mod intrinsics;
pub(crate) mod metadata;
pub(crate) mod module_flags;
pub(crate) mod tbaa;

/// All tables, in order of code.
pub(crate) static TABLES: &[&[&Rule]] = &[
    blocks::RULES,
    globals::RULES,
    attributes::RULES,
    intrinsics::RULES,
    metadata::RULES,
    debug_info::RULES,
    tbaa::RULES,
    module_flags::RULES,
];
