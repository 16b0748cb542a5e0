//! Directives for linkers: numbers of calls, and symbols that link-time optimisation leaves out.

use draig_image::{FixupKind, SectionFlags, SectionKind, SymbolId};

use super::data::each;
use crate::assembler::Assembler;
use crate::assembler::fragments::Kind;
use crate::assembler::state::CallCount;
use crate::assembler::statement::Statement;
use crate::{AsmError, Expr, Place, TokenKind, parse_constant};

/// SHT_LLVM_CALL_GRAPH_PROFILE
const CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

/// `.cg_profile caller, called, count`
pub(crate) fn call_count(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let mut name = |statement: &mut Statement<'_>| -> Result<(SymbolId, Place), AsmError> {
        let place = statement.lexer.place();
        let Some(name) = statement.lexer.identifier() else {
            return Err(statement.lexer.error("expected identifier in directive"));
        };
        statement.lexer.expect(TokenKind::Comma, "expected a comma")?;
        Ok((assembler.state.symbols.named(name, place), place))
    };
    let ends = [name(statement)?, name(statement)?];
    let place = statement.lexer.place();
    let TokenKind::Integer(_) = statement.lexer.kind() else {
        return Err(statement.lexer.error("expected integer count in '.cg_profile' directive"));
    };
    let count = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    statement.lexer.expect_end()?;
    assembler.state.calls.push(CallCount { ends, count, place });
    Ok(())
}

/// `.lto_discard names`: the names that are left out from here on.
pub(crate) fn discard(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    assembler.state.discarded.clear();
    each(assembler, statement, |assembler, statement| {
        let Some(name) = statement.lexer.identifier() else {
            return Err(statement.lexer.error("expected identifier"));
        };
        assembler.state.discarded.insert(name.to_vec());
        Ok(())
    })
}

impl Assembler<'_> {
    /// Writes the numbers of calls: eight bytes each, with a relocation for each of the functions.
    pub(crate) fn emit_calls(&mut self) {
        let calls = std::mem::take(&mut self.state.calls);
        if calls.is_empty() {
            return;
        }
        let flags = SectionFlags { exclude: true, ..SectionFlags::default() };
        let kind = SectionKind::Other(CALL_GRAPH_PROFILE);
        let section = self.state.simple_section(b".llvm.call-graph-profile", flags, kind);
        self.state.sections[section as usize].header.entry_size = 8;
        self.state.switch(section);
        for call in calls {
            for (symbol, place) in call.ends {
                let entry = &self.state.symbols.symbols[symbol];
                if entry.is_temporary() && !entry.is_defined() {
                    let name = String::from_utf8_lossy(&entry.name).into_owned();
                    let message = format!("Reference to undefined temporary symbol `{name}`");
                    self.report(AsmError::new(place, message));
                    continue;
                }
                self.state.append_fixup(Kind::Named(FixupKind::None), Expr::symbol(symbol), place);
            }
            if let Err(error) = self.state.append(&call.count.to_le_bytes(), call.place) {
                self.report(error);
                return;
            }
        }
    }
}
