//! The rules, one table per area. Codes: structure from V0001, blocks from V0101, constants from V0151,
//! instructions from V0201, globals and functions from V0401, attributes from V0501, intrinsics from V0601,
//! metadata and attachments from V0701, debug information from V0801, TBAA from V0901, module flags from
//! V1001, exception handling from V1101, convergence from V1201, calls from V1301, bundles from V1401,
//! arguments from V1501, source locations and debug records from V1601, attachments of instructions from
//! V1701, intrinsics on vectors from V1801, intrinsics that belong together from V1901, intrinsics of targets
//! from V2001, accesses to memory from V2041, what LLVM 23 added from V2061.

use crate::rule::Rule;

pub(crate) mod accesses;
pub(crate) mod arguments;
pub(crate) mod attachments;
pub(crate) mod attributes;
pub(crate) mod blocks;
pub(crate) mod bundles;
pub(crate) mod calls;
pub(crate) mod constants;
pub(crate) mod convergence;
pub(crate) mod debug_info;
pub(crate) mod debug_places;
pub(crate) mod examples;
pub(crate) mod exceptions;
pub(crate) mod globals;
pub(crate) mod instructions;
pub(crate) mod intrinsics;
pub(crate) mod metadata;
pub(crate) mod module_flags;
pub(crate) mod newer;
pub(crate) mod protocols;
pub(crate) mod structure;
pub(crate) mod targets;
pub(crate) mod tbaa;
pub(crate) mod unbreakable;
pub(crate) mod unwritten;
pub(crate) mod vectors;

/// All tables, in order of code.
pub(crate) static TABLES: &[&[&Rule]] = &[
    structure::RULES,
    blocks::RULES,
    constants::RULES,
    instructions::RULES,
    globals::RULES,
    attributes::RULES,
    intrinsics::RULES,
    metadata::RULES,
    debug_info::RULES,
    tbaa::RULES,
    module_flags::RULES,
    exceptions::RULES,
    convergence::RULES,
    calls::RULES,
    bundles::RULES,
    arguments::RULES,
    debug_places::RULES,
    attachments::RULES,
    vectors::RULES,
    protocols::RULES,
    targets::RULES,
    accesses::RULES,
    newer::RULES,
];
