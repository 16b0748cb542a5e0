//! Table of intrinsics from `Intrinsics.td`: names, signatures, attributes, operand comments.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_tables::AttrKind;
use serde_json::Value;

use crate::emit;
use crate::json::Json as _;
use crate::llvm::Llvm;
use crate::{Generated, comments};

/// An intrinsic as described by its record.
pub(crate) struct Intrinsic {
    pub(crate) name: String,
    /// Type codes of result and parameters (`TypeInfoGen.TypeSig`).
    pub(crate) codes: Vec<u8>,
    pub(crate) overloaded: bool,
    pub(crate) target: bool,
    pub(crate) commutative: bool,
    pub(crate) side_effects: bool,
    pub(crate) function: AttributeSet,
    /// By position: 0 is the result, `i + 1` is parameter `i`.
    pub(crate) values: BTreeMap<u8, AttributeSet>,
    /// Operand number and comment name, with whether values are spelled out.
    pub(crate) comments: Vec<(u8, String, bool)>,
    /// Spellings of the parameter types, if there are comments and the types are simple.
    pub(crate) comment_types: Option<Vec<String>>,
}

impl Intrinsic {
    /// Flags of its record, as in `draig_tables`.
    pub(crate) fn flags(&self) -> u8 {
        u8::from(self.overloaded)
            | u8::from(self.target) << 1
            | u8::from(self.commutative) << 2
            | u8::from(self.side_effects) << 3
            | u8::from(!self.comments.is_empty()) << 4
    }
}

/// Attributes with the Rust expressions of their values, ascending by kind.
pub(crate) type AttributeSet = BTreeMap<AttrKind, String>;

/// `MemoryEffects::unknown()`: two bits for each of six locations.
const ALL_MEMORY: u32 = 0xfff;
/// The bits of argument memory and of inaccessible memory.
const ARGUMENT_MEMORY: u32 = 0b11;
const INACCESSIBLE_MEMORY: u32 = 0b1100;
/// The read bits and the write bits of all locations.
const READS: u32 = 0x555;
const WRITES: u32 = 0xaaa;

/// Returns the four generated files.
pub(crate) fn generate(llvm: &Llvm) -> Result<Vec<Generated>, String> {
    let records = llvm.records("llvm/IR/Intrinsics.td")?;
    let intrinsics = read(&records, true)?;
    let mut names = String::new();
    let mut signatures: Vec<u8> = Vec::new();
    let mut signature_starts: BTreeMap<&[u8], u16> = BTreeMap::new();
    let mut functions: Vec<&AttributeSet> = Vec::new();
    let mut values: Vec<&BTreeMap<u8, AttributeSet>> = Vec::new();
    let mut packed: Vec<u8> = Vec::new();
    for intrinsic in &intrinsics {
        let name_start = u32::try_from(names.len()).map_err(|_| "too many names")?;
        names.push_str(&intrinsic.name);
        names.push('\n');
        let start = match signature_starts.get(intrinsic.codes.as_slice()) {
            Some(start) => *start,
            None => {
                let start = u16::try_from(signatures.len()).map_err(|_| "too many signatures")?;
                let length = u8::try_from(intrinsic.codes.len()).map_err(|_| "long signature")?;
                signatures.push(length);
                signatures.extend(&intrinsic.codes);
                signature_starts.insert(&intrinsic.codes, start);
                start
            }
        };
        let function = number_of(&mut functions, &intrinsic.function);
        let function = u8::try_from(function).map_err(|_| "too many function attribute sets")?;
        let value = number_of(&mut values, &intrinsic.values);
        let value = u16::try_from(value).map_err(|_| "too many value attribute lists")?;
        let flags = intrinsic.flags();
        packed.extend(name_start.to_le_bytes());
        packed.extend(start.to_le_bytes());
        packed.extend([function, flags]);
        packed.extend(value.to_le_bytes());
    }
    let mut out = emit::file_header("Intrinsics: attribute sets, type codes, constants.", "Intrinsics.td");
    out.push_str(
        "use super::super::attributes::AttrKind as K;\n\
         use super::super::intrinsics::{AttrValue as V, IntrinsicAttr, IntrinsicId, OperandComment};\n\n\
         const fn a(kind: K, value: V) -> IntrinsicAttr {\n    IntrinsicAttr { kind, value }\n}\n\n",
    );
    attribute_tables(&mut out, &functions, &values);
    type_codes(&mut out, &records)?;
    comments::write(&mut out, llvm, &intrinsics)?;
    constants(&mut out, &intrinsics, 0);
    let file = |path, bytes| Generated { path, bytes };
    Ok(vec![
        file("src/generated/intrinsics.rs", out.into_bytes()),
        file("src/generated/intrinsic_names.txt", names.into_bytes()),
        file("src/generated/intrinsic_records.bin", packed),
        file("src/generated/intrinsic_signatures.bin", signatures),
    ])
}

