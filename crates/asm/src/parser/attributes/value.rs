//! Arguments of attributes: one reader per kind, with LLVM's messages.

use draig_ir::{Attribute, ConstantRange, Type};
use draig_num::{ApInt, IntLiteral};
use draig_tables::AttrKind;
use draig_tables::attribute_values::{
    ALLOC_KINDS, CAPTURE_COMPONENTS, Captures, DENORMAL_MODES, DenormalEnv, DenormalPair, FP_CLASSES, MEMORY_ACCESSES,
    MEMORY_LOCATIONS, MemoryEffects, TARGET_LOCATIONS, TARGET_MEMORY, UNWIND_TABLE_ASYNC, UNWIND_TABLE_SYNC,
    pack_alloc_size, pack_vscale_range,
};
use draig_tables::attributes::AttrClass;

use super::Parser;
use crate::lexer::{Keyword as K, KeywordGroup, TokenKind as T, value as token_value};
use crate::parser::cursor::ParseResult;

/// All classes of numbers that `nofpclass` can name.
const ALL_FP_CLASSES: u64 = 0x3ff;

/// The exponent of the largest alignment.
const MAX_ALIGN: u64 = 1 << draig_ir::MAX_ALIGN_LOG2;

impl Parser<'_, '_> {
    /// Reads the attribute of the current keyword.
    pub(super) fn attribute(&mut self, kind: AttrKind, in_group: bool, list: &mut Vec<Attribute>) -> ParseResult<()> {
        if kind.class() == AttrClass::Enum {
            self.cursor.bump();
            let bytes = if kind == AttrKind::DeadOnReturn { self.dead_bytes()? } else { None };
            list.push(match bytes {
                None => Attribute::Enum(kind),
                Some(bytes) => Attribute::Int(kind, bytes),
            });
            return Ok(());
        }
        if kind.class() == AttrClass::Type {
            self.cursor.bump();
            self.cursor.expect(T::LParen, "expected '('")?;
            let ty = self.ty(false)?;
            self.cursor.expect(T::RParen, "expected ')'")?;
            list.push(Attribute::Type(kind, Some(ty)));
            return Ok(());
        }
        let value = match kind {
            AttrKind::Alignment if in_group => self.group_number()?,
            AttrKind::Alignment => self.optional_alignment(true)?.map(draig_ir::Align::bytes),
            AttrKind::StackAlignment if in_group => self.group_number()?,
            AttrKind::StackAlignment => Some(u64::from(self.stack_alignment()?)),
            AttrKind::AllocSize => Some(self.alloc_size()?),
            AttrKind::VScaleRange => Some(self.vscale_range()?).filter(|&word| word != 0),
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => Some(self.dereferenceable()?),
            AttrKind::UWTable => Some(self.unwind_table()?),
            AttrKind::AllocKind => Some(self.alloc_kind()?),
            AttrKind::Memory => Some(u64::from(self.with_colons(Self::memory)?.0)),
            AttrKind::DenormalFPEnv => Some(u64::from(self.denormal_env()?.0)),
            AttrKind::NoFPClass => Some(self.fp_classes()?),
            AttrKind::Captures => Some(u64::from(self.with_colons(Self::captures)?.0)),
            AttrKind::Range => {
                let range = self.range()?;
                list.push(Attribute::Range(kind, Box::new(range)));
                return Ok(());
            }
            AttrKind::Initializes => {
                let ranges = self.initializes()?;
                list.push(Attribute::RangeList(kind, ranges.into()));
                return Ok(());
            }
            _ => {
                self.cursor.bump();
                list.push(Attribute::Enum(kind));
                return Ok(());
            }
        };
        // LLVM has no attribute for these zeros; earlier ones remain.
        if let Some(value) = value {
            list.push(Attribute::Int(kind, value));
        }
        Ok(())
    }

