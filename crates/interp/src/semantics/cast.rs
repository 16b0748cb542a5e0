//! Conversions of one scalar (LangRef "Conversion Operations"). `bitcast` between vectors of other
//! element counts is in `bitcast.rs`.

use draig_ir::{FastMath, IntFlags, Opcode};
use draig_num::{ApFloat, ApInt, FloatFormat, Round};

use super::Cx;
use super::float::{finish, flush_operand, violates};
use super::partial::Bits;
use super::scalar::{Number, Scalar};
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint, mask, sign_extend};

/// Converts a scalar; `flags` are the instruction's byte, which holds [`IntFlags`] or [`FastMath`].
pub(crate) fn cast(
    cx: &mut Cx<'_>,
    op: Opcode,
    flags: u8,
    from: &Leaf,
    to: &Leaf,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    match (op, from.kind, to.kind) {
        (Opcode::Trunc | Opcode::ZExt | Opcode::SExt, LeafKind::Int(width), LeafKind::Int(result)) => {
            resize(cx, op, IntFlags(flags), width, result, a, out)?;
        }
        (Opcode::FpToUi | Opcode::FpToSi, LeafKind::Float(format), LeafKind::Int(width)) => {
            float_to_int(cx, op == Opcode::FpToSi, format, width, a, out)?;
        }
        (Opcode::UiToFp | Opcode::SiToFp, LeafKind::Int(width), LeafKind::Float(format)) => {
            return int_to_float(cx, op == Opcode::SiToFp, IntFlags(flags), width, format, a, out);
        }
        (Opcode::FpTrunc | Opcode::FpExt, LeafKind::Float(format), LeafKind::Float(result)) => {
            return float_to_float(cx, FastMath(flags), format, result, Round::NearestTiesToEven, a, out);
        }
        (Opcode::PtrToInt | Opcode::PtrToAddr, LeafKind::Pointer(_), LeafKind::Int(width)) => {
            if op == Opcode::PtrToInt {
                for slot in a {
                    cx.expose(*slot);
                }
            }
            address(cx, from.width, width, a, out)?;
        }
        (Opcode::IntToPtr, LeafKind::Int(width), LeafKind::Pointer(_)) => {
            for slot in a {
                cx.expose(*slot);
            }
            address(cx, width, to.width, a, out)?;
        }
        (Opcode::AddrSpaceCast, LeafKind::Pointer(_), LeafKind::Pointer(_)) if from.width != to.width => {
            let [low, ..] = a else { return internal("a pointer without slots") };
            let prov = low.tag.prov();
            address(cx, from.width, to.width, a, out)?;
            if let [place] = out
                && place.tag.is_clean()
            {
                *place = Slot::pointer(place.bits, prov);
            }
        }
        (Opcode::AddrSpaceCast, LeafKind::Pointer(_), LeafKind::Pointer(_)) => out.copy_from_slice(a),
        // Slots of numbers and of pointers of the same width have the same form.
        (Opcode::BitCast, _, _) if from.width == to.width && a.len() == out.len() => out.copy_from_slice(a),
        (_, from, to) => {
            return internal(format!("{} of {} to {}", op.spelling(), from.describe(), to.describe()));
        }
    }
    Ok(())
}

/// Executes `trunc`, `zext` or `sext`.
fn resize(
    cx: &mut Cx<'_>,
    op: Opcode,
    flags: IntFlags,
    width: u32,
    result: u32,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    if let (&[x], [place]) = (a, &mut *out)
        && x.tag.is_clean()
        && let Some(bits) = narrow(op, flags, width, result, x.bits)
    {
        *place = Slot::plain(bits);
        return Ok(());
    }
    match cx.read(width, a) {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(x, taint) => {
            let bad = match op {
                Opcode::Trunc => {
                    flags.contains(IntFlags::NUW) && x.umax().active_bits() > result
                        || flags.contains(IntFlags::NSW)
                            && [x.smin(), x.smax()].iter().any(|extreme| extreme.significant_bits() > result)
                }
                Opcode::ZExt => flags.contains(IntFlags::NNEG) && x.may_be_negative(),
                _ => false,
            };
            if bad {
                cx.write_poison(taint, out);
                return Ok(());
            }
            let bits = match op {
                Opcode::Trunc => x.trunc(result),
                Opcode::ZExt => x.zext(result),
                _ => x.sext(result),
            };
            cx.write(&bits, taint, out)?;
        }
    }
    Ok(())
}

