//! Sections and symbols in progress, and what appends to them.

use draig_image::{Section, SectionFlags, SectionKind, SymbolId, SymbolKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::directives::conditional::Conditional;
use super::fragments::{AsmSection, Kind, SectionFixup, Tail};
use super::frame::Frame;
use super::limits::{MAX_ALIAS_DEPTH, MAX_OUTPUT};
use super::line_table::LineTable;
use super::macros::Macro;
use super::pools::Pools;
use super::resolve::Resolver;
use super::symbols::{Definition, SymbolTable};
use crate::{AsmError, Expr, Op, Place, Symbols};

/// Number of calls between two functions, as profiles have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallCount {
    /// Caller and called function, each with its place.
    pub(crate) ends: [(SymbolId, Place); 2],
    pub(crate) count: i64,
    pub(crate) place: Place,
}

/// Key that distinguishes sections: name, group, section that is linked to, number.
pub(crate) type SectionKey = (Vec<u8>, Option<SymbolId>, Option<SymbolId>, Option<u32>);

/// Sections and symbols in progress.
pub(crate) struct State {
    pub(crate) symbols: SymbolTable,
    pub(crate) sections: Vec<AsmSection>,
    pub(crate) section_keys: FxHashMap<SectionKey, u32>,
    pub(crate) subsections: FxHashMap<(u32, u32), u32>,
    /// The section to which bytes are appended.
    pub(crate) current: u32,
    /// The section before it, to which `.previous` returns.
    pub(crate) previous: Option<u32>,
    /// Sections that `.pushsection` has left, current and previous.
    pub(crate) stack: Vec<(u32, Option<u32>)>,
    pub(crate) conditionals: Vec<Conditional>,
    pub(crate) macros: FxHashMap<Vec<u8>, std::rc::Rc<Macro>>,
    /// Number of macros that were expanded, `\@`.
    pub(crate) expansions: u64,
    pub(crate) is_alternate: bool,
    pub(crate) frames: Vec<Frame>,
    /// Frames that are open: their indices, and the number of sections that were pushed before.
    pub(crate) open_frames: Vec<(usize, usize)>,
    /// Names of source files, each with the number of symbols that were registered before.
    pub(crate) files: Vec<(Vec<u8>, u32)>,
    /// Names with versions: the symbol, the name, whether the symbol itself is left out, the place.
    pub(crate) versions: Vec<(SymbolId, Vec<u8>, bool, Place)>,
    pub(crate) errors: Vec<AsmError>,
    /// Assignments that depend on themselves.
    pub(crate) cycles: Vec<AsmError>,
    pub(crate) warnings: Vec<AsmError>,
    /// Whether `.end` was read.
    pub(crate) is_ended: bool,
    pub(crate) bytes: u64,
    /// Places of the expressions of the current instruction, by their first symbols.
    pub(crate) located: Vec<(SymbolId, Place)>,
    /// Names that `.lto_discard` leaves out.
    pub(crate) discarded: FxHashSet<Vec<u8>>,
    /// Edges of `.cg_profile`.
    pub(crate) calls: Vec<CallCount>,
    /// Whether `.macros_off` was read.
    pub(crate) ignores_macros: bool,
    /// Whether symbols tell code from data.
    pub(crate) has_mapping_symbols: bool,
    pub(crate) lines: LineTable,
    pub(crate) pools: Pools,
    /// Symbols that the text defines, makes global or weak, or whose value it uses, in the order of the first time.
    pub(crate) seen: Vec<SymbolId>,
    /// Whether frames are written to `.eh_frame` and to `.debug_frame`.
    pub(crate) frame_sections: (bool, bool),
    /// Whether the text is a part of a larger one, so that private symbols may be defined elsewhere in it.
    pub(crate) is_piece: bool,
}

