//! The parts of the text form that these tests need: reading the types of a declaration, and printing a
//! declaration with its attributes.

use draig_ir::{AttrSet, Attribute, Global, Module, Tables, Type, TypeKind};
use draig_tables::AttrKind;
use draig_tables::attribute_values::{Captures, MemoryEffects};

/// Name and type of a function.
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) ty: Type,
}

/// Reads `declare …`, skipping attributes.
pub(crate) fn declaration(module: &mut Module, line: &str) -> Option<Declaration> {
    let (head, rest) = line.strip_prefix("declare ")?.split_once(" @")?;
    let (name, params) = rest.split_once('(')?;
    let params = params.strip_suffix(')')?;
    // The result type follows its attributes: it is the last suffix that is a type.
    let starts = std::iter::once(0).chain(head.match_indices(' ').map(|(at, _)| at + 1));
    let mut result = None;
    for start in starts {
        let mut reader = Reader { tables: &mut module.tables, rest: &head[start..] };
        if let Some(ty) = reader.ty()
            && reader.rest.is_empty()
        {
            result = Some(ty);
            break;
        }
    }
    let (mut types, mut vararg) = (Vec::new(), false);
    for param in split(params) {
        if param == "..." {
            vararg = true;
        } else {
            types.push(Reader { tables: &mut module.tables, rest: param }.ty()?);
        }
    }
    let ty = module.tables.types.function(result?, &types, vararg);
    Some(Declaration { name: name.trim_matches('"').to_string(), ty })
}

/// Splits at commas outside brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'<' | b'[' | b'{' => depth += 1,
            b')' | b'>' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text.trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

struct Reader<'a> {
    tables: &'a mut Tables,
    rest: &'a str,
}

impl Reader<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn number(&mut self) -> Option<u64> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        number.parse().ok()
    }

    fn ty(&mut self) -> Option<Type> {
        static WORDS: &[(&str, Type)] = &[
            ("void", Type::VOID),
            ("token", Type::TOKEN),
            ("metadata", Type::METADATA),
            ("x86_amx", Type::X86_AMX),
            ("half", Type::HALF),
            ("bfloat", Type::BFLOAT),
            ("float", Type::FLOAT),
            ("double", Type::DOUBLE),
            ("x86_fp80", Type::X86_FP80),
            ("fp128", Type::FP128),
            ("ppc_fp128", Type::PPC_FP128),
        ];
        if let Some(&(_, ty)) = WORDS.iter().find(|(word, _)| self.eat(word)) {
            return Some(ty);
        }
        if self.eat("ptr") {
            let space = if self.eat(" addrspace(") {
                self.number()?
            } else {
                return Some(Type::PTR);
            };
            return self.eat(")").then(|| self.tables.types.pointer(space as u32));
        }
        if self.eat("target(\"") {
            let (name, rest) = self.rest.split_once('"')?;
            self.rest = rest;
            let (mut types, mut ints) = (Vec::new(), Vec::new());
            while self.eat(", ") {
                match self.rest.starts_with(|first: char| first.is_ascii_digit()) {
                    true => ints.push(self.number()? as u32),
                    false => types.push(self.ty()?),
                }
            }
            let name = self.tables.strings.intern(name.as_bytes());
            return if self.eat(")") { self.tables.target_type(name, &types, &ints).ok() } else { None };
        }
        if self.eat("<{") || self.eat("{") {
            let mut fields = Vec::new();
            self.eat(" ");
            while !self.eat("}") {
                fields.push(self.ty()?);
                let _ = self.eat(", ") || self.eat(" ");
            }
            let packed = self.eat(">");
            return Some(self.tables.types.literal_struct(&fields, packed));
        }
        if self.eat("<") {
            let scalable = self.eat("vscale x ");
            let len = self.number()? as u32;
            let element = if self.eat(" x ") {
                self.ty()?
            } else {
                return None;
            };
            return self.eat(">").then(|| self.tables.types.vector(element, len, scalable));
        }
        if self.eat("[") {
            let len = self.number()?;
            let element = if self.eat(" x ") {
                self.ty()?
            } else {
                return None;
            };
            return self.eat("]").then(|| self.tables.types.array(element, len));
        }
        if self.eat("i") { Some(self.number()?).map(|width| self.tables.types.integer(width as u32)) } else { None }
    }
}

