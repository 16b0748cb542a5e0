//! Copies of functions.

use super::cloner::Copied;
use super::{CloneError, Cloner, Remap};
use crate::global::{Global, GlobalData};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::Handle;

impl Module {
    /// Copies a function under a new name, to which a number is appended if it is in use. The copy has its own
    /// subprogram and scopes, as LLVM's `CloneFunction` makes them, and no comdat. Calls of the function in the copy
    /// still call the original.
    ///
    /// # Panics
    /// Panics if the function has no body or belongs to another module.
    #[track_caller]
    pub fn clone_function(&mut self, function: impl Into<Handle<Global>>, name: impl AsRef<[u8]>) -> Handle<Global> {
        let function = self.expect_own(function);
        assert!(self.body(function).is_some(), "only a function with a body can be copied");
        let data = GlobalData { name: self.tables.strings.intern(name.as_ref()), ..self.global(function).clone() };
        let copy = self.add_global(data);
        let mut cloner = Cloner::within(self);
        cloner.fill(function, copy);
        self.handle(copy)
    }
}

impl Cloner<'_> {
    /// Copies a function under this name, with everything that it refers to. In another module, calls of the function
    /// in the copy call the copy, other functions and variables are declared, and a declaration of the name becomes
    /// the copy. A function that was copied before is copied within the other module.
    ///
    /// # Errors
    /// Returns an error if the function has no body, if the name is in use, or if the function refers to blocks of
    /// other functions.
    ///
    /// # Panics
    /// Panics if the function belongs to another module.
    #[track_caller]
    pub fn clone_function(
        &mut self,
        function: impl Into<Handle<Global>>,
        name: impl AsRef<[u8]>,
    ) -> Result<Handle<Global>, CloneError> {
        let function = self.source_module().expect_own(function);
        if self.source_module().body(function).is_none() {
            return Err(CloneError::NoBody(function));
        }
        if self.source.is_none() {
            return Ok(self.dest.clone_function(function, name));
        }
        if let Some(&first) = self.globals.get(&function)
            && self.dest.body(first).is_some()
        {
            return Ok(self.dest.clone_function(first, name));
        }
        let ty = self.source_module().global(function).value_type;
        let ty = self.ty(ty);
        let name = self.dest.tables.strings.intern(name.as_ref());
        let copy = match self.dest.find_symbol(name) {
            Some(found) => {
                let is_declared = self.dest.global(found).is_function() && self.dest.is_declaration(found);
                if !is_declared || self.dest.global(found).value_type != ty {
                    return Err(CloneError::NameTaken(found));
                }
                found
            }
            None => {
                let data = GlobalData { name, ..self.source_module().global(function).clone() };
                self.dest.add_global(GlobalData {
                    value_type: ty,
                    ..GlobalData::new(name, ty, data.address_type, data.kind)
                })
            }
        };
        self.globals.insert(function, copy);
        self.fill(function, copy);
        match self.error.take() {
            Some(error) => {
                self.dest.set_body(copy, None);
                Err(error)
            }
            None => Ok(self.dest.handle(copy)),
        }
    }

    /// Sets properties and body of a copy.
    fn fill(&mut self, function: Global, copy: Global) {
        if self.source.is_none() {
            self.subprogram = subprogram(self.dest, function);
        }
        let Some(mut body) = self.source_module().body(function).cloned() else { return };
        // What was removed may refer to anything.
        let blocks = body.has_removed().then(|| body.compact());
        self.copied = Some(Copied { from: function, to: copy, blocks });
        let mut data = self.source_module().global(function).clone();
        data.comdat = match self.source {
            Some(_) => data.comdat.map(|comdat| self.map_comdat(comdat)),
            // The comdat of a copy would be that of the original, which a linker may discard.
            None => None,
        };
        data.remap(self);
        let name = self.dest.global(copy).name;
        *self.dest.global_mut(copy) = GlobalData { name, ..data };
        body.remap(self);
        self.dest.set_body(copy, Some(Box::new(body)));
        self.copied = None;
    }
}

/// Returns the subprogram of a function.
fn subprogram(module: &Module, function: Global) -> Option<Metadata> {
    let kind = draig_tables::metadata_kinds::MD_DBG;
    let attachments = &module.global(function).attachments;
    attachments.iter().find(|(of, _)| of.as_u32() == kind).map(|&(_, node)| node)
}
