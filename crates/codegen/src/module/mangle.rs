//! Names of symbols: those of globals with what the data layout's mangling and Windows' conventions add.

use draig_ir::address::BaseObjects;
use draig_ir::{Attribute, Global, GlobalKind, Linkage};
use draig_tables::AttrKind;
use draig_target::{Mangling, ObjectFormat};
use rustc_hash::FxHashMap;

use crate::context::Context;

/// Number of `x86_vectorcallcc`.
const VECTORCALL: u16 = 80;

/// Names given so far to globals without a name.
#[derive(Default)]
pub(crate) struct Mangler {
    unnamed: FxHashMap<Global, u32>,
    /// Functions that aliases stand for.
    bases: BaseObjects,
}

impl Mangler {
    /// Returns the name of a global's symbol.
    pub(crate) fn name(&mut self, context: &Context<'_>, global: Global) -> Vec<u8> {
        let module = context.module;
        let data = module.global(global);
        let name = module.tables.str(data.name);
        // A name that begins with this byte is used as it is (LangRef "Identifiers").
        if let Some(exact) = name.strip_prefix(b"\x01") {
            return exact.to_vec();
        }
        // The names of the object format, whatever the layout says.
        let mangling = match context.format.kind {
            ObjectFormat::Elf => Mangling::Elf,
            ObjectFormat::MachO => Mangling::MachO,
            _ => context.layout.mangling(),
        };
        let mut symbol = Vec::with_capacity(name.len() + 3);
        if data.linkage == Linkage::Private {
            symbol.extend_from_slice(mangling.private_prefix().as_bytes());
        }
        let vectorcall = function_of(context, &mut self.bases, global).filter(|&function| {
            module.global(function).as_function().is_some_and(|data| data.calling_convention == VECTORCALL)
        });
        let is_exact = mangling.keeps_leading_question_mark() && name.starts_with(b"?");
        if vectorcall.is_none() && !is_exact {
            symbol.extend(mangling.global_prefix().map(|prefix| prefix as u8));
        }
        if context.is_emulated(global) {
            symbol.extend_from_slice(b"__emutls_v.");
        }
        if name.is_empty() {
            let next = self.unnamed.len() as u32 + 1;
            let number = *self.unnamed.entry(global).or_insert(next);
            symbol.extend_from_slice(format!("__unnamed_{number}").as_bytes());
        } else {
            symbol.extend_from_slice(name);
        }
        if let Some(function) = vectorcall {
            symbol.extend_from_slice(b"@");
            if let Some(bytes) = argument_bytes(context, function) {
                symbol.extend_from_slice(format!("@{bytes}").as_bytes());
            }
        }
        symbol
    }
}

/// Returns the function that a global is or stands for.
fn function_of(context: &Context<'_>, bases: &mut BaseObjects, global: Global) -> Option<Global> {
    match context.module.global(global).kind {
        GlobalKind::Function(_) => Some(global),
        GlobalKind::Alias { aliasee } => {
            bases.of(context.module, aliasee).filter(|&base| context.module.global(base).is_function())
        }
        _ => None,
    }
}

/// Returns the bytes of a function's arguments, each rounded up to that of a pointer; `None` if the number of
/// arguments varies.
fn argument_bytes(context: &Context<'_>, function: Global) -> Option<u64> {
    let module = context.module;
    let data = module.global(function);
    let list = data.as_function()?.attributes;
    let ty = module.tables.types.as_function(data.value_type)?;
    let attributes = &module.tables.attributes;
    let returns_struct = |number: usize| attributes.has(attributes.param(list, number), AttrKind::StructRet);
    if ty.vararg && !(ty.params.is_empty() || (ty.params.len() == 1 && returns_struct(0))) {
        return None;
    }
    let pointer = u64::from(context.layout.pointer_size(0));
    let mut bytes = 0u64;
    for (number, &param) in ty.params.iter().enumerate() {
        if returns_struct(number) {
            continue;
        }
        let set = attributes.param(list, number);
        let copied = match attributes.get(set, AttrKind::ByVal) {
            Some(&Attribute::Type(_, Some(ty))) => ty,
            _ => param,
        };
        let size = context.layout.alloc_size(&module.tables, copied)?.known()?;
        bytes = bytes.checked_add(size.checked_next_multiple_of(pointer)?)?;
    }
    Some(bytes)
}
