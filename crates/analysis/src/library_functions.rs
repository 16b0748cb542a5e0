//! Functions of run-time libraries that a module may call by name, with the meaning that C and C++ give them. LLVM's
//! `TargetLibraryInfo`.

use draig_ir::{Attribute, FunctionType, Global, Inst, Module, Type, TypeKind, Types};
use draig_tables::AttrKind;
use draig_tables::library_functions::{LibraryFunction, LibraryTarget, LibraryType};

use crate::subject::Subject;

/// Library functions of a module's target, as one of its functions may call them.
///
/// ```
/// use draig_analysis::LibraryFunctions;
///
/// let text = "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare i64 @strlen(ptr)\ndeclare i32 @strcmp(i32)\n";
/// let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("it is valid").module;
/// let library = LibraryFunctions::new(&module);
/// let strlen = module.function("strlen").expect("it is declared").id();
/// assert_eq!(library.function(&module, strlen).map(|function| function.name), Some("strlen"));
/// let other = module.function("strcmp").expect("it is declared").id();
/// assert_eq!(library.function(&module, other), None, "of another type");
/// ```
#[derive(Clone, Debug)]
pub struct LibraryFunctions {
    target: Option<LibraryTarget>,
    int_bits: u32,
    size_bits: u32,
    no_builtins: NoBuiltins,
}

/// Library functions that attributes of a caller hide (LangRef "Function Attributes", `"no-builtins"`).
#[derive(Clone, Debug, Default)]
pub(crate) struct NoBuiltins {
    hides_all: bool,
    /// The names that `"no-builtin-…"` hides.
    hidden: Vec<Vec<u8>>,
}

impl NoBuiltins {
    /// Returns those that a function may not call.
    pub(crate) fn of(subject: Subject<'_>) -> NoBuiltins {
        let mut hidden = NoBuiltins::default();
        let tables = subject.tables();
        let Some(function) = subject.module().global(subject.function()).as_function() else { return hidden };
        for attribute in tables.attributes.set(tables.attributes.list(function.attributes).function) {
            let Attribute::String(key, _) = *attribute else { continue };
            match tables.strings.get(key) {
                b"no-builtins" => hidden.hides_all = true,
                key => hidden.hidden.extend(key.strip_prefix(b"no-builtin-").map(<[u8]>::to_vec)),
            }
        }
        hidden
    }

    /// Whether a function is hidden.
    pub(crate) fn hides(&self, name: &str) -> bool {
        self.hides_all || self.hidden.iter().any(|hidden| hidden == name.as_bytes())
    }

    /// Whether a call is `nobuiltin`.
    pub(crate) fn at_call(subject: Subject<'_>, call: Inst) -> bool {
        subject.call_has_attribute(call, AttrKind::NoBuiltin) && !subject.call_has_attribute(call, AttrKind::Builtin)
    }
}

impl LibraryFunctions {
    /// Returns the library functions of a module's target.
    #[must_use]
    pub fn new(module: &Module) -> LibraryFunctions {
        let triple = &module.triple;
        LibraryFunctions {
            target: crate::library_target::find(triple),
            int_bits: if triple.is_16_bit() { 16 } else { 32 },
            size_bits: module.data_layout.index_width(0),
            no_builtins: NoBuiltins::default(),
        }
    }

    /// Returns those that one function may call: its attributes `"no-builtins"` and `"no-builtin-NAME"` hide some.
    #[must_use]
    pub fn of_caller(subject: Subject<'_>) -> LibraryFunctions {
        LibraryFunctions { no_builtins: NoBuiltins::of(subject), ..LibraryFunctions::new(subject.module()) }
    }

