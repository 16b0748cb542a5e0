//! Fuzz bodies: properties that hold for every input.

mod damage;

use draig_ir::Module;

use crate::read::{self, LazyModule, ReadOptions};

pub use damage::{Random, damage};

/// Checks that an input is read or refused in the same way as a whole and body by body. Returns the module so
/// that callers can print it.
pub fn read(input: &[u8]) -> Option<Module> {
    let options = ReadOptions::default();
    let module = read::read(input, &options);
    if let Ok(mut lazy) = LazyModule::open(input, &options) {
        let functions = lazy.module().functions().to_vec();
        let all_read = functions.into_iter().all(|function| lazy.body(function).is_ok());
        assert!(all_read || module.is_err(), "a body is refused alone and not with the others");
        let completed = !all_read || lazy.into_module().is_ok();
        assert!(completed || module.is_err(), "the rest is refused after the bodies, not with them");
    } else {
        assert!(module.is_err(), "a module is read and cannot be opened");
    }
    module.ok()
}