    /// Runs `read` with a colon after a word lexed as a separate token.
    fn with_colons<R>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<R>) -> ParseResult<R> {
        self.cursor.set_colon_in_words(true);
        self.cursor.bump();
        let result = read(self);
        self.cursor.set_colon_in_words(false);
        result
    }

    /// Reads `=N` of an alignment in a group; truncates it to a power of two.
    fn group_number(&mut self) -> ParseResult<Option<u64>> {
        self.cursor.bump();
        self.cursor.expect(T::Equal, "expected '=' here")?;
        let number = self.cursor.u32()?;
        Ok(number.checked_ilog2().map(|log2| 1 << log2))
    }

    /// Reads `align N`, also in parentheses where they are allowed.
    pub(crate) fn optional_alignment(&mut self, allow_parens: bool) -> ParseResult<Option<draig_ir::Align>> {
        if !self.cursor.eat_keyword(K::Align) {
            return Ok(None);
        }
        // Position of the parenthesis or the number.
        let loc = self.cursor.loc();
        let has_parens = allow_parens && self.cursor.eat(T::LParen);
        let value = self.cursor.u64()?;
        if has_parens && !self.cursor.eat(T::RParen) {
            return Err(self.cursor.error_at(loc, "expected ')'"));
        }
        if !value.is_power_of_two() {
            return Err(self.cursor.error_at(loc, "alignment is not a power of two"));
        }
        if value > MAX_ALIGN {
            return Err(self.cursor.error_at(loc, "huge alignments are not supported yet"));
        }
        Ok(draig_ir::Align::from_bytes(value))
    }

    /// Reads `prefalign(N)` of a function.
    pub(crate) fn optional_preferred_alignment(&mut self) -> ParseResult<Option<draig_ir::Align>> {
        if !self.cursor.eat_keyword(K::Prefalign) {
            return Ok(None);
        }
        let loc = self.cursor.loc();
        self.cursor.expect(T::LParen, "expected '('")?;
        let value = self.cursor.u64()?;
        self.cursor.expect(T::RParen, "expected ')'")?;
        if !value.is_power_of_two() {
            return Err(self.cursor.error_at(loc, "alignment is not a power of two"));
        }
        if value > MAX_ALIGN {
            return Err(self.cursor.error_at(loc, "huge alignments are not supported yet"));
        }
        Ok(draig_ir::Align::from_bytes(value))
    }

    /// Reads the bytes of `dead_on_return(N)`. Without them, or with the largest number, all memory reachable
    /// from the pointer is meant.
    fn dead_bytes(&mut self) -> ParseResult<Option<u64>> {
        if !self.cursor.eat(T::LParen) {
            return Ok(None);
        }
        let loc = self.cursor.loc();
        let bytes = self.cursor.u64()?;
        self.cursor.expect(T::RParen, "expected ')'")?;
        if bytes == 0 {
            return Err(self.cursor.error_at(loc, "byte count specified must be non-zero"));
        }
        Ok(Some(bytes).filter(|&bytes| bytes != u64::MAX))
    }

    /// Reads the arguments of `denormal_fpenv`.
    fn denormal_env(&mut self) -> ParseResult<DenormalEnv> {
        self.with_colons(|this| {
            this.cursor.expect(T::LParen, "expected '('")?;
            let mut general = DenormalPair { output: 0, input: 0 };
            let mut float = None;
            let mut has_general = false;
            if !this.cursor.at_keyword(K::Float) {
                general = this.denormal_pair()?;
                has_general = true;
            }
            if !has_general || this.cursor.eat(T::Comma) {
                if this.cursor.keyword().map(K::group) != Some(KeywordGroup::Type) {
                    return Err(this.cursor.error("unterminated denormal_fpenv"));
                }
                let is_float = this.cursor.at_keyword(K::Float);
                this.cursor.bump();
                if !is_float {
                    return Err(this.cursor.error("expected float:"));
                }
                this.cursor.expect(T::Colon, "expected ':' before float denormal_fpenv")?;
                float = Some(this.denormal_pair()?);
            }
            this.cursor.expect(T::RParen, "unterminated denormal_fpenv")?;
            Ok(DenormalEnv::new(general, float.unwrap_or(general)))
        })
    }

    /// Reads the treatment of results and, if it is another one, of operands.
    fn denormal_pair(&mut self) -> ParseResult<DenormalPair> {
        let output = self.denormal_mode()?;
        let input = if self.cursor.eat(T::Bar) { self.denormal_mode()? } else { output };
        Ok(DenormalPair { output, input })
    }

    fn denormal_mode(&mut self) -> ParseResult<u32> {
        let word = self.cursor.keyword().map_or("", K::spelling);
        let Some(mode) = DENORMAL_MODES.iter().position(|name| *name == word) else {
            let message = "expected denormal behavior kind (ieee, preservesign, positivezero, dynamic)";
            return Err(self.cursor.error(message));
        };
        self.cursor.bump();
        Ok(mode as u32)
    }

    fn stack_alignment(&mut self) -> ParseResult<u32> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let loc = self.cursor.loc();
        let value = self.cursor.u32()?;
        self.cursor.expect(T::RParen, "expected ')'")?;
        if !value.is_power_of_two() {
            return Err(self.cursor.error_at(loc, "stack alignment is not a power of two"));
        }
        Ok(value)
    }

    fn alloc_size(&mut self) -> ParseResult<u64> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let element = self.cursor.u32()?;
        let mut count = None;
        if self.cursor.eat(T::Comma) {
            let loc = self.cursor.loc();
            let number = self.cursor.u32()?;
            if number == element {
                let message = "'allocsize' indices can't refer to the same parameter";
                return Err(self.cursor.error_at(loc, message));
            }
            count = Some(number);
        }
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok(pack_alloc_size(element, count))
    }

    fn vscale_range(&mut self) -> ParseResult<u64> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let minimum = self.cursor.u32()?;
        let maximum = if self.cursor.eat(T::Comma) { self.cursor.u32()? } else { minimum };
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok(pack_vscale_range(minimum, maximum))
    }

    fn dereferenceable(&mut self) -> ParseResult<u64> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let loc = self.cursor.loc();
        let bytes = self.cursor.u64()?;
        self.cursor.expect(T::RParen, "expected ')'")?;
        if bytes == 0 {
            return Err(self.cursor.error_at(loc, "dereferenceable bytes must be non-zero"));
        }
        Ok(bytes)
    }

    fn unwind_table(&mut self) -> ParseResult<u64> {
        self.cursor.bump();
        if !self.cursor.eat(T::LParen) {
            return Ok(UNWIND_TABLE_ASYNC);
        }
        let kind = match self.cursor.keyword() {
            Some(K::Sync) => UNWIND_TABLE_SYNC,
            Some(K::Async) => UNWIND_TABLE_ASYNC,
            _ => return Err(self.cursor.error("expected unwind table kind")),
        };
        self.cursor.bump();
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok(kind)
    }

    fn alloc_kind(&mut self) -> ParseResult<u64> {
        const EXPECTED: &str = "expected allockind value";
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let token = self.cursor.expect(T::StringConstant, EXPECTED)?;
        let text = token_value::name(self.cursor.text_of(token));
        let mut kinds = 0;
        for word in text.split(|&byte| byte == b',') {
            match ALLOC_KINDS.iter().find(|(name, _)| name.as_bytes() == word) {
                Some((_, bit)) => kinds |= bit,
                None => {
                    let word = String::from_utf8_lossy(word);
                    return Err(self.cursor.error_at(token.start(), format!("unknown allockind {word}")));
                }
            }
        }
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok(kinds)
    }

    /// Reads the arguments of `memory`.
    fn memory(&mut self) -> ParseResult<MemoryEffects> {
        self.cursor.expect(T::LParen, "expected '('")?;
        let mut effects = MemoryEffects::NONE;
        let mut seen_location = false;
        let mut seen_target = false;
        loop {
            let word = self.cursor.keyword().map_or("", K::spelling);
            let is_target = word == TARGET_MEMORY;
            let location = match is_target {
                true => Some(TARGET_LOCATIONS.start),
                false => MEMORY_LOCATIONS.iter().position(|name| !name.is_empty() && *name == word),
            };
            if location.is_some() {
                self.cursor.bump();
                self.cursor.expect(T::Colon, "expected ':' after location")?;
            }
            let word = self.cursor.keyword().map_or("", K::spelling);
            let Some(access) = MEMORY_ACCESSES.iter().position(|name| *name == word) else {
                return Err(self.cursor.error(match location {
                    Some(_) => "expected access kind (none, read, write, readwrite)",
                    None => {
                        "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, \
                         write, readwrite)"
                    }
                }));
            };
            let access = access as u32;
            self.cursor.bump();
            match location {
                Some(_) if is_target => {
                    if seen_target {
                        let message = "target memory default access kind must be specified first";
                        return Err(self.cursor.error(message));
                    }
                    seen_location = true;
                    effects = TARGET_LOCATIONS.fold(effects, |effects, at| effects.with_access(at, access));
                }
                Some(location) => {
                    seen_location = true;
                    seen_target |= TARGET_LOCATIONS.contains(&location);
                    effects = effects.with_access(location, access);
                }
                None if seen_location => {
                    return Err(self.cursor.error("default access kind must be specified first"));
                }
                None => effects = MemoryEffects(MemoryEffects::READ_ONLY.0 * access),
            }
            if self.cursor.eat(T::RParen) {
                return Ok(effects);
            }
            self.cursor.expect(T::Comma, "unterminated memory attribute")?;
        }
    }

    fn fp_classes(&mut self) -> ParseResult<u64> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let mut mask = 0;
        loop {
            let word = self.cursor.keyword().map_or("", K::spelling);
            match FP_CLASSES.iter().find(|(name, _)| *name == word) {
                Some((_, bits)) => mask |= u64::from(*bits),
                None if mask == 0 && self.cursor.plain_integer().is_some() => {
                    let value = self.cursor.u64()?;
                    if value == 0 || value & !ALL_FP_CLASSES != 0 {
                        return Err(self.cursor.error("invalid mask value for 'nofpclass'"));
                    }
                    self.cursor.expect(T::RParen, "expected ')'")?;
                    return Ok(value);
                }
                None => return Err(self.cursor.error("expected nofpclass test mask")),
            }
            self.cursor.bump();
            if self.cursor.eat(T::RParen) {
                return Ok(mask);
            }
        }
    }

    /// Reads the arguments of `captures`.
    fn captures(&mut self) -> ParseResult<Captures> {
        const TWO_WAYS: &str = "cannot use 'none' with other component";
        self.cursor.expect(T::LParen, "expected '('")?;
        let mut other = 0;
        let mut result = None;
        let mut seen = false;
        loop {
            if self.cursor.eat_keyword(K::Ret) {
                self.cursor.expect(T::Colon, "expected ':'")?;
                if result.is_some() {
                    return Err(self.cursor.error("duplicate 'ret' location"));
                }
                result = Some(0);
                seen = false;
            }
            let current = result.as_mut().unwrap_or(&mut other);
            let word = self.cursor.keyword().map_or("", K::spelling);
            // `none` is checked after it is consumed, other components before.
            if seen && word != "none" && *current == 0 {
                return Err(self.cursor.error(TWO_WAYS));
            }
            let Some((_, bits)) = CAPTURE_COMPONENTS.iter().find(|(name, _)| *name == word) else {
                let message = "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'";
                return Err(self.cursor.error(message));
            };
            *current |= bits;
            self.cursor.bump();
            if seen && *bits == 0 {
                return Err(self.cursor.error(TWO_WAYS));
            }
            seen = true;
            if self.cursor.eat(T::RParen) {
                return Ok(Captures::new(other, result.unwrap_or(other)));
            }
            self.cursor.expect(T::Comma, "expected ',' or ')'")?;
        }
    }

    fn range(&mut self) -> ParseResult<ConstantRange> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let loc = self.cursor.loc();
        let ty: Type = self.ty(false)?;
        let Some(width) = self.tables.types.integer_width(ty) else {
            return Err(self.cursor.error_at(loc, "the range must have integer type!"));
        };
        let lower = self.range_bound(width)?;
        self.cursor.expect(T::Comma, "expected ','")?;
        let upper = self.range_bound(width)?;
        if lower == upper && !lower.is_zero() {
            return Err(self.cursor.error("the range represent the empty set but limits aren't 0!"));
        }
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok(ConstantRange { lower, upper })
    }

    fn range_bound(&mut self, width: u32) -> ParseResult<ApInt> {
        if !matches!(self.cursor.kind(), T::Integer | T::HexInteger) {
            return Err(self.cursor.error("expected integer"));
        }
        let literal: IntLiteral = self.int_literal(self.cursor.token)?;
        if literal.value.width() > width {
            return Err(self.cursor.error("integer is too large for the bit width of specified type"));
        }
        self.cursor.bump();
        Ok(literal.to_width(width))
    }

    fn initializes(&mut self) -> ParseResult<Vec<ConstantRange>> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '('")?;
        let mut ranges: Vec<ConstantRange> = Vec::new();
        loop {
            self.cursor.expect(T::LParen, "expected '('")?;
            let lower = self.any_integer()?.to_width(64);
            self.cursor.expect(T::Comma, "expected ','")?;
            let upper = self.any_integer()?.to_width(64);
            if lower == upper {
                return Err(self.cursor.error("the range should not represent the full or empty set!"));
            }
            self.cursor.expect(T::RParen, "expected ')'")?;
            ranges.push(ConstantRange { lower, upper });
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RParen, "expected ')'")?;
        let mut end: Option<&ApInt> = None;
        for range in &ranges {
            if !range.lower.slt(&range.upper) || end.is_some_and(|end| range.lower.sle(end)) {
                return Err(self.cursor.error("Invalid (unordered or overlapping) range list"));
            }
            end = Some(&range.upper);
        }
        Ok(ranges)
    }
}