impl State {
    pub(crate) fn new(has_mapping_symbols: bool) -> State {
        let mut state = State {
            symbols: SymbolTable::default(),
            sections: Vec::new(),
            section_keys: FxHashMap::default(),
            subsections: FxHashMap::default(),
            current: 0,
            previous: None,
            stack: Vec::new(),
            conditionals: Vec::new(),
            macros: FxHashMap::default(),
            expansions: 0,
            is_alternate: false,
            frames: Vec::new(),
            open_frames: Vec::new(),
            files: Vec::new(),
            versions: Vec::new(),
            errors: Vec::new(),
            cycles: Vec::new(),
            warnings: Vec::new(),
            is_ended: false,
            bytes: 0,
            located: Vec::new(),
            discarded: FxHashSet::default(),
            calls: Vec::new(),
            ignores_macros: false,
            has_mapping_symbols,
            lines: LineTable::default(),
            pools: Pools::default(),
            seen: Vec::new(),
            frame_sections: (true, false),
            is_piece: false,
        };
        // Objects begin with .text, aligned to four bytes, even if it stays empty.
        let text = Section { align: 4, ..Section::text(b".text") };
        state.section((b".text".to_vec(), None, None, None), || text);
        state
    }

    /// Returns the section of this key, which is made from the header if it is new.
    pub(crate) fn section(&mut self, key: SectionKey, header: impl FnOnce() -> Section) -> u32 {
        if let Some(&index) = self.section_keys.get(&key) {
            return index;
        }
        let index = self.sections.len() as u32;
        let symbol = self.section_symbol(index, &key.0);
        let mut section = AsmSection::new(header(), symbol);
        section.group = key.1;
        section.linked_to = key.2;
        self.sections.push(section);
        self.section_keys.insert(key, index);
        index
    }

    /// Returns the section of this name with flags and kind as a directive of its own has them.
    pub(crate) fn simple_section(&mut self, name: &[u8], flags: SectionFlags, kind: SectionKind) -> u32 {
        self.section((name.to_vec(), None, None, None), || Section {
            name: name.to_vec(),
            flags,
            kind,
            align: 1,
            ..Section::default()
        })
    }

    /// Returns the symbol of a new section; its name stands for it, too, unless that is taken.
    fn section_symbol(&mut self, index: u32, name: &[u8]) -> SymbolId {
        let definition = Definition::Label { section: index, fragment: 0, offset: 0 };
        let symbol = match self.symbols.find(name) {
            None => self.symbols.named(name, Place::default()),
            Some(symbol) if !self.symbols.symbols[symbol].is_defined() => symbol,
            Some(other) => {
                if self.symbols.symbols[other].kind != SymbolKind::Section {
                    let place = self.symbols.symbols[other].place;
                    self.errors.push(AsmError::new(place, "invalid symbol redefinition"));
                }
                self.symbols.temporary(Place::default())
            }
        };
        let entry = &mut self.symbols.symbols[symbol];
        entry.definition = definition;
        entry.kind = SymbolKind::Section;
        self.symbols.register(symbol);
        symbol
    }

    /// Returns a subsection; 0 is the section itself.
    pub(crate) fn subsection(&mut self, section: u32, number: u32) -> u32 {
        let root = self.root(section);
        if number == 0 {
            return root;
        }
        if let Some(&part) = self.subsections.get(&(root, number)) {
            return part;
        }
        let index = self.sections.len() as u32;
        let header = Section { align: 1, ..self.sections[root as usize].header.clone() };
        let mut part = AsmSection::new(header, self.sections[root as usize].symbol);
        part.part_of = Some((root, number));
        self.sections.push(part);
        self.subsections.insert((root, number), index);
        index
    }

    /// Returns the section that contains a subsection.
    pub(crate) fn root(&self, section: u32) -> u32 {
        self.sections[section as usize].part_of.map_or(section, |(root, _)| root)
    }

    /// Lets bytes be appended to another section.
    pub(crate) fn switch(&mut self, section: u32) {
        self.previous = Some(self.current);
        self.current = section;
    }

    /// Returns the section to which bytes are appended.
    pub(crate) fn here(&mut self) -> &mut AsmSection {
        &mut self.sections[self.current as usize]
    }

