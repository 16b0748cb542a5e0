//! Symbols that assembly text defines or mentions, without an object: what linkers of IR need to know about the
//! assembly of a module.
//!
//! They come in LLVM's order, which is that of its hash table: the symbol tables of bitcode list them so, and LLVM
//! pairs these with its own list by position.

use draig_image::{Binding, SymbolId};
use draig_target::Triple;
use rustc_hash::FxHashSet;
use twox_hash::XxHash3_64;

use super::frame::FrameInfo;
use super::input::Input;
use super::state::State;
use super::symbols::Definition;
use super::{AssembleOptions, Assembler, MAX_SOURCE, instruction_set};
use crate::{Expr, Op};

/// Symbol of assembly text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssemblySymbol {
    /// Name in object files.
    pub name: Vec<u8>,
    /// Whether the text defines it.
    pub is_defined: bool,
    /// Whether other objects see it, or must define it.
    pub is_global: bool,
    /// Whether it is weak.
    pub is_weak: bool,
}

/// Facts about a global of the module that contains the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModuleGlobal {
    /// Whether the module defines it.
    pub is_defined: bool,
    /// Whether other objects do not see it.
    pub is_local: bool,
    /// Whether it is weak.
    pub is_weak: bool,
}

/// Returns the symbols of a text; none if it has an error, as in LLVM.
///
/// `global_of` returns the globals of the module, whose binding the names of `.symver` have. Returns `None` if there
/// is no assembler for the target.
///
/// ```
/// use draig_mc::assembly_symbols;
/// use draig_target::Triple;
///
/// let triple = Triple::parse("x86_64-unknown-linux-gnu");
/// let text = b".globl f\nf: call g\n.weak h\nh: ret";
/// let mut symbols = assembly_symbols(text, &triple, &|_| None).unwrap();
/// symbols.sort_by(|one, other| one.name.cmp(&other.name));
/// let described: Vec<_> = symbols.iter().map(|one| (one.is_defined, one.is_global, one.is_weak)).collect();
/// assert_eq!(described, [(true, true, false), (false, true, false), (true, true, true)]);
/// ```
pub fn assembly_symbols(
    text: &[u8],
    triple: &Triple,
    global_of: &dyn Fn(&[u8]) -> Option<ModuleGlobal>,
) -> Option<Vec<AssemblySymbol>> {
    let mut set = instruction_set(triple, &AssembleOptions::default()).ok()?;
    if text.len() > MAX_SOURCE {
        return Some(Vec::new());
    }
    let mut assembler = Assembler {
        set: &mut *set,
        state: State::new(triple.is_aarch64()),
        input: Input::new(text),
        frame_info: FrameInfo::of(triple),
    };
    assembler.run();
    assembler.check_ends();
    if !assembler.state.errors.is_empty() {
        return Some(Vec::new());
    }
    Some(Listing::of(&mut assembler.state, global_of).ordered())
}

/// The symbols in the order in which LLVM first sees them.
#[derive(Default)]
struct Listing {
    symbols: Vec<AssemblySymbol>,
    seen: FxHashSet<Vec<u8>>,
}

impl Listing {
    fn of(state: &mut State, global_of: &dyn Fn(&[u8]) -> Option<ModuleGlobal>) -> Listing {
        let mut listing = Listing::default();
        for &symbol in &state.seen {
            let entry = &state.symbols.symbols[symbol];
            let name = match entry.number {
                Some(number) => format!(".Ltmp{number}").into_bytes(),
                None => entry.name.to_vec(),
            };
            let is_weak = entry.binding == Some(Binding::Weak);
            let is_defined = !matches!(entry.definition, Definition::None);
            // A weak symbol that is only declared is not counted among the global ones.
            let is_global = if is_weak { is_defined } else { entry.binding == Some(Binding::Global) || !is_defined };
            listing.add(AssemblySymbol { name, is_defined, is_global, is_weak });
        }
        for (symbol, alias, ..) in std::mem::take(&mut state.versions) {
            listing.add_version(state, symbol, &alias, global_of);
        }
        listing
    }

    fn add(&mut self, symbol: AssemblySymbol) {
        if self.seen.insert(symbol.name.clone()) {
            self.symbols.push(symbol);
        }
    }

    /// Adds a name with a version, which has binding and definition of the symbol that it names.
    fn add_version(
        &mut self,
        state: &State,
        symbol: SymbolId,
        alias: &[u8],
        global_of: &dyn Fn(&[u8]) -> Option<ModuleGlobal>,
    ) {
        let entry = &state.symbols.symbols[symbol];
        let mut binding = entry.binding.filter(|binding| matches!(binding, Binding::Global | Binding::Weak));
        let mut is_defined = !matches!(entry.definition, Definition::None);
        if (binding.is_none() || !is_defined)
            && let Some(global) = global_of(&entry.name)
        {
            binding = binding.or(Some(match (global.is_local, global.is_weak) {
                (true, _) => Binding::Local,
                (_, true) => Binding::Weak,
                _ => Binding::Global,
            }));
            is_defined |= global.is_defined;
        }
        let name = entry.name.to_vec();
        self.add(AssemblySymbol { name, is_defined: false, is_global: true, is_weak: false });
        let at = alias.windows(3).position(|bytes| bytes == b"@@@");
        let name = match at.map(|at| (&alias[..at], &alias[at + 3..])) {
            Some((base, version)) if !version.is_empty() && version[0] != b'@' => {
                let separator: &[u8] = if is_defined { b"@@" } else { b"@" };
                [base, separator, version].concat()
            }
            _ => alias.to_vec(),
        };
        let is_weak = binding == Some(Binding::Weak);
        let is_global = if is_weak { is_defined } else { binding == Some(Binding::Global) || !is_defined };
        // A name that nothing says anything about is not listed.
        if is_defined || binding.is_some() {
            self.add(AssemblySymbol { name, is_defined, is_global, is_weak });
        }
    }

