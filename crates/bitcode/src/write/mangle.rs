//! Names of globals in object files (LLVM's `Mangler`): prefixes required by the data layout, the decorations
//! of Windows' calling conventions, and options for a COFF linker.

use draig_ir::address::BaseObjects;
use draig_ir::{Attribute, DllStorageClass, Global, GlobalKind, Linkage, Module, Type, Visibility};
use draig_tables::AttrKind;
use draig_target::{Environment, Mangling, SubArch};
use rustc_hash::FxHashMap;

/// Numbers of calling conventions.
mod convention {
    pub(super) const STDCALL: u16 = 0x40;
    pub(super) const FASTCALL: u16 = 0x41;
    pub(super) const VECTORCALL: u16 = 0x50;
}

/// Creates names; unnamed globals are numbered in the order of the requests.
pub(super) struct Mangler<'m> {
    module: &'m Module,
    numbers: FxHashMap<Global, usize>,
    objects: BaseObjects,
}

impl<'m> Mangler<'m> {
    pub(super) fn new(module: &'m Module) -> Mangler<'m> {
        Mangler { module, numbers: FxHashMap::default(), objects: BaseObjects::default() }
    }

    /// Returns the name of a symbol; for an imported one, that of a pointer to it.
    pub(super) fn symbol(&mut self, global: Global) -> Vec<u8> {
        let mut name = self.name(global);
        if self.module.global(global).dll_storage_class == DllStorageClass::Import {
            name.splice(0..0, *b"__imp_");
        }
        name
    }

    /// Returns the name of a global.
    pub(super) fn name(&mut self, global: Global) -> Vec<u8> {
        let module = self.module;
        let mangling = module.data_layout.mangling();
        let private = if module.global(global).linkage == Linkage::Private { private_prefix(mangling) } else { b"" };
        let prefix = global_prefix(mangling);
        let name = module.name(global);
        if name.is_empty() {
            let next = self.numbers.len() + 1;
            let number = self.numbers.entry(global).or_insert(next);
            return [private, prefix, format!("__unnamed_{number}").as_bytes()].concat();
        }
        if let Some(rest) = name.strip_prefix(b"\x01") {
            return rest.to_vec();
        }
        let is_windows = matches!(mangling, Mangling::WinCoff | Mangling::WinCoffX86);
        if is_windows && name.starts_with(b"?") {
            return [private, name].concat();
        }
        let Some((function, convention)) = self.decorated(global) else { return [private, prefix, name].concat() };
        let prefix = match convention {
            convention::FASTCALL => b"@",
            convention::VECTORCALL => &b""[..],
            _ => prefix,
        };
        let mut mangled = [private, prefix, name].concat();
        if convention == convention::VECTORCALL {
            mangled.push(b'@');
        }
        if let Some(bytes) = self.bytes_of_arguments(function, convention) {
            mangled.extend_from_slice(format!("@{bytes}").as_bytes());
        }
        mangled
    }

    /// Returns the function whose calling convention decorates the name of a global.
    fn decorated(&mut self, global: Global) -> Option<(Global, u16)> {
        let function = self.objects.of(self.module, global.into())?;
        let convention = self.module.global(function).as_function()?.calling_convention;
        let is_known = self.module.data_layout.mangling() == Mangling::WinCoffX86;
        (is_known || convention == convention::VECTORCALL).then_some((function, convention))
    }

    /// Returns the size of the arguments in bytes, if the name includes it.
    fn bytes_of_arguments(&self, function: Global, convention: u16) -> Option<u64> {
        let module = self.module;
        let is_told = [convention::STDCALL, convention::FASTCALL, convention::VECTORCALL].contains(&convention);
        let data = module.global(function);
        let ty = module.tables.types.as_function(data.value_type).filter(|_| is_told)?;
        let attributes = &module.tables.attributes;
        let list = data.as_function()?.attributes;
        let has = |param: usize, kind| attributes.has(attributes.param(list, param), kind);
        let returns_in_memory = has(0, AttrKind::StructRet);
        if ty.vararg && !(ty.params.is_empty() || ty.params.len() == 1 && returns_in_memory) {
            return None;
        }
        let word = u64::from(module.data_layout.pointer_size(0)).max(1);
        let mut bytes = 0u64;
        for (number, &param) in ty.params.iter().enumerate() {
            // The pointer to the returned struct does not count as an argument.
            if has(number, AttrKind::StructRet) {
                continue;
            }
            let copied = [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated].into_iter();
            let pointee = copied.filter_map(|kind| attributes.get(attributes.param(list, number), kind)).next();
            let pointee = match pointee {
                Some(Attribute::Type(_, ty)) => *ty,
                _ => None,
            };
            let size = module.size_of(pointee.unwrap_or(param))?.known()?;
            bytes = bytes.checked_add(size.checked_next_multiple_of(word)?)?;
        }
        Some(bytes)
    }

    /// Adds the options of a global for a COFF linker: whether it is exported or excluded.
    pub(super) fn linker_options(&mut self, global: Global, options: &mut Vec<u8>) {
        let module = self.module;
        let data = module.global(global);
        if module.is_declaration(global) {
            return;
        }
        let environment = module.triple.environment();
        let is_windows = module.triple.is_os_windows();
        let is_arm64ec = module.triple.sub_arch() == SubArch::Aarch64Arm64ec;
        let is_msvc = is_windows && matches!(environment, Environment::Unknown | Environment::Msvc);
        let is_mingw = is_windows && matches!(environment, Environment::Gnu | Environment::Cygnus);
        if data.dll_storage_class == DllStorageClass::Export {
            options.extend_from_slice(if is_msvc { b" /EXPORT:" } else { b" -export:" });
            self.quoted(global, is_mingw, is_windows && is_arm64ec, options);
            if !matches!(data.kind, GlobalKind::Function(_)) && !self.is_function_type(data.value_type) {
                options.extend_from_slice(if is_msvc { b",DATA" } else { b",data" });
            }
        }
        if data.visibility == Visibility::Hidden && is_mingw {
            options.extend_from_slice(b" -exclude-symbols:");
            self.quoted(global, true, false, options);
        }
    }

    fn is_function_type(&self, ty: Type) -> bool {
        self.module.tables.types.as_function(ty).is_some()
    }

    /// Appends a name in the form of an option, quoted if necessary, and the name known to others.
    fn quoted(&mut self, global: Global, without_prefix: bool, with_plain_name: bool, options: &mut Vec<u8>) {
        let module = self.module;
        let is_plain = |&byte: &u8| byte.is_ascii_alphanumeric() || b"_@#".contains(&byte);
        let name = module.name(global);
        let quotes = !name.is_empty() && !name.iter().all(is_plain);
        let quote: &[u8] = if quotes { b"\"" } else { b"" };
        let mangled = self.name(global);
        let mut shown = &mangled[..];
        if without_prefix {
            let prefix = global_prefix(module.data_layout.mangling());
            shown = if prefix.is_empty() { shown } else { shown.strip_prefix(prefix).unwrap_or(shown) };
        }
        let plain = Some(name).filter(|_| with_plain_name).and_then(without_arm64ec_mark);
        let (word, plain): (&[u8], _) = plain.map_or((b"", Vec::new()), |plain| (b",EXPORTAS,", plain));
        options.extend([quote, shown, word, &plain, quote].concat());
    }
}

/// Returns the name of an Arm64EC function without the mark of native code, if it has that mark.
fn without_arm64ec_mark(name: &[u8]) -> Option<Vec<u8>> {
    const IN_CPP: &[u8] = b"$$h";
    if let Some(rest) = name.strip_prefix(b"#") {
        return Some(rest.to_vec());
    }
    let at = name.windows(IN_CPP.len()).position(|part| part == IN_CPP).filter(|_| name.starts_with(b"?"))?;
    let rest = &name[at + IN_CPP.len()..];
    (!rest.is_empty()).then(|| [&name[..at], rest].concat())
}

/// Returns the prefix of a global's name.
fn global_prefix(mangling: Mangling) -> &'static [u8] {
    match mangling {
        Mangling::MachO | Mangling::WinCoffX86 => b"_",
        _ => b"",
    }
}

/// Returns the prefix of the name of a global that is not visible in object files.
fn private_prefix(mangling: Mangling) -> &'static [u8] {
    match mangling {
        Mangling::None => b"",
        Mangling::Elf | Mangling::WinCoff => b".L",
        Mangling::Goff => b"L#",
        Mangling::Mips => b"$",
        Mangling::MachO | Mangling::WinCoffX86 => b"L",
        Mangling::Xcoff => b"L..",
    }
}
