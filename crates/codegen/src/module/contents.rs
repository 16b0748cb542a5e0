//! Bytes of constants in memory, and fixups where they hold addresses.

use draig_image::{Fixup, FixupKind, SectionId, SymbolId, SymbolPlace};
use draig_ir::{Const, ConstKind, Module, Opcode, Type, TypeKind, UnnamedAddr, Value, ValueKind};

use super::builder::Builder;
use super::expression::{self, Sum, Term};

/// An aggregate whose elements are being written.
struct Frame<'m> {
    elements: &'m [Value],
    next: usize,
    /// Offset of the aggregate in the section.
    start: u64,
    ty: Type,
    /// Distance between elements; `None` for a struct.
    stride: Option<u64>,
}

impl<'m> Builder<'_, 'm> {
    /// Stores a constant at an offset of a section, whose bytes there are zero.
    ///
    /// Fixups are appended: what is written to a section has growing offsets.
    pub(crate) fn write_constant(&mut self, section: SectionId, offset: u64, value: Value) -> Result<(), String> {
        let module = self.context.module;
        let mut stack: Vec<Frame<'m>> = Vec::new();
        let (mut value, mut at) = (value, offset);
        loop {
            stack.extend(self.write_part(section, at, value)?);
            // Goes on with the next element of the innermost aggregate that has one.
            loop {
                let Some(frame) = stack.last_mut() else { return Ok(()) };
                let Some(&element) = frame.elements.get(frame.next) else {
                    stack.pop();
                    continue;
                };
                let distance = match frame.stride {
                    Some(stride) => stride * frame.next as u64,
                    None => {
                        let fields = self.measures.struct_layout(&self.context.layout, &module.tables, frame.ty);
                        *fields.and_then(|fields| fields.offsets.get(frame.next)).ok_or(UNSIZED)?
                    }
                };
                (value, at) = (element, frame.start + distance);
                frame.next += 1;
                break;
            }
        }
    }

    /// Stores a constant, or returns it if it is an aggregate whose elements have to be stored one by one.
    fn write_part(&mut self, section: SectionId, at: u64, value: Value) -> Result<Option<Frame<'m>>, String> {
        let module = self.context.module;
        let constant = match value.kind() {
            ValueKind::Const(constant) => module.tables.constants.get(constant),
            ValueKind::Global(global) => {
                let sum = Sum { plus: Some(Term::Global(global)), ..Sum::default() };
                return self.write_sum(section, at, 8, sum).map(|()| None);
            }
            _ => return Err("an initializer that is no constant".to_owned()),
        };
        let ty = constant.ty;
        match &constant.kind {
            ConstKind::Int(bits) => {
                let size = module.tables.types.number_width(ty).unwrap_or(64).div_ceil(8) as usize;
                self.store(section, at, &bits.to_le_bytes()[..size.min(8)]);
            }
            ConstKind::Float(bits) => {
                let size = self.store_size(ty)?.min(8) as usize;
                self.store(section, at, &bits.to_le_bytes()[..size]);
            }
            ConstKind::WideFloat(bits) => {
                let size = self.store_size(ty)?.min(16) as usize;
                self.store(section, at, &bits.to_le_bytes()[..size]);
            }
            ConstKind::WideInt(number) => {
                let size = number.width().div_ceil(8) as usize;
                let bytes: Vec<u8> = number.limbs().iter().flat_map(|limb| limb.to_le_bytes()).take(size).collect();
                self.store(section, at, &bytes);
            }
            ConstKind::Data(symbol) => self.store(section, at, module.tables.str(*symbol)),
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison | ConstKind::TokenNone => {}
            ConstKind::Aggregate(elements) => {
                let stride = match *module.tables.types.kind(ty) {
                    TypeKind::Array { element, .. } => Some(self.alloc_size(element)?),
                    TypeKind::Vector { element, .. } => match self.vector_stride(element)? {
                        Some(stride) => Some(stride),
                        None => {
                            let bytes = self.packed_bits(element, elements)?;
                            self.store(section, at, &bytes);
                            return Ok(None);
                        }
                    },
                    _ => None,
                };
                return Ok(Some(Frame { elements, next: 0, start: at, ty, stride }));
            }
            ConstKind::Splat(_) => return Err("a scalable vector in an initializer".to_owned()),
            ConstKind::Expr(expr) if expr.opcode == Opcode::BitCast => {
                return Ok(Some(Frame { elements: &expr.operands, next: 0, start: at, ty, stride: Some(0) }));
            }
            ConstKind::Expr(_)
            | ConstKind::BlockAddress(..)
            | ConstKind::DsoLocalEquivalent(_)
            | ConstKind::NoCfi(_)
            | ConstKind::PtrAuth(_) => {
                let size = self.store_size(ty)?;
                let context = self.context;
                let sum = expression::sum(module, &context.layout, &mut self.measures, value)?;
                self.write_sum(section, at, size, sum)?;
            }
        }
        Ok(None)
    }

    fn store(&mut self, section: SectionId, at: u64, bytes: &[u8]) {
        let at = at as usize;
        self.image[section].bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    pub(crate) fn alloc_size(&mut self, ty: Type) -> Result<u64, String> {
        let measure = self.measures.measure(&self.context.layout, &self.context.module.tables, ty);
        let size = measure.and_then(|measure| measure.alloc_size()).and_then(|size| size.known());
        size.ok_or_else(|| UNSIZED.to_owned())
    }

    fn store_size(&mut self, ty: Type) -> Result<u64, String> {
        let measure = self.measures.measure(&self.context.layout, &self.context.module.tables, ty);
        let size = measure.and_then(|measure| measure.store_size()).and_then(|size| size.known());
        size.ok_or_else(|| UNSIZED.to_owned())
    }

    /// Returns the distance in bytes between elements of a vector; `None` if it is no whole number.
    fn vector_stride(&mut self, element: Type) -> Result<Option<u64>, String> {
        let measure = self.measures.measure(&self.context.layout, &self.context.module.tables, element);
        let bits = measure.and_then(|measure| measure.size_in_bits()).and_then(|size| size.known());
        let bits = bits.ok_or(UNSIZED)?;
        Ok((bits % 8 == 0).then_some(bits / 8))
    }

    /// Returns the bytes of a vector whose elements are no whole bytes: each follows the one before it, from the
    /// lowest bit on.
    fn packed_bits(&mut self, element: Type, elements: &[Value]) -> Result<Vec<u8>, String> {
        let tables = &self.context.module.tables;
        let width = tables.types.number_width(element).ok_or("a vector of elements that are no whole bytes")?;
        let mut bytes = vec![0u8; (elements.len() * width as usize).div_ceil(8)];
        for (number, &value) in elements.iter().enumerate() {
            let Some(value) = tables.number_value(value) else {
                let is_undefined = value.as_const().is_some_and(|constant| is_undefined(self.context.module, constant));
                if is_undefined {
                    continue;
                }
                return Err("an address in a vector whose elements are no whole bytes".to_owned());
            };
            for bit in (0..width).filter(|&bit| value.bit(bit)) {
                let at = number * width as usize + bit as usize;
                bytes[at / 8] |= 1 << (at % 8);
            }
        }
        Ok(bytes)
    }

    /// Stores a sum in this many bytes, with a fixup if it depends on addresses.
    pub(crate) fn write_sum(&mut self, section: SectionId, at: u64, size: u64, sum: Sum) -> Result<(), String> {
        if let (true, Some(plus), Some(minus)) = (self.context.format.is_mach_o(), sum.plus, sum.minus) {
            return self.write_difference(section, at, size, (plus, minus, sum.number));
        }
        let (kind, symbol, addend) = match self.fixup_of(section, at, size, sum)? {
            Ok(number) => {
                let sign = if number < 0 { 0xff } else { 0 };
                let mut bytes = number.to_le_bytes().to_vec();
                bytes.resize(size as usize, sign);
                self.store(section, at, &bytes);
                return Ok(());
            }
            Err(fixup) => fixup,
        };
        let offset = u32::try_from(at).map_err(|_| "a section of more than 4 GiB".to_owned())?;
        self.image[section].fixups.push(Fixup { offset, kind, symbol, addend });
        Ok(())
    }

    /// Stores a difference of addresses where linkers know any.
    fn write_difference(
        &mut self,
        section: SectionId,
        at: u64,
        size: u64,
        (plus, minus, addend): (Term, Term, i64),
    ) -> Result<(), String> {
        let kind = match size {
            4 => FixupKind::Abs32,
            8 => FixupKind::Abs64,
            _ => return Err(format!("a difference of addresses of {size} bytes, for which there is no relocation")),
        };
        if let Term::Equivalent(global) = plus
            && !self.context.is_local(global)
        {
            return Err("an address of a 'dso_local_equivalent' in Mach-O".to_owned());
        }
        let (plus, minus) = (self.term(plus), self.term(minus));
        let offset = u32::try_from(at).map_err(|_| "a section of more than 4 GiB".to_owned())?;
        let fixups = &mut self.image[section].fixups;
        fixups.push(Fixup { offset, kind: FixupKind::Subtractor, symbol: minus, addend: 0 });
        fixups.push(Fixup { offset, kind, symbol: plus, addend });
        Ok(())
    }

    /// Returns the number that a sum is, or the fixup that computes it (`Err`).
    fn fixup_of(
        &mut self,
        section: SectionId,
        at: u64,
        size: u64,
        sum: Sum,
    ) -> Result<Result<i64, (FixupKind, SymbolId, i64)>, String> {
        let unsupported = |what: &str| Err(format!("{what} of {size} bytes, for which there is no relocation"));
        let Some(minus) = sum.minus else {
            let Some(plus) = sum.plus else { return Ok(Ok(sum.number)) };
            let kind = match size {
                1 => FixupKind::Abs8,
                2 => FixupKind::Abs16,
                4 => FixupKind::Abs32,
                8 => FixupKind::Abs64,
                _ => return unsupported("an address"),
            };
            if let Term::Equivalent(global) = plus
                && !self.context.is_local(global)
            {
                return unsupported("an address of a 'dso_local_equivalent'");
            }
            let symbol = self.term(plus);
            return Ok(Err((kind, symbol, sum.number)));
        };
        let Some(plus) = sum.plus else { return unsupported("a negated address") };
        let is_through_table = match plus {
            Term::Equivalent(global) => !self.context.is_local(global),
            Term::Global(global) => {
                let data = self.context.module.global(global);
                data.unnamed_addr == UnnamedAddr::Global && data.is_function()
            }
            Term::Block(..) => false,
        };
        let (plus, minus) = (self.term(plus), self.term(minus));
        let SymbolPlace::Section(minus_section, minus_offset) = self.image[minus].place else {
            return unsupported("a difference from a symbol that is not defined");
        };
        if let SymbolPlace::Section(plus_section, plus_offset) = self.image[plus].place
            && plus_section == minus_section
            && !is_through_table
        {
            return Ok(Ok(sum.number.wrapping_add(plus_offset as i64).wrapping_sub(minus_offset as i64)));
        }
        if minus_section != section {
            return unsupported("a difference from a symbol in another section");
        }
        let kind = match size {
            1 => FixupKind::Pc8,
            2 => FixupKind::Pc16,
            4 if is_through_table => FixupKind::Plt32,
            4 => FixupKind::Pc32,
            8 => FixupKind::Pc64,
            _ => return unsupported("a difference of addresses"),
        };
        Ok(Err((kind, plus, sum.number.wrapping_add(at as i64).wrapping_sub(minus_offset as i64))))
    }

    /// Returns the symbol of an address.
    pub(crate) fn term(&mut self, term: Term) -> SymbolId {
        match term {
            Term::Global(global) | Term::Equivalent(global) => self.reference(global),
            Term::Block(function, block) => self.block(function, block),
        }
    }
}

const UNSIZED: &str = "a constant of a type without a known size";

fn is_undefined(module: &Module, constant: Const) -> bool {
    matches!(module.tables.constants.kind(constant), ConstKind::Undef | ConstKind::Poison)
}
