//! `typeid:` and `typeidCompatibleVTable:` entries.

use draig_ir::summary::{
    CompatibleVtables, Devirt, DevirtByArg, DevirtByArgKind, DevirtKind, TypeId, TypeTest, TypeTestKind,
};

use crate::lexer::{Keyword as K, TokenKind as T};
use crate::parser::Parser;
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// Reads `typeid: (name: "…", summary: (typeTestRes: (…)[, wpdResolutions: (…)]))`.
    pub(super) fn summary_type_id(&mut self, number: u32) -> ParseResult<()> {
        let (at, name) = self.summary_type_name()?;
        self.summary_comma()?;
        self.summary_label(K::SummarySummary, "expected 'summary' here")?;
        self.summary_open()?;
        let test = self.summary_type_test()?;
        let mut devirts = Vec::new();
        if self.cursor.eat(T::Comma) {
            self.summary_devirts(&mut devirts)?;
        }
        self.summary_close()?;
        self.summary_close()?;
        self.summary.define_type(number, at, &name);
        let types = &mut self.summary.summary.type_ids;
        let at = *self.summary.type_names.entry(name).or_insert_with_key(|name| {
            types.push(TypeId { name: name.clone(), ..TypeId::default() });
            types.len() - 1
        });
        // A repeated entry gives different information about the same type.
        types[at].test = test;
        types[at].devirts.append(&mut devirts);
        sort_last_wins(&mut types[at].devirts);
        Ok(())
    }

    /// Reads `typeid: (name: "…"`.
    fn summary_type_name(&mut self) -> ParseResult<(u32, Vec<u8>)> {
        let at = self.cursor.loc();
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_open()?;
        self.summary_label(K::SummaryName, "expected 'name' here")?;
        Ok((at, self.cursor.string()?.into_owned()))
    }

    fn summary_type_test(&mut self) -> ParseResult<TypeTest> {
        self.summary_label(K::SummaryTypeTestRes, "expected 'typeTestRes' here")?;
        self.summary_open()?;
        let kind = self.summary_word(TypeTestKind::from_spelling, "unexpected TypeTestResolution kind")?;
        self.summary_comma()?;
        self.summary_label(K::SummarySizeM1BitWidth, "expected 'sizeM1BitWidth' here")?;
        let mut test = TypeTest { kind, size_m1_bit_width: self.cursor.u32()?, ..TypeTest::default() };
        while self.cursor.eat(T::Comma) {
            let word = self.cursor.keyword();
            let is_known =
                matches!(word, Some(K::SummaryAlignLog2 | K::SummarySizeM1 | K::SummaryBitMask | K::SummaryInlineBits));
            if !is_known {
                return Err(self.cursor.error("expected optional TypeTestResolution field"));
            }
            self.cursor.bump();
            self.summary_short_colon()?;
            match word {
                Some(K::SummaryAlignLog2) => test.align_log2 = self.cursor.u64()?,
                Some(K::SummarySizeM1) => test.size_m1 = self.cursor.u64()?,
                // LLVM keeps eight bits.
                Some(K::SummaryBitMask) => test.bit_mask = self.cursor.u32()? as u8,
                _ => test.inline_bits = self.cursor.u64()?,
            }
        }
        self.summary_close()?;
        Ok(test)
    }

    /// Reads `kind: word`.
    fn summary_word<W>(&mut self, from_spelling: impl Fn(&[u8]) -> Option<W>, message: &'static str) -> ParseResult<W> {
        self.summary_label(K::SummaryKind, "expected 'kind' here")?;
        match from_spelling(self.cursor.text()).filter(|_| self.cursor.keyword().is_some()) {
            Some(word) => {
                self.cursor.bump();
                Ok(word)
            }
            None => Err(self.cursor.error(message)),
        }
    }

    fn summary_devirts(&mut self, devirts: &mut Vec<(u64, Devirt)>) -> ParseResult<()> {
        self.summary_label(K::SummaryWpdResolutions, "expected 'wpdResolutions' here")?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            parser.summary_open()?;
            parser.summary_label(K::SummaryOffset, "expected 'offset' here")?;
            let offset = parser.cursor.u64()?;
            parser.summary_comma()?;
            let devirt = parser.summary_devirt()?;
            parser.summary_close()?;
            devirts.push((offset, devirt));
            Ok(())
        })
    }

    fn summary_devirt(&mut self) -> ParseResult<Devirt> {
        self.summary_label(K::SummaryWpdRes, "expected 'wpdRes' here")?;
        self.summary_open()?;
        let kind = self.summary_word(DevirtKind::from_spelling, "unexpected WholeProgramDevirtResolution kind")?;
        let mut devirt = Devirt { kind, ..Devirt::default() };
        while self.cursor.eat(T::Comma) {
            match self.cursor.keyword() {
                Some(K::SummarySingleImplName) => {
                    self.cursor.bump();
                    self.summary_colon()?;
                    devirt.single_impl = self.cursor.string()?.into_owned();
                }
                Some(K::SummaryResByArg) => self.summary_by_arg(&mut devirt.by_arg)?,
                _ => return Err(self.cursor.error("expected optional WholeProgramDevirtResolution field")),
            }
        }
        self.summary_close()?;
        Ok(devirt)
    }

    fn summary_by_arg(&mut self, by_arg: &mut Vec<(Vec<u64>, DevirtByArg)>) -> ParseResult<()> {
        self.summary_label(K::SummaryResByArg, "expected 'resByArg' here")?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            let args = parser.summary_args()?;
            parser.summary_comma()?;
            parser.summary_label(K::SummaryByArg, "expected 'byArg here")?;
            parser.summary_open()?;
            let message = "unexpected WholeProgramDevirtResolution::ByArg kind";
            let kind = parser.summary_word(DevirtByArgKind::from_spelling, message)?;
            let mut result = DevirtByArg { kind, ..DevirtByArg::default() };
            while parser.cursor.eat(T::Comma) {
                let word = parser.cursor.keyword();
                if !matches!(word, Some(K::SummaryInfo | K::SummaryByte | K::SummaryBit)) {
                    return Err(parser.cursor.error("expected optional whole program devirt field"));
                }
                parser.cursor.bump();
                parser.summary_colon()?;
                match word {
                    Some(K::SummaryInfo) => result.info = parser.cursor.u64()?,
                    Some(K::SummaryByte) => result.byte = parser.cursor.u32()?,
                    _ => result.bit = parser.cursor.u32()?,
                }
            }
            parser.summary_close()?;
            by_arg.push((args, result));
            Ok(())
        })?;
        sort_last_wins(by_arg);
        Ok(())
    }

    /// Reads `typeidCompatibleVTable: (name: "…", summary: ((offset: 16, ^1), …))`.
    pub(super) fn summary_compatible_vtables(&mut self, number: u32) -> ParseResult<()> {
        let (at, name) = self.summary_type_name()?;
        self.summary_comma()?;
        self.summary_label(K::SummarySummary, "expected 'summary' here")?;
        let mut vtables = Vec::new();
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            parser.summary_open()?;
            parser.summary_label(K::SummaryOffset, "expected 'offset' here")?;
            let offset = parser.cursor.u64()?;
            parser.summary_comma()?;
            let vtable = parser.summary_reference()?.value;
            parser.cursor.expect(T::RParen, "expected ')' in call")?;
            vtables.push((offset, vtable));
            Ok(())
        })?;
        self.summary_close()?;
        self.summary.define_type(number, at, &name);
        let entries = &mut self.summary.summary.compatible_vtables;
        let at = *self.summary.vtable_names.entry(name).or_insert_with_key(|name| {
            entries.push(CompatibleVtables { name: name.clone(), ..CompatibleVtables::default() });
            entries.len() - 1
        });
        entries[at].vtables.append(&mut vtables);
        Ok(())
    }
}

/// Sorts by key; of items with the same key, the last one is kept.
fn sort_last_wins<Key: Ord, Item>(list: &mut Vec<(Key, Item)>) {
    list.reverse();
    list.sort_by(|(a, _), (b, _)| a.cmp(b));
    list.dedup_by(|later, first| later.0 == first.0);
}
