//! Definitions of `!DILocation(…)` as compilers write them, one per line: most of the metadata of a module
//! with debug information. They are read from the bytes, without tokens. Lines in any other form, and all
//! errors, are left to the general reader of nodes.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::parser::Parser;
use crate::parser::quick::Quick;

/// The largest `column:`.
const MAX_COLUMN: u32 = 0xffff;

/// The contents of a line.
struct Location {
    number: u32,
    distinct: bool,
    line: u32,
    column: u32,
    scope: u32,
    inlined_at: Option<u32>,
}

impl Location {
    /// Returns the location that a line defines.
    #[inline]
    fn read(line: &mut Quick<'_>) -> Option<Location> {
        line.eat(b"!")?;
        let number = line.number()?;
        line.eat(b" = ")?;
        let distinct = line.eat(b"distinct ").is_some();
        line.eat(b"!DILocation(line: ")?;
        let at_line = line.number()?;
        line.eat(b", ")?;
        let column = match line.eat(b"column: ") {
            Some(()) => {
                let column = line.number().filter(|&column| column <= MAX_COLUMN)?;
                line.eat(b", ")?;
                column
            }
            None => 0,
        };
        line.eat(b"scope: !")?;
        let scope = line.number()?;
        let inlined_at = match line.eat(b", inlinedAt: !") {
            Some(()) => Some(line.number()?),
            None => None,
        };
        line.eat(b")\n")?;
        Some(Location { number, distinct, line: at_line, column, scope, inlined_at })
    }
}

impl Parser<'_, '_> {
    /// Reads the definitions of locations from `at` on; returns the position of the first line that is not
    /// one or has an unusual form.
    pub(in crate::parser) fn locations(&mut self, text: &[u8], at: u32, end: u32) -> u32 {
        let Some(text) = text.get(..end as usize) else { return at };
        let mut line = Quick::new(text, at);
        loop {
            let before = line;
            let read = Location::read(&mut line);
            if read.and_then(|location| self.define_location(&location)).is_none() {
                return before.position();
            }
        }
    }

    /// Defines a location under its number; does nothing if a number in it is unknown or it is already
    /// defined.
    #[inline]
    fn define_location(&mut self, location: &Location) -> Option<()> {
        let known = &self.scope.metadata;
        let id = known.get(location.number).filter(|&id| self.tables.metadata.is_undefined(id))?;
        let scope = known.get(location.scope)?.to_word();
        let inlined_at = match location.inlined_at {
            Some(number) => known.get(number)?.to_word(),
            None => 0,
        };
        // The fields are in the table's order; trailing defaults are left out.
        let words = [location.line, location.column, scope, inlined_at];
        let count = if inlined_at == 0 { 3 } else { 4 };
        let defined: Metadata = self.tables.metadata.define(id, Class::DILocation, location.distinct, &words[..count]);
        if defined != id
            && let Some(scope) = self.scope.own()
        {
            scope.metadata.insert(location.number, defined);
        }
        Some(())
    }
}
