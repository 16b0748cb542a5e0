//! The bodies of a module before they are read: where their blocks are. They are found one behind the other,
//! or by the offsets that LLVM has written with the symbols since 3.8.

use draig_bitstream::{BlockInfo, Cursor, Entry, Record};
use draig_ir::Global;

use crate::codes::{blocks, function, value_symbols};

use super::fault::{Result, invalid_record};
use super::module::ModuleReader;
use super::records::next;

/// A body that was found.
#[derive(Clone, Debug)]
pub(crate) struct PendingBody<'a> {
    pub(crate) function: Global,
    pub(crate) place: BodyPlace<'a>,
}

/// Where a body is.
#[derive(Clone, Debug)]
pub(crate) enum BodyPlace<'a> {
    /// In its block.
    Entered(Cursor<'a>),
    /// Its block begins here, in bits, and nobody has looked at it.
    At(u64),
}

impl<'a> PendingBody<'a> {
    /// In the block of the body; `module` is a cursor of the module's.
    pub(crate) fn enter(self, module: Option<&Cursor<'a>>, info: &BlockInfo) -> Result<Cursor<'a>> {
        let bit = match self.place {
            BodyPlace::Entered(cursor) => return Ok(cursor),
            BodyPlace::At(bit) => bit,
        };
        let mut cursor = module.cloned().ok_or_else(invalid_record)?;
        cursor.seek(bit)?;
        match cursor.next()? {
            Entry::Block(blocks::FUNCTION) => Ok(cursor.enter(blocks::FUNCTION, info)?),
            _ => Err(invalid_record()),
        }
    }
}

/// How many blocks a body says that it has; 0 if it does not begin so.
pub(crate) fn declared_blocks(mut cursor: Cursor<'_>, record: &mut Record) -> u32 {
    let Ok(Entry::Record(abbreviation)) = cursor.next() else { return 0 };
    match cursor.read_record(abbreviation, record) {
        Ok(()) if record.code == function::DECLAREBLOCKS => {
            record.get(0).and_then(|count| u32::try_from(count).ok()).unwrap_or(0)
        }
        _ => 0,
    }
}

/// What the symbols say of a body: the number of the function's value, and where its block begins, in bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IndexedBody {
    pub(crate) value: u64,
    pub(crate) bit: u64,
}

/// The bit of an offset, which is in words, from one before the start.
fn place(start: u64, words: u64) -> Option<u64> {
    words.checked_sub(1)?.checked_mul(32)?.checked_add(start)
}

/// In the block of symbols that is said to be at the word `symbols`.
fn enter_symbols<'a>(module: &Cursor<'a>, info: &BlockInfo, start: u64, symbols: u64) -> Option<Cursor<'a>> {
    let mut cursor = module.clone();
    cursor.seek(place(start, symbols)?).ok()?;
    match cursor.next().ok()? {
        Entry::Block(blocks::VALUE_SYMBOLS) => cursor.enter(blocks::VALUE_SYMBOLS, info).ok(),
        _ => None,
    }
}

/// Whether the symbols tell the place of a function that is no value, before anything else is wrong with them.
pub(crate) fn has_unknown_function(
    module: &Cursor<'_>,
    info: &BlockInfo,
    start: u64,
    symbols: u64,
    is_value: impl Fn(u64) -> bool,
) -> bool {
    let Some(mut cursor) = enter_symbols(module, info, start, symbols) else { return false };
    let mut record = Record::new();
    while let Ok(Entry::Record(abbreviation)) = cursor.next() {
        if cursor.read_record(abbreviation, &mut record).is_err() {
            return false;
        }
        if record.code == value_symbols::FNENTRY && record.get(0).is_some_and(|value| !is_value(value)) {
            return true;
        }
    }
    false
}

/// The bodies in the order of the file, if the symbols are at the word `symbols` of the module that begins at the
/// bit `start`, and tell where all are.
pub(crate) fn indexed_bodies(
    module: &Cursor<'_>,
    info: &BlockInfo,
    start: u64,
    symbols: u64,
) -> Option<Vec<IndexedBody>> {
    let mut cursor = enter_symbols(module, info, start, symbols)?;
    let (mut bodies, mut record) = (Vec::new(), Record::new());
    loop {
        match cursor.next().ok()? {
            Entry::End => break,
            Entry::Block(_) => return None,
            Entry::Record(abbreviation) => {
                cursor.read_record(abbreviation, &mut record).ok()?;
                match (record.code, record.operands()) {
                    (value_symbols::FNENTRY, &[value, offset, ..]) => {
                        bodies.push(IndexedBody { value, bit: place(start, offset)? });
                    }
                    (value_symbols::FNENTRY, _) => return None,
                    _ => {}
                }
            }
        }
    }
    bodies.sort_unstable_by_key(|body| body.bit);
    bodies.is_sorted_by(|one, next| one.bit < next.bit).then_some(bodies)
}

impl<'a> ModuleReader<'a> {
    /// Finds all bodies by the offsets that the symbols tell, if bodies are read on demand; then the cursor is
    /// behind them. It is at the first one.
    pub(super) fn find_bodies(&mut self, cursor: &mut Cursor<'a>) -> Result<bool> {
        let (Some(waiting), Some(symbols)) = (&mut self.waiting, self.symbols_at) else { return Ok(false) };
        let Some(found) = indexed_bodies(cursor, &self.info, self.start, symbols) else { return Ok(false) };
        let global = |number: u64| {
            let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at))?;
            slot.value.as_global()
        };
        let is_all = found.len() == self.defined.len()
            && found.first().is_some_and(|body| body.bit == cursor.entry_bit())
            && found.iter().zip(&self.defined).all(|(body, &function)| global(body.value) == Some(function));
        let Some(last) = found.last().filter(|_| is_all) else { return Ok(false) };
        waiting.block = Some(cursor.clone());
        cursor.seek(last.bit)?;
        match next(cursor, blocks::MODULE)? {
            Entry::Block(blocks::FUNCTION) => cursor.skip_block()?,
            _ => return Err(invalid_record()),
        }
        let bodies = self.defined.iter().zip(&found);
        self.bodies =
            bodies.map(|(&function, body)| PendingBody { function, place: BodyPlace::At(body.bit) }).collect();
        Ok(true)
    }
}
