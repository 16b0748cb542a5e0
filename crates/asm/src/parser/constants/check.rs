//! Checks of types used in addressing, against the definitions read up to this point.

use draig_ir::{Type, TypeKind, Value};

use super::Parser;

impl Parser<'_, '_> {
    /// Returns the type that a `getelementptr` addresses, given all its indices but the first; `None` if an
    /// index is invalid.
    pub(crate) fn indexed_type(&self, ty: Type, indices: &[Value]) -> Option<Type> {
        self.tables.indexed_type(ty, indices, |ty| self.is_first_class_here(ty))
    }

    /// Whether a type has parts whose count is known only at run time. Structs known to have them are not
    /// examined again; structs without fields so far have none.
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
