//! Attributes: groups and the lists of them, and the bits that older versions wrote. What the
//! numbers of retired kinds mean today is here; the rest of the upgrades is `draig-upgrade`'s.

use std::collections::BTreeMap;

use draig_bitstream::Cursor;
use draig_ir::{AttrList, AttrSet, Attribute, ConstantRange, Tables, Type};
use draig_num::ApInt;
use draig_tables::attribute_values::{Captures, MemoryEffects};
use draig_tables::{AttrClass, AttrKind};

use crate::codes::{attribute as list_code, attribute_group as group_code, blocks, encodings};

use super::budget::Budget;
use super::fault::{Place, Result, fault, invalid_record};
use super::limits::{MAX_ATTRIBUTED_PARAMETERS, MAX_PARAMETER};
use super::records::{for_each_record, operand};
use super::types::TypeTable;
use super::unknown::{Unknown, What};

/// The place of a function's own attributes.
const FUNCTION_PLACE: u64 = 0xffff_ffff;

/// The highest number of a kind that LLVM 22 has (`LLVMBitCodes.h`).
const NEWEST_KIND: u64 = 105;

/// Attribute groups by number, and lists by order.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttributeTable {
    groups: BTreeMap<u64, (u64, AttrSet)>,
    lists: Vec<AttrList>,
    /// How many parameters the lists have together.
    parameters: usize,
}

impl AttributeTable {
    /// The list with a number plus one; none for 0 and beyond the last, as in LLVM.
    pub(crate) fn list(&self, number: u64) -> AttrList {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| self.lists.get(at).copied()).unwrap_or(AttrList::EMPTY)
    }

    /// Reads a block of groups.
    ///
    /// With `is_newer`, kinds that nobody knows are left out, and noted; else there are none, as in LLVM.
    pub(crate) fn read_groups(
        &mut self,
        cursor: Cursor<'_>,
        tables: &mut Tables,
        types: &TypeTable,
        (is_newer, budget): (bool, &Budget),
        unknown: &mut Unknown,
    ) -> Result<()> {
        let mut left_out = Unknown::default();
        for_each_record(cursor, blocks::ATTRIBUTE_GROUPS, unknown, |record, _| {
            if record.code != group_code::ENTRY {
                return Ok(());
            }
            let operands = record.operands();
            let (&[id, place], rest) = operands.split_first_chunk::<2>().ok_or_else(invalid_record)?;
            let mut reader =
                GroupReader { tables, types, place, at: 0, operands: rest, set: Vec::new(), is_newer, budget };
            let set = reader.read(|kind| {
                let place = Place { block: blocks::ATTRIBUTE_GROUPS, record: Some(record.code), bit: record.bit };
                left_out.note(What::Attribute(kind), place);
            })?;
            self.groups.insert(id, (place, set));
            Ok(())
        })?;
        unknown.append(left_out);
        Ok(())
    }

    /// Reads a block of lists.
    pub(crate) fn read_lists(&mut self, cursor: Cursor<'_>, tables: &mut Tables, unknown: &mut Unknown) -> Result<()> {
        for_each_record(cursor, blocks::ATTRIBUTES, unknown, |record, _| {
            let mut list = ListBuilder::default();
            match record.code {
                list_code::ENTRY => {
                    for id in record.operands() {
                        if let Some(&(place, set)) = self.groups.get(id) {
                            list.add(tables, place, set)?;
                        }
                    }
                }
                list_code::ENTRY_OLD => {
                    let (pairs, rest) = record.operands().as_chunks::<2>();
                    if !rest.is_empty() {
                        return Err(invalid_record());
                    }
                    for &[place, bits] in pairs {
                        let mut set = from_bits(bits, place == FUNCTION_PLACE)?;
                        let set = tables.attributes.intern_set(&mut set, &tables.strings);
                        list.add(tables, place, set)?;
                    }
                }
                _ => return Ok(()),
            }
            self.parameters += list.params.len();
            if self.parameters > MAX_ATTRIBUTED_PARAMETERS {
                return Err(invalid_record().with_note("attributes of too many parameters".into()));
            }
            self.lists.push(list.finish(tables));
            Ok(())
        })
    }
}

/// A list with the types that older versions left out, because typed pointers told them: what
/// `pointee` says of a parameter.
pub(crate) fn with_types(tables: &mut Tables, list: AttrList, pointee: impl Fn(usize) -> Option<Type>) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    let mut changed = false;
    for (number, set) in params.iter_mut().enumerate() {
        let untyped = |attribute: &Attribute| matches!(attribute, Attribute::Type(kind, None) if TYPED.contains(kind));
        if !tables.attributes.set(*set).iter().any(untyped) {
            continue;
        }
        let Some(ty) = pointee(number) else { continue };
        let mut all = tables.attributes.set(*set).to_vec();
        for attribute in all.iter_mut().filter(|attribute| untyped(attribute)) {
            if let Attribute::Type(_, missing) = attribute {
                *missing = Some(ty);
            }
        }
        *set = tables.attributes.intern_set(&mut all, &tables.strings);
        changed = true;
    }
    if changed { tables.attributes.intern_list(data.function, data.result, &params) } else { list }
}

