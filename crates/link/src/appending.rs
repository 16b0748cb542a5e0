//! Appending arrays (LangRef "Linkage Types"): the arrays of all modules are concatenated, in order.

use draig_ir::{Global, GlobalData, Linkage, Remap, Tables, TypeKind, UnnamedAddr, Value};

use crate::error::lossy;
use crate::mover::{Mover, Task};
use crate::{Conflict, Finding, LinkError};

/// Maximum number of elements that one module may add to an appending array.
const MAX_APPENDED: u64 = 1 << 24;

impl Mover<'_> {
    /// Merges an appending array into the one with the same name.
    pub(crate) fn place_appending(
        &mut self,
        counterpart: Option<Global>,
        global: Global,
    ) -> Result<Option<Global>, LinkError> {
        let new = self.src.global(global).clone();
        let name = lossy(self.src.module.tables.str(new.name));
        let is_declaration = self.src.is_declaration(global);
        if let Some(counterpart) = counterpart
            && !self.dest.slot(counterpart).is_declaration()
            && !is_declaration
        {
            self.check_appending(counterpart, global, &name)?;
        }
        if is_declaration {
            return Ok(counterpart);
        }
        let ty = self.ty(new.value_type);
        let &TypeKind::Array { element, len } = self.dest.tables.types.kind(ty) else {
            let message = format!("Linking globals named '{name}': it is not an array");
            return Err(Finding::new(Conflict::NotAppending, message).at(self.src.place("it is", global)).into());
        };
        let is_structors = matches!(name.as_str(), "llvm.global_ctors" | "llvm.global_dtors");
        let old_length = match counterpart.map(|counterpart| self.dest.slot(counterpart)) {
            Some(slot) if slot.defined => match *self.dest.tables.types.kind(slot.data.value_type) {
                TypeKind::Array { element: old, len } if old == element => len,
                _ => {
                    let message = "Appending variables with different element types!";
                    return Err(self.both_places(
                        Finding::new(Conflict::AppendedElements, message),
                        counterpart,
                        global,
                    ));
                }
            },
            _ => 0,
        };
        if len > MAX_APPENDED {
            let message = format!("Linking globals named '{name}': it has too many elements");
            return Err(Finding::new(Conflict::AppendedProperties, message).at(self.src.place("it is", global)).into());
        }
        let mut elements = Vec::new();
        if let Some(initializer) = new.as_variable().and_then(|variable| variable.initializer) {
            for number in 0..len {
                elements.extend(self.src.module.tables.aggregate_element(initializer, number));
            }
        }
        // in a part or a piece nothing was chosen, so no key excluded elements
        if is_structors && !self.dest.is_part && !self.src.is_piece {
            let mut kept = Vec::new();
            for element in elements {
                let key = self.src.module.tables.aggregate_element(element, 2);
                let is_kept = match key.and_then(Value::as_global) {
                    Some(key) => {
                        let counterpart = self.counterpart(key);
                        self.should_link(counterpart, key)?
                    }
                    None => true,
                };
                if is_kept {
                    kept.push(element);
                }
            }
            elements = kept;
        }
        let value_type = self.dest.tables.types.array(element, old_length.saturating_add(elements.len() as u64));
        let mut data = self.prototype(global, true);
        data.value_type = value_type;
        let place = match counterpart {
            Some(counterpart) if self.dest.slot(counterpart).data.address_type == data.address_type => {
                let name = self.dest.slot(counterpart).data.name;
                self.dest.count_names(name, 1);
                self.dest.slot_mut(counterpart).data = GlobalData { name, ..data };
                counterpart
            }
            _ => {
                let name = data.name;
                let added = self.dest.add(data, self.src.number);
                self.dest.force_name(added, name);
                added
            }
        };
        let slot = self.dest.slot_mut(place);
        slot.defined = true;
        slot.elements.get_or_insert_default();
        self.tasks.push(Task::Elements(place, elements));
        Ok(Some(place))
    }

    /// Adds the locations of two arrays that cannot be merged.
    fn both_places(&self, finding: Finding, counterpart: Option<Global>, global: Global) -> LinkError {
        let finding = match counterpart {
            Some(counterpart) => finding.at(self.dest.place("one array is", counterpart)),
            None => finding,
        };
        finding.at(self.src.place("the other is", global)).into()
    }

    /// Checks that two appending arrays can be merged.
    fn check_appending(&self, counterpart: Global, global: Global, name: &str) -> Result<(), LinkError> {
        let (old, new) = (&self.dest.slot(counterpart).data, self.src.global(global));
        let fail = |conflict, message: String| {
            Err(self.both_places(Finding::new(conflict, message), Some(counterpart), global))
        };
        if (old.linkage, new.linkage) != (Linkage::Appending, Linkage::Appending) {
            let what = "can only link appending global with another appending global!";
            return fail(Conflict::NotAppending, format!("Linking globals named '{name}': {what}"));
        }
        let is_constant = |data: &GlobalData| data.as_variable().is_some_and(|variable| variable.is_constant);
        let is_unnamed = |data: &GlobalData| data.unnamed_addr == UnnamedAddr::Global;
        let section = |tables: &Tables, data: &GlobalData| tables.str(data.section).to_vec();
        let (here, there) = (&self.dest.tables, &self.src.module.tables);
        let spaces = (here.types.address_space(old.address_type), there.types.address_space(new.address_type));
        let differences = [
            (is_constant(old) != is_constant(new), "linked with different const'ness!"),
            (old.align != new.align, "with different alignment need to be linked!"),
            (old.visibility != new.visibility, "with different visibility need to be linked!"),
            (is_unnamed(old) != is_unnamed(new), "with different unnamed_addr need to be linked!"),
            (section(here, old) != section(there, new), "with different section name need to be linked!"),
            (spaces.0 != spaces.1, "with different address spaces need to be linked!"),
        ];
        match differences.iter().find(|(differs, _)| *differs) {
            Some((_, what)) => fail(Conflict::AppendedProperties, format!("Appending variables {what}")),
            None => Ok(()),
        }
    }
}
