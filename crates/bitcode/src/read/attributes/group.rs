//! The record of a group: attributes in the forms written by LLVM since 3.3.

use draig_ir::{AttrSet, Attribute, ConstantRange, Tables};
use draig_num::ApInt;
use draig_tables::attribute_values::{Captures, MemoryEffects};
use draig_tables::{AttrClass, AttrKind};

use super::old::{UWTABLE_ASYNC, memory_effects, old_memory_effects};
use super::{Budget, FUNCTION_PLACE, Result, TypeTable, invalid_record};
use crate::codes::encodings;
use crate::read::fault::fault;
use crate::read::records::operand;

/// The highest kind number of LLVM 23 (`LLVMBitCodes.h`).
const NEWEST_KIND: u64 = 109;

/// Reads one group.
pub(super) struct GroupReader<'r> {
    tables: &'r mut Tables,
    types: &'r TypeTable,
    place: u64,
    at: usize,
    operands: &'r [u64],
    set: Vec<Attribute>,
    /// Whether unknown kinds are left out.
    is_newer: bool,
    budget: &'r Budget,
}

impl<'r> GroupReader<'r> {
    /// Creates a reader of the group at `place`, from its remaining operands.
    pub(super) fn new(
        tables: &'r mut Tables,
        types: &'r TypeTable,
        budget: &'r Budget,
        is_newer: bool,
        place: u64,
        operands: &'r [u64],
    ) -> GroupReader<'r> {
        GroupReader { tables, types, place, at: 0, operands, set: Vec::new(), is_newer, budget }
    }

    fn next(&mut self) -> Result<u64> {
        let value = operand(self.operands, self.at)?;
        self.at += 1;
        Ok(value)
    }

    /// Reads all attributes; `left_out` is called with unknown kinds.
    pub(super) fn read(&mut self, mut left_out: impl FnMut(u64)) -> Result<AttrSet> {
        let mut effects = MemoryEffects::UNKNOWN;
        while self.at < self.operands.len() {
            let form = self.next()?;
            if self.is_newer
                && let Some(&kind) = self.operands.get(self.at)
                && kind > NEWEST_KIND
                && self.skip(form)?
            {
                left_out(kind);
                continue;
            }
            match form {
                0 => {
                    let number = self.next()?;
                    if self.place == FUNCTION_PLACE
                        && let Some(old) = old_memory_effects(number)
                    {
                        effects.0 &= old.0;
                    } else {
                        self.enum_kind(number)?;
                    }
                }
                1 => self.integer()?,
                form @ (3 | 4) => self.string(form == 4)?,
                form @ (5 | 6) => self.type_kind(form == 6)?,
                7 => {
                    let kind = self.kind(AttrClass::ConstantRange, "Not a ConstantRange attribute")?;
                    let width = self.width()?;
                    let range = self.range(width)?;
                    self.set.push(Attribute::Range(kind, Box::new(range)));
                }
                8 => {
                    let kind = self.kind(AttrClass::ConstantRangeList, "Not a constant range list attribute")?;
                    let count = self.next()?;
                    let width = self.width()?;
                    if count > self.operands.len() as u64 {
                        return Err(fault("Constant range list attribute with too many ranges"));
                    }
                    let ranges = (0..count).map(|_| self.range(width)).collect::<Result<Vec<_>>>()?;
                    self.set.push(Attribute::RangeList(kind, ranges.into()));
                }
                _ => return Err(fault("Invalid attribute group entry")),
            }
        }
        if effects != MemoryEffects::UNKNOWN {
            self.set.push(Attribute::Int(AttrKind::Memory, u64::from(effects.0)));
        }
        Ok(self.tables.attributes.intern_set(&mut self.set, &self.tables.strings))
    }

    /// Skips an attribute of this form, whatever its kind; returns whether the form is known.
    fn skip(&mut self, form: u64) -> Result<bool> {
        match form {
            0 | 5 => self.at += 1,
            1 | 6 => self.at += 2,
            7 => {
                self.next()?;
                let width = self.width()?;
                self.range(width)?;
            }
            8 => {
                let (_, count, width) = (self.next()?, self.next()?, self.width()?);
                for _ in 0..count {
                    self.range(width)?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the kind for a number, which must be of the record's class.
    fn kind(&mut self, class: AttrClass, message: &'static str) -> Result<AttrKind> {
        let kind = kind_of(self.next()?)?;
        if kind.class() == class { Ok(kind) } else { Err(fault(message)) }
    }

    fn enum_kind(&mut self, number: u64) -> Result<()> {
        const NO_CAPTURE: u64 = 11;
        if number == NO_CAPTURE {
            self.set.push(Attribute::Int(AttrKind::Captures, u64::from(Captures::NONE.0)));
            return Ok(());
        }
        let kind = kind_of(number)?;
        self.set.push(match (kind, kind.class()) {
            (_, AttrClass::Enum) => Attribute::Enum(kind),
            // Older versions had no type, or no value, where one is required now.
            (_, AttrClass::Type) => Attribute::Type(kind, None),
            (AttrKind::UWTable, _) => Attribute::Int(kind, UWTABLE_ASYNC),
            _ => return Err(fault("Not an enum attribute")),
        });
        Ok(())
    }

    fn integer(&mut self) -> Result<()> {
        let number = self.next()?;
        let kind = kind_of(number)?;
        let value = self.next()?;
        if kind == AttrKind::DeadOnReturn {
            // LLVM 23 has a number of bytes, all if the highest.
            let whole = value == u64::MAX;
            self.set.push(if whole { Attribute::Enum(kind) } else { Attribute::Int(kind, value) });
            return Ok(());
        }
        if kind.class() != AttrClass::Int {
            return Err(fault("Not an int attribute"));
        }
        self.set.push(match kind {
            AttrKind::Memory => Attribute::Int(kind, u64::from(memory_effects(value).0)),
            _ => Attribute::Int(kind, value),
        });
        Ok(())
    }

    fn string(&mut self, has_value: bool) -> Result<()> {
        let mut text = || -> Result<draig_ir::Symbol> {
            let rest = self.operands.get(self.at..).unwrap_or_default();
            let len = rest.iter().position(|&character| character == 0).ok_or_else(invalid_record)?;
            let bytes: Vec<u8> = rest[..len].iter().map(|&character| character as u8).collect();
            self.at += len + 1;
            Ok(self.tables.strings.intern(&bytes))
        };
        let key = text()?;
        let value = if has_value { text()? } else { draig_ir::Symbol::EMPTY };
        self.set.push(Attribute::String(key, value));
        Ok(())
    }

    fn type_kind(&mut self, has_type: bool) -> Result<()> {
        let kind = self.kind(AttrClass::Type, "Not a type attribute")?;
        let ty = if has_type { Some(self.types.ty(self.next()?)?) } else { None };
        self.set.push(Attribute::Type(kind, ty));
        Ok(())
    }

    fn width(&mut self) -> Result<u32> {
        let width = self.next()?;
        let width = u32::try_from(width).ok().filter(|width| (1..=draig_ir::types::MAX_INTEGER_WIDTH).contains(width));
        width.ok_or_else(|| fault("Invalid bitwidth for ConstantRange"))
    }

    fn range(&mut self, width: u32) -> Result<ConstantRange> {
        self.budget.take_integer(width)?;
        self.budget.take_integer(width)?;
        if width <= 64 {
            let mut bound =
                || -> Result<ApInt> { Ok(ApInt::from_i64(64, encodings::signed(self.next()?)).sext_or_trunc(width)) };
            return Ok(ConstantRange { lower: bound()?, upper: bound()? });
        }
        let counts = self.next()?;
        let mut bound = |count: u64| -> Result<ApInt> {
            let words = self.operands.get(self.at..).unwrap_or_default();
            let words = usize::try_from(count).ok().and_then(|count| words.get(..count)).ok_or_else(invalid_record)?;
            self.at += words.len();
            Ok(wide_integer(width, words))
        };
        Ok(ConstantRange { lower: bound(counts & 0xffff_ffff)?, upper: bound(counts >> 32)? })
    }
}

/// Returns an integer of this width from words with their signs in the lowest bits.
pub(crate) fn wide_integer(width: u32, words: &[u64]) -> ApInt {
    let limbs = (width as usize).div_ceil(64);
    let mut list: Vec<u64> = words.iter().take(limbs).map(|&word| encodings::signed(word) as u64).collect();
    list.resize(limbs, 0);
    ApInt::from_limbs(width, &list)
}

fn kind_of(number: u64) -> Result<AttrKind> {
    AttrKind::from_bitcode_number(number).ok_or_else(|| fault(format!("Unknown attribute kind ({number})")))
}