/// A list with a type attribute of a parameter, unless the parameter has one of the kind.
pub(crate) fn with_type(tables: &mut Tables, list: AttrList, number: usize, kind: AttrKind, ty: Type) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    if params.len() <= number {
        params.resize(number + 1, AttrSet::EMPTY);
    }
    if tables.attributes.has(params[number], kind) {
        return list;
    }
    let mut all = tables.attributes.set(params[number]).to_vec();
    all.push(Attribute::Type(kind, Some(ty)));
    params[number] = tables.attributes.intern_set(&mut all, &tables.strings);
    tables.attributes.intern_list(data.function, data.result, &params)
}

/// The kinds whose type is what the pointer points to.
const TYPED: [AttrKind; 3] = [AttrKind::ByVal, AttrKind::StructRet, AttrKind::InAlloca];

/// Collects the sets of a list by place.
#[derive(Default)]
struct ListBuilder {
    function: Option<AttrSet>,
    result: Option<AttrSet>,
    params: Vec<AttrSet>,
}

impl ListBuilder {
    fn add(&mut self, tables: &mut Tables, place: u64, set: AttrSet) -> Result<()> {
        let slot = match place {
            FUNCTION_PLACE => self.function.get_or_insert(AttrSet::EMPTY),
            0 => self.result.get_or_insert(AttrSet::EMPTY),
            number if number <= MAX_PARAMETER => {
                let at = number as usize - 1;
                if self.params.len() <= at {
                    self.params.resize(at + 1, AttrSet::EMPTY);
                }
                &mut self.params[at]
            }
            _ => return Err(invalid_record()),
        };
        if *slot == AttrSet::EMPTY {
            *slot = set;
        } else {
            let mut both = tables.attributes.set(*slot).to_vec();
            both.extend_from_slice(tables.attributes.set(set));
            *slot = tables.attributes.intern_set(&mut both, &tables.strings);
        }
        Ok(())
    }

    fn finish(self, tables: &mut Tables) -> AttrList {
        let (function, result) = (self.function.unwrap_or(AttrSet::EMPTY), self.result.unwrap_or(AttrSet::EMPTY));
        tables.attributes.intern_list(function, result, &self.params)
    }
}

struct GroupReader<'r> {
    tables: &'r mut Tables,
    types: &'r TypeTable,
    place: u64,
    at: usize,
    operands: &'r [u64],
    set: Vec<Attribute>,
    /// Whether kinds that nobody knows are left out.
    is_newer: bool,
    budget: &'r Budget,
}

