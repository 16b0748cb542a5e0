//! Values in words: as LLVM spells them, with the object that a pointer points to and the undefined parts.

use draig_asm::Printer;
use draig_ir::Value;
use draig_num::{ApFloat, ApInt};

use super::build::{Facts, Held};
use crate::shape::{Leaf, LeafKind};
use crate::taint::TaintKind;
use crate::value::{Prov, Slot};

/// Maximum number of scalars shown of one value.
const SHOWN_SCALARS: usize = 16;

/// Context for describing a value.
pub(super) struct Describer<'a> {
    pub(super) facts: &'a dyn Facts,
    pub(super) printer: &'a Printer<'a>,
}

/// Describes a value with its type: `i32 7`, `ptr 0x10010 (16 bytes into …)`, `<2 x i8> <1, poison>`.
pub(crate) fn describe_held(facts: &dyn Facts, printer: &Printer<'_>, held: &Held) -> String {
    Describer { facts, printer }.held(held)
}

/// Describes a line of a trace: an instruction, the values of its operands, its result.
pub(crate) fn describe_trace(
    facts: &dyn Facts,
    printer: &Printer<'_>,
    (function, inst): (draig_ir::Global, draig_ir::Inst),
    operands: &[(Value, Held)],
    result: Option<&Held>,
) -> String {
    let describer = Describer { facts, printer };
    let text = printer.inst(function, inst).to_string();
    let mut line = format!("{}: {}", printer.name(None, Value::from(function)), text.trim());
    for (number, (value, held)) in operands.iter().enumerate() {
        line.push_str(if number == 0 { " ; " } else { ", " });
        line.push_str(&format!("{} = {}", printer.name(Some(function), *value), describer.held(held)));
    }
    if let Some(held) = result {
        line.push_str(&format!(" → {}", describer.held(held)));
    }
    line
}

/// Formats an integer as LLVM does.
pub(crate) fn describe_int(value: &ApInt) -> String {
    let mut out = Vec::new();
    value.write_signed_decimal(&mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Describes a scalar as if it were defined, without the object that a pointer points to.
pub(crate) fn describe_defined(leaf: &Leaf, limbs: &[u64]) -> String {
    let mut out = Vec::new();
    match leaf.kind {
        LeafKind::Int(1) => return (limbs[0] & 1 == 1).to_string(),
        LeafKind::Int(width) => return describe_int(&ApInt::from_limbs(width, limbs)),
        LeafKind::Byte(width) => {
            let words: Vec<u64> =
                limbs.chunks(8).map(|bytes| bytes.iter().rev().fold(0, |word, byte| word << 8 | byte)).collect();
            return describe_int(&ApInt::from_limbs(width, &words));
        }
        LeafKind::Float(format) => {
            ApFloat::from_int_bits(format, &ApInt::from_limbs(leaf.width, limbs)).write_llvm(&mut out);
        }
        LeafKind::Pointer(_) if limbs[0] == 0 => return "null".to_owned(),
        LeafKind::Pointer(_) => return format!("{:#x}", limbs[0]),
        LeafKind::Token => return "a token".to_owned(),
    }
    String::from_utf8_lossy(&out).into_owned()
}

impl Describer<'_> {
    /// Describes a value with its type.
    pub(super) fn held(&self, held: &Held) -> String {
        let ty = self.printer.ty(held.shape.ty).to_string();
        if let Some(leaf) = held.shape.scalar() {
            return format!("{ty} {}", self.scalar(&leaf, &held.slots));
        }
        let mut parts: Vec<String> =
            held.shape.leaves.iter().take(SHOWN_SCALARS).map(|leaf| self.scalar(leaf, &held.slots)).collect();
        if held.shape.leaves.len() > SHOWN_SCALARS {
            parts.push("…".to_owned());
        }
        let (open, close) = if held.shape.is_vector { ('<', '>') } else { ('{', '}') };
        format!("{ty} {open}{}{close}", parts.join(", "))
    }

    fn scalar(&self, leaf: &Leaf, slots: &[Slot]) -> String {
        let range = leaf.slot as usize..(leaf.slot as usize).saturating_add(leaf.slots as usize);
        let Some(slots) = slots.get(range).filter(|slots| !slots.is_empty()) else { return "?".to_owned() };
        let kinds = slots.iter().filter_map(|slot| self.facts.taint(slot.tag.taint()).map(|record| record.kind));
        let mut undefined = vec![0u64; slots.len()];
        for (kind, mask) in kinds.zip(&mut undefined) {
            match kind {
                TaintKind::Poison => return "poison".to_owned(),
                TaintKind::Undef(bits) => *mask = bits,
                TaintKind::Fragment { prov, index } => {
                    return format!("byte {index} of a pointer to {}", self.object(prov));
                }
            }
        }
        let limbs: Vec<u64> = slots.iter().map(|slot| slot.bits).collect();
        let value = self.defined(leaf, slots, &limbs);
        if undefined.iter().all(|&mask| mask == 0) {
            return value;
        }
        let undefined = ApInt::from_limbs(leaf.width, &undefined);
        if undefined.is_all_ones() {
            return "undef".to_owned();
        }
        let mut mask = Vec::new();
        undefined.write_hex(&mut mask);
        format!("{value} with undef bits {}", String::from_utf8_lossy(&mask))
    }

    /// Describes a scalar as if it were defined.
    fn defined(&self, leaf: &Leaf, slots: &[Slot], limbs: &[u64]) -> String {
        match leaf.kind {
            LeafKind::Pointer(_) => self.pointer(slots[0]),
            _ => describe_defined(leaf, limbs),
        }
    }

    fn pointer(&self, slot: Slot) -> String {
        let address = slot.bits;
        let prov = slot.tag.prov();
        if prov == Prov::NONE {
            return match address {
                0 => "null".to_owned(),
                _ => format!("{address:#x} (made from an integer)"),
            };
        }
        let Some(object) = self.facts.object(prov) else { return format!("{address:#x}") };
        let offset = address.wrapping_sub(object.base) as i64;
        let dead = if object.is_alive { "" } else { ", which is dead" };
        let what = &object.what;
        let size = bytes(object.size);
        match offset {
            0 => format!("{address:#x} ({what} of {size}{dead})"),
            1.. => format!("{address:#x} (offset {offset} of {what} of {size}{dead})"),
            _ => format!("{address:#x} ({} before {what} of {size}{dead})", bytes(offset.unsigned_abs())),
        }
    }

    fn object(&self, prov: Prov) -> String {
        self.facts.object(prov).map_or_else(|| "an object".to_owned(), |object| object.what)
    }
}

/// Formats a number of bytes: `1 byte`, `4 bytes`.
pub(super) fn bytes(count: u64) -> String {
    if count == 1 { "1 byte".to_owned() } else { format!("{count} bytes") }
}
