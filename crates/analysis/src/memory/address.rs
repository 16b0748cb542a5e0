//! Addresses as linear expressions: a base, a constant offset, and scaled variable indices.

use draig_ir::{GepFlags, GlobalKind, Inst, IntFlags, Opcode, Value};

use super::facts::Facts;
use super::limits::ADDRESS_STEPS;
use super::ranges::{Bounds, full};

/// A variable with the conversions applied to it: first truncated, then sign-extended, then zero-extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Converted {
    pub value: Value,
    /// Width of the value itself.
    width: u32,
    zext: u32,
    sext: u32,
    trunc: u32,
    /// Whether the operand of the outermost zero-extension is known not to be negative.
    nonneg: bool,
}

/// A variable index: `scale * index`, added or subtracted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableIndex {
    pub index: Converted,
    pub scale: i64,
    /// Whether `scale * index` does not overflow as a signed product.
    pub nsw: bool,
    pub negated: bool,
    /// The `getelementptr` whose index it is, if that is an instruction.
    pub context: Option<Inst>,
}

/// An address as `base + offset + Σ indices`, modulo two to the power of `width`.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub base: Value,
    pub offset: i64,
    pub indices: Vec<VariableIndex>,
    /// Flags that all of its `getelementptr`s have; `None` if there is none.
    pub flags: Option<GepFlags>,
    pub width: u32,
}

impl Address {
    /// Whether all of its `getelementptr`s are `inbounds`.
    pub(crate) fn is_inbounds(&self) -> bool {
        self.flags.is_some_and(|flags| flags.contains(GepFlags::INBOUNDS))
    }
}

/// `scale * index + offset`
struct Linear {
    index: Converted,
    scale: i64,
    offset: i64,
    nuw: bool,
    nsw: bool,
}

/// Wraps a number to a width as a signed number.
pub(crate) fn wrap(number: i128, width: u32) -> i64 {
    let shift = 128 - width.clamp(1, 64);
    (number << shift >> shift) as i64
}

impl Converted {
    fn final_width(&self) -> u32 {
        self.width - self.trunc + self.sext + self.zext
    }

    /// Whether the value is truncated, so that it may be zero though the whole value is not.
    pub(crate) fn is_truncated(&self) -> bool {
        self.trunc > 0
    }

    /// Number of bits that conversions add to the value.
    pub(crate) fn added_bits(&self) -> u32 {
        self.sext + self.zext
    }

    /// Returns the same conversions of the operand of a zero-extension.
    fn of_zext_operand(self, value: Value, width: u32, nonneg: bool) -> Converted {
        let by = self.width - width;
        if by <= self.trunc {
            return Converted { value, width, trunc: self.trunc - by, ..self };
        }
        // sext(zext(x)) is zext(zext(x)), as the sign bit is clear.
        let zext = by - self.trunc + self.sext + self.zext;
        Converted { value, width, zext, sext: 0, trunc: 0, nonneg }
    }

    /// Returns the same conversions of the operand of a sign-extension.
    fn of_sext_operand(self, value: Value, width: u32) -> Converted {
        let by = self.width - width;
        if by <= self.trunc {
            return Converted { value, width, trunc: self.trunc - by, ..self };
        }
        Converted { value, width, sext: self.sext + by - self.trunc, trunc: 0, ..self }
    }

    /// Returns a constant of the value's width after the conversions.
    fn apply(&self, number: i64) -> i64 {
        let narrow = self.width - self.trunc;
        let signed = wrap(i128::from(number), narrow);
        let wide = narrow + self.sext;
        if self.zext == 0 {
            return signed;
        }
        let mask = if wide >= 64 { u64::MAX } else { (1u64 << wide) - 1 };
        (signed as u64 & mask) as i64
    }

    /// Returns bounds of the value after the conversions.
    pub(crate) fn apply_bounds(&self, bounds: Bounds) -> Bounds {
        let narrow = self.width - self.trunc;
        let limits = full(narrow);
        let bounds = if bounds.0 >= limits.0 && bounds.1 <= limits.1 { bounds } else { limits };
        let wide = narrow + self.sext;
        if self.zext == 0 || bounds.0 >= 0 {
            return bounds;
        }
        if bounds.1 < 0 { (bounds.0 + (1i128 << wide), bounds.1 + (1i128 << wide)) } else { (0, (1i128 << wide) - 1) }
    }

    /// Whether an operation with these flags commutes with the conversions.
    fn distributes(&self, nuw: bool, nsw: bool) -> bool {
        (self.zext == 0 || nuw) && (self.sext == 0 || nsw)
    }

    /// Whether two values are converted alike.
    pub(crate) fn same_conversions(&self, other: &Converted) -> bool {
        if self.width != other.width || self.trunc != other.trunc {
            return false;
        }
        if self.zext == other.zext && self.sext == other.sext {
            return true;
        }
        // If the operand is not negative, zero-extension is sign-extension.
        (self.nonneg || other.nonneg) && self.zext + self.sext == other.zext + other.sext
    }
}

