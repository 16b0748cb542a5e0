//! The block of the symbol table: the properties of each global that a linker needs, so that it need not read
//! the module (LLVM's `IRSymtab.h`). LLVM's tools trust the table if its version is theirs, and rebuild it
//! otherwise; it is therefore written only if it equals the one that LLVM would build. [`mangle`] produces
//! the names in object files, [`runtime`] the functions that code generators call.

use draig_bitstream::Writer;
use draig_ir::address::BaseObjects;
use draig_ir::{ConstKind, Global, GlobalData, GlobalKind, Linkage, Module, UnnamedAddr, Value};
use draig_mc::{AssemblySymbol, ModuleGlobal, assembly_symbols};
use draig_tables::runtime_library::RuntimeTarget;
use draig_target::Arch;
use rustc_hash::{FxHashMap, FxHashSet};

use draig_tables::history;

use super::mangle::Mangler;
use super::runtime::runtime_target;
use super::strings::StringTable;
use super::{abbreviations, module_flag};
use crate::codes::{blocks, symbol_table};

/// The form of the table of a version of LLVM.
struct Form {
    /// `storage::Header::kCurrentVersion`
    version: u32,
    /// The version of LLVM whose table this is.
    producer: &'static [u8],
    /// Number of words of the size of a common variable.
    size_words: u32,
    /// Whether the functions that code generators call are marked as used.
    keeps_runtime: bool,
}

const CURRENT: Form = Form { version: 3, producer: b"22.1.8", size_words: 1, keeps_runtime: true };
const NEWER: Form = Form { version: 4, producer: b"23.1.4", size_words: 2, keeps_runtime: false };

/// Number of words of the header, of a module, a comdat, a symbol, an uncommon part, a library.
const HEADER_WORDS: u32 = 19;
const MODULE_WORDS: u32 = 3;
const COMDAT_WORDS: u32 = 3;
const SYMBOL_WORDS: u32 = 6;
/// Number of words of an uncommon part without the size.
const UNCOMMON_WORDS: u32 = 5;

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

/// A symbol that x86 code may refer to although the module does not mention it.
const OFFSET_TABLE: &[u8] = b"_GLOBAL_OFFSET_TABLE_";
/// `CodeModel::Medium`; the large one follows.
const MEDIUM: u64 = 3;

/// Writes the block, if the table is known to be that of a version of LLVM.
pub(super) fn write(module: &Module, version: u32, out: &mut Writer, strings: &mut StringTable) {
    let Some(target) = target(module) else { return };
    let form = if version > history::CURRENT { &NEWER } else { &CURRENT };
    let Some(table) = Table::new(module, target, strings, form) else { return };
    out.enter_block(blocks::SYMBOL_TABLE, 3);
    let blob = out.define(abbreviations::BLOB);
    out.abbreviated_with_blob(&blob, symbol_table::BLOB, &[], &[&table.bytes()]);
    out.end_block();
}

/// Returns the target, if the table that LLVM would write for it is known. LLVM writes none without a data
/// layout.
fn target(module: &Module) -> Option<RuntimeTarget> {
    if module.data_layout.as_bytes().is_empty() {
        return None;
    }
    runtime_target(&module.triple)
}

/// Returns the symbols of module assembly; `None` if only LLVM's assembler for the target knows them.
fn assembly_symbols_of(module: &Module) -> Option<Vec<AssemblySymbol>> {
    if module.inline_asm.is_empty() {
        return Some(Vec::new());
    }
    let global_of = |name: &[u8]| {
        let global = module.find(name)?;
        let linkage = module.global(global).linkage;
        let is_defined = !module.is_declaration_for_linker(global);
        Some(ModuleGlobal { is_defined, is_local: linkage.is_local(), is_weak: is_weak(linkage) })
    };
    assembly_symbols(&module.inline_asm, &module.triple, &global_of)
}

/// A string in the string table: offset and size.
type Text = [u32; 2];

