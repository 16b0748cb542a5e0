//! The block of the symbol table: what a linker has to know of each global, so that it need not read the
//! module (LLVM's `IRSymtab.h`). LLVM's tools take it for what it says if the version in it is theirs, and
//! make it anew otherwise; so it is written only where it is the one that LLVM would make.

use draig_bitstream::Writer;
use draig_ir::{Global, GlobalData, GlobalKind, Linkage, Module, UnnamedAddr};
use draig_tables::runtime_library::{RuntimeTarget, is_runtime_function};
use draig_target::{Arch, Environment, Mangling, Os};
use rustc_hash::{FxHashMap, FxHashSet};

use super::strings::StringTable;
use super::{abbreviations, module_flag};
use crate::codes::{blocks, symbol_table};

/// `storage::Header::kCurrentVersion`
const VERSION: u32 = 3;
/// The version of LLVM whose table it is.
const PRODUCER: &[u8] = b"22.1.8";
/// Words of the header, of a module, a comdat, a symbol, of what is uncommon, of a library.
const HEADER_WORDS: u32 = 19;
const MODULE_WORDS: u32 = 3;
const COMDAT_WORDS: u32 = 3;
const SYMBOL_WORDS: u32 = 6;
const UNCOMMON_WORDS: u32 = 6;

/// `storage::Symbol::FlagBits`; the visibility is in the lowest two bits.
mod flag {
    pub(super) const UNCOMMON: u32 = 1 << 2;
    pub(super) const UNDEFINED: u32 = 1 << 3;
    pub(super) const WEAK: u32 = 1 << 4;
    pub(super) const COMMON: u32 = 1 << 5;
    pub(super) const INDIRECT: u32 = 1 << 6;
    pub(super) const USED: u32 = 1 << 7;
    pub(super) const THREAD_LOCAL: u32 = 1 << 8;
    pub(super) const MAY_OMIT: u32 = 1 << 9;
    pub(super) const GLOBAL: u32 = 1 << 10;
    pub(super) const FORMAT_SPECIFIC: u32 = 1 << 11;
    pub(super) const UNNAMED_ADDR: u32 = 1 << 12;
    pub(super) const EXECUTABLE: u32 = 1 << 13;
}

/// Writes the block, if the table is known to be LLVM's own.
pub(super) fn write(module: &Module, out: &mut Writer, strings: &mut StringTable) {
    let Some(target) = target(module) else { return };
    let Some(table) = Table::new(module, target, strings) else { return };
    out.enter_block(blocks::SYMBOL_TABLE, 3);
    let blob = out.define(abbreviations::BLOB);
    out.abbreviated_with_blob(&blob, symbol_table::BLOB, &[], &[&table.bytes()]);
    out.end_block();
}

/// The target, if its table is known. LLVM writes none without a data layout, and needs a parser of the
/// target's assembly where there is some.
fn target(module: &Module) -> Option<RuntimeTarget> {
    let triple = &module.triple;
    let is_known = triple.os() == Os::Linux
        && triple.environment() == Environment::Gnu
        && module.data_layout.mangling() == Mangling::Elf
        && module.inline_asm.is_empty()
        // With large code, a symbol that the module does not have is among them.
        && module_flag(module, b"Code Model").is_none();
    match triple.arch() {
        _ if !is_known => None,
        Arch::X86_64 => Some(RuntimeTarget::X86_64),
        Arch::Aarch64 => Some(RuntimeTarget::AArch64),
        Arch::RiscV64 => Some(RuntimeTarget::RiscV64),
        _ => None,
    }
}

/// A string in the string table: offset and size.
type Text = [u32; 2];

#[derive(Default)]
struct Table {
    producer: Text,
    triple: Text,
    source: Text,
    comdats: Vec<[u32; 3]>,
    symbols: Vec<[u32; 6]>,
    uncommons: Vec<[u32; 6]>,
    libraries: Vec<Text>,
}

impl Table {
    fn new(module: &Module, target: RuntimeTarget, strings: &mut StringTable) -> Option<Table> {
        let text = |strings: &mut StringTable, text: &[u8]| strings.add_text(module, text).map(|part| part as u32);
        let mut table = Table {
            producer: text(strings, PRODUCER),
            triple: text(strings, module.triple.as_bytes()),
            source: text(strings, &module.source_filename),
            ..Table::default()
        };
        for library in dependent_libraries(module) {
            table.libraries.push(text(strings, library));
        }
        let used = used(module);
        let mut comdats = FxHashMap::default();
        let lists = [module.functions(), module.variables(), module.aliases(), module.ifuncs()];
        for &global in lists.into_iter().flatten() {
            let data = module.global(global);
            let name = module.name(global);
            // Names of those without one depend on who asks.
            let mangled = match name.strip_prefix(b"\x01") {
                _ if name.is_empty() => return None,
                Some(rest) => rest.to_vec(),
                None if data.linkage == Linkage::Private => [b".L", name].concat(),
                None => name.to_vec(),
            };
            let mangled = text(strings, &mangled);
            let name_place = text(strings, name);
            let mut flags = flags(module, global);
            if used.contains(&global) || is_runtime_function(name, target) {
                flags |= flag::USED;
            }
            let object = module.global(object(module, global)?);
            let mut uncommon = [0; 6];
            if data.linkage == Linkage::Common {
                let size = module.size_of(data.value_type)?.known()?;
                uncommon[0] = u32::try_from(size).ok()?;
                uncommon[1] = u32::try_from(data.align.map_or(0, |align| align.bytes())).ok()?;
                flags |= flag::UNCOMMON;
            }
            let mut comdat_number = u32::MAX;
            if let Some(comdat) = object.comdat {
                let next = comdats.len() as u32;
                comdat_number = *comdats.entry(comdat).or_insert(next);
                if comdat_number == next {
                    let comdat = module.comdat(comdat);
                    let [offset, size] = text(strings, module.tables.str(comdat.name));
                    table.comdats.push([offset, size, comdat.selection as u32 - 1]);
                }
            }
            let section = module.tables.str(object.section);
            if !section.is_empty() {
                [uncommon[4], uncommon[5]] = text(strings, section);
                flags |= flag::UNCOMMON;
            }
            if flags & flag::UNCOMMON != 0 {
                table.uncommons.push(uncommon);
            }
            table.symbols.push([mangled[0], mangled[1], name_place[0], name_place[1], comdat_number, flags]);
        }
        Some(table)
    }

