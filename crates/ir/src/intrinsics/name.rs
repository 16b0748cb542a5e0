//! Names of overloaded intrinsics: the base name and, for each overload type, a dot and the type's mangling.
//! Unnamed structs have no mangling, so names with them get a number that distinguishes function types.

use std::io::Write;

use draig_num::FloatFormat;
use draig_tables::IntrinsicId;
use rustc_hash::FxHashMap;

use super::{IntrinsicError, declaration_type};
use crate::module::Module;
use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::{Type, TypeKind};

/// Length limit of names, in bytes. Types that share parts have manglings of exponential length.
pub const MAX_NAME_LEN: usize = 1 << 20;

/// Numbers that were assigned to names with unnamed types.
#[derive(Clone, Debug, Default)]
pub(crate) struct IntrinsicNames {
    /// Number of an intrinsic with a function type.
    known: FxHashMap<(IntrinsicId, Type), u32>,
    /// First unused number of a name.
    next: FxHashMap<Symbol, u32>,
}

/// Returns the name of an intrinsic for these overload types: `llvm.memcpy.p0.p0.i64`. For types that contain
/// unnamed structs, a number is appended that is unique among the functions of the module.
///
/// # Errors
/// Returns an error if these are not valid overload types of the intrinsic, or cannot be part of a name.
pub fn mangled_name(module: &mut Module, id: IntrinsicId, overloads: &[Type]) -> Result<Vec<u8>, IntrinsicError> {
    let ty = declaration_type(&mut module.tables, id, overloads)?;
    of_type(module, id, overloads, ty)
}

/// Returns the name that a declaration of this type should have in the module. Same as [`mangled_name`], but
/// it does not record a number, so the module need not be mutable. The function type must match the overload
/// types.
///
/// # Errors
/// Returns an error if the types cannot be part of a name.
pub fn name_of(
    module: &Module,
    id: IntrinsicId,
    overloads: &[Type],
    function_type: Type,
) -> Result<Vec<u8>, IntrinsicError> {
    let (name, has_unnamed) = mangled(module, id, overloads)?;
    if !has_unnamed {
        return Ok(name);
    }
    if let Some(known) = known_number(module, id, &name, function_type) {
        return Ok(known);
    }
    let mut number = 0;
    loop {
        let name = with_number(&name, number);
        match module.find(&name) {
            Some(owner) if module.global(owner).value_type != function_type => number += 1,
            _ => return Ok(name),
        }
    }
}

/// Same as [`mangled_name`], for a function type that is known to match.
pub(super) fn of_type(
    module: &mut Module,
    id: IntrinsicId,
    overloads: &[Type],
    function_type: Type,
) -> Result<Vec<u8>, IntrinsicError> {
    let (name, has_unnamed) = mangled(module, id, overloads)?;
    Ok(if has_unnamed { numbered(module, id, &name, function_type) } else { name })
}

/// Returns the name without a number, and whether it needs one.
fn mangled(module: &Module, id: IntrinsicId, overloads: &[Type]) -> Result<(Vec<u8>, bool), IntrinsicError> {
    let mut mangler = Mangler { tables: &module.tables, id, name: id.name().as_bytes().to_vec(), has_unnamed: false };
    for &ty in overloads {
        mangler.name.push(b'.');
        mangler.mangle(ty)?;
    }
    Ok((mangler.name, mangler.has_unnamed))
}

fn with_number(base: &[u8], number: u32) -> Vec<u8> {
    [base, format!(".{number}").as_bytes()].concat()
}

/// Returns the name with the number that was assigned to the function type, unless another global took it
/// since.
fn known_number(module: &Module, id: IntrinsicId, base: &[u8], function_type: Type) -> Option<Vec<u8>> {
    let &number = module.intrinsic_names.known.get(&(id, function_type))?;
    let name = with_number(base, number);
    let owner = module.find(&name);
    owner.is_none_or(|owner| module.global(owner).value_type == function_type).then_some(name)
}

/// Returns the name with the number that belongs to the function type: the first number that is free or that
/// belongs to a function of this type.
fn numbered(module: &mut Module, id: IntrinsicId, base: &[u8], function_type: Type) -> Vec<u8> {
    if let Some(known) = known_number(module, id, base, function_type) {
        return known;
    }
    let symbol = module.tables.strings.intern(base);
    let mut number = module.intrinsic_names.next.get(&symbol).copied().unwrap_or(0);
    let name = loop {
        let name = with_number(base, number);
        let Some(existing) = module.find(&name) else {
            break name;
        };
        let ty = module.global(existing).value_type;
        if ty == function_type {
            break name;
        }
        module.intrinsic_names.known.entry((id, ty)).or_insert(number);
        number += 1;
    };
    module.intrinsic_names.known.insert((id, function_type), number);
    module.intrinsic_names.next.insert(symbol, number + 1);
    name
}