struct Table<'m> {
    module: &'m Module,
    strings: &'m mut StringTable,
    mangler: Mangler<'m>,
    producer: Text,
    triple: Text,
    source: Text,
    linker_options: Vec<u8>,
    linker_options_text: Text,
    comdats: Vec<[u32; 3]>,
    comdat_numbers: FxHashMap<draig_ir::Comdat, u32>,
    /// Names for comdats are numbered separately.
    comdat_mangler: Mangler<'m>,
    symbols: Vec<[u32; 6]>,
    uncommons: Vec<Uncommon>,
    form: &'static Form,
    libraries: Vec<Text>,
    objects: BaseObjects,
}

/// Properties that most symbols do not have.
#[derive(Default)]
struct Uncommon {
    /// Size of a common variable.
    size: u64,
    align: u32,
    /// The symbol that stands in for a weak one.
    fallback: Text,
    section: Text,
}

impl<'m> Table<'m> {
    fn new(
        module: &'m Module,
        target: RuntimeTarget,
        strings: &'m mut StringTable,
        form: &'static Form,
    ) -> Option<Table<'m>> {
        let mut table = Table {
            module,
            strings,
            mangler: Mangler::new(module),
            producer: [0; 2],
            triple: [0; 2],
            source: [0; 2],
            linker_options: Vec::new(),
            linker_options_text: [0; 2],
            comdats: Vec::new(),
            comdat_numbers: FxHashMap::default(),
            comdat_mangler: Mangler::new(module),
            symbols: Vec::new(),
            uncommons: Vec::new(),
            form,
            libraries: Vec::new(),
            objects: BaseObjects::default(),
        };
        table.producer = table.text(form.producer);
        table.triple = table.text(module.triple.as_bytes());
        table.source = table.text(&module.source_filename);
        if module.triple.is_coff() {
            for option in strings_of(module, b"llvm.linker.options") {
                table.linker_options.push(b' ');
                table.linker_options.extend_from_slice(option);
            }
        }
        if module.triple.is_elf() {
            for library in dependent_libraries(module) {
                let library = table.text(library);
                table.libraries.push(library);
            }
        }
        let used = used(module);
        let lists = [module.functions(), module.variables(), module.aliases(), module.ifuncs()];
        for &global in lists.into_iter().flatten() {
            let is_used = used.contains(&global) || form.keeps_runtime && target.has(module.name(global));
            table.add(global, is_used)?;
        }
        for symbol in assembly_symbols_of(module)? {
            let (name, empty) = (table.text(&symbol.name), table.text(b""));
            let set = |condition: bool, flag: u32| if condition { flag } else { 0 };
            // What assembly needs is a root, and LLVM takes all of it for code.
            let flags = set(!symbol.is_defined, flag::UNDEFINED | flag::USED)
                | set(symbol.is_weak, flag::WEAK)
                | set(symbol.is_global, flag::GLOBAL)
                | flag::EXECUTABLE;
            table.symbols.push([name[0], name[1], empty[0], empty[1], u32::MAX, flags]);
        }
        if mentions_offset_table(module) {
            let name = table.text(OFFSET_TABLE);
            let flags = flag::UNDEFINED | flag::GLOBAL | flag::USED;
            table.symbols.push([name[0], name[1], 0, 0, u32::MAX, flags]);
        }
        let options = std::mem::take(&mut table.linker_options);
        table.linker_options_text = table.text(&options);
        Some(table)
    }

    fn text(&mut self, text: &[u8]) -> Text {
        self.strings.add_text(self.module, text).map(|part| part as u32)
    }

    fn add(&mut self, global: Global, is_used: bool) -> Option<()> {
        let module = self.module;
        let data = module.global(global);
        let name = self.mangler.symbol(global);
        let name = self.text(&name);
        let ir_name = self.text(module.name(global));
        let object = self.objects.of(module, global.into())?;
        let mut flags = flags(module, global, object);
        if is_used {
            flags |= flag::USED;
        }
        let mut uncommon = None;
        if data.linkage == Linkage::Common {
            let size = module.size_of(data.value_type)?.known()?;
            let uncommon: &mut Uncommon = uncommon.get_or_insert_default();
            if self.form.size_words == 1 && u32::try_from(size).is_err() {
                return None;
            }
            uncommon.size = size;
            uncommon.align = u32::try_from(data.align.map_or(0, |align| align.bytes())).ok()?;
        }
        let comdat = match module.global(object).comdat {
            Some(comdat) => self.comdat(comdat)?,
            None => u32::MAX,
        };
        if module.triple.is_coff() {
            self.mangler.linker_options(global, &mut self.linker_options);
            if flags & flag::WEAK != 0
                && let GlobalKind::Alias { aliasee } = data.kind
            {
                let fallback = self.mangler.symbol(without_casts(module, aliasee)?);
                uncommon.get_or_insert_default().fallback = self.text(&fallback);
            }
        }
        let section = module.tables.str(module.global(object).section);
        if !section.is_empty() {
            uncommon.get_or_insert_default().section = self.text(section);
        }
        if let Some(uncommon) = uncommon {
            flags |= flag::UNCOMMON;
            self.uncommons.push(uncommon);
        }
        self.symbols.push([name[0], name[1], ir_name[0], ir_name[1], comdat, flags]);
        Some(())
    }

    /// Returns the number of a comdat; fails if there is no table because a comdat has no leader.
    fn comdat(&mut self, comdat: draig_ir::Comdat) -> Option<u32> {
        if let Some(&number) = self.comdat_numbers.get(&comdat) {
            return Some(number);
        }
        let module = self.module;
        let data = module.comdat(comdat);
        let mut name = module.tables.str(data.name).to_vec();
        if module.triple.is_coff() {
            let leader = module.find(&name)?;
            // A comdat visible only in this module does not matter to others.
            if module.global(leader).linkage.is_local() {
                self.comdat_numbers.insert(comdat, u32::MAX);
                return Some(u32::MAX);
            }
            name = self.comdat_mangler.name(leader);
        }
        let [offset, size] = self.text(&name);
        let number = self.comdats.len() as u32;
        self.comdats.push([offset, size, data.selection as u32 - 1]);
        self.comdat_numbers.insert(comdat, number);
        Some(number)
    }

    fn bytes(&self) -> Vec<u8> {
        let mut words = vec![self.form.version];
        words.extend(self.producer);
        let mut at = HEADER_WORDS;
        for (count, size) in [
            (1, MODULE_WORDS),
            (self.comdats.len() as u32, COMDAT_WORDS),
            (self.symbols.len() as u32, SYMBOL_WORDS),
            (self.uncommons.len() as u32, UNCOMMON_WORDS + self.form.size_words),
        ] {
            words.extend([at * 4, count]);
            at += count * size;
        }
        words.extend(self.triple);
        words.extend(self.source);
        words.extend(self.linker_options_text);
        words.extend([at * 4, self.libraries.len() as u32]);
        words.extend([0, self.symbols.len() as u32, 0]);
        words.extend(self.comdats.iter().flatten());
        words.extend(self.symbols.iter().flatten());
        for Uncommon { size, align, fallback, section } in &self.uncommons {
            words.extend([*size as u32, (*size >> 32) as u32].iter().take(self.form.size_words as usize));
            words.push(*align);
            words.extend([fallback, section].into_iter().flatten());
        }
        words.extend(self.libraries.iter().flatten());
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

/// Returns the globals that a linker must keep: the members of `llvm.used` and `llvm.compiler.used`.
fn used(module: &Module) -> FxHashSet<Global> {
    let mut used = FxHashSet::default();
    for name in [&b"llvm.used"[..], b"llvm.compiler.used"] {
        let variable = module.find(name).and_then(|global| module.global(global).as_variable());
        let list = variable.and_then(|variable| variable.initializer).and_then(|value| value.as_const());
        let Some(list) = list else { continue };
        let members = module.tables.constants.kind(list).parts();
        let mut objects = BaseObjects::default();
        used.extend(members.iter().filter_map(|&member| objects.base_object_in(&module.tables, member, |_| None)));
    }
    used
}

/// Returns all strings in the nodes of a named list.
fn strings_of<'m>(module: &'m Module, name: &[u8]) -> Vec<&'m [u8]> {
    let metadata = &module.tables.metadata;
    let nodes = module.find_named_metadata(name).map_or(&[][..], |list| &list.operands);
    let operands = nodes.iter().filter_map(|&node| metadata.node(node)).flat_map(|node| node.operands());
    operands.filter_map(|operand| Some(module.tables.str(metadata.as_string(operand?)?))).collect()
}