/// Converts a defined integer of at most 64 bits; `None` for poison.
fn narrow(op: Opcode, flags: IntFlags, width: u32, result: u32, x: u64) -> Option<u64> {
    if width > 64 || result > 64 || width == 0 || result == 0 {
        return None;
    }
    match op {
        Opcode::Trunc => {
            let bits = x & mask(result);
            let bad = flags.contains(IntFlags::NUW) && bits != x
                || flags.contains(IntFlags::NSW) && sign_extend(bits, result) != sign_extend(x, width);
            (!bad).then_some(bits)
        }
        Opcode::ZExt => (!flags.contains(IntFlags::NNEG) || sign_extend(x, width) >= 0).then_some(x),
        _ => Some(sign_extend(x, width) as u64 & mask(result)),
    }
}

/// Executes `fptosi` or `fptoui`: poison if the truncated number does not fit.
fn float_to_int(
    cx: &mut Cx<'_>,
    signed: bool,
    format: FloatFormat,
    width: u32,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    match cx.read_float(format, a) {
        Number::Poison(taint) => cx.write_poison(taint, out),
        Number::Undef(taint) => cx.write_undef(width, taint, out)?,
        Number::Exact(value) => {
            let value = flush_operand(cx.environment.denormals, value);
            let (number, status) = value.to_int(width, signed, Round::TowardZero);
            if status.has(draig_num::Status::INVALID) {
                cx.write_poison(Taint::NONE, out);
            } else {
                cx.write_exact(&number, out)?;
            }
        }
    }
    Ok(())
}

/// Executes `sitofp` or `uitofp`.
fn int_to_float(
    cx: &mut Cx<'_>,
    signed: bool,
    flags: IntFlags,
    width: u32,
    format: FloatFormat,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    match cx.read(width, a) {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(x, taint) => {
            if flags.contains(IntFlags::NNEG) && x.may_be_negative() {
                cx.write_poison(taint, out);
                return Ok(());
            }
            if x.is_exact() {
                let Ok(outcome) = ApFloat::from_int(format, &x.value, signed, Round::NearestTiesToEven) else {
                    return unsupported(format!("conversion of this integer to {format}"));
                };
                if FastMath(flags.0).contains(FastMath::NINF) && outcome.value.is_infinite() {
                    cx.write_poison(taint, out);
                } else {
                    cx.write_float(outcome.value, out)?;
                }
                return Ok(());
            }
            let convert = |number: &ApInt| match ApFloat::from_int(format, number, signed, Round::NearestTiesToEven) {
                Ok(outcome) => outcome.value.to_int_bits(),
                Err(_) => ApInt::zero(format.width()),
            };
            let bits = x.try_all(convert).unwrap_or_else(|| Bits::undefined(format.width()));
            cx.write(&bits, taint, out)?;
        }
    }
    Ok(())
}

/// Executes `fptrunc`, which rounds, or `fpext`.
pub(crate) fn float_to_float(
    cx: &mut Cx<'_>,
    fast: FastMath,
    format: FloatFormat,
    result: FloatFormat,
    round: Round,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    match cx.read_float(format, a) {
        Number::Poison(taint) => cx.write_poison(taint, out),
        Number::Undef(taint) => cx.write_undef(result.width(), taint, out)?,
        Number::Exact(value) if violates(fast, value) => cx.write_poison(Taint::NONE, out),
        Number::Exact(value) => {
            let value = flush_operand(cx.environment.denormals, value);
            let Ok((converted, _)) = value.convert(result, round) else {
                return unsupported(format!("conversion of {format} to {result}"));
            };
            finish(cx, fast, converted, &[value], out)?;
        }
    }
    Ok(())
}

/// Converts an address to a number of another width, without provenance.
fn address(cx: &mut Cx<'_>, width: u32, result: u32, a: &[Slot], out: &mut [Slot]) -> Result<()> {
    if let (&[x], [place]) = (a, &mut *out)
        && !x.tag.is_tainted()
        && result <= 64
    {
        *place = Slot::plain(x.bits & mask(result));
        return Ok(());
    }
    match cx.peek(width.max(1), a) {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(bits, taint) => cx.write(&bits.zext(result.max(1)), taint, out)?,
    }
    Ok(())
}