    /// Returns the library function that a function is by name and type.
    #[must_use]
    pub fn function(&self, module: &Module, function: Global) -> Option<&'static LibraryFunction> {
        let known = self.recognized(module, function)?;
        self.has(known).then_some(known)
    }

    /// Whether the target has a function, and the caller's attributes do not hide it.
    #[must_use]
    pub fn has(&self, known: &LibraryFunction) -> bool {
        self.target.is_some_and(|target| known.exists_on(target)) && !self.no_builtins.hides(known.name)
    }

    /// Returns the library function whose name and type a function has, even if the target does not have it.
    #[must_use]
    pub fn recognized(&self, module: &Module, function: Global) -> Option<&'static LibraryFunction> {
        let name = module.name(function);
        let known = LibraryFunction::find(name.strip_prefix(b"\x01").unwrap_or(name))?;
        let ty = module.tables.types.as_function(module.global(function).value_type)?;
        self.fits(&module.tables.types, known, ty).then_some(known)
    }

    /// Returns the library function that a call calls, unless the call is `nobuiltin`.
    #[must_use]
    pub fn called(&self, subject: Subject<'_>, call: Inst) -> Option<&'static LibraryFunction> {
        let callee = subject.body().callee(call)?.as_global()?;
        let known = self.function(subject.module(), callee)?;
        if subject.body().call(call)?.function_type != subject.module().global(callee).value_type {
            return None;
        }
        (!NoBuiltins::at_call(subject, call)).then_some(known)
    }

    fn fits(&self, types: &Types, known: &LibraryFunction, ty: &FunctionType) -> bool {
        match known.result {
            LibraryType::Complex => is_complex(types, ty),
            LibraryType::SinCos => is_sine_and_cosine(types, ty),
            LibraryType::Sized => {
                let is_result = match types.struct_fields(ty.result) {
                    Some(&[pointer, size]) => {
                        types.is_pointer(pointer) && types.integer_width(size) == Some(self.size_bits)
                    }
                    _ => false,
                };
                is_result && self.params_fit(types, known, ty, None)
            }
            result => self.is_kind(types, ty.result, result) && self.params_fit(types, known, ty, Some(ty.result)),
        }
    }

    fn params_fit(&self, types: &Types, known: &LibraryFunction, ty: &FunctionType, result: Option<Type>) -> bool {
        let (count, expected) = (ty.params.len(), known.params.len());
        // Arguments of a variadic function may be declared. LLVM does not look whether a function with a result of two
        // parts is variadic.
        let agrees = known.is_variadic == ty.vararg || known.result == LibraryType::Sized;
        if !agrees || count < expected || count > expected && !known.is_variadic {
            return false;
        }
        let mut before = result;
        known.params.iter().zip(&ty.params).all(|(&kind, &param)| {
            let is_same = kind == LibraryType::Same && before == Some(param);
            before = Some(param);
            is_same || self.is_kind(types, param, kind)
        })
    }

    fn is_kind(&self, types: &Types, ty: Type, kind: LibraryType) -> bool {
        use LibraryType as T;
        let kind_of = types.kind(ty);
        let integer = match *kind_of {
            TypeKind::Integer(width) => Some(width),
            _ => None,
        };
        match kind {
            T::Void => ty == Type::VOID,
            T::Bool => integer == Some(8),
            T::Int16 => integer == Some(16),
            T::Int32 => integer == Some(32),
            T::Int64 | T::LLong => integer == Some(64),
            T::Int => integer == Some(self.int_bits),
            T::IntPlus | T::Long => integer.is_some_and(|width| width >= self.int_bits),
            T::IntX => integer.is_some(),
            T::SizeT | T::SSizeT => integer == Some(self.size_bits),
            T::Flt => ty == Type::FLOAT,
            T::Dbl => ty == Type::DOUBLE,
            T::LDbl | T::Floating => matches!(kind_of, TypeKind::Float(_)),
            T::Ptr => matches!(kind_of, TypeKind::Pointer(_)),
            T::Same | T::Complex | T::SinCos | T::Sized => false,
        }
    }
}

/// Whether the parameters are the two parts of a complex number whose type is the result, or an array of them.
fn is_complex(types: &Types, ty: &FunctionType) -> bool {
    if !matches!(types.kind(ty.result), TypeKind::Float(_)) {
        return false;
    }
    match ty.params[..] {
        [real, imaginary] => (real, imaginary) == (ty.result, ty.result),
        [parts] => matches!(*types.kind(parts), TypeKind::Array { element, len: 2 } if element == ty.result),
        _ => false,
    }
}

/// Whether the result is a struct or vector of two numbers that have the type of the parameter.
fn is_sine_and_cosine(types: &Types, ty: &FunctionType) -> bool {
    let [param] = ty.params[..] else { return false };
    matches!(types.kind(param), TypeKind::Float(_))
        && match types.kind(ty.result) {
            TypeKind::Vector { element, min_len: 2, scalable: false } => *element == param,
            _ => types.struct_fields(ty.result) == Some(&[param, param]),
        }
}