/// Returns the libraries that the module names, for ELF.
fn dependent_libraries(module: &Module) -> Vec<&[u8]> {
    let list = module.find_named_metadata(b"llvm.dependent-libraries");
    let name = |&node: &_| {
        let name = module.tables.metadata.node(node)?.operand(0)?;
        Some(module.tables.str(module.tables.metadata.as_string(name)?))
    };
    list.map_or_else(Vec::new, |list| list.operands.iter().filter_map(name).collect())
}

/// Whether code may refer to the offset table: always on 32-bit x86 with ELF, on 64-bit if code or data may
/// be far away.
fn mentions_offset_table(module: &Module) -> bool {
    let triple = &module.triple;
    let is_far = || {
        let model = module_flag(module, b"Code Model").and_then(|value| module.tables.int_value(value));
        model.and_then(|model| model.to_u64()).is_some_and(|model| model >= MEDIUM)
    };
    triple.is_elf() && (triple.arch() == Arch::X86 || triple.arch() == Arch::X86_64 && is_far())
}

/// Returns the global whose address a constant is.
fn without_casts(module: &Module, value: Value) -> Option<Global> {
    match value.as_global() {
        Some(global) => Some(global),
        None => match module.tables.constants.kind(value.as_const()?) {
            ConstKind::Expr(expr) if expr.opcode.is_cast() => expr.operands.first()?.as_global(),
            _ => None,
        },
    }
}

