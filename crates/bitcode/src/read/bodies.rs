//! The positions of a module's bodies before they are read. They are found by skipping from one body to the
//! next, or by the offsets that LLVM has written with the symbols since 3.8.

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

/// The position of a body.
#[derive(Clone, Debug)]
pub(crate) enum BodyPlace<'a> {
    /// A cursor in its block.
    Entered(Cursor<'a>),
    /// The bit position of its block, which has not been examined yet.
    At(u64),
}

impl<'a> PendingBody<'a> {
    /// Enters the block of the body; `module` is a cursor in the module's block.
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

/// Returns the number of blocks that a body declares; 0 if it does not begin with a declaration.
pub(crate) fn declared_blocks(mut cursor: Cursor<'_>, record: &mut Record) -> u32 {
    let Ok(Entry::Record(abbreviation)) = cursor.next() else { return 0 };
    match cursor.read_record(abbreviation, record) {
        Ok(()) if record.code == function::DECLAREBLOCKS => {
            record.get(0).and_then(|count| u32::try_from(count).ok()).unwrap_or(0)
        }
        _ => 0,
    }
}

/// A symbol's entry for a body: the value number of the function, and the bit position of its block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IndexedBody {
    pub(crate) value: u64,
    pub(crate) bit: u64,
}

/// Returns the bit position of an offset, which counts words from one before the start.
fn place(start: u64, words: u64) -> Option<u64> {
    words.checked_sub(1)?.checked_mul(32)?.checked_add(start)
}

/// Enters the block of symbols at the word `symbols`.
fn enter_symbols<'a>(module: &Cursor<'a>, info: &BlockInfo, start: u64, symbols: u64) -> Option<Cursor<'a>> {
    let mut cursor = module.clone();
    cursor.seek(place(start, symbols)?).ok()?;
    match cursor.next().ok()? {
        Entry::Block(blocks::VALUE_SYMBOLS) => cursor.enter(blocks::VALUE_SYMBOLS, info).ok(),
        _ => None,
    }
}

/// Whether the symbols give the position of a function that is not a value, before any other error in them.
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

/// Returns the bodies in the order of the file, if the symbols at the word `symbols` of the module that
/// begins at the bit `start` give the positions of all.
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
    /// Finds all bodies by the offsets of the symbols if bodies are read on demand, and moves the cursor past
    /// them. The cursor must be at the first body.
    pub(super) fn find_bodies(&mut self, cursor: &mut Cursor<'a>) -> Result<bool> {
        let (Some(deferred), Some(symbols)) = (&mut self.deferred, self.symbols_at) else { return Ok(false) };
        let Some(found) = indexed_bodies(cursor, &self.info, self.start, symbols) else { return Ok(false) };
        let global = |number: u64| {
            let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at))?;
            slot.value.as_global()
        };
        let is_all = found.len() == self.defined.len()
            && found.first().is_some_and(|body| body.bit == cursor.entry_bit())
            && found.iter().zip(&self.defined).all(|(body, &function)| global(body.value) == Some(function));
        let Some(last) = found.last().filter(|_| is_all) else { return Ok(false) };
        deferred.block = Some(cursor.clone());
        cursor.seek(last.bit)?;
        match next(cursor, blocks::MODULE, &mut Record::new())? {
            Entry::Block(blocks::FUNCTION) => cursor.skip_block()?,
            _ => return Err(invalid_record()),
        }
        let bodies = self.defined.iter().zip(&found);
        self.bodies =
            bodies.map(|(&function, body)| PendingBody { function, place: BodyPlace::At(body.bit) }).collect();
        Ok(true)
    }
}
