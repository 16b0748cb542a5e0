//! Properties of globals that imply others (LangRef "Linkage Types", "Visibility Styles", "DLL Storage Classes",
//! "Runtime Preemption Specifiers"), set so that what they imply stays true.

use super::{BuildError, BuildErrorKind as Kind, Result};
use crate::global::{Global, GlobalData};
use crate::keywords::{DllStorageClass, Linkage, Visibility};
use crate::module::Module;
use crate::owner::Handle;

/// Whether a global is implicitly `dso_local`: other modules do not see it, or cannot replace it.
fn is_implicitly_local(data: &GlobalData) -> bool {
    data.linkage.is_local() || (data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak)
}

/// Properties that imply others.
///
/// ```
/// use draig_ir::{Linkage, Module, Type, Visibility};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let counter = module.add_variable("counter", Type::I32, None)?;
/// module.set_visibility(counter, Visibility::Hidden)?;
/// assert!(module.global(counter).dso_local);
/// module.set_linkage(counter, Linkage::Internal);
/// assert_eq!(module.global_ref(counter).visibility(), Visibility::Default);
/// let error = module.set_visibility(counter, Visibility::Hidden).unwrap_err();
/// assert_eq!(error.message(), "global: @counter with local linkage has default visibility");
/// # Ok(())
/// # }
/// ```
impl Module {
    /// Sets the linkage. Local linkage makes the global `dso_local`, with default visibility and DLL storage class.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn set_linkage(&mut self, global: impl Into<Handle<Global>>, linkage: Linkage) {
        let global = self.own_global(global);
        let data = self.global_mut(global);
        data.linkage = linkage;
        if linkage.is_local() {
            data.visibility = Visibility::Default;
            data.dll_storage_class = DllStorageClass::Default;
        }
        data.dso_local |= is_implicitly_local(data);
    }

    /// Sets the visibility. A hidden or protected global is `dso_local`, unless it is `extern_weak`.
    ///
    /// # Errors
    /// Returns an error if the global has local linkage and the visibility is not the default, or it is imported
    /// from a DLL.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn set_visibility(&mut self, global: impl Into<Handle<Global>>, visibility: Visibility) -> Result<()> {
        let global = self.own_global(global);
        let data = self.global(global);
        if visibility != Visibility::Default && data.linkage.is_local() {
            return self.refuse(global, "with local linkage has default visibility");
        }
        if visibility != Visibility::Default && data.dll_storage_class == DllStorageClass::Import {
            return self.refuse(global, "is imported, and so has default visibility");
        }
        let data = self.global_mut(global);
        data.visibility = visibility;
        data.dso_local |= is_implicitly_local(data);
        Ok(())
    }

    /// Sets the DLL storage class. An imported global is not `dso_local`.
    ///
    /// # Errors
    /// Returns an error if the class is not the default and the global has local linkage; or if a definition or a
    /// hidden or protected global is to be imported.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn set_dll_storage_class(&mut self, global: impl Into<Handle<Global>>, class: DllStorageClass) -> Result<()> {
        let global = self.own_global(global);
        let data = self.global(global);
        if class != DllStorageClass::Default && data.linkage.is_local() {
            return self.refuse(global, "with local linkage has no DLL storage class");
        }
        if class == DllStorageClass::Import {
            if data.visibility != Visibility::Default {
                return self.refuse(global, "is not visible to other modules, and so cannot be imported");
            }
            if !self.is_declaration(global) && data.linkage != Linkage::AvailableExternally {
                return self.refuse(global, "is defined here, and so cannot be imported");
            }
        }
        let data = self.global_mut(global);
        data.dll_storage_class = class;
        if class == DllStorageClass::Import {
            data.dso_local = false;
        }
        Ok(())
    }

    /// Sets whether the global is known to be in the same linked file (`dso_local`).
    ///
    /// # Errors
    /// Returns an error if another property decides: a local, hidden or protected global is `dso_local`, an
    /// imported one is not.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn set_dso_local(&mut self, global: impl Into<Handle<Global>>, dso_local: bool) -> Result<()> {
        let global = self.own_global(global);
        let data = self.global(global);
        if !dso_local && is_implicitly_local(data) {
            return self.refuse(global, "is dso_local by its linkage or visibility");
        }
        if dso_local && data.dll_storage_class == DllStorageClass::Import {
            return self.refuse(global, "is imported, and so not dso_local");
        }
        self.global_mut(global).dso_local = dso_local;
        Ok(())
    }

    #[track_caller]
    fn refuse<T>(&self, global: Global, message: &str) -> Result<T> {
        let name = self.describe().value(global.into());
        Err(BuildError::new("global", Kind::InvalidProperty, format_args!("{name} {message}")))
    }

    #[track_caller]
    pub(super) fn own_global(&self, global: impl Into<Handle<Global>>) -> Global {
        self.expect_own(global)
    }
}
