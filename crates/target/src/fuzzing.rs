//! Fuzz targets: laws that must hold for every input. They panic if one is broken, and return whether the
//! input was accepted, so that a run that tests nothing is detected.

use std::fmt::Write;

use crate::constraints::{self, AsmReturn, AsmSignature, ConstraintKind};
use crate::{
    DataLayout, Endianness, FloatKind, FunctionPointerAlign, LayoutCache, Mangling, NullBits, PointerSpec,
    PrimitiveSpec, Shape, Triple, TypeShapes,
};

/// Any text is a triple and is kept.
pub fn triple(input: &[u8]) -> bool {
    let triple = Triple::parse(input);
    assert_eq!(triple.as_bytes(), input);
    assert_eq!(triple, Triple::parse(triple.as_bytes()));
    let _ = (triple.os_version(), triple.environment_name(), triple.to_string());
    triple.arch() != crate::Arch::Unknown
}

/// An accepted layout keeps its string and equals one that is spelled from its queries; the error of a
/// refused one is located within the string.
pub fn data_layout(input: &[u8]) -> bool {
    match DataLayout::parse(input) {
        Ok(layout) => {
            assert_eq!(layout.as_bytes(), input);
            let mut names: Vec<_> = layout.pointers().iter().map(|spec| &spec.name).collect();
            names.retain(|name| !name.is_empty());
            names.sort();
            // The name of address space 0 is copied by `ni`, which no specification can express.
            if names.windows(2).all(|pair| pair[0] != pair[1]) {
                let spelled = spell(&layout);
                assert_eq!(DataLayout::parse(&spelled).as_ref(), Ok(&layout), "{spelled:?}");
            }
            true
        }
        Err(error) => {
            assert!(input.get(error.span()).is_some());
            assert!(!error.message().is_empty());
            false
        }
    }
}

/// The codes of accepted constraints are within the string, matches are mutual, and a signature that is made
/// for the constraints fits unless their order is wrong.
pub fn constraint_string(input: &[u8]) -> bool {
    let Ok(list) = constraints::parse(input) else {
        return false;
    };
    for (at, info) in list.iter().enumerate() {
        let matches = info.alternatives.iter().map(|alternative| alternative.matching_input);
        for input in matches.chain([info.matching_input]).flatten() {
            assert!(info.kind == ConstraintKind::Output && input as usize > at);
            assert_eq!(list[input as usize].kind, ConstraintKind::Input);
        }
    }
    let direct = |info: &&constraints::ConstraintInfo<'_>| info.kind == ConstraintKind::Output && !info.indirect;
    let signature = AsmSignature {
        returns: match list.iter().filter(direct).count() {
            0 => AsmReturn::Void,
            1 => AsmReturn::Single,
            outputs => AsmReturn::Struct(outputs),
        },
        params: list.iter().filter(|info| info.has_argument()).count(),
        variadic: false,
    };
    use constraints::ConstraintError::{InputOrder, LabelOrder, OutputOrder};
    let verdict = constraints::verify(input, signature);
    assert!(matches!(verdict, Ok(()) | Err(InputOrder | LabelOrder | OutputOrder)), "{verdict:?}");
    verdict.is_ok()
}

/// Types made from the input, which may contain themselves, have the same measure with and without a cache,
/// and measures are consistent with each other.
pub fn measures(input: &[u8]) -> bool {
    let types = RandomTypes::new(input);
    let layout = DataLayout::parse("e-p:32:32:64:16-i24:64-f80:32-v64:32-a:16:64").unwrap_or_default();
    let mut cache = LayoutCache::new();
    let mut any = false;
    for ty in 0..types.count() {
        let measure = cache.measure(&layout, &types, ty);
        assert_eq!(measure, layout.measure(&types, ty));
        let Some(measure) = measure else { continue };
        assert!(measure.abi_align() <= measure.pref_align());
        if let Some(alloc) = measure.alloc_size() {
            assert!(measure.is_scalable() || measure.abi_align().divides(alloc.min));
            if let Some(store) = measure.store_size() {
                assert!(store.min <= alloc.min);
            }
        }
        if let Shape::Struct { fields, packed } = types.shape(ty) {
            let of_fields = layout.struct_layout(&types, fields, packed);
            assert_eq!(of_fields.as_ref(), cache.struct_layout(&layout, &types, ty));
            if let Some(of_fields) = of_fields {
                assert!(of_fields.offsets.is_sorted());
                let bits = of_fields.size.min.checked_mul(8);
                assert_eq!(bits, measure.size_in_bits().map(|size| size.min));
                any = true;
            }
        }
    }
    any
}

