//! Placement of a global in the result: at the global of the same name, if there is one, or else at a new
//! global with the properties of a declaration. Its content is mapped later, by [`crate::mover`].

use draig_ir::{
    ConstExpr, ConstKind, Function, Global, GlobalData, GlobalKind, Linkage, Opcode, Remap, Tables, Type, TypeKind,
    Value, Variable,
};

use crate::LinkError;
use crate::dest::set_linkage;
use crate::mover::{Mover, Needs};
use crate::source::Purpose;

impl Mover<'_> {
    /// Places a global in the result: at the global of the same name, or at a new one.
    pub(crate) fn place(&mut self, purpose: Purpose, global: Global) -> Result<Option<Value>, LinkError> {
        let mut counterpart = self.counterpart(global);
        let is_indirect = purpose == Purpose::Indirect;
        let links = self.should_link(counterpart, global)?;
        if links {
            let known = self.src.linked(Purpose::Mention, global).or(self.src.linked(Purpose::Indirect, global));
            if known.is_some() {
                return Ok(known);
            }
        } else if is_indirect {
            counterpart = None;
        }
        let is_appending = |linkage| linkage == Linkage::Appending;
        if is_appending(self.src.global(global).linkage)
            || counterpart.is_some_and(|counterpart| is_appending(self.dest.slot(counterpart).data.linkage))
        {
            return self.place_appending(counterpart, global).map(|place| place.map(Value::from));
        }
        if let Some(counterpart) = counterpart
            && !links
        {
            let wanted = self.src.global(global).address_type;
            let wanted = self.ty(wanted);
            return Ok(Some(self.cast(counterpart.into(), wanted)));
        }
        if self.bodies_are_done {
            return Ok(None);
        }
        let mut data = self.prototype(global, links || is_indirect);
        let name = data.name;
        if (links || is_indirect)
            && let Some(comdat) = self.src.global(global).comdat
        {
            let comdat = self.src.module.comdat(comdat);
            let (name, selection) = (comdat.name, comdat.selection);
            let name = self.symbol(name);
            data.comdat = Some(self.dest.set_comdat(name, selection, self.src.number));
        }
        if !links && is_indirect {
            set_linkage(&mut data, Linkage::Internal);
        }
        self.note_intrinsic(&data);
        // LLVM copies those of variables even if the definition is not moved; in a part of a module, such a
        // variable has the properties of a declaration
        let is_left = !links
            && !is_indirect
            && data.as_variable().is_some()
            && !matches!(self.needs, Needs::Locals | Needs::Piece);
        let attachments = if is_left || self.src.is_declaration(global) {
            self.src.global(global).attachments.clone()
        } else {
            Vec::new()
        };
        let new = match counterpart {
            Some(counterpart) if self.dest.slot(counterpart).data.address_type == data.address_type => {
                self.replace(counterpart, data);
                counterpart
            }
            _ => {
                let is_local = data.linkage.is_local();
                let new = self.dest.add(data, self.src.number);
                if (links || !is_indirect) && !is_local {
                    self.dest.force_name(new, name);
                }
                if let Some(counterpart) = counterpart {
                    let old_type = self.dest.slot(counterpart).data.address_type;
                    let stands_in = self.cast(new.into(), old_type);
                    self.dest.replaced.push((counterpart, stands_in));
                    self.dest.remove(counterpart);
                }
                new
            }
        };
        if !attachments.is_empty() {
            self.unmapped.push((new, attachments));
        }
        Ok(Some(new.into()))
    }

    /// Replaces a declaration of the same name by a global, after all others of its kind.
    fn replace(&mut self, counterpart: Global, data: GlobalData) {
        let name = self.dest.slot(counterpart).data.name;
        self.dest.count_names(name, 2);
        self.dest.take_out(counterpart);
        let origin = self.src.number;
        let slot = self.dest.slot_mut(counterpart);
        slot.data = GlobalData { name, ..data };
        slot.defined = false;
        slot.body = None;
        slot.elements = None;
        slot.origin = origin;
        self.dest.append(counterpart);
    }

    /// Records that the name of an intrinsic may have to change with its types.
    fn note_intrinsic(&mut self, data: &GlobalData) {
        if let Some(function) = self.dest.tables.types.as_function(data.value_type)
            && data.is_function()
            && self.dest.tables.str(data.name).starts_with(b"llvm.")
        {
            let mut all = function.params.iter().chain([&function.result]);
            let tables = &self.dest.tables;
            self.dest.remangle |= all.any(|&ty| has_struct(tables, ty));
        }
    }

    /// Creates a global like that of the module, without content.
    pub(crate) fn prototype(&mut self, global: Global, for_definition: bool) -> GlobalData {
        let old = self.src.global(global).clone();
        let is_intrinsic = self.src.module.tables.str(old.name).starts_with(b"llvm.");
        let value_type = self.ty(old.value_type);
        let is_function_type = self.dest.tables.types.as_function(value_type).is_some();
        let null = Value::from(self.dest.tables.constants.intern(Type::PTR, ConstKind::NullPointer));
        let (kind, is_copy) = match old.kind {
            GlobalKind::Variable(variable) => {
                let attributes = variable.attributes.map(|set| self.attribute_set(set));
                (GlobalKind::Variable(Variable { initializer: None, attributes, ..variable }), true)
            }
            GlobalKind::Function(function) => {
                let attributes = match is_intrinsic {
                    true => self.attributes(function.attributes),
                    false => self.list_without_nocallback(function.attributes),
                };
                let gc = self.symbol(function.gc);
                let (prefix, prologue, personality) = (None, None, None);
                (GlobalKind::Function(Function { attributes, gc, prefix, prologue, personality, ..function }), true)
            }
            GlobalKind::Alias { .. } if for_definition => (GlobalKind::Alias { aliasee: null }, true),
            GlobalKind::IFunc { .. } if for_definition => (GlobalKind::IFunc { resolver: null }, true),
            _ if is_function_type => (GlobalKind::Function(Function::default()), false),
            _ => (GlobalKind::Variable(Variable::default()), false),
        };
        let name = self.symbol(old.name);
        let address_type = self.ty(old.address_type);
        let mut data = GlobalData::new(name, value_type, address_type, kind);
        data.thread_local = old.thread_local;
        if is_copy {
            data.visibility = old.visibility;
            data.dll_storage_class = old.dll_storage_class;
            data.unnamed_addr = old.unnamed_addr;
            data.dso_local = old.dso_local;
            data.section = self.symbol(old.section);
            data.partition = self.symbol(old.partition);
            data.align = old.align;
        } else if self.needs == Needs::Piece {
            // both sides must have it
            data.unnamed_addr = old.unnamed_addr;
        }
        if for_definition {
            set_linkage(&mut data, old.linkage);
        } else if old.linkage == Linkage::ExternWeak {
            set_linkage(&mut data, Linkage::ExternWeak);
        }
        data
    }

    /// Converts an address to another address type, if it differs.
    fn cast(&mut self, value: Value, wanted: Type) -> Value {
        let ty = match value.as_global() {
            Some(global) => self.dest.slot(global).data.address_type,
            None => return value,
        };
        if ty == wanted {
            return value;
        }
        let expr = ConstExpr {
            opcode: Opcode::AddrSpaceCast,
            flags: 0,
            operands: [value].into(),
            source_type: None,
            in_range: None,
            mask: Box::default(),
        };
        self.dest.tables.constants.intern(wanted, ConstKind::Expr(Box::new(expr))).into()
    }
}

/// Whether a type is an identified struct or contains one at its first levels. Only these have names.
fn has_struct(tables: &Tables, ty: Type) -> bool {
    match tables.types.kind(ty) {
        TypeKind::NamedStruct(_) | TypeKind::Struct { .. } | TypeKind::TargetExt { .. } => true,
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
            !matches!(tables.types.kind(*element), TypeKind::Integer(_) | TypeKind::Float(_) | TypeKind::Pointer(_))
        }
        _ => false,
    }
}
