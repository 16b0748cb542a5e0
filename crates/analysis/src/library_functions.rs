//! Functions of run-time libraries that a module may call by name, with the meaning that C and C++ give them. LLVM's
//! `TargetLibraryInfo`.

use draig_ir::{Attribute, FunctionType, Global, Inst, Module, Type, TypeKind, Types};
use draig_tables::AttrKind;
use draig_tables::library_functions::{LibraryFunction, LibraryTarget, LibraryType};
use draig_target::{Arch, Environment, Os, Triple};

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
        let attributes = &subject.tables().attributes;
        let own = subject.body().call(call).map(|call| attributes.list(call.attributes).function);
        let is_builtin = own.is_some_and(|own| attributes.has(own, AttrKind::Builtin));
        !is_builtin && subject.call_has_attribute(call, AttrKind::NoBuiltin)
    }
}

impl LibraryFunctions {
    /// Returns the library functions of a module's target.
    #[must_use]
    pub fn new(module: &Module) -> LibraryFunctions {
        let triple = &module.triple;
        LibraryFunctions {
            target: LibraryTarget::find(arch_name(triple), system_name(triple)),
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
        let name = module.name(function);
        let name = name.strip_prefix(b"\x01").unwrap_or(name);
        let known = LibraryFunction::find(name)?;
        let ty = module.tables.types.as_function(module.global(function).value_type)?;
        let exists = !self.no_builtins.hides(known.name)
            && self.target.is_some_and(|target| known.exists_on(target))
            && self.fits(&module.tables.types, known, ty);
        exists.then_some(known)
    }

    /// Returns the library function that a call calls, unless the call is `nobuiltin`.
    #[must_use]
    pub fn called(&self, subject: Subject<'_>, call: Inst) -> Option<&'static LibraryFunction> {
        let callee = subject.body().callee(call)?.as_global()?;
        let known = self.function(subject.module(), callee)?;
        (!NoBuiltins::at_call(subject, call)).then_some(known)
    }

    fn fits(&self, types: &Types, known: &LibraryFunction, ty: &FunctionType) -> bool {
        if known.is_variadic != ty.vararg {
            return false;
        }
        match known.result {
            LibraryType::Complex => is_complex(types, ty),
            LibraryType::SinCos => is_sine_and_cosine(types, ty),
            LibraryType::Sized => {
                let is_result = match types.kind(ty.result) {
                    TypeKind::Struct { fields, packed: false } => match fields[..] {
                        [pointer, size] => pointer == Type::PTR && types.integer_width(size) == Some(self.size_bits),
                        _ => false,
                    },
                    _ => false,
                };
                is_result && self.params_fit(types, known, ty, None)
            }
            result => self.is_kind(types, ty.result, result) && self.params_fit(types, known, ty, Some(ty.result)),
        }
    }

    fn params_fit(&self, types: &Types, known: &LibraryFunction, ty: &FunctionType, result: Option<Type>) -> bool {
        if known.params.len() != ty.params.len() {
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
            TypeKind::Struct { fields, .. } => fields[..] == [param, param],
            TypeKind::Vector { element, min_len: 2, scalable: false } => *element == param,
            _ => false,
        }
}

/// Returns the instruction set in the words of [`LibraryTarget::find`].
fn arch_name(triple: &Triple) -> &'static str {
    match triple.arch() {
        Arch::X86_64 => "x86_64",
        Arch::X86 => "i386",
        Arch::Aarch64 => "aarch64",
        // Windows has the same functions on both.
        Arch::Arm if triple.os() == Os::Win32 => "aarch64",
        Arch::XCore | Arch::Tce => "xcore",
        Arch::Nvptx | Arch::Nvptx64 => "nvptx64",
        Arch::Amdgcn | Arch::R600 => "amdgcn",
        Arch::Dxil => "dxil",
        _ => "mips",
    }
}

/// Returns the operating system in the words of [`LibraryTarget::find`].
fn system_name(triple: &Triple) -> &'static str {
    if matches!(arch_name(triple), "nvptx64" | "amdgcn" | "dxil") {
        return "unknown";
    }
    let [major, minor, _] = triple.os_version();
    let is_android = triple.environment_name().starts_with(b"android");
    let environment = triple.environment_name();
    match triple.os() {
        Os::Linux if is_android && android_version(environment) >= 28 => "linux-android28",
        Os::Linux if is_android => "linux-android",
        Os::Linux if environment.starts_with(b"gnu") => "linux-gnu",
        Os::Linux if environment.starts_with(b"musl") || environment.starts_with(b"ohos") => "linux-musl",
        Os::Linux => "linux",
        Os::FreeBsd => "freebsd",
        Os::Solaris => "solaris",
        Os::Aix => "aix",
        Os::Emscripten => "emscripten",
        Os::LiteOs => "liteos",
        Os::Ps4 | Os::Ps5 => "ps4",
        Os::Win32 => match triple.environment() {
            Environment::Gnu => "windows-gnu",
            Environment::CoreClr => "windows-coreclr",
            Environment::Cygnus => "unknown",
            _ => "windows-msvc",
        },
        Os::Darwin if major >= 13 => "darwin13",
        Os::Darwin if major >= 9 => "darwin9",
        Os::Darwin => "darwin",
        Os::MacOsX if (major, minor) >= (10, 9) => "macosx10.9",
        Os::MacOsX if (major, minor) >= (10, 5) => "macosx10.5",
        Os::MacOsX => "macosx",
        Os::Ios | Os::TvOs => match major {
            0..=2 => "ios",
            3..=6 => "ios3",
            7..=8 => "ios7",
            _ => "ios9",
        },
        Os::WatchOs => "watchos",
        Os::BridgeOs | Os::DriverKit => "bridgeos",
        Os::XrOs => "xros",
        _ => "unknown",
    }
}

/// Returns the version of Android in an environment such as `android28`, 0 if it has none.
fn android_version(environment: &[u8]) -> u32 {
    let digits = environment.iter().copied().skip_while(|byte| !byte.is_ascii_digit());
    digits
        .take_while(u8::is_ascii_digit)
        .fold(0u32, |version, digit| version.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
}