/// Spells a string that parses to the given layout.
fn spell(layout: &DataLayout) -> Vec<u8> {
    let mut text = String::from(match layout.endianness() {
        Endianness::Little => "e",
        Endianness::Big => "E",
    });
    let mut add = |spec: std::fmt::Arguments<'_>| {
        // Writing to a string does not fail.
        let _ = write!(text, "-{spec}");
    };
    let mangling = match layout.mangling() {
        Mangling::None => None,
        Mangling::Elf => Some('e'),
        Mangling::Goff => Some('l'),
        Mangling::Mips => Some('m'),
        Mangling::MachO => Some('o'),
        Mangling::WinCoffX86 => Some('x'),
        Mangling::WinCoff => Some('w'),
        Mangling::Xcoff => Some('a'),
    };
    if let Some(mangling) = mangling {
        add(format_args!("m:{mangling}"));
    }
    add(format_args!("P{}", layout.program_address_space()));
    add(format_args!("G{}", layout.default_globals_address_space()));
    add(format_args!("A{}", layout.alloca_address_space()));
    if let Some(align) = layout.stack_alignment() {
        add(format_args!("S{}", align.bits()));
    }
    if let Some(align) = layout.function_pointer_align() {
        let kind = match layout.function_pointer_align_kind() {
            FunctionPointerAlign::Independent => 'i',
            FunctionPointerAlign::MultipleOfFunctionAlign => 'n',
        };
        add(format_args!("F{kind}{}", align.bits()));
    }
    for width in layout.native_integers() {
        add(format_args!("n{width}"));
    }
    if layout.vectors_are_element_aligned() {
        add(format_args!("ve"));
    }
    let tables: [(char, &[PrimitiveSpec]); 3] =
        [('i', layout.integer_specs()), ('f', layout.float_specs()), ('v', layout.vector_specs())];
    for (specifier, table) in tables {
        for PrimitiveSpec { bit_width, align } in table {
            let (abi, pref) = (align.abi.bits(), align.pref.bits());
            add(format_args!("{specifier}{bit_width}:{abi}:{pref}"));
        }
    }
    let least = layout.aggregate_spec();
    add(format_args!("a:{}:{}", least.abi.bits(), least.pref.bits()));
    let mut text = text.into_bytes();
    for spec in layout.pointers() {
        spell_pointer(&mut text, spec);
    }
    text
}

fn spell_pointer(text: &mut Vec<u8>, spec: &PointerSpec) {
    text.extend(b"-p");
    text.extend(spec.unstable.then_some(b'u'));
    text.extend(spec.external_state.then_some(b'e'));
    text.extend((spec.null == NullBits::Ones).then_some(b'o'));
    text.extend(spec.address_space.to_string().bytes());
    if !spec.name.is_empty() {
        text.push(b'(');
        text.extend(&*spec.name);
        text.push(b')');
    }
    let (abi, pref) = (spec.align.abi.bits(), spec.align.pref.bits());
    let numbers = format!(":{}:{abi}:{pref}:{}", spec.size_in_bits, spec.index_width);
    text.extend(numbers.bytes());
}

/// A type table in which every two bytes are a type, whose parts are arbitrary types.
struct RandomTypes<'a> {
    input: &'a [u8],
    all: Vec<usize>,
}

impl<'a> RandomTypes<'a> {
    fn new(input: &'a [u8]) -> RandomTypes<'a> {
        // Fields are a window of this list, so that a structure has parts before and after itself.
        let all = input.iter().map(|&byte| usize::from(byte) % (input.len() / 2).max(1)).collect();
        RandomTypes { input, all }
    }

    fn count(&self) -> usize {
        self.input.len() / 2
    }
}

impl TypeShapes for RandomTypes<'_> {
    type Ty = usize;

    fn shape(&self, ty: usize) -> Shape<'_, usize> {
        let [kind, amount] = [self.input[2 * ty], self.input[2 * ty + 1]];
        let elem = (ty + 1 + usize::from(amount / 16)) % self.count();
        match kind % 16 {
            0 => Shape::Integer(u32::from(amount)),
            1 => Shape::Integer(u32::from(amount) << 15),
            2 => Shape::Float(FloatKind::X86Fp80),
            3 => Shape::Pointer { address_space: u32::from(amount) },
            4 => Shape::Vector { elem, min_count: u32::MAX >> (amount % 32), scalable: amount > 127 },
            5 => Shape::Vector { elem, min_count: u32::from(amount), scalable: amount > 127 },
            6 => Shape::Array { elem, count: u64::MAX >> (amount % 64) },
            7 => Shape::Array { elem, count: u64::from(amount % 16) },
            8 => Shape::TargetExt { layout: (amount > 16).then_some(elem) },
            9 => Shape::X86Amx,
            10 => Shape::Label,
            11 => Shape::Float(FloatKind::Double),
            12 if amount == 0 => Shape::Unsized,
            _ => {
                let start = usize::from(amount) % self.all.len();
                let end = (start + usize::from(kind / 16) % 6).min(self.all.len());
                Shape::Struct { fields: &self.all[start..end], packed: kind % 16 == 15 }
            }
        }
    }
}
