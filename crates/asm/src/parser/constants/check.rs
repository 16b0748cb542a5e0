//! Which types addressing takes, as far as the text is read.

use draig_ir::{Type, TypeKind, Value};

use super::Parser;

impl Parser<'_, '_> {
    /// The type that the indices of a `getelementptr` behind the first lead to; `None` if they lead
    /// nowhere.
    pub(crate) fn indexed_type(&self, ty: Type, indices: &[Value]) -> Option<Type> {
        self.tables.indexed_type(ty, indices, |ty| self.is_first_class_here(ty))
    }

    /// Whether a type has parts whose number is known only at run time. Structs of which that is known are not
    /// looked at again; of those that have no fields yet it is not.
    pub(crate) fn is_scalable(&mut self, ty: Type) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut list = vec![ty];
        let mut all_have_fields = true;
        while let Some(ty) = list.pop() {
            match self.tables.types.kind(ty) {
                TypeKind::Vector { scalable: true, .. } => return true,
                TypeKind::Array { element, .. } => list.push(*element),
                TypeKind::TargetExt { .. } => list.extend(self.tables.target_type_layout(ty)),
                TypeKind::Struct { .. } | TypeKind::NamedStruct(_)
                    if !self.fixed_structs.contains(&ty) && seen.insert(ty) =>
                {
                    let fields = self.tables.types.struct_fields(ty);
                    all_have_fields &= fields.is_some();
                    list.extend(fields.unwrap_or_default());
                }
                _ => {}
            }
        }
        if all_have_fields {
            self.fixed_structs.extend(seen);
        }
        false
    }
}
