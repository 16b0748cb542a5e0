//! Compatibility of the targets of two modules (LangRef "Target Triple").

use draig_ir::Module;
use draig_target::{Triple, Vendor};

use crate::dest::Dest;
use crate::error::Entity;
use crate::error::lossy;
use crate::source::Source;
use crate::{Conflict, Finding, Place};

/// Sets data layout and triple to those of the first module that has them, and warns if others differ.
pub(crate) fn agree(dest: &mut Dest, src: &Source, warnings: &mut Vec<Finding>) {
    let module = &src.module;
    if dest.data_layout.is_default() {
        dest.data_layout = module.data_layout.clone();
        dest.target_origins[0] = src.number;
    }
    if dest.triple.is_empty() && !module.triple.is_empty() {
        dest.triple = module.triple.clone();
        dest.target_origins[1] = src.number;
    }
    // modules that ship with CUDA have no proper target
    let (ours, theirs) = (&module.triple, &dest.triple);
    let (mut of_layout, mut of_triple) = (true, true);
    if ours.is_nvptx() && theirs.is_nvptx() {
        let layout = module.data_layout.as_bytes();
        let has_layout = layout.is_empty() || layout == b"e-i64:64-v16:16-v32:32-n16:32:64";
        let is_library = ours.vendor_name() == b"nvidia" && ours.os_name() == b"gpulibs"
            || ours.vendor_name() == b"unknown" && ours.os_name() == b"unknown";
        of_triple = !is_library;
        of_layout = !(is_library && has_layout);
    }
    let mut warn = |conflict, what: &str, ours: &[u8], theirs: &[u8]| {
        let message = format!(
            "Linking two modules of different {what}s: '{}' is '{}' whereas '{}' is '{}'",
            lossy(&module.identifier),
            lossy(ours),
            lossy(&dest.identifier),
            lossy(theirs)
        );
        let (number, entity) = match conflict {
            Conflict::DataLayout => (dest.target_origins[0], Entity::DataLayout),
            _ => (dest.target_origins[1], Entity::TargetTriple),
        };
        let origin = dest.modules.get(number as usize).map_or(&dest.identifier, |name| name);
        let finding = Finding::new(conflict, message).at(Place::new(format!("one {what} is"), origin, entity.clone()));
        warnings.push(match ours.is_empty() {
            true => finding.with_note(format!("{} has none", lossy(&module.identifier))),
            false => finding.at(Place::new("the other is", &module.identifier, entity)),
        });
    };
    if of_layout && module.data_layout != dest.data_layout {
        warn(Conflict::DataLayout, "data layout", module.data_layout.as_bytes(), dest.data_layout.as_bytes());
    }
    if of_triple && !ours.is_empty() && !are_compatible(ours, theirs) {
        warn(Conflict::TargetTriple, "target triple", ours.as_bytes(), theirs.as_bytes());
    }
    dest.triple = merged(ours, theirs);
}

/// Whether modules of two triples can be linked.
pub(crate) fn are_compatible(ours: &Triple, theirs: &Triple) -> bool {
    let arm = |triple: &Triple| triple.is_arm() || triple.is_thumb();
    let both_arm = arm(ours) && arm(theirs) && (ours.is_arm() != theirs.is_arm());
    let is_apple = ours.vendor() == Vendor::Apple;
    let same_arch = ours.arch() == theirs.arch() || both_arm;
    let same = same_arch
        && ours.sub_arch() == theirs.sub_arch()
        && ours.vendor() == theirs.vendor()
        && ours.os() == theirs.os();
    let same_rest =
        is_apple || ours.environment() == theirs.environment() && ours.object_format() == theirs.object_format();
    same && same_rest
}

/// Returns the merged triple: the existing one or, for Apple's, that with the later version.
pub(crate) fn merged(ours: &Triple, theirs: &Triple) -> Triple {
    if ours.vendor() == Vendor::Apple && theirs.os_version() < ours.os_version() {
        return ours.clone();
    }
    theirs.clone()
}

/// Returns module assembly that can be concatenated with that of other modules: it includes the mode that it
/// was written for.
pub(crate) fn adjusted_asm(module: &Module) -> Vec<u8> {
    let mode: &[u8] = match () {
        () if module.triple.is_thumb() => b".text\n.balign 2\n.thumb\n",
        () if module.triple.is_arm() => b".text\n.balign 4\n.arm\n",
        () => b"",
    };
    [mode, &module.inline_asm].concat()
}