impl Facts<'_> {
    /// Returns the smallest distance between two values of one width that differ by a constant, in either direction
    /// around the circle of that width, and the number of values of the width. `None` if they are not known to.
    pub(crate) fn constant_distance(
        &self,
        a: Value,
        b: Value,
        is_same: impl Fn(Value, Value) -> bool,
    ) -> Option<(i128, i128)> {
        let types = &self.subject().tables().types;
        let width = types.integer_width(self.subject().value_type(a)).filter(|&width| width <= 64)?;
        if types.integer_width(self.subject().value_type(b)) != Some(width) {
            return None;
        }
        let plain = |value| Converted { value, width, zext: 0, sext: 0, trunc: 0, nonneg: false };
        let (a, b) = (self.linear(plain(a), 0), self.linear(plain(b), 0));
        if a.scale != b.scale || !a.index.same_conversions(&b.index) || !is_same(a.index.value, b.index.value) {
            return None;
        }
        let modulus = 1i128 << width;
        let difference = (i128::from(a.offset) - i128::from(b.offset)).rem_euclid(modulus);
        Some((difference.min(modulus - difference), modulus))
    }

    fn linear(&self, at: Converted, depth: usize) -> Linear {
        let unchanged = |index| Linear { index, scale: 1, offset: 0, nuw: true, nsw: true };
        if depth >= ADDRESS_STEPS {
            return unchanged(at);
        }
        if let Some(number) = self.int(at.value) {
            return Linear { index: at, scale: 0, offset: at.apply(number), nuw: true, nsw: true };
        }
        let Some(operation) = self.operation(at.value).filter(|_| at.value.as_inst().is_some()) else {
            return unchanged(at);
        };
        let types = &self.subject().tables().types;
        let width_of =
            |value: Value| types.integer_width(self.subject().value_type(value)).filter(|&width| width <= 64);
        match operation.opcode {
            Opcode::ZExt | Opcode::SExt => {
                let from = operation.operands[0];
                let Some(width) = width_of(from) else { return unchanged(at) };
                let inner = match operation.opcode {
                    Opcode::ZExt => at.of_zext_operand(from, width, IntFlags(operation.flags).contains(IntFlags::NNEG)),
                    _ => at.of_sext_operand(from, width),
                };
                self.linear(inner, depth + 1)
            }
            Opcode::Trunc => {
                let from = operation.operands[0];
                let Some(width) = width_of(from) else { return unchanged(at) };
                if at.sext != 0 || at.zext != 0 {
                    return unchanged(at);
                }
                let inner = Converted { value: from, width, trunc: at.trunc + width - at.width, ..at };
                self.linear(inner, depth + 1)
            }
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Or => {
                let Some(number) = self.int(operation.operands[1]) else { return unchanged(at) };
                let flags = IntFlags(operation.flags);
                let is_or = operation.opcode == Opcode::Or;
                if is_or && !flags.contains(IntFlags::DISJOINT) {
                    return unchanged(at);
                }
                // A truncated value has no flags that hold after the truncation.
                let (nuw, nsw) = (is_or || flags.contains(IntFlags::NUW), is_or || flags.contains(IntFlags::NSW));
                if !at.distributes(nuw, nsw) {
                    return unchanged(at);
                }
                let (nuw, nsw) = if at.trunc > 0 { (false, false) } else { (nuw, nsw) };
                let right = at.apply(number);
                let width = at.final_width();
                let left = self.linear(Converted { value: operation.operands[0], ..at }, depth + 1);
                let wrapped = |number: i128| wrap(number, width);
                match operation.opcode {
                    Opcode::Add | Opcode::Or => Linear {
                        offset: wrapped(i128::from(left.offset) + i128::from(right)),
                        nuw: left.nuw && nuw,
                        nsw: left.nsw && nsw,
                        ..left
                    },
                    Opcode::Sub => Linear {
                        offset: wrapped(i128::from(left.offset) - i128::from(right)),
                        nuw: false,
                        nsw: left.nsw && nsw,
                        ..left
                    },
                    Opcode::Mul => multiplied(left, right, nuw, nsw, width),
                    _ => {
                        // A shift by the width or more is poison.
                        if right < 0 || right >= i64::from(width) {
                            return unchanged(at);
                        }
                        let shift = right as u32;
                        let wrapped = |number: i64| wrap(i128::from(number) << shift, width);
                        Linear {
                            offset: wrapped(left.offset),
                            scale: wrapped(left.scale),
                            nuw: left.nuw && nuw,
                            nsw: left.nsw && nsw,
                            ..left
                        }
                    }
                }
            }
            _ => unchanged(at),
        }
    }

    /// Returns the parts of an address.
    pub(crate) fn address(&self, pointer: Value) -> Address {
        let layout = self.subject().layout();
        let width = layout.index_width(self.address_space(pointer));
        let mut address = Address { base: pointer, offset: 0, indices: Vec::new(), flags: None, width };
        if width == 0 || width > 64 {
            return address;
        }
        for _ in 0..ADDRESS_STEPS {
            let at = address.base;
            if let Some(global) = at.as_global() {
                let data = self.subject().module().global(global);
                match data.kind {
                    GlobalKind::Alias { aliasee } if self.underlying_object(at, 1) != at => address.base = aliasee,
                    _ => break,
                }
                continue;
            }
            let Some(operation) = self.operation(at) else { break };
            match operation.opcode {
                Opcode::BitCast | Opcode::AddrSpaceCast => {
                    let from = operation.operands[0];
                    if !self.is_pointer(from) || layout.index_width(self.address_space(from)) != width {
                        break;
                    }
                    address.base = from;
                }
                Opcode::Phi if operation.operands.len() == 1 => address.base = operation.operands[0],
                Opcode::GetElementPtr => {
                    if !self.add_offsets(
                        &mut address,
                        operation.operands,
                        operation.source_type,
                        GepFlags(operation.flags),
                    ) {
                        break;
                    }
                }
                opcode if opcode.is_call() => match at.as_inst().and_then(|call| self.returned_argument(call)) {
                    Some(argument) => address.base = argument,
                    None => break,
                },
                _ => break,
            }
        }
        address
    }

    /// Adds the offsets of a `getelementptr` and moves on to its base. Leaves the address unchanged if an offset
    /// depends on `vscale` or is not a scalar.
    fn add_offsets(
        &self,
        address: &mut Address,
        operands: &[Value],
        source: Option<draig_ir::Type>,
        flags: GepFlags,
    ) -> bool {
        let tables = self.subject().tables();
        let width = address.width;
        let Some(mut ty) = source else { return false };
        let context = address.base.as_inst();
        let before = (address.offset, address.indices.clone());
        let add = |ty: draig_ir::Type, index: Value, address: &mut Address| -> Option<()> {
            let size = self.alloc_size(ty)?;
            if let Some(number) = self.int(index) {
                if number != 0 {
                    let bytes = i128::from(size.known()?) * i128::from(number);
                    address.offset = wrap(i128::from(address.offset) + bytes, width);
                }
                return Some(());
            }
            let size = i64::try_from(size.known()?).ok()?;
            let own = tables.types.integer_width(self.subject().value_type(index)).filter(|&width| width <= 64)?;
            let (sext, trunc) = (width.saturating_sub(own), own.saturating_sub(width));
            let converted = Converted { value: index, width: own, zext: 0, sext, trunc, nonneg: false };
            let linear = self.linear(converted, 0);
            let no_wrap = flags.contains(GepFlags::INBOUNDS) || flags.contains(GepFlags::NUSW);
            let linear = multiplied(linear, size, flags.contains(GepFlags::NUW), no_wrap, width);
            address.offset = wrap(i128::from(address.offset) + i128::from(linear.offset), width);
            let (mut scale, mut nsw) = (linear.scale, linear.nsw);
            // `A[x][x]` becomes one index with the sum of the scales.
            let same = |old: &VariableIndex| {
                old.index.value == linear.index.value && old.index.same_conversions(&linear.index)
            };
            if let Some(found) = address.indices.iter().position(same) {
                scale = wrap(i128::from(scale) + i128::from(address.indices[found].scale), width);
                nsw = false;
                address.indices.remove(found);
            }
            if scale != 0 {
                address.indices.push(VariableIndex { index: linear.index, scale, nsw, negated: false, context });
            }
            Some(())
        };
        let mut is_done = true;
        for (number, &index) in operands[1..].iter().enumerate() {
            if number == 0 {
                is_done = add(ty, index, address).is_some();
            } else if tables.types.struct_fields(ty).is_some() {
                let field = tables.field_number(index);
                let offset = self.module_facts.struct_layout(ty).filter(|layout| !layout.size.scalable);
                let (Some(field), Some(layout)) = (field, offset) else {
                    is_done = false;
                    break;
                };
                let Some(&bytes) = layout.offsets.get(field) else {
                    is_done = false;
                    break;
                };
                address.offset = wrap(i128::from(address.offset) + i128::from(bytes), width);
                match tables.element_type(ty, field as u64) {
                    Some(element) => ty = element,
                    None => is_done = false,
                }
            } else {
                match tables.types.kind(ty) {
                    draig_ir::TypeKind::Array { element, .. } | draig_ir::TypeKind::Vector { element, .. } => {
                        ty = *element
                    }
                    _ => is_done = false,
                }
                is_done = is_done && add(ty, index, address).is_some();
            }
            if !is_done {
                break;
            }
        }
        if !is_done {
            address.offset = before.0;
            address.indices = before.1;
            return false;
        }
        address.flags = Some(match address.flags {
            Some(old) => GepFlags(old.0 & flags.0),
            None => flags,
        });
        address.base = operands[0];
        true
    }
}

fn multiplied(left: Linear, by: i64, nuw: bool, nsw: bool, width: u32) -> Linear {
    // (x + c) * k does not overflow, but x * k may, unless k is one.
    let keeps = left.nsw && (by == 1 || (nsw && left.offset == 0));
    Linear {
        offset: wrap(i128::from(left.offset) * i128::from(by), width),
        scale: wrap(i128::from(left.scale) * i128::from(by), width),
        nuw: left.nuw && (by == 1 || nuw),
        nsw: keeps,
        ..left
    }
}