    /// Marks where code and data begin, on targets whose tools want to know (ELF for the Arm 64-bit architecture,
    /// 5.5.3: `$x` and `$d`).
    pub(crate) fn mark(&mut self, is_code: bool) {
        if !self.has_mapping_symbols || self.here().is_code == Some(is_code) {
            return;
        }
        self.here().is_code = Some(is_code);
        let symbol = self.label_here(Place::default());
        let entry = &mut self.symbols.symbols[symbol];
        entry.name = if is_code { Box::from(&b"$x"[..]) } else { Box::from(&b"$d"[..]) };
        self.symbols.register(symbol);
    }

    /// Appends data.
    pub(crate) fn append(&mut self, bytes: &[u8], place: Place) -> Result<(), AsmError> {
        if !bytes.is_empty() {
            self.begin_row();
            self.mark(false);
        }
        self.append_code(bytes, place)
    }

    /// Appends bytes.
    pub(crate) fn append_code(&mut self, bytes: &[u8], place: Place) -> Result<(), AsmError> {
        self.bytes += bytes.len() as u64;
        if self.bytes > MAX_OUTPUT {
            return Err(AsmError::new(place, format!("sections of more than {MAX_OUTPUT} bytes")));
        }
        let section = self.here();
        if section.has_content.is_none() && section.is_zeros() && bytes.iter().any(|&byte| byte != 0) {
            section.has_content = Some(place);
        }
        section.append(bytes);
        Ok(())
    }

    /// Appends a value of this many bytes.
    pub(crate) fn append_value(&mut self, value: Expr, bytes: u8, place: Place) -> Result<(), AsmError> {
        if let Some(value) = value.constant() {
            let fill = if value < 0 { 0xff } else { 0 };
            let mut extended = [fill; 16];
            extended[..8].copy_from_slice(&value.to_le_bytes());
            return self.append(&extended[..usize::from(bytes)], place);
        }
        self.append_fixup(Kind::Data(bytes), value, place);
        self.append(&[0; 16][..usize::from(bytes)], place)
    }

    /// Adds a fixup of the bytes that are appended next.
    pub(crate) fn append_fixup(&mut self, kind: Kind, value: Expr, place: Place) {
        self.begin_row();
        self.mark(false);
        self.use_all(&value);
        let section = self.here();
        let (fragment, offset) = section.position();
        section.fixups.push(SectionFixup { fragment, offset, kind, value, place });
        if section.has_content.is_none() {
            section.has_content = Some(place);
        }
    }

    /// Appends a part whose size is found at the end.
    pub(crate) fn append_tail(&mut self, tail: Tail, known: Option<u64>) {
        if matches!(tail, Tail::Fill(_) | Tail::Leb(_)) {
            self.mark(false);
        }
        self.here().append_tail(tail, known);
    }

    /// Lets a symbol be a label of the current position.
    pub(crate) fn define_here(&mut self, symbol: SymbolId, place: Place) -> Result<(), AsmError> {
        let (fragment, offset) = self.here().position();
        let section = self.current;
        let entry = &mut self.symbols.symbols[symbol];
        let is_replaced = matches!(entry.definition, Definition::Variable { is_final: false, .. });
        if entry.is_defined() && !is_replaced {
            let name = String::from_utf8_lossy(&entry.name).into_owned();
            return Err(AsmError::new(place, format!("symbol '{name}' is already defined")));
        }
        entry.definition = Definition::Label { section, fragment, offset };
        self.symbols.register(symbol);
        self.see(symbol);
        Ok(())
    }

    /// Returns a new label of the current position.
    pub(crate) fn label_here(&mut self, place: Place) -> SymbolId {
        let symbol = self.symbols.temporary(place);
        let (fragment, offset) = self.here().position();
        self.symbols.symbols[symbol].definition = Definition::Label { section: self.current, fragment, offset };
        symbol
    }

    /// Returns the symbol of this name, which the object contains if it is not temporary.
    pub(crate) fn mention(&mut self, name: &[u8], place: Place) -> SymbolId {
        let symbol = self.symbols.named(name, place);
        self.symbols.register(symbol);
        symbol
    }

