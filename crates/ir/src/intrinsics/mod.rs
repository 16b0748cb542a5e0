//! Intrinsics (LangRef "Intrinsic Functions") over the types of a module: matching of function types and
//! their overload types, names and types for given overloads, attributes, declarations. Base names, patterns
//! and attributes are tables in [`draig_tables`].
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

pub use attributes::{attributes, attributes_of_newer};
pub use construct::declaration_type;
pub use matching::{is_newer_form, match_newer, match_signature, match_signature_of};
pub(crate) use name::IntrinsicNames;
pub use name::{MAX_NAME_LEN, mangled_name, name_of};

use draig_tables::history;

use crate::global::{Function, Global, GlobalData, GlobalKind};
use crate::module::Module;
use crate::types::Type;

/// Mismatch between a function type and an intrinsic. Displays like the message of LLVM's verifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureMismatch {
    /// The result type is wrong.
    Result,
    /// A parameter type is wrong, or there are too many parameters.
    Argument,
    /// The function type has `...`, but the intrinsic does not.
    Variadic,
    /// The intrinsic has `...`, but the function type does not; or there are too few parameters, for which
    /// LLVM's verifier reports the same message.
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

/// Reason that an intrinsic cannot be named or declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntrinsicError {
    /// Too few or too many overload types, or some of a kind that the intrinsic does not accept.
    Overloads(IntrinsicId),
    /// A type that cannot be part of a name: `label` or `token`.
    Unnameable(Type),
    /// The name would be longer than [`MAX_NAME_LEN`] bytes.
    NameTooLong(IntrinsicId),
    /// The name belongs to a global that is not a function of the intrinsic's type.
    NameTaken(Global),
}

impl fmt::Display for IntrinsicError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IntrinsicError::Overloads(id) => {
                write!(f, "invalid overload types for {}", id.name())
            }
            IntrinsicError::Unnameable(Type::LABEL) => f.write_str("label cannot be part of an intrinsic's name"),
            IntrinsicError::Unnameable(_) => f.write_str("token cannot be part of an intrinsic's name"),
            IntrinsicError::NameTooLong(id) => {
                write!(f, "the name of this {} would exceed {MAX_NAME_LEN} bytes", id.name())
            }
            IntrinsicError::NameTaken(_) => f.write_str("the name of the intrinsic is already in use"),
        }
    }
}

impl std::error::Error for IntrinsicError {}

/// Returns the intrinsic with the name of a function; `None` if the name is not one of an intrinsic. The
/// function's type is not checked.
pub fn id_of(module: &Module, function: Global) -> Option<IntrinsicId> {
    if module.global(function).is_function() { lookup(module.name(function)) } else { None }
}

/// Returns the declaration of an intrinsic for these overload types. If there is none yet, it is added after
/// the other functions.
///
/// # Errors
/// Returns an error if these are not valid overload types of the intrinsic, if they cannot be part of a name,
/// or if the name is in use.
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

/// Returns the name that an intrinsic's declaration should have, if it differs from the current one: names in
/// old text may have been derived from types other than the current ones. Returns `None` too if the function
/// is not an intrinsic or its type does not match.
pub fn remangle(module: &mut Module, function: Global) -> Option<Vec<u8>> {
    remangle_for(module, function, history::CURRENT)
}

/// Same as [`remangle`], with the names of a version of LLVM.
pub fn remangle_for(module: &mut Module, function: Global, version: u32) -> Option<Vec<u8>> {
    let id = id_of(module, function)?;
    let ty = module.global(function).value_type;
    let overloads = match_signature_of(&module.tables, id, ty, version).ok()?;
    let wanted = name::of_type(module, id, &overloads, ty).ok()?;
    (module.name(function) != wanted).then_some(wanted)
}

/// Returns the declaration that replaces one with an old name ([`remangle`]). If necessary, it is added with
/// the old one's calling convention, and another global with that name is renamed. The caller replaces the
/// old declaration and its uses.
pub fn remangled_declaration(module: &mut Module, function: Global) -> Option<Global> {
    remangled_declaration_for(module, function, history::CURRENT)
}

/// Same as [`remangled_declaration`], with the names of a version of LLVM.
pub fn remangled_declaration_for(module: &mut Module, function: Global, version: u32) -> Option<Global> {
    let wanted = remangle_for(module, function, version)?;
    let id = id_of(module, function)?;
    let ty = module.global(function).value_type;
    let overloads = match_signature_of(&module.tables, id, ty, version).ok()?;
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