/// Returns the number of `item` in the list, adding it if it is new.
pub(crate) fn number_of<'a, T: PartialEq>(list: &mut Vec<&'a T>, item: &'a T) -> usize {
    match list.iter().position(|known| *known == item) {
        Some(at) => at,
        None => {
            list.push(item);
            list.len() - 1
        }
    }
}

/// Returns all intrinsics, ascending by name; with the types of those that have comments, if requested.
pub(crate) fn read(records: &Value, with_types: bool) -> Result<Vec<Intrinsic>, String> {
    let classes = records.field("!instanceof")?;
    let mut defaults = Vec::new();
    for property in classes.field("IntrinsicProperty")?.list()? {
        let property = property.text()?;
        if records.field(property)?.field("IsDefault")?.int()? != 0 {
            defaults.push(property);
        }
    }
    let mut intrinsics = Vec::new();
    for record in classes.field("Intrinsic")?.list()? {
        let name = record.text()?;
        let intrinsic = one(records, &defaults, name, with_types).map_err(|error| format!("{name}: {error}"))?;
        intrinsics.push(intrinsic);
    }
    intrinsics.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(intrinsics)
}

fn one(records: &Value, defaults: &[&str], record_name: &str, with_types: bool) -> Result<Intrinsic, String> {
    let record = records.field(record_name)?;
    let name = match record.field("LLVMName")?.text()? {
        "" => {
            let rest = record_name.strip_prefix("int_").ok_or("not named int_...")?;
            format!("llvm.{}", rest.replace('_', "."))
        }
        name => name.to_owned(),
    };
    let info = records.field(record.field("TypeInfo")?.def()?)?;
    let mut codes = Vec::new();
    for code in info.field("TypeSig")?.list()? {
        codes.push(u8::try_from(code.int()?).map_err(|_| "type code above 255")?);
    }
    if codes.is_empty() {
        // `exnref` has no type code; LLVM then reads `void`.
        codes.push(0);
    }
    let mut properties = Properties::default();
    if record.field("DisableDefaultAttributes")?.int()? == 0 {
        for default in defaults {
            properties.apply(records, default)?;
        }
    }
    for property in record.field("IntrProperties")?.list()? {
        properties.apply(records, property.def()?)?;
    }
    let function = properties.function_attributes();
    let comment_types = match properties.comments[..] {
        [_, ..] if with_types => Some(comments::parameter_types(records, record)?),
        _ => None,
    };
    Ok(Intrinsic {
        name,
        codes,
        overloaded: info.field("isOverloaded")?.int()? != 0,
        target: !record.field("TargetPrefix")?.text()?.is_empty(),
        commutative: properties.commutative,
        side_effects: properties.side_effects,
        function,
        values: properties.values,
        comments: properties.comments,
        comment_types,
    })
}

/// Combined properties of an intrinsic.
struct Properties {
    memory: u32,
    throws: bool,
    commutative: bool,
    side_effects: bool,
    function: AttributeSet,
    values: BTreeMap<u8, AttributeSet>,
    comments: Vec<(u8, String, bool)>,
}

impl Default for Properties {
    fn default() -> Self {
        Properties {
            memory: ALL_MEMORY,
            throws: false,
            commutative: false,
            side_effects: false,
            function: AttributeSet::new(),
            values: BTreeMap::new(),
            comments: Vec::new(),
        }
    }
}

impl Properties {
    fn apply(&mut self, records: &Value, name: &str) -> Result<(), String> {
        let record = records.field(name)?;
        let class = match record.field("!superclasses")?.list()?.last() {
            Some(class) => class.text()?,
            None => return Err(format!("{name} has no class")),
        };
        if class == "IntrinsicProperty" {
            return self.apply_plain(name);
        }
        if class == "IntrRead" || class == "IntrWrite" {
            return self.apply_locations(record, class);
        }
        // All others apply to one value.
        let place = u8::try_from(record.field("ArgNo")?.int()?).map_err(|_| "value place")?;
        if class == "ArgInfo" {
            return self.apply_comment(records, record, place);
        }
        let int = |value: i64| format!("V::Int({value})");
        let (kind, value) = match class {
            "ImmArg" => (AttrKind::ImmArg, None),
            "NoAlias" => (AttrKind::NoAlias, None),
            "NoUndef" => (AttrKind::NoUndef, None),
            "NonNull" => (AttrKind::NonNull, None),
            "Returned" => (AttrKind::Returned, None),
            "ReadOnly" => (AttrKind::ReadOnly, None),
            "WriteOnly" => (AttrKind::WriteOnly, None),
            "ReadNone" => (AttrKind::ReadNone, None),
            // captures(none)
            "NoCapture" => (AttrKind::Captures, Some(int(0))),
            "Align" => (AttrKind::Alignment, Some(int(record.field("Align")?.int()?))),
            "Dereferenceable" => (AttrKind::Dereferenceable, Some(int(record.field("Bytes")?.int()?))),
            "Range" => {
                let lower = record.field("Lower")?.int()?;
                let upper = record.field("Upper")?.int()?;
                let range = format!("V::Range {{ lower: {lower}, upper: {upper} }}");
                (AttrKind::Range, Some(range))
            }
            _ => return Err(format!("unknown property class {class}")),
        };
        let value = value.unwrap_or_else(|| "V::None".to_owned());
        self.values.entry(place).or_default().insert(kind, value);
        Ok(())
    }