/// The text of a type.
pub(crate) fn print_type(tables: &Tables, ty: Type) -> String {
    let list = |types: &[Type]| types.iter().map(|&ty| print_type(tables, ty)).collect::<Vec<_>>().join(", ");
    match tables.types.kind(ty) {
        TypeKind::Void => "void".into(),
        TypeKind::Token => "token".into(),
        TypeKind::Metadata => "metadata".into(),
        TypeKind::X86Amx => "x86_amx".into(),
        TypeKind::Label => "label".into(),
        TypeKind::Float(format) => format.keyword().into(),
        TypeKind::Integer(width) => format!("i{width}"),
        TypeKind::Byte(width) => format!("b{width}"),
        TypeKind::Pointer(0) => "ptr".into(),
        TypeKind::Pointer(space) => format!("ptr addrspace({space})"),
        TypeKind::Array { element, len } => format!("[{len} x {}]", print_type(tables, *element)),
        TypeKind::Vector { element, min_len, scalable } => {
            let vscale = if *scalable { "vscale x " } else { "" };
            format!("<{vscale}{min_len} x {}>", print_type(tables, *element))
        }
        TypeKind::Struct { fields, .. } if fields.is_empty() => "{}".into(),
        TypeKind::Struct { fields, packed: false } => format!("{{ {} }}", list(fields)),
        TypeKind::Struct { fields, packed: true } => format!("<{{ {} }}>", list(fields)),
        TypeKind::NamedStruct(body) => {
            format!("%{}", String::from_utf8_lossy(tables.str(body.name)))
        }
        TypeKind::Function(function) => format!("{} ({})", print_type(tables, function.result), list(&function.params)),
        TypeKind::TargetExt { name, types, ints } => {
            let mut text = format!("target(\"{}\"", String::from_utf8_lossy(tables.str(*name)));
            types.iter().for_each(|&ty| text += &format!(", {}", print_type(tables, ty)));
            ints.iter().for_each(|int| text += &format!(", {int}"));
            text + ")"
        }
    }
}

/// Prints `declare …`, without the attributes of the function itself.
pub(crate) fn print_declaration(module: &Module, function: Global) -> String {
    let tables = &module.tables;
    let data = module.global(function);
    let list = tables.attributes.list(data.as_function().unwrap().attributes);
    let ty = tables.types.as_function(data.value_type).unwrap();
    let join = |first: String, second: String| {
        if first.is_empty() || second.is_empty() { first + &second } else { format!("{first} {second}") }
    };
    let mut params: Vec<String> = (ty.params.iter().enumerate())
        .map(|(number, &ty)| {
            let set = list.params.get(number).copied().unwrap_or(AttrSet::EMPTY);
            join(print_type(tables, ty), print_set(module, set))
        })
        .collect();
    if ty.vararg {
        params.push("...".into());
    }
    let result = join(print_set(module, list.result), print_type(tables, ty.result));
    let name = String::from_utf8_lossy(module.name(function));
    format!("declare {result} @{name}({})", params.join(", "))
}

/// Prints the attributes of a set, separated by spaces.
pub(crate) fn print_set(module: &Module, set: AttrSet) -> String {
    let attributes = module.tables.attributes.set(set).iter();
    attributes.map(|attribute| print_attribute(&module.tables, attribute)).collect::<Vec<_>>().join(" ")
}

fn print_attribute(tables: &Tables, attribute: &Attribute) -> String {
    match attribute {
        Attribute::Enum(kind) => kind.spelling().into(),
        Attribute::Int(AttrKind::Memory, word) => {
            format!("memory({})", MemoryEffects(*word as u32))
        }
        Attribute::Int(AttrKind::Captures, word) => format!("captures({})", Captures(*word as u32)),
        Attribute::Int(AttrKind::Alignment, bytes) => format!("align {bytes}"),
        Attribute::Int(kind, value) => format!("{}({value})", kind.spelling()),
        Attribute::Range(kind, range) => {
            let width = range.lower.width();
            let bound = |value: &draig_num::ApInt| value.to_i64().unwrap();
            format!("{}(i{width} {}, {})", kind.spelling(), bound(&range.lower), bound(&range.upper))
        }
        Attribute::String(key, _) => String::from_utf8_lossy(tables.str(*key)).into(),
        other => format!("{other:?}"),
    }
}
