//! Parsing of data layout strings; see LangRef, "Data Layout".
//!
//! Accepted strings and error messages are those of LLVM 22. A specification replaces an earlier one for the
//! same thing.

use std::collections::HashSet;
use std::fmt;
use std::ops::Range;

use super::{AlignSpec, DataLayout, Endianness, FunctionPointerAlign, Mangling, NullBits, PointerSpec, PrimitiveSpec};
use crate::Align;

/// Error in a data layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayoutError {
    message: String,
    span: Range<usize>,
}

impl DataLayoutError {
    /// Returns LLVM's message, without a location.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the byte range of the refused specification, which may be empty.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

impl fmt::Display for DataLayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DataLayoutError {}

/// Prints the original string.
impl fmt::Display for DataLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(self.as_bytes()))
    }
}

impl std::str::FromStr for DataLayout {
    type Err = DataLayoutError;

    fn from_str(text: &str) -> Result<DataLayout, DataLayoutError> {
        DataLayout::parse(text)
    }
}

impl DataLayout {
    /// Parses a data layout string, starting from the defaults.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<DataLayout, DataLayoutError> {
        let text = text.as_ref();
        let mut layout = DataLayout { text: text.into(), ..DataLayout::default() };
        if text.is_empty() {
            return Ok(layout);
        }
        let mut reader = Reader { layout: &mut layout, non_integral: Vec::new(), names: HashSet::new() };
        let mut start = 0;
        for spec in text.split(|&byte| byte == b'-') {
            let span = start..start + spec.len();
            start = span.end + 1;
            reader.specification(spec).map_err(|message| DataLayoutError { message, span })?;
        }
        let non_integral = std::mem::take(&mut reader.non_integral);
        if layout.vectors_are_element_aligned {
            // Only explicit specifications count then.
            layout.vectors.drain(..DataLayout::default().vectors.len());
        }
        layout.settle();
        // The flag applies to the final specification of the address space, regardless of their order. As in
        // LLVM, copying the specification of address space 0 also copies its name.
        let unstable = |address_space| PointerSpec {
            address_space,
            unstable: true,
            external_state: false,
            ..layout.pointer(address_space).clone()
        };
        let mut added: Vec<_> = non_integral.into_iter().map(unstable).collect();
        layout.pointers.append(&mut added);
        layout.settle();
        Ok(layout)
    }

    /// Sorts the tables, and keeps only the last of several specifications for the same entity.
    fn settle(&mut self) {
        for table in [&mut self.integers, &mut self.floats, &mut self.vectors] {
            keep_last(table, |spec| spec.bit_width);
        }
        keep_last(&mut self.pointers, |spec| spec.address_space);
    }
}

/// Message of an error.
type Message = String;

struct Reader<'a> {
    layout: &'a mut DataLayout,
    /// Address spaces listed under `ni`.
    non_integral: Vec<u32>,
    /// Names of address spaces.
    names: HashSet<&'a [u8]>,
}

impl<'a> Reader<'a> {
    fn specification(&mut self, spec: &'a [u8]) -> Result<(), Message> {
        let Some((&specifier, rest)) = spec.split_first() else {
            return Err("empty specification is not allowed".into());
        };
        let layout = &mut *self.layout;
        match specifier {
            // Ignored, for old strings.
            b's' => {}
            b'e' | b'E' => {
                if !rest.is_empty() {
                    return Err("malformed specification, must be just 'e' or 'E'".into());
                }
                let little = specifier == b'e';
                layout.endianness = if little { Endianness::Little } else { Endianness::Big };
            }
            b'n' if rest.first() == Some(&b'i') => self.non_integral_spaces(&rest[1..])?,
            b'n' => {
                for size in components(rest) {
                    layout.native_integers.push(size_of(size, "size")?);
                }
            }
            b'v' if rest == b"e" => layout.vectors_are_element_aligned = true,
            b'i' | b'f' | b'v' => self.primitive(specifier, rest)?,
            b'a' => self.aggregate(rest)?,
            b'p' => self.pointer(rest)?,
            b'G' | b'P' | b'A' => {
                if rest.is_empty() {
                    return Err(malformed(&format!("{}<address space>", specifier as char)));
                }
                let space = address_space(rest)?;
                match specifier {
                    b'G' => layout.globals_address_space = space,
                    b'P' => layout.program_address_space = space,
                    _ => layout.alloca_address_space = space,
                }
            }
            b'S' => {
                if rest.is_empty() {
                    return Err(malformed("S<size>"));
                }
                layout.stack_alignment = Some(alignment(rest, "stack natural")?);
            }
            b'F' => self.function_pointer(rest)?,
            b'm' => self.mangling(rest)?,
            _ => {
                let spelled = String::from_utf8_lossy(&spec[..1]);
                return Err(format!("unknown specifier '{spelled}'"));
            }
        }
        Ok(())
    }

