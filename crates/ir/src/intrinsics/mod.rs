//! Intrinsics (LangRef "Intrinsic Functions") over the types of a module: whether a function type
//! fits an intrinsic and with which overload types, the type and name that these give, attributes,
//! declarations. Names, patterns and attributes as such are the tables of [`draig_tables`].
//!
//! ```
//! use draig_ir::{Module, Type, intrinsics};
//!
//! let mut module = Module::new(b"m");
//! let id = intrinsics::lookup(b"llvm.umul.with.overflow.i32").unwrap();
//! let ty = intrinsics::declaration_type(&mut module.tables, id, &[Type::I32]).unwrap();
//! let overloads = intrinsics::match_signature(&module.tables, id, ty).unwrap();
//! assert_eq!(overloads, [Type::I32]);
//!
//! let function = intrinsics::get_declaration(&mut module, id, &overloads).unwrap();
//! assert_eq!(module.name(function), b"llvm.umul.with.overflow.i32");
//! assert_eq!(intrinsics::get_declaration(&mut module, id, &overloads).unwrap(), function);
//! assert_eq!(intrinsics::id_of(&module, function), Some(id));
//! ```

mod attributes;
mod construct;
mod matching;
mod name;

use std::fmt;

pub use draig_tables::IntrinsicId;
pub use draig_tables::intrinsics::lookup;

pub use attributes::attributes;
pub use construct::declaration_type;
pub use matching::match_signature;
pub(crate) use name::IntrinsicNames;
pub use name::{MAX_NAME_LEN, mangled_name, name_of};

use crate::global::{Function, Global, GlobalData, GlobalKind};
use crate::module::Module;
use crate::types::Type;

/// In what a function type does not fit an intrinsic. Displays as LLVM's verifier says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureMismatch {
    /// The result type is wrong.
    Result,
    /// A parameter type is wrong, or there are too many parameters.
    Argument,
    /// The function type has `...`, the intrinsic has not.
    Variadic,
    /// The intrinsic has `...`, the function type has not; or there are too few parameters, which
    /// LLVM's verifier reports in these words too.
    NotVariadic,
}

impl fmt::Display for SignatureMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SignatureMismatch::Result => "Intrinsic has incorrect return type!",
            SignatureMismatch::Argument => "Intrinsic has incorrect argument type!",
            SignatureMismatch::Variadic => "Intrinsic was not defined with variable arguments!",
            SignatureMismatch::NotVariadic => "Callsite was not defined with variable arguments!",
        })
    }
}

impl std::error::Error for SignatureMismatch {}

/// Why an intrinsic cannot be named or declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntrinsicError {
    /// The overload types are too few, too many or not of the kinds that the intrinsic has.
    Overloads(IntrinsicId),
    /// A type that cannot be part of a name: `label` or `token`.
    Unnameable(Type),
    /// The name would be longer than [`MAX_NAME_LEN`] bytes.
    NameTooLong(IntrinsicId),
    /// The name belongs to a global that is no function of the intrinsic's type.
    NameTaken(Global),
}

impl fmt::Display for IntrinsicError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IntrinsicError::Overloads(id) => {
                write!(f, "these are no overload types of {}", id.name())
            }
            IntrinsicError::Unnameable(Type::LABEL) => f.write_str("label cannot be part of an intrinsic's name"),
            IntrinsicError::Unnameable(_) => f.write_str("token cannot be part of an intrinsic's name"),
            IntrinsicError::NameTooLong(id) => {
                write!(f, "the name of this {} would exceed {MAX_NAME_LEN} bytes", id.name())
            }
            IntrinsicError::NameTaken(_) => f.write_str("the name of the intrinsic belongs to something else"),
        }
    }
}

impl std::error::Error for IntrinsicError {}

/// The intrinsic that a function is by its name; whether its type fits is not asked.
pub fn id_of(module: &Module, function: Global) -> Option<IntrinsicId> {
    if module.global(function).is_function() { lookup(module.name(function)) } else { None }
}

/// The declaration of an intrinsic for these overload types, added behind the other functions if
/// there is none yet.
///
/// # Errors
/// If these are no overload types of the intrinsic, if they cannot be part of a name, and if the
/// name belongs to something else.
pub fn get_declaration(module: &mut Module, id: IntrinsicId, overloads: &[Type]) -> Result<Global, IntrinsicError> {
    let ty = declaration_type(&mut module.tables, id, overloads)?;
    let name = name::of_type(module, id, overloads, ty)?;
    if let Some(existing) = module.find(&name) {
        let fits = module.global(existing).is_function() && module.global(existing).value_type == ty;
        return if fits { Ok(existing) } else { Err(IntrinsicError::NameTaken(existing)) };
    }
    let attributes = attributes(&mut module.tables, id, ty);
    let name = module.tables.strings.intern(&name);
    let address_type = module.tables.types.pointer(module.data_layout.program_address_space());
    let kind = GlobalKind::Function(Function { attributes, ..Function::default() });
    Ok(module.add_global(GlobalData::new(name, ty, address_type, kind)))
}

/// The name that an intrinsic's declaration should have, if it has another one: old text has names
/// made from other types than today's (canonical text, rule 68). `None` also if the function is no
/// intrinsic or its type does not fit.
pub fn remangle(module: &mut Module, function: Global) -> Option<Vec<u8>> {
    let id = id_of(module, function)?;
    let ty = module.global(function).value_type;
    let overloads = match_signature(&module.tables, id, ty).ok()?;
    let wanted = name::of_type(module, id, &overloads, ty).ok()?;
    (module.name(function) != wanted).then_some(wanted)
}

/// The declaration that should stand for one with an old name ([`remangle`]): found, or added with
/// the old one's calling convention. What else has the name is renamed to make place. The old
/// declaration and its uses stay, for the caller to replace.
pub fn remangled_declaration(module: &mut Module, function: Global) -> Option<Global> {
    let wanted = remangle(module, function)?;
    let id = id_of(module, function)?;
    let ty = module.global(function).value_type;
    let overloads = match_signature(&module.tables, id, ty).ok()?;
    if let Some(existing) = module.find(&wanted)
        && !(module.global(existing).is_function() && module.global(existing).value_type == ty)
    {
        let aside = module.tables.strings.intern(&[&wanted, &b".renamed"[..]].concat());
        module.rename(existing, aside);
    }
    let convention = module.global(function).as_function()?.calling_convention;
    let declaration = get_declaration(module, id, &overloads).ok()?;
    if let Some(data) = module.global_mut(declaration).as_function_mut() {
        data.calling_convention = convention;
    }
    Some(declaration)
}
