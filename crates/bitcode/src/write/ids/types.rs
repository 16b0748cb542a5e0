//! The numbers of types: each type behind those that it is made of, in order of first mention. Their
//! records are in [`crate::write::types`].

use draig_ir::{StringPool, Symbol, Type, TypeKind, Types};
use rustc_hash::FxHashMap;

use crate::write::error::{Fault, Result};

/// The numbers of the types that a module mentions.
#[derive(Clone)]
pub(crate) struct TypeIds<'m> {
    types: &'m Types,
    strings: &'m StringPool,
    /// By type, then by place in `extra`: one more than the number; 0 if it has none.
    numbers: Vec<u32>,
    order: Vec<Type>,
    /// Types that the file needs and the module does not have: those of shuffle masks.
    extra: Vec<TypeKind>,
    /// The types of masks by length and whether that is scalable, of the module or in `extra`.
    masks: FxHashMap<(u32, bool), Type>,
    /// Types whose parts are being numbered, and how many of the parts are.
    stack: Vec<(Type, usize)>,
}

/// Instead of a number: an identified struct whose fields are being numbered.
const IN_PROGRESS: u32 = u32::MAX;

impl<'m> TypeIds<'m> {
    pub(super) fn new(types: &'m Types, strings: &'m StringPool) -> TypeIds<'m> {
        TypeIds {
            types,
            strings,
            numbers: vec![0; types.len()],
            order: Vec::new(),
            extra: Vec::new(),
            masks: FxHashMap::default(),
            stack: Vec::new(),
        }
    }

    /// The types, in the order of their numbers.
    pub(crate) fn order(&self) -> &[Type] {
        &self.order
    }

    /// The number of a type.
    #[inline]
    pub(crate) fn number(&self, ty: Type) -> Result<u64> {
        match self.numbers.get(ty.index()) {
            Some(&number) if !matches!(number, 0 | IN_PROGRESS) => Ok(u64::from(number - 1)),
            _ => Err(Fault::Unnumbered),
        }
    }

    /// Where a type is among those with numbers: for sorting by it.
    pub(super) fn place(&self, ty: Type) -> u64 {
        u64::from(self.numbers[ty.index()])
    }

    /// Puts the numbers of types behind what is in a record.
    pub(crate) fn push_numbers(&self, types: &[Type], record: &mut Vec<u64>) -> Result {
        types.iter().try_for_each(|&ty| {
            record.push(self.number(ty)?);
            Ok(())
        })
    }

    /// What a type is made of.
    pub(crate) fn kind(&self, ty: Type) -> &TypeKind {
        match ty.index().checked_sub(self.types.len()) {
            None => self.types.kind(ty),
            Some(at) => &self.extra[at],
        }
    }

    /// The bits that hold every number of a type, as LLVM counts them for its abbreviations.
    pub(crate) fn width(&self) -> u8 {
        bits_for(self.order.len() as u64 + 1)
    }

    /// Numbers a type.
    #[inline]
    pub(super) fn mention(&mut self, ty: Type) -> Result {
        match self.numbers.get(ty.index()) {
            Some(0) => self.mention_new(ty),
            Some(_) => Ok(()),
            None => Err(Fault::Type),
        }
    }

    /// The type of a vector of `i32` this long, which the module may not have.
    pub(super) fn mask_type(&mut self, min_len: u32, scalable: bool) -> Result<Type> {
        if let Some(&ty) = self.masks.get(&(min_len, scalable)) {
            return Ok(ty);
        }
        let kind = TypeKind::Vector { element: Type::I32, min_len, scalable };
        let ty = self.types.find(&kind).unwrap_or_else(|| {
            self.extra.push(kind);
            self.numbers.push(0);
            Type::from_u32((self.types.len() + self.extra.len() - 1) as u32)
        });
        self.masks.insert((min_len, scalable), ty);
        self.mention(ty)?;
        Ok(ty)
    }

    /// The type of a mask that was mentioned.
    pub(super) fn find_mask_type(&self, min_len: u32, scalable: bool) -> Option<Type> {
        self.masks.get(&(min_len, scalable)).copied()
    }

    fn mention_new(&mut self, ty: Type) -> Result {
        self.push(ty)?;
        while let Some((ty, part)) = self.stack.last_mut() {
            let (ty, number) = (*ty, *part);
            *part += 1;
            match self.part(ty, number) {
                // Only identified structs are made of what came after them.
                Some(part) if part >= ty && !matches!(self.kind(ty), TypeKind::NamedStruct(_)) => {
                    return Err(Fault::TypePart);
                }
                Some(part) => match self.numbers.get(part.index()) {
                    Some(0) => self.push(part)?,
                    Some(_) => {}
                    None => return Err(Fault::TypePart),
                },
                None => {
                    self.stack.pop();
                    if matches!(self.numbers[ty.index()], 0 | IN_PROGRESS) {
                        self.order.push(ty);
                        self.numbers[ty.index()] = self.order.len() as u32;
                    }
                }
            }
        }
        Ok(())
    }

    fn push(&mut self, ty: Type) -> Result {
        let name = match self.kind(ty) {
            TypeKind::NamedStruct(body) => {
                let name = body.name;
                self.numbers[ty.index()] = IN_PROGRESS;
                name
            }
            TypeKind::TargetExt { name, .. } => *name,
            _ => Symbol::EMPTY,
        };
        if name.as_u32() >= self.strings.len() {
            return Err(Fault::TypePart);
        }
        self.stack.push((ty, 0));
        Ok(())
    }

    /// A type that this one is made of, by place.
    fn part(&self, ty: Type, number: usize) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => (number == 0).then_some(*element),
            TypeKind::Struct { fields, .. } => fields.get(number).copied(),
            TypeKind::NamedStruct(body) => body.fields.as_deref()?.get(number).copied(),
            TypeKind::Function(function) => match number.checked_sub(1) {
                None => Some(function.result),
                Some(at) => function.params.get(at).copied(),
            },
            TypeKind::TargetExt { types, .. } => types.get(number).copied(),
            TypeKind::Void
            | TypeKind::Float(_)
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Token
            | TypeKind::Integer(_)
            | TypeKind::Pointer(_) => None,
        }
    }
}

/// The bits that hold every number below `count`.
pub(crate) fn bits_for(count: u64) -> u8 {
    (64 - count.saturating_sub(1).leading_zeros()) as u8
}