    /// `i`, `f` or `v`, then `<size>:<abi>[:<pref>]`.
    fn primitive(&mut self, specifier: u8, rest: &[u8]) -> Result<(), Message> {
        let form = || malformed(&format!("{}<size>:<abi>[:<pref>]", specifier as char));
        let [size, abi, pref] = at_most(rest).ok_or_else(form)?;
        let (Some(size), Some(abi)) = (size, abi) else {
            return Err(form());
        };
        let bit_width = size_of(size, "size")?;
        let abi = alignment(abi, "ABI")?;
        if specifier == b'i' && bit_width == 8 && abi != Align::ONE {
            return Err("i8 must be 8-bit aligned".into());
        }
        let align = AlignSpec { abi, pref: preferred(pref, abi)? };
        let table = match specifier {
            b'i' => &mut self.layout.integers,
            b'f' => &mut self.layout.floats,
            _ => &mut self.layout.vectors,
        };
        table.push(PrimitiveSpec { bit_width, align });
        Ok(())
    }

    /// `a:<abi>[:<pref>]`, where an `<abi>` of zero means one byte.
    fn aggregate(&mut self, rest: &[u8]) -> Result<(), Message> {
        let form = || malformed("a:<abi>[:<pref>]");
        let [size, abi, pref] = at_most(rest).ok_or_else(form)?;
        let (Some(size), Some(abi)) = (size, abi) else {
            return Err(form());
        };
        // Old strings have a size, which was always zero.
        if !size.is_empty() && number(size) != Some(0) {
            return Err("size must be zero".into());
        }
        let abi = if number(abi) == Some(0) { Align::ONE } else { alignment(abi, "ABI")? };
        self.layout.aggregate = AlignSpec { abi, pref: preferred(pref, abi)? };
        Ok(())
    }

    /// `p[<flags>][<as>][(<name>)]:<size>:<abi>[:<pref>[:<idx>]]`
    fn pointer(&mut self, rest: &'a [u8]) -> Result<(), Message> {
        let form = || malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
        let [head, size, abi, pref, index] = at_most(rest).ok_or_else(form)?;
        let (Some(head), Some(size), Some(abi)) = (head, size, abi) else {
            return Err(form());
        };
        let head = PointerHead::parse(head)?;
        if !head.name.is_empty() {
            // A name stays in use even if a later specification drops it.
            if !self.names.insert(head.name) {
                let name = String::from_utf8_lossy(head.name);
                return Err(format!("address space name `{name}` already used"));
            }
        }
        let size_in_bits = size_of(size, "pointer size")?;
        let abi = alignment(abi, "ABI")?;
        let align = AlignSpec { abi, pref: preferred(pref, abi)? };
        let index_width = match index {
            Some(index) => size_of(index, "index size")?,
            None => size_in_bits,
        };
        if index_width > size_in_bits {
            return Err("index size cannot be larger than the pointer size".into());
        }
        self.layout.has_null_flags |= head.null.is_some();
        self.layout.pointers.push(PointerSpec {
            address_space: head.address_space,
            size_in_bits,
            align,
            index_width,
            unstable: head.unstable,
            external_state: head.external_state,
            null: head.null.unwrap_or_default(),
            name: head.name.into(),
        });
        Ok(())
    }

    /// `ni:<address space>[:<address space>]...`
    fn non_integral_spaces(&mut self, rest: &[u8]) -> Result<(), Message> {
        let Some(rest) = rest.strip_prefix(b":") else {
            return Err(malformed("ni:<address space>[:<address space>]..."));
        };
        for component in components(rest) {
            match address_space(component)? {
                0 => return Err("address space 0 cannot be non-integral".into()),
                space => self.non_integral.push(space),
            }
        }
        Ok(())
    }

    /// `F<type><abi>`
    fn function_pointer(&mut self, rest: &[u8]) -> Result<(), Message> {
        let Some((&kind, abi)) = rest.split_first() else {
            return Err(malformed("F<type><abi>"));
        };
        self.layout.function_pointer_align_kind = match kind {
            b'i' => FunctionPointerAlign::Independent,
            b'n' => FunctionPointerAlign::MultipleOfFunctionAlign,
            _ => {
                let kind = String::from_utf8_lossy(&rest[..1]);
                return Err(format!("unknown function pointer alignment type '{kind}'"));
            }
        };
        self.layout.function_pointer_align = Some(alignment(abi, "ABI")?);
        Ok(())
    }