struct Mangler<'a> {
    tables: &'a Tables,
    id: IntrinsicId,
    name: Vec<u8>,
    has_unnamed: bool,
}

/// Pending parts of a name; the next one is last.
enum Work {
    Type(Type),
    Text(&'static str),
    /// `_` and a number.
    Number(u32),
}

impl Mangler<'_> {
    /// Adds the mangling of a type. Uses an explicit stack rather than recursion, because types nest as
    /// deeply as the input does.
    fn mangle(&mut self, ty: Type) -> Result<(), IntrinsicError> {
        let mut work = vec![Work::Type(ty)];
        while let Some(next) = work.pop() {
            // Pending parts will be written too, so this bounds memory along with the name.
            if self.name.len() + work.len() > MAX_NAME_LEN {
                return Err(IntrinsicError::NameTooLong(self.id));
            }
            match next {
                Work::Text(text) => self.name.extend_from_slice(text.as_bytes()),
                Work::Number(number) => self.write(format_args!("_{number}")),
                Work::Type(ty) => self.begin(ty, &mut work)?,
            }
        }
        if self.name.len() > MAX_NAME_LEN { Err(IntrinsicError::NameTooLong(self.id)) } else { Ok(()) }
    }

    /// Writes the beginning of a type and pushes the rest onto `work`.
    fn begin(&mut self, ty: Type, work: &mut Vec<Work>) -> Result<(), IntrinsicError> {
        match self.tables.types.kind(ty) {
            TypeKind::Pointer(space) => self.write(format_args!("p{space}")),
            TypeKind::Integer(width) => self.write(format_args!("i{width}")),
            TypeKind::Byte(width) => self.write(format_args!("b{width}")),
            TypeKind::Float(format) => self.text(float(*format)),
            TypeKind::Void => self.text("isVoid"),
            TypeKind::Metadata => self.text("Metadata"),
            TypeKind::X86Amx => self.text("x86amx"),
            TypeKind::Label | TypeKind::Token => return Err(IntrinsicError::Unnameable(ty)),
            TypeKind::Array { element, len } => {
                self.write(format_args!("a{len}"));
                work.push(Work::Type(*element));
            }
            TypeKind::Vector { element, min_len, scalable } => {
                self.text(if *scalable { "nxv" } else { "v" });
                self.write(format_args!("{min_len}"));
                work.push(Work::Type(*element));
            }
            TypeKind::NamedStruct(body) => {
                self.has_unnamed |= body.name == Symbol::EMPTY;
                self.text("s_");
                self.name.extend_from_slice(self.tables.str(body.name));
                self.text("s");
            }
            TypeKind::Struct { fields, .. } => {
                self.text("sl_");
                work.push(Work::Text("s"));
                work.extend(fields.iter().rev().map(|&field| Work::Type(field)));
            }
            TypeKind::Function(function) => {
                self.text("f_");
                work.push(Work::Text("f"));
                if function.vararg {
                    work.push(Work::Text("vararg"));
                }
                work.extend(function.params.iter().rev().map(|&param| Work::Type(param)));
                work.push(Work::Type(function.result));
            }
            TypeKind::TargetExt { name, types, ints } => {
                self.text("t");
                self.name.extend_from_slice(self.tables.str(*name));
                work.push(Work::Text("t"));
                work.extend(ints.iter().rev().map(|&int| Work::Number(int)));
                for &ty in types.iter().rev() {
                    work.push(Work::Type(ty));
                    work.push(Work::Text("_"));
                }
            }
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        self.name.extend_from_slice(text.as_bytes());
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to memory does not fail.
        let _ = self.name.write_fmt(text);
    }
}

fn float(format: FloatFormat) -> &'static str {
    match format {
        FloatFormat::Half => "f16",
        FloatFormat::BFloat => "bf16",
        FloatFormat::Float => "f32",
        FloatFormat::Double => "f64",
        FloatFormat::X86Fp80 => "f80",
        FloatFormat::Fp128 => "f128",
        FloatFormat::PpcFp128 => "ppcf128",
    }
}
