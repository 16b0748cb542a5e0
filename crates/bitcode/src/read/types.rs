//! Types, by their numbers in the file. Typed pointers (up to LLVM 16) become opaque ones. Their pointees are
//! stored separately, because older records leave out types that the pointees imply.

use draig_bitstream::Cursor;
use draig_ir::types::MAX_INTEGER_WIDTH;
use draig_ir::{Module, Symbol, Type, TypeKind};
use rustc_hash::FxHashMap;

use crate::codes::{blocks, types as code};

use super::fault::{Result, fault, invalid_record};
use super::limits::{MAX_TYPES, MIN_TYPE_BITS};
use super::records::{bytes, for_each_record, operand};
use super::unknown::Unknown;

/// Marks the absence of a type in the file.
pub(crate) const NO_ID: u32 = u32::MAX;

/// A type of the file.
#[derive(Clone, Copy, Debug)]
struct Entry {
    ty: Option<Type>,
    /// Whether it is a struct mentioned before its record.
    forward: bool,
    /// Start of its parts in `parts`: pointee; element; fields; result and parameters.
    first: u32,
    count: u32,
}

const EMPTY: Entry = Entry { ty: None, forward: false, first: 0, count: 0 };

/// The types of a module, by number.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeTable {
    entries: Vec<Entry>,
    parts: Vec<u32>,
    /// Whether pointers state their pointees.
    pub(crate) typed_pointers: bool,
    /// Numbers of pointers by their pointees.
    pointers: FxHashMap<u32, u32>,
}

impl TypeTable {
    /// Returns the type with this number.
    #[inline]
    pub(crate) fn get(&self, id: u64) -> Option<Type> {
        self.entries.get(usize::try_from(id).ok()?)?.ty
    }

    /// Returns the type with this number, which must exist.
    #[inline]
    pub(crate) fn ty(&self, id: u64) -> Result<Type> {
        self.get(id).ok_or_else(|| fault("Invalid type"))
    }

    /// Returns the numbers of the parts of a type.
    pub(crate) fn parts(&self, id: u32) -> &[u32] {
        match self.entries.get(id as usize) {
            Some(entry) => &self.parts[entry.first as usize..(entry.first + entry.count) as usize],
            None => &[],
        }
    }

    /// Returns the number of a part of a type: the pointee of a pointer, the element of an array, …
    pub(crate) fn part(&self, id: u32, at: usize) -> Option<u32> {
        self.parts(id).get(at).copied()
    }

    /// Returns the number of a pointer to the type with this number, if the file has one.
    pub(crate) fn pointer_to(&self, pointee: u32) -> u32 {
        self.pointers.get(&pointee).copied().unwrap_or(NO_ID)
    }
}

/// Reads a block of types.
pub(crate) fn read_types(
    cursor: Cursor<'_>,
    module: &mut Module,
    table: &mut TypeTable,
    unknown: &mut Unknown,
) -> Result<()> {
    let room = cursor.end() - cursor.bit();
    let mut reader = TypeReader { module, table, next: 0, name: Vec::new(), suffixes: FxHashMap::default(), room };
    for_each_record(cursor, blocks::TYPES, unknown, |record, _| reader.record(record.code, record.operands()))?;
    if reader.next != reader.table.entries.len() {
        return Err(fault("Malformed block"));
    }
    Ok(())
}

struct TypeReader<'m> {
    module: &'m mut Module,
    table: &'m mut TypeTable,
    next: usize,
    name: Vec<u8>,
    /// The number of suffixes tried for a name: earlier ones are taken.
    suffixes: FxHashMap<Vec<u8>, u32>,
    /// The size of the block in bits: it has no more types than that.
    room: u64,
}