    /// `m:<mangling>`
    fn mangling(&mut self, rest: &[u8]) -> Result<(), Message> {
        self.layout.mangling = match rest {
            b":e" => Mangling::Elf,
            b":l" => Mangling::Goff,
            b":m" => Mangling::Mips,
            b":o" => Mangling::MachO,
            b":x" => Mangling::WinCoffX86,
            b":w" => Mangling::WinCoff,
            b":a" => Mangling::Xcoff,
            [b':', _, ..] => return Err("unknown mangling mode".into()),
            _ => return Err(malformed("m:<mangling>")),
        };
        Ok(())
    }
}

/// Parts of a pointer's specification before its first colon.
struct PointerHead<'a> {
    unstable: bool,
    external_state: bool,
    null: Option<NullBits>,
    address_space: u32,
    name: &'a [u8],
}

impl<'a> PointerHead<'a> {
    fn parse(mut text: &'a [u8]) -> Result<PointerHead<'a>, Message> {
        let mut head = PointerHead { unstable: false, external_state: false, null: None, address_space: 0, name: b"" };
        while let [flag, rest @ ..] = text {
            match flag {
                b'u' => head.unstable = true,
                b'e' => head.external_state = true,
                b'z' | b'o' => {
                    let null = if *flag == b'z' { NullBits::Zeros } else { NullBits::Ones };
                    if head.null.replace(null).is_some() {
                        return Err("only one of 'z' or 'o' may be specified".into());
                    }
                }
                b'a'..=b'z' | b'A'..=b'Z' => {
                    let flag = *flag as char;
                    return Err(format!("'{flag}' is not a valid pointer specification flag"));
                }
                _ => break,
            }
            text = rest;
        }
        let number_end = text.iter().position(|&byte| byte == b'(').unwrap_or(text.len());
        let (number, name) = text.split_at(number_end);
        if !number.is_empty() {
            head.address_space = address_space(number)?;
        }
        head.name = match name {
            [] => b"",
            [b'(', name @ .., b')'] if !name.is_empty() => name,
            _ => return Err("Expected `( address space name )`".into()),
        };
        if matches!(head.name, b"P" | b"G" | b"A") {
            return Err("Cannot use predefined address space names P/G/A in data layout".into());
        }
        if head.address_space == 0 && (head.unstable || head.external_state) {
            return Err("address space 0 cannot be unstable or have external state".into());
        }
        Ok(head)
    }
}

/// Sorts by key, keeping the last of equal ones. (Inserting each one in order would take quadratic time on
/// long strings.)
fn keep_last<T>(table: &mut Vec<T>, key: impl Fn(&T) -> u32) {
    table.reverse();
    table.sort_by_key(&key);
    table.dedup_by_key(|spec| key(spec));
}

fn malformed(form: &str) -> Message {
    format!("malformed specification, must be of the form \"{form}\"")
}

fn components(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b':')
}

/// Splits `text` into components; `None` if there are more than `N`.
fn at_most<const N: usize>(text: &[u8]) -> Option<[Option<&[u8]>; N]> {
    let mut found = [None; N];
    for (i, component) in components(text).enumerate() {
        *found.get_mut(i)? = Some(component);
    }
    Some(found)
}

/// Parses a decimal number without a sign; `None` if it is invalid or does not fit.
fn number(text: &[u8]) -> Option<u32> {
    if text.is_empty() {
        return None;
    }
    text.iter().try_fold(0u32, |value, byte| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        value.checked_mul(10)?.checked_add(digit)
    })
}

/// Parses a size in bits.
fn size_of(text: &[u8], what: &str) -> Result<u32, Message> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    match number(text) {
        Some(size) if size != 0 && size < 1 << 24 => Ok(size),
        _ => Err(format!("{what} must be a non-zero 24-bit integer")),
    }
}

fn address_space(text: &[u8]) -> Result<u32, Message> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    match number(text) {
        Some(space) if space < 1 << 24 => Ok(space),
        _ => Err("address space must be a 24-bit integer".into()),
    }
}

/// Parses an alignment in bits.
fn alignment(text: &[u8], what: &str) -> Result<Align, Message> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    match number(text).filter(|&bits| bits < 1 << 16) {
        None => Err(format!("{what} alignment must be a 16-bit integer")),
        Some(0) => Err(format!("{what} alignment must be non-zero")),
        Some(bits) => Some(u64::from(bits))
            .filter(|bits| bits % 8 == 0)
            .and_then(|bits| Align::from_bytes(bits / 8))
            .ok_or_else(|| format!("{what} alignment must be a power of two times the byte width")),
    }
}

/// Parses the preferred alignment, which defaults to the required one.
fn preferred(text: Option<&[u8]>, abi: Align) -> Result<Align, Message> {
    match text {
        None => Ok(abi),
        Some(text) => match alignment(text, "preferred")? {
            pref if pref < abi => Err("preferred alignment cannot be less than the ABI alignment".into()),
            pref => Ok(pref),
        },
    }
}
