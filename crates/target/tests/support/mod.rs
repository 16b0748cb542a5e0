//! A type table for the tests, filled from type syntax that covers every shape.

use std::collections::HashMap;

use draig_target::{FloatKind, Shape, TypeShapes};

/// Types without duplicates: equal types have equal handles.
#[derive(Default)]
pub(crate) struct Types {
    list: Vec<Type>,
    index: HashMap<Type, usize>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Type {
    Integer(u32),
    Float(FloatKind),
    Pointer(u32),
    Vector(usize, u32, bool),
    Array(usize, u64),
    Struct(Vec<usize>, bool),
    Label,
    X86Amx,
    TargetExt(Option<usize>),
    Unsized,
}

impl TypeShapes for Types {
    type Ty = usize;

    fn shape(&self, ty: usize) -> Shape<'_, usize> {
        match &self.list[ty] {
            Type::Integer(width) => Shape::Integer(*width),
            Type::Float(kind) => Shape::Float(*kind),
            Type::Pointer(address_space) => Shape::Pointer { address_space: *address_space },
            Type::Vector(elem, min_count, scalable) => {
                Shape::Vector { elem: *elem, min_count: *min_count, scalable: *scalable }
            }
            Type::Array(elem, count) => Shape::Array { elem: *elem, count: *count },
            Type::Struct(fields, packed) => Shape::Struct { fields, packed: *packed },
            Type::Label => Shape::Label,
            Type::X86Amx => Shape::X86Amx,
            Type::TargetExt(layout) => Shape::TargetExt { layout: *layout },
            Type::Unsized => Shape::Unsized,
        }
    }
}

impl Types {
    pub(crate) fn add(&mut self, ty: Type) -> usize {
        if let Some(&known) = self.index.get(&ty) {
            return known;
        }
        self.list.push(ty.clone());
        self.index.insert(ty, self.list.len() - 1);
        self.list.len() - 1
    }

    /// Parses a type; panics if it is invalid.
    pub(crate) fn read(&mut self, text: &str) -> usize {
        let mut rest = text;
        let ty = self.read_one(&mut rest);
        assert_eq!(rest.trim(), "", "in {text}");
        ty
    }

    fn read_one(&mut self, rest: &mut &str) -> usize {
        if eat(rest, "<{") {
            return self.read_struct(rest, "}>", true);
        }
        if eat(rest, "{") {
            return self.read_struct(rest, "}", false);
        }
        if eat(rest, "<") {
            let scalable = eat(rest, "vscale x");
            let count = number(rest);
            assert!(eat(rest, "x"));
            let elem = self.read_one(rest);
            assert!(eat(rest, ">"));
            return self.add(Type::Vector(elem, count.try_into().unwrap(), scalable));
        }
        if eat(rest, "[") {
            let count = number(rest);
            assert!(eat(rest, "x"));
            let elem = self.read_one(rest);
            assert!(eat(rest, "]"));
            return self.add(Type::Array(elem, count));
        }
        if eat(rest, "ptr") {
            let space = if eat(rest, "addrspace(") {
                let space = number(rest);
                assert!(eat(rest, ")"));
                space
            } else {
                0
            };
            return self.add(Type::Pointer(space.try_into().unwrap()));
        }
        for (name, ty) in NAMED {
            if eat(rest, name) {
                let ty = ty.clone();
                return self.add(ty);
            }
        }
        for (name, layout) in TARGET_TYPES {
            if eat(rest, name) {
                let layout = layout.map(|layout| self.read(layout));
                return self.add(Type::TargetExt(layout));
            }
        }
        assert!(eat(rest, "i"), "no type at {rest}");
        let width = number(rest);
        self.add(Type::Integer(width.try_into().unwrap()))
    }

    fn read_struct(&mut self, rest: &mut &str, end: &str, packed: bool) -> usize {
        let mut fields = Vec::new();
        while !eat(rest, end) {
            fields.push(self.read_one(rest));
            eat(rest, ",");
        }
        self.add(Type::Struct(fields, packed))
    }
}

const NAMED: &[(&str, Type)] = &[
    ("half", Type::Float(FloatKind::Half)),
    ("bfloat", Type::Float(FloatKind::BFloat)),
    ("float", Type::Float(FloatKind::Float)),
    ("double", Type::Float(FloatKind::Double)),
    ("x86_fp80", Type::Float(FloatKind::X86Fp80)),
    ("fp128", Type::Float(FloatKind::Fp128)),
    ("ppc_fp128", Type::Float(FloatKind::PpcFp128)),
    ("label", Type::Label),
    ("x86_amx", Type::X86Amx),
    ("token", Type::Unsized),
];

/// Target types, with the types that LLVM 22 lays them out as.
const TARGET_TYPES: &[(&str, Option<&str>)] = &[
    (r#"target("spirv.Image", float)"#, Some("ptr")),
    (r#"target("aarch64.svcount")"#, Some("<vscale x 16 x i1>")),
    (r#"target("amdgcn.named.barrier", 0)"#, Some("<4 x i32>")),
    (r#"target("dx.Padding", 4)"#, Some("[4 x i8]")),
    (r#"target("unheard.of")"#, None),
];

fn eat(rest: &mut &str, token: &str) -> bool {
    let found = rest.trim_start().strip_prefix(token);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

fn number(rest: &mut &str) -> u64 {
    let text = rest.trim_start();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    *rest = &text[end..];
    text[..end].parse().unwrap()
}