    /// Returns the symbols in the order of LLVM's hash table.
    fn ordered(self) -> Vec<AssemblySymbol> {
        let mut symbols: Vec<Option<AssemblySymbol>> = Vec::with_capacity(self.symbols.len());
        let mut slots = Slots::new();
        for symbol in self.symbols {
            // LLVM keeps the low half of the hash.
            slots.insert(XxHash3_64::oneshot(&symbol.name) as u32, symbols.len());
            symbols.push(Some(symbol));
        }
        slots.slots.iter().flatten().filter_map(|&(_, index)| symbols[index].take()).collect()
    }
}

/// Places of entries in an open hash table with quadratic probing, which doubles when three quarters are taken.
struct Slots {
    slots: Vec<Option<(u32, usize)>>,
    count: usize,
}

impl Slots {
    fn new() -> Slots {
        Slots { slots: vec![None; 16], count: 0 }
    }

    fn insert(&mut self, hash: u32, index: usize) {
        place(&mut self.slots, hash, index);
        self.count += 1;
        if self.count * 4 > self.slots.len() * 3 {
            let mut larger = vec![None; self.slots.len() * 2];
            for &(hash, index) in self.slots.iter().flatten() {
                place(&mut larger, hash, index);
            }
            self.slots = larger;
        }
    }
}

fn place(slots: &mut [Option<(u32, usize)>], hash: u32, index: usize) {
    let mask = slots.len() - 1;
    let mut at = hash as usize & mask;
    let mut step = 1;
    while slots[at].is_some() {
        at = (at + step) & mask;
        step += 1;
    }
    slots[at] = Some((hash, index));
}

impl State {
    /// Notes that the text defines a symbol, or says that it is global.
    pub(crate) fn see(&mut self, symbol: SymbolId) {
        let entry = &mut self.symbols.symbols[symbol];
        if !std::mem::replace(&mut entry.is_seen, true) {
            self.seen.push(symbol);
        }
    }

    /// Notes that the object contains the symbols of a value.
    pub(crate) fn use_all(&mut self, value: &Expr) {
        self.see_all(value);
        let Expr::Ops(ops) = value else { return };
        for op in ops {
            if let Op::Symbol(symbol, _) = op {
                self.symbols.register(*symbol);
                self.symbols.symbols[*symbol].is_used = true;
            }
        }
    }

    /// Notes the symbols of a value that becomes a part of the object.
    pub(crate) fn see_all(&mut self, value: &Expr) {
        let Expr::Ops(ops) = value else { return };
        for op in ops {
            if let Op::Symbol(symbol, _) = op {
                self.see(*symbol);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order is what `llvm-nm -p` prints of a module with this assembly.
    #[test]
    fn symbols_are_in_the_order_of_llvm() {
        let text = b".globl defglob\ndefglob: call used_fn\nloc: jmp loc\n.weak wk\nwk: nop\n.weak undefwk\n\
            .L1: lea data_ref(%rip), %rax\n.quad quadref\n.set aset, irdef\n1: jmp 1b\n.comm cm,4,4\n\
            .symver irdef, irdef@VERS_1\n.hidden hid\n.globl undefglob\n.lcomm lc,4\n.type tfn,@function\n\
            .size tfn, 4\n";
        let global = ModuleGlobal { is_defined: true, is_local: false, is_weak: false };
        let global_of = |name: &[u8]| (name == b"irdef").then_some(global);
        let symbols = assembly_symbols(text, &Triple::parse("x86_64-unknown-linux-gnu"), &global_of).unwrap();
        let letter = |one: &AssemblySymbol| match (one.is_weak, one.is_defined, one.is_global) {
            (true, true, _) => 'W',
            (true, false, _) => 'w',
            (_, false, _) => 'U',
            (_, true, true) => 'T',
            _ => 't',
        };
        let names: Vec<String> =
            symbols.iter().map(|one| format!("{} {}", letter(one), String::from_utf8_lossy(&one.name))).collect();
        let expected = [
            "W wk",
            "U irdef",
            "T irdef@VERS_1",
            "t .L1",
            "t aset",
            "U quadref",
            "t .Ltmp0",
            "T defglob",
            "t cm",
            "t loc",
            "U data_ref",
            "U used_fn",
            "U undefglob",
            "w undefwk",
        ];
        assert_eq!(names, expected);
    }

    /// Places (`.`) have one entry without a name.
    #[test]
    fn places_have_no_name() {
        let text = b".long .\n1: jmp 1b\n.long .\n2: jmp 2b\n";
        let symbols = assembly_symbols(text, &Triple::parse("x86_64-unknown-linux-gnu"), &|_| None).unwrap();
        let names: Vec<&[u8]> = symbols.iter().map(|one| &*one.name).collect();
        assert_eq!(names, [&b""[..], b".Ltmp1", b".Ltmp0"]);
    }

    #[test]
    fn errors_and_other_targets_have_no_symbols() {
        let x86 = Triple::parse("x86_64-unknown-linux-gnu");
        assert_eq!(assembly_symbols(b"f: bogus", &x86, &|_| None), Some(Vec::new()));
        assert_eq!(assembly_symbols(b"f: nop", &Triple::parse("sparc-linux-gnu"), &|_| None), None);
    }
}
