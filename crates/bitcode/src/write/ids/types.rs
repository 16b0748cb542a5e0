//! The numbers of types: each type behind those that it is made of, in order of first mention. Their
//! records are in [`crate::write::types`].

use draig_ir::{Type, TypeKind, Types};

/// The numbers of the types that a module mentions.
#[derive(Clone)]
pub(crate) struct TypeIds<'m> {
    types: &'m Types,
    /// By type, then by place in `extra`: one more than the number; 0 if it has none.
    numbers: Vec<u32>,
    order: Vec<Type>,
    /// Types that the file needs and the module does not have: those of shuffle masks.
    extra: Vec<TypeKind>,
    /// Types whose parts are being numbered, and how many of the parts are.
    stack: Vec<(Type, usize)>,
}

/// Instead of a number: an identified struct whose fields are being numbered.
const IN_PROGRESS: u32 = u32::MAX;

impl<'m> TypeIds<'m> {
    pub(super) fn new(types: &'m Types) -> TypeIds<'m> {
        TypeIds { types, numbers: vec![0; types.len()], order: Vec::new(), extra: Vec::new(), stack: Vec::new() }
    }

    /// The types, in the order of their numbers.
    pub(crate) fn order(&self) -> &[Type] {
        &self.order
    }

    /// The number of a type.
    #[inline]
    pub(crate) fn number(&self, ty: Type) -> u64 {
        let number = self.numbers[ty.index()];
        debug_assert!(number != 0 && number != IN_PROGRESS, "{ty} is mentioned");
        u64::from(number.wrapping_sub(1))
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
    pub(super) fn mention(&mut self, ty: Type) {
        if self.numbers[ty.index()] == 0 {
            self.mention_new(ty);
        }
    }

    /// The type of a vector of `i32` this long, which the module may not have.
    pub(super) fn mask_type(&mut self, min_len: u32, scalable: bool) -> Type {
        let ty = self.find_mask_type(min_len, scalable).unwrap_or_else(|| {
            self.extra.push(TypeKind::Vector { element: Type::I32, min_len, scalable });
            self.numbers.push(0);
            Type::from_u32((self.types.len() + self.extra.len() - 1) as u32)
        });
        self.mention(ty);
        ty
    }

    pub(super) fn find_mask_type(&self, min_len: u32, scalable: bool) -> Option<Type> {
        let kind = TypeKind::Vector { element: Type::I32, min_len, scalable };
        self.types.find(&kind).or_else(|| {
            let at = self.extra.iter().position(|extra| *extra == kind)?;
            Some(Type::from_u32((self.types.len() + at) as u32))
        })
    }

    fn mention_new(&mut self, ty: Type) {
        self.push(ty);
        while let Some((ty, part)) = self.stack.last_mut() {
            let (ty, number) = (*ty, *part);
            *part += 1;
            match self.part(ty, number) {
                Some(part) if self.numbers[part.index()] == 0 => self.push(part),
                Some(_) => {}
                None => {
                    self.stack.pop();
                    if matches!(self.numbers[ty.index()], 0 | IN_PROGRESS) {
                        self.order.push(ty);
                        self.numbers[ty.index()] = self.order.len() as u32;
                    }
                }
            }
        }
    }

    fn push(&mut self, ty: Type) {
        if matches!(self.kind(ty), TypeKind::NamedStruct(_)) {
            self.numbers[ty.index()] = IN_PROGRESS;
        }
        self.stack.push((ty, 0));
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
