//! `function: (…)` of a `gv:` entry: flags, calls, type tests, memory profiles, accesses through
//! parameters.

use draig_ir::summary::{
    Allocation, AllocationContext, AllocationType, Call, CallSite, ConstCall, Definition, DefinitionKind,
    FUNCTION_FLAGS, FunctionSummary, Hotness, OffsetRange, ParamAccess, ParamCall, TypeInfo, VirtualFunction,
};
use draig_num::ApInt;

use crate::lexer::{Keyword as K, TokenKind as T};
use crate::parser::Parser;
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// Reads `function: (module: ^0, flags: (…), insts: 2[, …])`.
    pub(super) fn function_summary(&mut self) -> ParseResult<Definition> {
        let (module, flags) = self.summary_definition_start()?;
        self.summary_label(K::SummaryInsts, "expected 'insts' here")?;
        let mut function = Box::new(FunctionSummary { instructions: self.cursor.u32()?, ..Default::default() });
        let mut refs = Vec::new();
        while self.cursor.eat(T::Comma) {
            match self.cursor.keyword() {
                Some(K::SummaryFuncFlags) => self.summary_function_flags(&mut function)?,
                Some(K::SummaryCalls) => self.summary_calls(&mut function.calls)?,
                Some(K::SummaryTypeIdInfo) => self.summary_type_info(&mut function.type_info)?,
                Some(K::SummaryRefs) => self.summary_refs(&mut refs)?,
                Some(K::SummaryParams) => self.summary_params(&mut function.params)?,
                Some(K::SummaryAllocs) => self.summary_allocations(&mut function.allocations)?,
                Some(K::SummaryCallsites) => self.summary_call_sites(&mut function.call_sites)?,
                _ => return Err(self.cursor.error("expected optional function summary field")),
            }
        }
        self.summary_close()?;
        Ok(Definition { module, flags, refs, kind: DefinitionKind::Function(function) })
    }

    fn summary_function_flags(&mut self, function: &mut FunctionSummary) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in funcFlags")?;
        self.summary_list("expected '(' in funcFlags", "expected ')' in funcFlags", |parser| {
            let text = parser.cursor.text();
            let known = FUNCTION_FLAGS.iter().position(|name| name.as_bytes() == text);
            let Some(number) = known.filter(|_| parser.cursor.keyword().is_some()) else {
                return Err(parser.cursor.error("expected function flag type"));
            };
            parser.cursor.bump();
            parser.summary_short_colon()?;
            let bit = 1 << number;
            function.flags = function.flags & !bit | if parser.summary_flag()? { bit } else { 0 };
            Ok(())
        })
    }

    fn summary_calls(&mut self, calls: &mut Vec<Call>) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in calls")?;
        self.summary_list("expected '(' in calls", "expected ')' in calls", |parser| {
            parser.cursor.expect(T::LParen, "expected '(' in call")?;
            parser.cursor.expect_keyword(K::SummaryCallee, "expected 'callee' in call")?;
            parser.summary_short_colon()?;
            let callee = parser.summary_reference()?.value;
            let mut call = Call { callee, hotness: Hotness::Unknown, tail: false, relative_frequency: 0 };
            while parser.cursor.eat(T::Comma) {
                let word = parser.cursor.keyword();
                if !matches!(word, Some(K::SummaryHotness | K::SummaryRelbf | K::Tail)) {
                    return Err(parser.cursor.error("expected hotness, relbf, or tail"));
                }
                parser.cursor.bump();
                parser.summary_short_colon()?;
                match word {
                    Some(K::SummaryHotness) => {
                        let hotness = Hotness::from_spelling(parser.cursor.text());
                        call.hotness = match hotness.filter(|_| parser.cursor.keyword().is_some()) {
                            Some(hotness) => hotness,
                            None => return Err(parser.cursor.error("invalid call edge hotness")),
                        };
                        parser.cursor.bump();
                    }
                    Some(K::SummaryRelbf) => call.relative_frequency = parser.cursor.u32()?,
                    _ => call.tail = parser.summary_flag()?,
                }
            }
            if call.hotness != Hotness::Unknown && call.relative_frequency > 0 {
                return Err(parser.cursor.error("Expected only one of hotness or relbf"));
            }
            calls.push(call);
            parser.cursor.expect(T::RParen, "expected ')' in call")?;
            Ok(())
        })
    }

    fn summary_type_info(&mut self, info: &mut TypeInfo) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_list("expected '(' in typeIdInfo", "expected ')' in typeIdInfo", |parser| {
            let word = parser.cursor.keyword();
            match word {
                Some(K::SummaryTypeTests) => parser.summary_type_tests(&mut info.tests),
                Some(K::SummaryTypeTestAssumeVCalls) => parser.summary_virtual_calls(&mut info.assume_calls),
                Some(K::SummaryTypeCheckedLoadVCalls) => parser.summary_virtual_calls(&mut info.checked_load_calls),
                Some(K::SummaryTypeTestAssumeConstVCalls) => parser.summary_const_calls(&mut info.assume_const_calls),
                Some(K::SummaryTypeCheckedLoadConstVCalls) => {
                    parser.summary_const_calls(&mut info.checked_load_const_calls)
                }
                _ => Err(parser.cursor.error("invalid typeIdInfo list type")),
            }
        })
    }

    fn summary_type_tests(&mut self, tests: &mut Vec<u64>) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_list("expected '(' in typeIdInfo", "expected ')' in typeIdInfo", |parser| {
            tests.push(match parser.cursor.kind() {
                T::SummaryId => parser.summary_type_number(),
                _ => parser.summary_type_guid()?,
            });
            Ok(())
        })
    }

    fn summary_virtual_calls(&mut self, calls: &mut Vec<VirtualFunction>) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            calls.push(parser.summary_virtual_function()?);
            Ok(())
        })
    }

    fn summary_const_calls(&mut self, calls: &mut Vec<ConstCall>) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            parser.summary_open()?;
            let function = parser.summary_virtual_function()?;
            let args = if parser.cursor.eat(T::Comma) { parser.summary_args()? } else { Vec::new() };
            parser.summary_close()?;
            calls.push(ConstCall { function, args });
            Ok(())
        })
    }

    /// Reads `vFuncId: (^1, offset: 16)`.
    fn summary_virtual_function(&mut self) -> ParseResult<VirtualFunction> {
        self.summary_any_word("expected ':' here")?;
        self.summary_open()?;
        let type_guid = if self.cursor.at(T::SummaryId) {
            self.summary_type_number()
        } else {
            self.summary_label(K::SummaryGuid, "expected 'guid' here")?;
            self.summary_type_guid()?
        };
        self.summary_comma()?;
        self.summary_label(K::SummaryOffset, "expected 'offset' here")?;
        let offset = self.cursor.u64()?;
        self.summary_close()?;
        Ok(VirtualFunction { type_guid, offset })
    }

    /// Reads `args: (1, 2)`.
    pub(super) fn summary_args(&mut self) -> ParseResult<Vec<u64>> {
        self.summary_label(K::SummaryArgs, "expected 'args' here")?;
        let mut args = Vec::new();
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            args.push(parser.cursor.u64()?);
            Ok(())
        })?;
        Ok(args)
    }

    fn summary_params(&mut self, params: &mut Vec<ParamAccess>) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            parser.summary_open()?;
            let (param, offsets) = parser.summary_param_offsets()?;
            let mut calls = Vec::new();
            if parser.cursor.eat(T::Comma) {
                parser.summary_label(K::SummaryCalls, "expected 'calls' here")?;
                parser.summary_list("expected '(' here", "expected ')' here", |parser| {
                    parser.summary_open()?;
                    parser.summary_label(K::SummaryCallee, "expected 'callee' here")?;
                    let callee = parser.summary_reference()?.value;
                    parser.summary_comma()?;
                    let (param, offsets) = parser.summary_param_offsets()?;
                    parser.summary_close()?;
                    calls.push(ParamCall { callee, param, offsets });
                    Ok(())
                })?;
            }
            parser.summary_close()?;
            params.push(ParamAccess { param, offsets, calls });
            Ok(())
        })
    }

    /// Reads `param: 0, offset: [0, 7]`.
    fn summary_param_offsets(&mut self) -> ParseResult<(u64, OffsetRange)> {
        self.summary_label(K::SummaryParam, "expected 'param' here")?;
        let param = self.cursor.u64()?;
        self.summary_comma()?;
        self.summary_label(K::SummaryOffset, "expected 'offset' here")?;
        self.cursor.expect(T::LSquare, "expected '[' here")?;
        let first = self.summary_offset()?;
        self.summary_comma()?;
        let last = self.summary_offset()?;
        self.cursor.expect(T::RSquare, "expected ']' here")?;
        Ok((param, OffsetRange::new(first, last)))
    }

    /// Reads a signed number, truncated to 64 bits.
    fn summary_offset(&mut self) -> ParseResult<i64> {
        let text = self.cursor.text();
        let literal = match (self.cursor.kind(), text) {
            (T::Integer, [b'-', digits @ ..]) => ApInt::parse_literal(true, digits),
            (T::Integer, digits) => ApInt::parse_literal(false, digits),
            (T::HexInteger, [sign, _, _, digits @ ..]) => ApInt::parse_hex_literal(*sign == b's', digits),
            _ => return Err(self.cursor.error("expected integer")),
        };
        let Ok(literal) = literal else { return Err(self.cursor.error("expected integer")) };
        self.cursor.bump();
        Ok(literal.to_width(64).low_u64() as i64)
    }

    fn summary_allocations(&mut self, allocations: &mut Vec<Allocation>) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in allocs")?;
        self.summary_list("expected '(' in allocs", "expected ')' in allocs", |parser| {
            parser.cursor.expect(T::LParen, "expected '(' in alloc")?;
            parser.cursor.expect_keyword(K::SummaryVersions, "expected 'versions' in alloc")?;
            parser.summary_short_colon()?;
            let mut allocation = Allocation::default();
            parser.summary_list("expected '(' in versions", "expected ')' in versions", |parser| {
                allocation.versions.push(parser.summary_allocation_type()?);
                Ok(())
            })?;
            parser.cursor.expect(T::Comma, "expected ',' in alloc")?;
            parser.summary_any_word("expected ':' in memprof")?;
            parser.summary_list("expected '(' in memprof", "expected ')' in memprof", |parser| {
                parser.cursor.expect(T::LParen, "expected '(' in memprof")?;
                parser.cursor.expect_keyword(K::Type, "expected 'type' in memprof")?;
                parser.summary_short_colon()?;
                let ty = parser.summary_allocation_type()?;
                parser.cursor.expect(T::Comma, "expected ',' in memprof")?;
                let stack_ids = parser.summary_stack_ids("expected 'stackIds' in memprof")?;
                parser.cursor.expect(T::RParen, "expected ')' in memprof")?;
                allocation.contexts.push(AllocationContext { ty, stack_ids });
                Ok(())
            })?;
            parser.cursor.expect(T::RParen, "expected ')' in alloc")?;
            allocations.push(allocation);
            Ok(())
        })
    }

    fn summary_allocation_type(&mut self) -> ParseResult<AllocationType> {
        let found = AllocationType::from_spelling(self.cursor.text());
        match found.filter(|_| self.cursor.keyword().is_some()) {
            Some(ty) => {
                self.cursor.bump();
                Ok(ty)
            }
            None => Err(self.cursor.error("invalid alloc type")),
        }
    }

    /// Reads `stackIds: ([1, …])`.
    fn summary_stack_ids(&mut self, message: &'static str) -> ParseResult<Vec<u64>> {
        self.cursor.expect_keyword(K::SummaryStackIds, message)?;
        self.summary_short_colon()?;
        self.cursor.expect(T::LParen, "expected '(' in stackIds")?;
        let mut ids = Vec::new();
        if !self.cursor.at(T::RParen) {
            loop {
                ids.push(self.cursor.u64()?);
                if !self.cursor.eat(T::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(T::RParen, "expected ')' in stackIds")?;
        Ok(ids)
    }

    fn summary_call_sites(&mut self, sites: &mut Vec<CallSite>) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in callsites")?;
        self.summary_list("expected '(' in callsites", "expected ')' in callsites", |parser| {
            parser.cursor.expect(T::LParen, "expected '(' in callsite")?;
            parser.cursor.expect_keyword(K::SummaryCallee, "expected 'callee' in callsite")?;
            parser.summary_short_colon()?;
            let callee = match parser.cursor.eat_keyword(K::Null) {
                true => None,
                false => Some(parser.summary_reference()?.value),
            };
            parser.cursor.expect(T::Comma, "expected ',' in callsite")?;
            parser.cursor.expect_keyword(K::SummaryClones, "expected 'clones' in callsite")?;
            parser.summary_short_colon()?;
            let mut clones = Vec::new();
            parser.summary_list("expected '(' in clones", "expected ')' in clones", |parser| {
                clones.push(parser.cursor.u32()?);
                Ok(())
            })?;
            parser.cursor.expect(T::Comma, "expected ',' in callsite")?;
            let stack_ids = parser.summary_stack_ids("expected 'stackIds' in callsite")?;
            parser.cursor.expect(T::RParen, "expected ')' in callsite")?;
            sites.push(CallSite { callee, clones, stack_ids });
            Ok(())
        })
    }
}
