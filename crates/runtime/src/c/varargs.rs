//! Variadic arguments for the `printf` and `scanf` families: those of the call itself, or those of a
//! `va_list` of the program.

use draig_num::FloatFormat;

use crate::access::offset;
use crate::process::Process;
use draig_interp::abi::VaKind;
use draig_interp::library::Call;
use draig_interp::rules;
use draig_interp::shape::LeafKind;
use draig_interp::site::Site;
use draig_interp::stop::{Result, Undefined, fault, unsupported};
use draig_interp::value::{Slot, mask};

/// Argument type required by a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentKind {
    /// An integer of this width in bits.
    Int(u32),
    /// `double`.
    Double,
    /// `long double`.
    LongDouble,
    /// A pointer.
    Pointer,
}

/// Value of an argument.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Value {
    /// A number of up to 64 bits, or a pointer.
    pub(crate) slot: Slot,
    /// Bits of a `long double` beyond 64.
    pub(crate) high: u64,
}

/// Source of arguments.
#[derive(Clone, Debug)]
pub(crate) enum VarArgs {
    /// The call's own arguments, from this one on.
    Call(usize),
    /// A `va_list` that is a pointer.
    Pointer(Slot),
    /// `va_list` of System V for x86-64.
    X86_64 {
        /// Used bytes of the general registers' part of the save area.
        general: u64,
        /// Used bytes up to the floating-point registers' part of the save area.
        float: u64,
        /// Arguments in memory.
        overflow: Slot,
        /// The save area.
        save: Slot,
    },
    /// `va_list` of AAPCS64.
    Aarch64 {
        /// Arguments in memory.
        stack: Slot,
        /// End of the general registers' save area.
        general_top: Slot,
        /// End of the vector registers' save area.
        vector_top: Slot,
        /// Offset from the end, negative while registers remain.
        general: i64,
        /// Offset from the end of the vector registers' area, negative while registers remain.
        vector: i64,
    },
}

impl VarArgs {
    /// Returns the source for a `va_list` passed as argument `number`.
    pub(crate) fn list(process: &mut Process<'_, '_>, call: &Call<'_>, number: usize) -> Result<VarArgs> {
        let site = call.site;
        let list = call.pointer(number)?;
        Ok(match process.abi.va {
            VaKind::Pointer => VarArgs::Pointer(list),
            VaKind::X86_64 => VarArgs::X86_64 {
                general: process.get_uint(list, 4, site)?,
                float: process.get_uint(offset(list, 4), 4, site)?,
                overflow: process.get_pointer(offset(list, 8), site)?,
                save: process.get_pointer(offset(list, 16), site)?,
            },
            VaKind::Aarch64 => VarArgs::Aarch64 {
                stack: process.get_pointer(list, site)?,
                general_top: process.get_pointer(offset(list, 8), site)?,
                vector_top: process.get_pointer(offset(list, 16), site)?,
                general: process.get_int(offset(list, 24), 4, site)?,
                vector: process.get_int(offset(list, 28), 4, site)?,
            },
        })
    }

    /// Returns the next argument; `format` is its directive, for reports.
    pub(crate) fn next(
        &mut self,
        process: &mut Process<'_, '_>,
        call: &Call<'_>,
        expected: ArgumentKind,
        format: &[u8],
    ) -> Result<Value> {
        let site = call.site;
        let place = match self {
            VarArgs::Call(next) => {
                let number = *next;
                *next += 1;
                return given(process, call, number, expected, format);
            }
            VarArgs::Pointer(next) => {
                let pointer = u64::from(process.abi.pointer);
                let (size, align) = match expected {
                    ArgumentKind::Int(width) => (u64::from(width / 8), u64::from(width / 8).max(pointer)),
                    ArgumentKind::Double => (8, if process.module.triple.is_x86() { pointer } else { 8 }),
                    ArgumentKind::Pointer => (pointer, pointer),
                    ArgumentKind::LongDouble => long_double_size(process.abi.long_double, pointer),
                };
                let align = if process.module.triple.is_x86() && pointer == 4 { 4 } else { align };
                let aligned = next.bits.next_multiple_of(align.max(1));
                let at = Slot { bits: aligned, tag: next.tag };
                *next = offset(at, size.next_multiple_of(pointer));
                // In big-endian order, an argument smaller than its slot lies at the slot's end.
                if process.abi.big_endian && size < pointer { offset(at, pointer - size) } else { at }
            }
            VarArgs::X86_64 { general, float, overflow, save } => match expected {
                ArgumentKind::Int(_) | ArgumentKind::Pointer if *general < 48 => {
                    let at = offset(*save, *general);
                    *general += 8;
                    at
                }
                ArgumentKind::Double if *float < 176 => {
                    let at = offset(*save, *float);
                    *float += 16;
                    at
                }
                _ => {
                    let (size, align) = if expected == ArgumentKind::LongDouble { (16, 16) } else { (8, 8) };
                    let at = Slot { bits: overflow.bits.next_multiple_of(align), tag: overflow.tag };
                    *overflow = offset(at, size);
                    at
                }
            },
            VarArgs::Aarch64 { stack, general_top, vector_top, general, vector } => match expected {
                ArgumentKind::Int(_) | ArgumentKind::Pointer if *general < 0 => {
                    let at = offset(*general_top, *general as u64);
                    *general += 8;
                    at
                }
                ArgumentKind::Double | ArgumentKind::LongDouble if *vector < 0 => {
                    let at = offset(*vector_top, *vector as u64);
                    *vector += 16;
                    at
                }
                _ => {
                    let (size, align) = if expected == ArgumentKind::LongDouble { (16, 16) } else { (8, 8) };
                    let at = Slot { bits: stack.bits.next_multiple_of(align), tag: stack.tag };
                    *stack = offset(at, size);
                    at
                }
            },
        };
        match expected {
            ArgumentKind::Int(width) => {
                Ok(Value { slot: Slot::plain(process.get_uint(place, width / 8, site)?), high: 0 })
            }
            ArgumentKind::Double => Ok(Value { slot: Slot::plain(process.get_uint(place, 8, site)?), high: 0 }),
            ArgumentKind::Pointer => Ok(Value { slot: process.get_pointer(place, site)?, high: 0 }),
            ArgumentKind::LongDouble => {
                let (size, _) = long_double_size(process.abi.long_double, 1);
                let bits = process.get_wide(place, size as u32, site)?;
                Ok(Value { slot: Slot::plain(bits as u64), high: (bits >> 64) as u64 })
            }
        }
    }
}

