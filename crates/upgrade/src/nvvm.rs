//! `!nvvm.annotations`, whose entries became calling conventions and attributes.

use draig_ir::{Attribute, Global, Metadata, Module};
use draig_tables::AttrKind;
use rustc_hash::FxHashSet;

use crate::attributes::{Place, add_attribute, string_attribute};
use crate::metadata;

const ANNOTATIONS: &[u8] = b"nvvm.annotations";

/// Annotations with a number that became a string attribute of the function.
const NUMBERS: &[(&str, &str)] = &[
    ("cluster_max_blocks", "nvvm.maxclusterrank"),
    ("maxclusterrank", "nvvm.maxclusterrank"),
    ("maxnreg", "nvvm.maxnreg"),
    ("minctasm", "nvvm.minctasm"),
];

/// Annotations whose name is followed by `x`, `y` or `z`; the attribute has all three numbers.
const VECTORS: &[(&str, &str)] =
    &[("cluster_dim_", "nvvm.cluster_dim"), ("maxntid", "nvvm.maxntid"), ("reqntid", "nvvm.reqntid")];

/// Applies all annotations that now have another form, and keeps the others.
pub(crate) fn upgrade(module: &mut Module) {
    if module.find_named_metadata(ANNOTATIONS).is_none() {
        return;
    }
    let mut kept = Vec::new();
    let mut seen = FxHashSet::default();
    for entry in metadata::named(module, ANNOTATIONS) {
        if !seen.insert(entry) {
            continue;
        }
        let operands = metadata::operands(module, entry);
        let Some((&subject, pairs)) = operands.split_first() else { continue };
        let Some(global) = metadata::value(module, subject).and_then(|value| value.as_global()) else { continue };
        let mut rest = vec![subject];
        for pair in pairs.chunks(2) {
            let upgraded = match *pair {
                [name, value] => metadata::string(module, name)
                    .map(<[u8]>::to_vec)
                    .is_some_and(|name| annotate(module, global, &name, value)),
                _ => false,
            };
            if !upgraded {
                rest.extend_from_slice(pair);
            }
        }
        if rest.len() > 1 {
            kept.push(module.tables.metadata.tuple(&rest));
        }
    }
    metadata::set_named(module, ANNOTATIONS, kept);
}

/// Applies one annotation. Returns whether it could.
fn annotate(module: &mut Module, global: Global, name: &[u8], value: Option<Metadata>) -> bool {
    if !module.global(global).is_function() {
        return false;
    }
    let number = metadata::integer(module, value);
    match name {
        b"kernel" => {
            let Some(number) = number else { return false };
            if number != 0
                && let Some(function) = module.global_mut(global).as_function_mut()
            {
                function.calling_convention = PTX_KERNEL;
            }
            true
        }
        b"align" => {
            // The alignment is in the low 16 bits. The bits above are 0 for the result, or one plus the
            // number of a parameter.
            let Some(number) = number else { return false };
            let place = match (number >> 16) as usize {
                0 => Place::Result,
                index => Place::Param(index - 1),
            };
            let align = number & 0xffff;
            if align.is_power_of_two() && place.is_in(module, global) {
                add_attribute(module, global, place, Attribute::Int(AttrKind::StackAlignment, align));
            }
            true
        }
        b"grid_constant" => {
            let Some(list) = value else { return false };
            for index in metadata::operands(module, list) {
                // Parameters are numbered from 1 here.
                let place = metadata::integer(module, index).and_then(|index| (index as usize).checked_sub(1));
                if let Some(place) = place.map(Place::Param).filter(|place| place.is_in(module, global)) {
                    let attribute = string_attribute(module, b"nvvm.grid_constant", b"");
                    add_attribute(module, global, place, attribute);
                }
            }
            true
        }
        _ => {
            let Some(number) = number else { return false };
            if let Some((_, key)) = NUMBERS.iter().find(|(old, _)| old.as_bytes() == name) {
                let attribute = string_attribute(module, key.as_bytes(), number.to_string().as_bytes());
                add_attribute(module, global, Place::Function, attribute);
                return true;
            }
            let vector = VECTORS.iter().find_map(|(old, key)| match name.strip_prefix(old.as_bytes())? {
                b"x" => Some((key, 0)),
                b"y" => Some((key, 1)),
                b"z" => Some((key, 2)),
                _ => None,
            });
            if let Some((key, dimension)) = vector {
                set_dimension(module, global, key.as_bytes(), dimension, number);
            }
            vector.is_some()
        }
    }
}

/// Number of `ptx_kernel`.
const PTX_KERNEL: u16 = 71;

/// Sets one of up to three numbers in a string attribute. Missing numbers before it become 1.
fn set_dimension(module: &mut Module, function: Global, key: &[u8], dimension: usize, number: u64) {
    let symbol = module.tables.strings.intern(key);
    let attributes = &module.tables.attributes;
    let old = (module.global(function).as_function())
        .and_then(|function| attributes.string(attributes.list(function.attributes).function, symbol));
    let mut parts: Vec<Vec<u8>> = match old {
        Some(text) => module.tables.str(text).split(|&byte| byte == b',').map(<[u8]>::to_vec).collect(),
        None => Vec::new(),
    };
    while parts.len() <= dimension {
        parts.push(b"1".to_vec());
    }
    parts[dimension] = number.to_string().into_bytes();
    let attribute = string_attribute(module, key, &parts.join(&b','));
    add_attribute(module, function, Place::Function, attribute);
}
