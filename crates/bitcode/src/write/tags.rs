//! Names with numbers: kinds of attachments, tags of operand bundles, synchronisation scopes.

use draig_ir::{MetadataKind, SyncScope};

use super::ModuleWriter;
use crate::codes::{blocks, bundle_tag, metadata_kind, scope_name};

/// LLVM's predefined tags, in the order of their numbers (`LLVMContext.h`).
const TAGS: [&str; 12] = [
    "deopt",
    "funclet",
    "gc-transition",
    "cfguardtarget",
    "preallocated",
    "gc-live",
    "clang.arc.attachedcall",
    "ptrauth",
    "kcfi",
    "convergencectrl",
    "align",
    "deactivation-symbol",
];

/// Returns the number of a predefined tag.
pub(super) fn number(tag: &[u8]) -> Option<u64> {
    TAGS.iter().position(|known| known.as_bytes() == tag).map(|at| at as u64)
}

/// Returns the first number of a tag that LLVM does not predefine.
pub(super) const fn first_own() -> u64 {
    TAGS.len() as u64
}

impl ModuleWriter<'_> {
    pub(super) fn write_metadata_kinds(&mut self) {
        let kinds = &self.module.tables.metadata_kinds;
        self.out.enter_block(blocks::METADATA_KINDS, 3);
        for number in 0..kinds.len() {
            let name = kinds.name(MetadataKind::from_u32(number));
            self.out.record_with_bytes(metadata_kind::KIND, &[u64::from(number)], name);
        }
        self.out.end_block();
    }

    pub(super) fn write_bundle_tags(&mut self) {
        self.out.enter_block(blocks::BUNDLE_TAGS, 3);
        for tag in TAGS {
            self.out.record_with_bytes(bundle_tag::TAG, &[], tag.as_bytes());
        }
        for &tag in &self.ids.tags {
            self.out.record_with_bytes(bundle_tag::TAG, &[], self.module.tables.str(tag));
        }
        self.out.end_block();
    }

    pub(super) fn write_scope_names(&mut self) {
        let scopes = &self.module.tables.sync_scopes;
        self.out.enter_block(blocks::SCOPE_NAMES, 2);
        for number in 0..scopes.len() {
            self.out.record_with_bytes(scope_name::NAME, &[], scopes.name(SyncScope(number)));
        }
        self.out.end_block();
    }
}