    fn apply_plain(&mut self, name: &str) -> Result<(), String> {
        let kind = match name {
            "IntrNoMem" => return self.memory(0),
            "IntrReadMem" => return self.memory(READS),
            "IntrWriteMem" => return self.memory(WRITES),
            "IntrArgMemOnly" => return self.memory(ARGUMENT_MEMORY),
            "IntrInaccessibleMemOnly" => return self.memory(INACCESSIBLE_MEMORY),
            "IntrInaccessibleMemOrArgMemOnly" => {
                return self.memory(ARGUMENT_MEMORY | INACCESSIBLE_MEMORY);
            }
            "Commutative" => {
                self.commutative = true;
                return Ok(());
            }
            "Throws" => {
                self.throws = true;
                return Ok(());
            }
            "IntrHasSideEffects" => {
                self.side_effects = true;
                return Ok(());
            }
            // Only relevant for optimizations.
            "IntrTriviallyScalarizable" => return Ok(()),
            "IntrNoReturn" => AttrKind::NoReturn,
            "IntrNoCallback" => AttrKind::NoCallback,
            "IntrNoSync" => AttrKind::NoSync,
            "IntrNoFree" => AttrKind::NoFree,
            "IntrWillReturn" => AttrKind::WillReturn,
            "IntrCold" => AttrKind::Cold,
            "IntrNoDuplicate" => AttrKind::NoDuplicate,
            "IntrNoMerge" => AttrKind::NoMerge,
            "IntrConvergent" => AttrKind::Convergent,
            "IntrSpeculatable" => AttrKind::Speculatable,
            "IntrStrictFP" => AttrKind::StrictFP,
            "IntrNoCreateUndefOrPoison" => AttrKind::NoCreateUndefOrPoison,
            _ => return Err(format!("unknown property {name}")),
        };
        self.function.insert(kind, "V::None".to_owned());
        Ok(())
    }

    /// Restricts the memory effects: each memory property narrows the result of the others.
    fn memory(&mut self, effects: u32) -> Result<(), String> {
        self.memory &= effects;
        Ok(())
    }

    /// `IntrRead<[...]>` and `IntrWrite<[...]>`: only these locations are read or written. An empty
    /// list does not restrict the other access.
    fn apply_locations(&mut self, record: &Value, class: &str) -> Result<(), String> {
        let mut allowed = 0;
        for location in record.field("MemLoc")?.list()? {
            allowed |= match location.def()? {
                "ArgMem" => ARGUMENT_MEMORY,
                "InaccessibleMem" => INACCESSIBLE_MEMORY,
                "TargetMem0" => 0b11 << 8,
                "TargetMem1" => 0b11 << 10,
                other => return Err(format!("unknown memory location {other}")),
            };
        }
        let access = if class == "IntrRead" { READS } else { WRITES };
        let other = if self.memory == ALL_MEMORY && allowed != 0 { 0 } else { self.memory & !access };
        self.memory = allowed & access | other;
        Ok(())
    }

    fn apply_comment(&mut self, records: &Value, record: &Value, place: u8) -> Result<(), String> {
        let operand = place.checked_sub(1).ok_or("comment on a result")?;
        let (mut name, mut printer) = (String::new(), false);
        for property in record.field("Properties")?.list()? {
            let property = records.field(property.def()?)?;
            match property.field("Name") {
                Ok(text) => text.text()?.clone_into(&mut name),
                Err(_) => printer = property.field("FuncName").is_ok(),
            }
        }
        self.comments.push((operand, name, printer));
        Ok(())
    }