    fn bytes(&self) -> Vec<u8> {
        let mut words = vec![VERSION];
        words.extend(self.producer);
        let mut at = HEADER_WORDS;
        for (count, size) in [
            (1, MODULE_WORDS),
            (self.comdats.len() as u32, COMDAT_WORDS),
            (self.symbols.len() as u32, SYMBOL_WORDS),
            (self.uncommons.len() as u32, UNCOMMON_WORDS),
        ] {
            words.extend([at * 4, count]);
            at += count * size;
        }
        words.extend(self.triple);
        words.extend(self.source);
        let linker_options = [0, 0];
        words.extend(linker_options);
        words.extend([at * 4, self.libraries.len() as u32]);
        words.extend([0, self.symbols.len() as u32, 0]);
        words.extend(self.comdats.iter().flatten());
        words.extend(self.symbols.iter().flatten());
        words.extend(self.uncommons.iter().flatten());
        words.extend(self.libraries.iter().flatten());
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

/// What a linker must not throw away: the members of `llvm.used` and `llvm.compiler.used`.
fn used(module: &Module) -> FxHashSet<Global> {
    let mut used = FxHashSet::default();
    for name in [&b"llvm.used"[..], b"llvm.compiler.used"] {
        let variable = module.find(name).and_then(|global| module.global(global).as_variable());
        let list = variable.and_then(|variable| variable.initializer).and_then(|value| value.as_const());
        let Some(list) = list else { continue };
        let members = module.tables.constants.kind(list).parts();
        used.extend(members.iter().filter_map(|&member| module.tables.base_object(member, |_| None)));
    }
    used
}

/// The libraries that the module names, for ELF.
fn dependent_libraries(module: &Module) -> Vec<&[u8]> {
    let list = module.find_named_metadata(b"llvm.dependent-libraries");
    let name = |&node: &_| {
        let name = module.tables.metadata.node(node)?.operand(0)?;
        Some(module.tables.str(module.tables.metadata.as_string(name)?))
    };
    list.map_or_else(Vec::new, |list| list.operands.iter().filter_map(name).collect())
}

/// The variable or function that a global is, stands for, or is resolved by.
fn object(module: &Module, global: Global) -> Option<Global> {
    module.tables.base_object(global.into(), |global| match module.global(global).kind {
        GlobalKind::Variable(_) | GlobalKind::Function(_) => None,
        GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => Some(value),
    })
}

/// The flags of a global but for [`flag::USED`] and [`flag::UNCOMMON`].
fn flags(module: &Module, global: Global) -> u32 {
    let data = module.global(global);
    let name = module.name(global);
    let set = |condition: bool, flag: u32| if condition { flag } else { 0 };
    let is_local = matches!(data.linkage, Linkage::Internal | Linkage::Private);
    let is_indirect = matches!(data.kind, GlobalKind::Alias { .. });
    let is_executable = object(module, global).is_some_and(|object| module.global(object).is_function());
    let is_metadata =
        matches!(data.kind, GlobalKind::Variable(_)) && module.tables.str(data.section) == b"llvm.metadata";
    data.visibility as u32
        | set(module.is_declaration_for_linker(global), flag::UNDEFINED)
        | set(is_weak(data.linkage), flag::WEAK)
        | set(data.linkage == Linkage::Common, flag::COMMON)
        | set(is_indirect, flag::INDIRECT)
        | set(data.thread_local != draig_ir::ThreadLocalMode::NotThreadLocal, flag::THREAD_LOCAL)
        | set(may_omit(data), flag::MAY_OMIT)
        | set(!is_local, flag::GLOBAL)
        | set(data.linkage == Linkage::Private || name.starts_with(b"llvm.") || is_metadata, flag::FORMAT_SPECIFIC)
        | set(data.unnamed_addr == UnnamedAddr::Global, flag::UNNAMED_ADDR)
        | set(is_executable, flag::EXECUTABLE)
}

fn is_weak(linkage: Linkage) -> bool {
    use Linkage::{ExternWeak, LinkOnceAny, LinkOnceOdr, WeakAny, WeakOdr};
    matches!(linkage, ExternWeak | LinkOnceAny | LinkOnceOdr | WeakAny | WeakOdr)
}

/// Whether nobody can tell the symbol from a copy of it.
fn may_omit(data: &GlobalData) -> bool {
    if data.linkage != Linkage::LinkOnceOdr || data.unnamed_addr == UnnamedAddr::None {
        return false;
    }
    let is_constant = data.as_variable().is_none_or(|variable| variable.is_constant);
    data.unnamed_addr == UnnamedAddr::Global || is_constant
}
