//! The numbers of types: each type after its parts, in order of first mention. Their records are in
//! [`crate::write::types`].

use draig_ir::{StringPool, Symbol, Type, TypeKind, Types};
use rustc_hash::FxHashMap;

use crate::write::error::{Fault, Result};

/// The numbers of the types that a module mentions.
#[derive(Clone)]
pub(crate) struct TypeIds<'m> {
    types: &'m Types,
    strings: &'m StringPool,
    /// Number plus one, by type, then by index in `extra`; 0 if there is none.
    numbers: Vec<u32>,
    order: Vec<Type>,
    /// Types that the file needs but the module lacks: those of shuffle masks.
    extra: Vec<TypeKind>,
    /// The types of masks by length and scalability, in the module or in `extra`.
    masks: FxHashMap<(u32, bool), Type>,
    /// Types whose parts are being numbered, with the number of parts done.
    stack: Vec<(Type, usize)>,
}

/// Marks an identified struct whose fields are being numbered, in place of a number.
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

    /// Returns the types, in the order of their numbers.
    pub(crate) fn order(&self) -> &[Type] {
        &self.order
    }

    /// Returns the number of a type.
    #[inline]
    pub(crate) fn number(&self, ty: Type) -> Result<u64> {
        match self.numbers.get(ty.index()) {
            Some(&number) if !matches!(number, 0 | IN_PROGRESS) => Ok(u64::from(number - 1)),
            _ => Err(Fault::Unnumbered),
        }
    }

    /// Returns the index of a type among those with numbers, for sorting.
    pub(super) fn place(&self, ty: Type) -> u64 {
        u64::from(self.numbers[ty.index()])
    }

    /// Appends the numbers of types to a record.
    pub(crate) fn push_numbers(&self, types: &[Type], record: &mut Vec<u64>) -> Result {
        types.iter().try_for_each(|&ty| {
            record.push(self.number(ty)?);
            Ok(())
        })
    }

    /// Returns the kind of a type.
    pub(crate) fn kind(&self, ty: Type) -> &TypeKind {
        match ty.index().checked_sub(self.types.len()) {
            None => self.types.kind(ty),
            Some(at) => &self.extra[at],
        }
    }

    /// Returns the number of bits that hold every type number, as LLVM counts them for its abbreviations.
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

    /// Numbers the type of a vector of `i32` of this length, which the module may lack.
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

    /// Returns the type of a mask numbered earlier.
    pub(super) fn find_mask_type(&self, min_len: u32, scalable: bool) -> Option<Type> {
        self.masks.get(&(min_len, scalable)).copied()
    }

    fn mention_new(&mut self, ty: Type) -> Result {
        self.push(ty)?;
        while let Some((ty, part)) = self.stack.last_mut() {
            let (ty, number) = (*ty, *part);
            *part += 1;
            match self.kind(ty).part(number) {
                // Only identified structs contain types that come after them.
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
}

/// Returns the number of bits that hold every number below `count`.
pub(crate) fn bits_for(count: u64) -> u8 {
    (64 - count.saturating_sub(1).leading_zeros()) as u8
}