    /// Returns the value of an expression as a number, if it is known already.
    pub(crate) fn evaluate_now(&self, expr: &Expr) -> Option<i64> {
        match expr {
            Expr::Constant(value) => Some(*value),
            ops => Resolver::early(&self.symbols, &self.sections).constant(ops),
        }
    }

    /// Assigns a value, whose place is the second one, to a symbol.
    pub(crate) fn assign(
        &mut self,
        name: &[u8],
        value: Expr,
        is_final: bool,
        [name_place, place]: [Place; 2],
    ) -> Result<(), AsmError> {
        let symbol = self.symbols.named(name, name_place);
        let described = || String::from_utf8_lossy(name).into_owned();
        match &self.symbols.symbols[symbol].definition {
            Definition::None => {}
            Definition::Variable { is_final: false, .. } if !is_final => {}
            Definition::Variable { .. } | Definition::Label { .. } | Definition::Common { .. } => {
                return Err(AsmError::new(place, format!("redefinition of '{}'", described())));
            }
        }
        if self.depends_on(&value, symbol) {
            let message = format!("cyclic dependency detected for symbol '{}'", described());
            self.cycles.push(AsmError::new(place, message));
            return Ok(());
        }
        let value = match self.evaluate_now(&value) {
            Some(number) => Expr::Constant(number),
            None => value,
        };
        self.see(symbol);
        match &self.symbols.symbols[symbol].definition {
            // A symbol with another value is a new one.
            Definition::Variable { .. } => self.symbols.register_again(symbol),
            _ => self.symbols.register(symbol),
        }
        self.use_all(&value);
        self.symbols.symbols[symbol].definition = Definition::Variable { value, is_final, place };
        Ok(())
    }

    /// Returns the place of an expression of the current instruction, or `place` if it is not known.
    pub(crate) fn place_of(&self, expr: &Expr, place: Place) -> Place {
        let found = first_symbol(expr).and_then(|first| self.located.iter().find(|(symbol, _)| *symbol == first));
        found.map_or(place, |(_, place)| *place)
    }

    /// Whether the value of an expression is that of a symbol, or of one that is defined by it.
    fn depends_on(&self, value: &Expr, symbol: SymbolId) -> bool {
        let mut pending = vec![value];
        let mut seen: FxHashSet<SymbolId> = FxHashSet::default();
        while let Some(expr) = pending.pop() {
            let Expr::Ops(ops) = expr else { continue };
            for op in ops {
                let Op::Symbol(used, _) = *op else { continue };
                if used == symbol || seen.len() > MAX_ALIAS_DEPTH {
                    return true;
                }
                if let Definition::Variable { value, .. } = &self.symbols.symbols[used].definition
                    && seen.insert(used)
                {
                    pending.push(value);
                }
            }
        }
        false
    }
}

/// Returns the first symbol of an expression.
fn first_symbol(expr: &Expr) -> Option<SymbolId> {
    let Expr::Ops(ops) = expr else { return None };
    ops.iter().find_map(|op| match op {
        Op::Symbol(symbol, _) => Some(*symbol),
        _ => None,
    })
}

impl Symbols for State {
    fn symbol(&mut self, name: &[u8], place: Place) -> Result<SymbolId, AsmError> {
        match name {
            b"." => {
                // Neither LLVM's nor ours has a name.
                let symbol = self.label_here(place);
                self.see(symbol);
                Ok(symbol)
            }
            [digits @ .., direction @ (b'b' | b'f')] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
                let number = number.ok_or_else(|| AsmError::new(place, "invalid local label number"))?;
                self.symbols.local_label(number, *direction == b'b', place)
            }
            _ => Ok(self.symbols.named(name, place)),
        }
    }

    fn pooled(&mut self, value: &Expr, bytes: u8, place: Place) -> Option<SymbolId> {
        Some(self.literal(value, bytes, place))
    }

    fn located(&mut self, expr: &Expr, place: Place) {
        self.located.extend(first_symbol(expr).map(|symbol| (symbol, place)));
    }

    fn absolute(&self, symbol: SymbolId) -> Option<i64> {
        match &self.symbols.symbols[symbol].definition {
            Definition::Variable { value, .. } => value.constant(),
            _ => None,
        }
    }
}
