//! Sections of global variables that were written with spaces.

use draig_ir::Module;

/// Objective-C's list of categories, which old compilers wrote as `__DATA, __objc_catlist, …`.
const CATEGORIES: &[u8] = b"__DATA, __objc_catlist";

/// Removes the spaces from the sections of old Objective-C categories.
pub(crate) fn upgrade(module: &mut Module) {
    for variable in module.variables().to_vec() {
        let section = module.tables.str(module.global(variable).section);
        if section.starts_with(CATEGORIES) {
            let parts: Vec<&[u8]> = section.split(|&byte| byte == b',').map(<[u8]>::trim_ascii).collect();
            let joined = parts.join(&b',');
            module.global_mut(variable).section = module.tables.strings.intern(&joined);
        }
    }
}