impl GroupReader<'_> {
    fn next(&mut self) -> Result<u64> {
        let value = operand(self.operands, self.at)?;
        self.at += 1;
        Ok(value)
    }

    fn read(&mut self, mut left_out: impl FnMut(u64)) -> Result<AttrSet> {
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

    /// Goes behind an attribute of this form, whatever its kind; gives whether it has one.
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

    /// A kind by number, of the class that the record says.
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
            // Older versions knew no type, or no value, where today there is one.
            (_, AttrClass::Type) => Attribute::Type(kind, None),
            (AttrKind::UWTable, _) => Attribute::Int(kind, UWTABLE_ASYNC),
            (AttrKind::DeadOnReturn, _) => Attribute::Int(kind, u64::MAX),
            _ => return Err(fault("Not an enum attribute")),
        });
        Ok(())
    }

    fn integer(&mut self) -> Result<()> {
        let number = self.next()?;
        let kind = kind_of(number)?;
        let value = self.next()?;
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

/// An integer of this width from words with their signs in the lowest bits.
pub(crate) fn wide_integer(width: u32, words: &[u64]) -> ApInt {
    let limbs = (width as usize).div_ceil(64);
    let mut list: Vec<u64> = words.iter().take(limbs).map(|&word| encodings::signed(word) as u64).collect();
    list.resize(limbs, 0);
    ApInt::from_limbs(width, &list)
}

fn kind_of(number: u64) -> Result<AttrKind> {
    AttrKind::from_bitcode_number(number).ok_or_else(|| fault(format!("Unknown attribute kind ({number})")))
}

/// `uwtable`, as `uwtable(async)` was written once.
const UWTABLE_ASYNC: u64 = 2;

/// What a retired kind says of memory: what `memory(…)` says today.
fn old_memory_effects(number: u64) -> Option<MemoryEffects> {
    Some(match number {
        20 => MemoryEffects::NONE,
        21 => MemoryEffects::READ_ONLY,
        45 => MemoryEffects::ARGUMENT_ONLY,
        49 => MemoryEffects::INACCESSIBLE_ONLY,
        50 => MemoryEffects(MemoryEffects::ARGUMENT_ONLY.0 | MemoryEffects::INACCESSIBLE_ONLY.0),
        52 => MemoryEffects::WRITE_ONLY,
        _ => return None,
    })
}

/// The word of `memory(…)`. In the first version, `errno` was part of other memory; the version is
/// in the high byte.
fn memory_effects(value: u64) -> MemoryEffects {
    if value >> 56 != 0 {
        return MemoryEffects(value as u32);
    }
    let access = |shift: u32| (value >> shift & 3) as u32;
    MemoryEffects(access(0) | access(2) << 2 | access(4) << 4 | access(4) << 6)
}

/// Kinds by the bit that LLVM up to 3.2 wrote, once alignment was taken out.
const OLD_BITS: &[(u32, AttrKind)] = &[
    (0, AttrKind::ZExt),
    (1, AttrKind::SExt),
    (2, AttrKind::NoReturn),
    (3, AttrKind::InReg),
    (4, AttrKind::StructRet),
    (5, AttrKind::NoUnwind),
    (6, AttrKind::NoAlias),
    (7, AttrKind::ByVal),
    (8, AttrKind::Nest),
    (9, AttrKind::ReadNone),
    (10, AttrKind::ReadOnly),
    (11, AttrKind::NoInline),
    (12, AttrKind::AlwaysInline),
    (13, AttrKind::OptimizeForSize),
    (14, AttrKind::StackProtect),
    (15, AttrKind::StackProtectReq),
    (21, AttrKind::Captures),
    (22, AttrKind::NoRedZone),
    (23, AttrKind::NoImplicitFloat),
    (24, AttrKind::Naked),
    (25, AttrKind::InlineHint),
    (29, AttrKind::ReturnsTwice),
    (30, AttrKind::UWTable),
    (31, AttrKind::NonLazyBind),
    (32, AttrKind::SanitizeAddress),
    (33, AttrKind::MinSize),
    (34, AttrKind::NoDuplicate),
    (35, AttrKind::StackProtectStrong),
    (36, AttrKind::SanitizeThread),
    (37, AttrKind::SanitizeMemory),
    (38, AttrKind::NoBuiltin),
    (39, AttrKind::Returned),
    (40, AttrKind::Cold),
    (41, AttrKind::Builtin),
    (42, AttrKind::OptimizeNone),
    (43, AttrKind::InAlloca),
    (44, AttrKind::NonNull),
    (45, AttrKind::JumpTable),
    (46, AttrKind::Convergent),
    (47, AttrKind::SafeStack),
    (48, AttrKind::NoRecurse),
];

fn from_bits(encoded: u64, is_function: bool) -> Result<Vec<Attribute>> {
    let align = encoded >> 16 & 0xffff;
    if align != 0 && !align.is_power_of_two() {
        return Err(fault("Alignment is not a power of two."));
    }
    let bits = (encoded & 0xfffff << 32) >> 11 | encoded & 0xffff;
    let mut set = Vec::new();
    if align != 0 {
        set.push(Attribute::Int(AttrKind::Alignment, align));
    }
    let stack = bits >> 26 & 7;
    if stack != 0 {
        set.push(Attribute::Int(AttrKind::StackAlignment, 1 << (stack - 1)));
    }
    let mut effects = MemoryEffects::UNKNOWN;
    for &(bit, kind) in OLD_BITS {
        if bits >> bit & 1 == 0 {
            continue;
        }
        match (kind, kind.class()) {
            (AttrKind::ReadNone, _) if is_function => effects = MemoryEffects::NONE,
            (AttrKind::ReadOnly, _) if is_function => effects.0 &= MemoryEffects::READ_ONLY.0,
            (AttrKind::Captures, _) => set.push(Attribute::Int(kind, u64::from(Captures::NONE.0))),
            (AttrKind::UWTable, _) => set.push(Attribute::Int(kind, UWTABLE_ASYNC)),
            (_, AttrClass::Type) => set.push(Attribute::Type(kind, None)),
            _ => set.push(Attribute::Enum(kind)),
        }
    }
    if effects != MemoryEffects::UNKNOWN {
        set.push(Attribute::Int(AttrKind::Memory, u64::from(effects.0)));
    }
    Ok(set)
}