/// Returns the number of significant bytes of a `long double` in memory, and its alignment on the stack.
fn long_double_size(format: FloatFormat, pointer: u64) -> (u64, u64) {
    match format {
        FloatFormat::X86Fp80 => (10, if pointer == 4 { 4 } else { 16 }),
        FloatFormat::Fp128 => (16, 16),
        _ => (8, 8),
    }
}

/// Returns an argument of the call itself.
fn given(
    process: &Process<'_, '_>,
    call: &Call<'_>,
    number: usize,
    expected: ArgumentKind,
    format: &[u8],
) -> Result<Value> {
    let format = String::from_utf8_lossy(format);
    let Some(arg) = call.args.get(number) else {
        let what = format!("{} has no argument for {format}", call.name);
        return Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into());
    };
    let fits = match (expected, arg.kind) {
        (ArgumentKind::Int(width), Some(LeafKind::Int(given))) => width == given,
        (ArgumentKind::Double, Some(LeafKind::Float(FloatFormat::Double))) => true,
        (ArgumentKind::LongDouble, Some(LeafKind::Float(given))) => given == process.abi.long_double,
        (ArgumentKind::Pointer, Some(LeafKind::Pointer(_))) => true,
        _ => false,
    };
    if expected == ArgumentKind::LongDouble
        && matches!(arg.kind, Some(LeafKind::Float(FloatFormat::PpcFp128) | LeafKind::Pointer(_)))
    {
        // Pairs of doubles, and targets that pass a pointer.
        return unsupported(format!("long double as this target passes it to {}", call.name));
    }
    if !fits {
        let Some(kind) = arg.kind else {
            return unsupported(format!("{} of an argument that is no scalar", call.name));
        };
        let what = format!(
            "argument {} of {} is {}, where {format} wants {}",
            number + 1,
            call.name,
            describe(kind),
            describe(match expected {
                ArgumentKind::Int(width) => LeafKind::Int(width),
                ArgumentKind::Double => LeafKind::Float(FloatFormat::Double),
                ArgumentKind::LongDouble => LeafKind::Float(process.abi.long_double),
                ArgumentKind::Pointer => LeafKind::Pointer(0),
            })
        );
        return Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into());
    }
    let slot = call.defined(number)?;
    let high = arg.slots.get(1).copied().unwrap_or_default();
    if high.tag.is_tainted() {
        let what = format!("argument {} of {} is undefined", number + 1, call.name);
        return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(high.tag.taint()).into());
    }
    Ok(Value { slot, high: high.bits })
}

fn describe(kind: LeafKind) -> String {
    match kind {
        LeafKind::Int(width) => format!("i{width}"),
        LeafKind::Byte(width) => format!("b{width}"),
        LeafKind::Float(format) => format.keyword().into(),
        LeafKind::Pointer(_) => "ptr".into(),
        LeafKind::Token => "token".into(),
    }
}

/// Returns the number in a slot, sign-extended from `width` bits.
pub(crate) fn signed(value: Value, width: u32) -> i64 {
    draig_interp::value::sign_extend(value.slot.bits & mask(width), width)
}

/// Arguments of numbered directives (`%2$d`), all fetched in advance.
#[derive(Debug, Default)]
pub(crate) struct Numbered {
    values: Vec<Value>,
}

impl Numbered {
    /// Fetches arguments of these types; one that no directive names cannot be skipped.
    pub(crate) fn fetch(
        process: &mut Process<'_, '_>,
        call: &Call<'_>,
        args: &mut VarArgs,
        expected_kinds: &[Option<ArgumentKind>],
    ) -> Result<Numbered> {
        let mut values = Vec::with_capacity(expected_kinds.len());
        for (index, expected) in expected_kinds.iter().enumerate() {
            let name = format!("%{}$", index + 1);
            let Some(expected) = expected else {
                return unsupported(format!("{} with a numbered format that skips {name}", call.name));
            };
            values.push(args.next(process, call, *expected, name.as_bytes())?);
        }
        Ok(Numbered { values })
    }

    /// Returns the argument of this number, from 1.
    pub(crate) fn get(&self, number: u32) -> Result<Value> {
        let value = (number as usize).checked_sub(1).and_then(|index| self.values.get(index));
        value.copied().ok_or_else(|| fault("an argument by a number that was not fetched"))
    }
}

/// Records the type of a numbered argument; returns whether it agrees with earlier records.
pub(crate) fn note(
    expected_kinds: &mut Vec<Option<ArgumentKind>>,
    number: u32,
    expected: ArgumentKind,
    _site: Site,
) -> bool {
    let index = number as usize - 1;
    // More than any format needs, to bound memory.
    if index >= 4096 {
        return false;
    }
    if expected_kinds.len() <= index {
        expected_kinds.resize(index + 1, None);
    }
    match expected_kinds[index] {
        Some(noted) => noted == expected,
        None => {
            expected_kinds[index] = Some(expected);
            true
        }
    }
}