    fn function_attributes(&self) -> AttributeSet {
        let mut set = self.function.clone();
        let none = || "V::None".to_owned();
        if !self.throws {
            set.insert(AttrKind::NoUnwind, none());
        }
        if set.contains_key(&AttrKind::NoReturn) {
            set.remove(&AttrKind::WillReturn);
        }
        // No memory but side effects: LLVM gives up on describing the memory.
        let memory = if self.memory == 0 && self.side_effects { ALL_MEMORY } else { self.memory };
        if memory != ALL_MEMORY {
            set.insert(AttrKind::Memory, format!("V::Int({memory:#x})"));
        }
        set
    }
}

fn set_expression(set: &AttributeSet) -> String {
    let items: Vec<String> = set.iter().map(|(kind, value)| format!("a(K::{kind:?}, {value})")).collect();
    format!("&[{}]", items.join(", "))
}

pub(crate) fn attribute_tables(out: &mut String, functions: &[&AttributeSet], values: &[&BTreeMap<u8, AttributeSet>]) {
    out.push_str("/// The attribute sets of functions.\n");
    let length = functions.len();
    let _ = writeln!(out, "pub(crate) static FUNCTION_ATTRIBUTES: [&[IntrinsicAttr]; {length}] = [");
    for set in functions {
        let _ = writeln!(out, "    {},", set_expression(set));
    }
    out.push_str("];\n\n/// By place: 0 is the result, `i + 1` parameter `i`.\n");
    out.push_str("type ValueAttributes = &'static [(u8, &'static [IntrinsicAttr])];\n\n");
    out.push_str("/// The attribute lists of results and parameters.\n");
    let length = values.len();
    let _ = writeln!(out, "pub(crate) static VALUE_ATTRIBUTES: [ValueAttributes; {length}] = [");
    for list in values {
        let items: Vec<String> =
            list.iter().map(|(place, set)| format!("({place}, {})", set_expression(set))).collect();
        let _ = writeln!(out, "    &[{}],", items.join(", "));
    }
    out.push_str("];\n\n");
}

/// Writes a constant for each type code except those of plain vectors and integers. For these it writes the
/// lengths and widths, by code.
fn type_codes(out: &mut String, records: &Value) -> Result<(), String> {
    let mut plain = Vec::new();
    let mut sized = Vec::new();
    for record in records.field("!instanceof")?.field("IIT_Base")?.list()? {
        let record_name = record.text()?;
        let name = record_name.trim_start_matches("IIT_").to_ascii_uppercase();
        let record = records.field(record_name)?;
        let number = usize::try_from(record.field("Number")?.int()?).map_err(|_| "type code")?;
        let class = record.field("!superclasses")?.list()?.last();
        match class.and_then(Value::as_str) {
            Some(class @ ("IIT_Vec" | "IIT_Int")) => {
                let size: u16 = name[1..].parse().map_err(|_| format!("code {name}"))?;
                sized.push((class == "IIT_Vec", number, size));
            }
            _ => plain.push((number, name)),
        }
    }
    plain.sort();
    out.push_str("/// Type codes (`IIT_*`).\npub(crate) mod iit {\n");
    for (number, name) in &plain {
        let _ = writeln!(out, "    pub(crate) const {name}: u8 = {number};");
    }
    out.push_str("}\n\n");
    let codes = plain.len() + sized.len();
    for (vector, name, doc) in [
        (true, "VECTOR_LENGTHS", "The length of a vector by its type code, or 0."),
        (false, "INTEGER_WIDTHS", "The width of an integer by its type code, or 0."),
    ] {
        let mut table = vec![0_u16; codes];
        for &(_, number, size) in sized.iter().filter(|entry| entry.0 == vector) {
            *table.get_mut(number).ok_or("type codes are not dense")? = size;
        }
        let numbers = emit::numbers(&table);
        let _ = writeln!(out, "/// {doc}\npub(crate) static {name}: [u16; {codes}] = [\n{numbers}];\n");
    }
    Ok(())
}

/// Writes a constant for every target-independent intrinsic.
pub(crate) fn constants<T: std::borrow::Borrow<Intrinsic>>(out: &mut String, intrinsics: &[T], first: usize) {
    out.push_str("/// The target-independent intrinsics as constants.\npub mod ids {\n");
    out.push_str("    use super::IntrinsicId;\n\n");
    for (index, intrinsic) in (first..).zip(intrinsics) {
        let intrinsic = intrinsic.borrow();
        if intrinsic.target {
            continue;
        }
        let name = intrinsic.name.trim_start_matches("llvm.");
        let constant = name.replace(['.', '-'], "_").to_ascii_uppercase();
        let _ = writeln!(
            out,
            "    /// `{}`\n    pub const {constant}: IntrinsicId = IntrinsicId::constant({index});",
            intrinsic.name
        );
    }
    out.push_str("}\n");
}