impl TypeReader<'_> {
    fn record(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let ty = match kind {
            code::NUMENTRY => {
                let count = operand(operands, 0)?;
                if count > MAX_TYPES || count > self.room / MIN_TYPE_BITS {
                    return Err(invalid_record());
                }
                self.table.entries.resize(count as usize, EMPTY);
                return Ok(());
            }
            code::STRUCT_NAME => {
                self.name = bytes(operands);
                return Ok(());
            }
            code::VOID => Type::VOID,
            code::FLOAT => Type::FLOAT,
            code::DOUBLE => Type::DOUBLE,
            code::LABEL => Type::LABEL,
            code::HALF => Type::HALF,
            code::BFLOAT => Type::BFLOAT,
            code::X86_FP80 => Type::X86_FP80,
            code::FP128 => Type::FP128,
            code::PPC_FP128 => Type::PPC_FP128,
            code::METADATA => Type::METADATA,
            code::TOKEN => Type::TOKEN,
            code::X86_AMX => Type::X86_AMX,
            // Its current name.
            code::X86_MMX => self.types().vector(Type::I64, 1, false),
            code::INTEGER => {
                let width = operand(operands, 0)?;
                if width == 0 || width > u64::from(MAX_INTEGER_WIDTH) {
                    return Err(fault("Bitwidth for integer type out of range"));
                }
                self.types().integer(width as u32)
            }
            code::BYTE => {
                let width = operand(operands, 0)?;
                if width == 0 || width > u64::from(MAX_INTEGER_WIDTH) {
                    return Err(fault("Bitwidth for byte type out of range"));
                }
                self.types().byte(width as u32)
            }
            code::POINTER => {
                let pointee = operand(operands, 0)?;
                let space = address_space(operands.get(1).copied().unwrap_or(0))?;
                self.note_parts(&[pointee])?;
                let ty = self.mentioned(pointee)?;
                if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX) {
                    return Err(fault("Invalid type"));
                }
                self.table.typed_pointers = true;
                self.table.pointers.insert(pointee as u32, self.next as u32);
                self.types().pointer(space)
            }
            code::OPAQUE_POINTER => {
                let space = address_space(operand(operands, 0)?)?;
                self.types().pointer(space)
            }
            code::FUNCTION | code::FUNCTION_OLD => self.function(operands, kind == code::FUNCTION_OLD)?,
            code::ARRAY | code::VECTOR => self.sequence(operands, kind == code::VECTOR)?,
            code::STRUCT_ANON => {
                let (&packed, fields) = operands.split_first().ok_or_else(invalid_record)?;
                let list = self.list(fields)?;
                self.types().literal_struct(&list, packed != 0)
            }
            code::STRUCT_NAMED | code::OPAQUE => return self.named_struct(kind, operands),
            code::TARGET_TYPE => self.target_type(operands)?,
            _ => return Err(fault("Invalid value")),
        };
        let at = self.slot()?;
        if self.table.entries[at].ty.is_some() {
            return Err(fault("Invalid TYPE table: Only named structs can be forward referenced"));
        }
        self.table.entries[at].ty = Some(ty);
        self.next += 1;
        Ok(())
    }

    fn types(&mut self) -> &mut draig_ir::types::Types {
        &mut self.module.tables.types
    }

    fn slot(&self) -> Result<usize> {
        if self.next < self.table.entries.len() { Ok(self.next) } else { Err(fault("Invalid TYPE table")) }
    }

    /// Stores the numbers of the parts of the next type.
    fn note_parts(&mut self, ids: &[u64]) -> Result<()> {
        let at = self.slot()?;
        let first = self.table.parts.len() as u32;
        for &id in ids {
            self.table.parts.push(u32::try_from(id).map_err(|_| invalid_record())?);
        }
        let entry = &mut self.table.entries[at];
        (entry.first, entry.count) = (first, ids.len() as u32);
        Ok(())
    }

    /// Returns a type by number; a struct that comes later is created now.
    fn mentioned(&mut self, id: u64) -> Result<Type> {
        let at = usize::try_from(id).ok().filter(|&at| at < self.table.entries.len());
        let at = at.ok_or_else(|| fault("Invalid type"))?;
        if let Some(ty) = self.table.entries[at].ty {
            return Ok(ty);
        }
        let ty = self.types().named_struct(Symbol::EMPTY);
        let entry = &mut self.table.entries[at];
        (entry.ty, entry.forward) = (Some(ty), true);
        Ok(ty)
    }

    /// Returns types by number and stores the numbers as the parts of the next type.
    fn list(&mut self, ids: &[u64]) -> Result<Vec<Type>> {
        self.note_parts(ids)?;
        ids.iter().map(|&id| self.element(id)).collect()
    }

    /// Returns the type of an element or field.
    fn element(&mut self, id: u64) -> Result<Type> {
        let ty = self.mentioned(id)?;
        let is_element = !matches!(
            self.types().kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function(_)
        );
        if is_element { Ok(ty) } else { Err(fault("Invalid type")) }
    }

    fn function(&mut self, operands: &[u64], old: bool) -> Result<Type> {
        // The old form has an attribute count, long unused.
        let (&[variadic], rest) = operands.split_first_chunk::<1>().ok_or_else(invalid_record)?;
        let rest = if old { rest.get(1..).ok_or_else(invalid_record)? } else { rest };
        let (&result, params) = rest.split_first().ok_or_else(invalid_record)?;
        self.note_parts(rest)?;
        let result = self.mentioned(result)?;
        let mut list = Vec::with_capacity(params.len());
        for &id in params {
            let ty = self.mentioned(id)?;
            // A struct whose fields are not known yet cannot be the type of a parameter.
            let is_opaque = |kind: &TypeKind| matches!(kind, TypeKind::NamedStruct(body) if body.fields.is_none());
            let kind = self.types().kind(ty);
            if matches!(kind, TypeKind::Void | TypeKind::Function(_) | TypeKind::Label) || is_opaque(kind) {
                return Err(fault("Invalid function argument type"));
            }
            list.push(ty);
        }
        if matches!(self.types().kind(result), TypeKind::Function(_) | TypeKind::Label | TypeKind::Metadata) {
            return Err(fault("Invalid type"));
        }
        Ok(self.types().function(result, &list, variadic != 0))
    }

    fn sequence(&mut self, operands: &[u64], is_vector: bool) -> Result<Type> {
        let (count, element) = (operand(operands, 0)?, operand(operands, 1)?);
        self.note_parts(&[element])?;
        if !is_vector {
            let element = self.element(element)?;
            return Ok(self.types().array(element, count));
        }
        let len = u32::try_from(count).ok().filter(|&count| count > 0).ok_or_else(|| fault("Invalid vector length"))?;
        let element = self.mentioned(element)?;
        let types = self.types();
        let is_element = match types.kind(element) {
            TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_) => true,
            TypeKind::TargetExt { .. } => self.module.tables.target_type_properties(element).can_be_vector_element,
            _ => false,
        };
        if !is_element {
            return Err(fault("Invalid type"));
        }
        let types = self.types();
        let scalable = operands.get(2).is_some_and(|&scalable| scalable != 0);
        Ok(types.vector(element, len, scalable))
    }

    fn named_struct(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let at = self.slot()?;
        let (&packed, fields) = operands.split_first().ok_or_else(invalid_record)?;
        let name = std::mem::take(&mut self.name);
        let ty = match self.table.entries[at] {
            Entry { ty: None, .. } => {
                let name = self.unique_name(name);
                let ty = self.module.named_struct(&name);
                self.table.entries[at].ty = Some(ty);
                ty
            }
            Entry { ty: Some(ty), forward: true, .. } => {
                self.name_forward(ty, name);
                self.table.entries[at].forward = false;
                ty
            }
            _ => return Err(fault("Invalid TYPE table: Only named structs can be forward referenced")),
        };
        if kind == code::STRUCT_NAMED {
            if fields.contains(&(at as u64)) {
                return Err(fault("Invalid TYPE table: Only named structs can be forward referenced"));
            }
            let list = self.list(fields)?;
            self.types().set_struct_body(ty, &list, packed != 0);
        }
        self.next += 1;
        Ok(())
    }

    /// Gives a struct mentioned before its name a unique name.
    fn name_forward(&mut self, ty: Type, name: Vec<u8>) {
        if name.is_empty() {
            return;
        }
        let unique = self.unique_name(name);
        let symbol = self.module.tables.strings.intern(&unique);
        self.types().set_struct_name(ty, symbol);
        self.module.register_struct_name(symbol, ty);
    }

    /// Returns the name, with a number appended if it is taken.
    fn unique_name(&mut self, name: Vec<u8>) -> Vec<u8> {
        if name.is_empty() || self.module.find_struct(&name).is_none() {
            return name;
        }
        let mut unique = name.clone();
        let length = name.len();
        let suffix = self.suffixes.entry(name).or_insert(0);
        while self.module.find_struct(&unique).is_some() {
            unique.truncate(length);
            unique.extend_from_slice(format!(".{suffix}").as_bytes());
            *suffix += 1;
        }
        unique
    }

    fn target_type(&mut self, operands: &[u64]) -> Result<Type> {
        let (&count, rest) = operands.split_first().ok_or_else(invalid_record)?;
        let count = usize::try_from(count).ok().filter(|&count| count <= rest.len());
        let (ids, numbers) = rest.split_at(count.ok_or_else(|| fault("Too few type parameters"))?);
        let mut types = Vec::with_capacity(ids.len());
        for &id in ids {
            types.push(self.mentioned(id)?);
        }
        let number = |&number: &u64| u32::try_from(number).map_err(|_| fault("Integer parameter too large"));
        let ints = numbers.iter().map(number).collect::<Result<Vec<u32>>>()?;
        let name = std::mem::take(&mut self.name);
        let name = self.module.tables.strings.intern(&name);
        Ok(self.types().intern(TypeKind::TargetExt { name, types: types.into(), ints: ints.into() }))
    }
}

fn address_space(number: u64) -> Result<u32> {
    let space = u32::try_from(number).ok().filter(|&space| space < 1 << 24);
    space.ok_or_else(|| fault("Invalid type"))
}