/// Returns the flags of a global except [`flag::USED`] and [`flag::UNCOMMON`].
fn flags(module: &Module, global: Global, object: Global) -> u32 {
    let data = module.global(global);
    let name = module.name(global);
    let set = |condition: bool, flag: u32| if condition { flag } else { 0 };
    let is_indirect = matches!(data.kind, GlobalKind::Alias { .. });
    let is_executable = matches!(module.global(object).kind, GlobalKind::Function(_) | GlobalKind::IFunc { .. });
    let is_metadata =
        matches!(data.kind, GlobalKind::Variable(_)) && module.tables.str(data.section) == b"llvm.metadata";
    data.visibility as u32
        | set(module.is_declaration_for_linker(global), flag::UNDEFINED)
        | set(is_weak(data.linkage), flag::WEAK)
        | set(data.linkage == Linkage::Common, flag::COMMON)
        | set(is_indirect, flag::INDIRECT)
        | set(data.thread_local != draig_ir::ThreadLocalMode::NotThreadLocal, flag::THREAD_LOCAL)
        | set(may_omit(data), flag::MAY_OMIT)
        | set(!data.linkage.is_local(), flag::GLOBAL)
        | set(data.linkage == Linkage::Private || name.starts_with(b"llvm.") || is_metadata, flag::FORMAT_SPECIFIC)
        | set(data.unnamed_addr == UnnamedAddr::Global, flag::UNNAMED_ADDR)
        | set(is_executable, flag::EXECUTABLE)
}

fn is_weak(linkage: Linkage) -> bool {
    use Linkage::{ExternWeak, LinkOnceAny, LinkOnceOdr, WeakAny, WeakOdr};
    matches!(linkage, ExternWeak | LinkOnceAny | LinkOnceOdr | WeakAny | WeakOdr)
}

/// Whether the symbol is indistinguishable from a copy of it.
fn may_omit(data: &GlobalData) -> bool {
    if data.linkage != Linkage::LinkOnceOdr || data.unnamed_addr == UnnamedAddr::None {
        return false;
    }
    let is_constant = data.as_variable().is_none_or(|variable| variable.is_constant);
    data.unnamed_addr == UnnamedAddr::Global || is_constant
}
