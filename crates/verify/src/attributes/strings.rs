//! String attributes: the well-known ones allow few values.

use draig_ir::{AttrSet, Attribute, FunctionType, Symbol, Tables};
use draig_tables::AttrKind;
use draig_tables::attribute_values::ALLOC_KINDS;
use draig_tables::attributes::BOOL_STRING_ATTRIBUTES;

use super::list::ListCheck;
use super::vector_names;
use crate::rule::Rule;
use crate::rules::attributes as rule;
use crate::sink::Checked;
use crate::violation::Place;

/// Returns the value of a string attribute of a set, if present.
fn value<'a>(check: &ListCheck<'_, 'a>, set: AttrSet, wanted: &str) -> Option<&'a [u8]> {
    check.set(set).iter().rev().find_map(|attribute| match *attribute {
        Attribute::String(key, value) if check.cx.tables.str(key) == wanted.as_bytes() => {
            Some(check.cx.tables.str(value))
        }
        _ => None,
    })
}

/// Strings whose check needs the function's type.
const TYPED: [&str; 3] = ["alloc-variant-zeroed", "vector-function-abi-variant", "modular-format"];

/// Whether an attribute is one of [`TYPED`].
pub(super) fn is_typed(tables: &Tables, attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::String(key, _) if TYPED.iter().any(|name| name.as_bytes() == tables.str(*key)))
}

fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

/// Checks that a switch attribute has one of three values.
pub(super) fn switch(check: &mut ListCheck<'_, '_>, key: Symbol, value: Symbol, place: Place) {
    let (key, value) = (check.cx.tables.str(key), check.cx.tables.str(value));
    if !is_switch_value(value) && BOOL_STRING_ATTRIBUTES.iter().any(|name| name.as_bytes() == key) {
        let message = format!("invalid value for '{}' attribute: {}", shown(key), shown(value));
        let _ = check.fail_as(&rule::BOOL_STRING, place, message);
    }
}

fn is_switch_value(value: &[u8]) -> bool {
    matches!(value, b"" | b"true" | b"false")
}

/// Checks the SME states that exclude each other.
pub(super) fn exclusions(check: &mut ListCheck<'_, '_>, set: AttrSet) -> Checked {
    let place = check.subject.place;
    let has = |check: &ListCheck<'_, '_>, name: &str| value(check, set, name).is_some();
    let any = check.set(set).iter().any(|attribute| matches!(attribute, Attribute::String(..)));
    if !any || check.cx.calls.attributes.strings.contains(&set) {
        return Ok(());
    }
    let both = has(check, "aarch64_pstate_sm_enabled") && has(check, "aarch64_pstate_sm_compatible");
    check.ensure(!both, &rule::STREAMING_MODES, place)?;
    let states: [(&[&str], &Rule); 2] = [
        (
            &[
                "aarch64_new_za",
                "aarch64_in_za",
                "aarch64_inout_za",
                "aarch64_out_za",
                "aarch64_preserves_za",
                "aarch64_za_state_agnostic",
            ],
            &rule::ZA_EXCLUSIVE,
        ),
        (
            &[
                "aarch64_new_zt0",
                "aarch64_in_zt0",
                "aarch64_inout_zt0",
                "aarch64_out_zt0",
                "aarch64_preserves_zt0",
                "aarch64_za_state_agnostic",
            ],
            &rule::ZT0_EXCLUSIVE,
        ),
    ];
    for (names, rule) in states {
        let count = names.iter().filter(|name| has(check, name)).count();
        check.ensure(count <= 1, rule, place)?;
    }
    Ok(())
}

/// Checks the function that is called instead when zeroed memory is wanted.
pub(super) fn alloc_variant(check: &mut ListCheck<'_, '_>, set: AttrSet, ty: &FunctionType) -> Checked {
    if !check.cx.cx.attributes.has_typed_strings(set) {
        return Ok(());
    }
    let Some(name) = value(check, set, "alloc-variant-zeroed") else { return Ok(()) };
    let place = check.subject.place;
    check.ensure(!name.is_empty(), &rule::ALLOC_VARIANT_EMPTY, place)?;
    let module = check.cx.module;
    let found = module.find(name).map(|global| module.global(global));
    let Some((variant, function)) = found.and_then(|data| Some((data, data.as_function()?))) else {
        return Ok(());
    };
    let attributes = &check.cx.tables.attributes;
    let variant_set = attributes.list(function.attributes).function;
    if let Some(family) = value(check, set, "alloc-family") {
        let same = value(check, variant_set, "alloc-family") == Some(family);
        check.ensure(same, &rule::ALLOC_VARIANT_FAMILY, place)?;
    }
    let zeroed = ALLOC_KINDS[4].1;
    let zeroes = attributes.int(variant_set, AttrKind::AllocKind).is_some_and(|kinds| kinds & zeroed != 0);
    check.ensure(zeroes, &rule::ALLOC_VARIANT_KIND, place)?;
    let same_type = check.cx.types.as_function(variant.value_type) == Some(ty);
    check.ensure(same_type, &rule::ALLOC_VARIANT_SIGNATURE, place)?;
    Ok(())
}

/// The values allowed for a string.
enum Values {
    OneOf(&'static [&'static str]),
    Unsigned,
    NotEmpty,
    Denormal,
}

/// The well-known strings, in LLVM's order, up to the names of vector variants.
static KNOWN: &[(&str, Values, &Rule)] = &[
    (
        "frame-pointer",
        Values::OneOf(&["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"]),
        &rule::FRAME_POINTER,
    ),
    ("patchable-function-prefix", Values::Unsigned, &rule::UNSIGNED_STRING),
    ("patchable-function-entry", Values::Unsigned, &rule::UNSIGNED_STRING),
    ("patchable-function-entry-section", Values::NotEmpty, &rule::PATCHABLE_SECTION),
    ("warn-stack-size", Values::Unsigned, &rule::UNSIGNED_STRING),
    ("sign-return-address", Values::OneOf(&["none", "all", "non-leaf"]), &rule::SIGN_RETURN_ADDRESS),
    ("sign-return-address-key", Values::OneOf(&["a_key", "b_key"]), &rule::SIGN_RETURN_ADDRESS_KEY),
    ("branch-target-enforcement", Values::OneOf(&["", "true", "false"]), &rule::SWITCH_STRING),
    ("branch-protection-pauth-lr", Values::OneOf(&["", "true", "false"]), &rule::SWITCH_STRING),
    ("guarded-control-stack", Values::OneOf(&["", "true", "false"]), &rule::SWITCH_STRING),
];

/// Denormal modes, which come after the vector variants.
static DENORMAL: &[(&str, Values, &Rule)] = &[
    ("denormal-fp-math", Values::Denormal, &rule::DENORMAL_MODE),
    ("denormal-fp-math-f32", Values::Denormal, &rule::DENORMAL_MODE),
];

/// Checks the strings of a function or call.
pub(super) fn rest(check: &mut ListCheck<'_, '_>, set: AttrSet, ty: &FunctionType) -> Checked {
    let place = check.subject.place;
    let typed = check.cx.cx.attributes.has_typed_strings(set);
    if !typed && check.cx.calls.attributes.strings.contains(&set) {
        return Ok(());
    }
    known(check, set, KNOWN)?;
    if let Some(name) = value(check, set, "vector-function-abi-variant")
        && !vector_names::is_valid(check.cx.types, name, ty)
    {
        let _ = check.fail_as(&rule::VFABI_NAME, place, format!("invalid name for a VFABI variant: {}", shown(name)));
    }
    known(check, set, DENORMAL)?;
    modular_format(check, set, ty)?;
    target_features(check, set)?;
    if check.clean {
        check.cx.calls.attributes.strings.insert(set);
    }
    Ok(())
}

fn known(check: &mut ListCheck<'_, '_>, set: AttrSet, table: &'static [(&str, Values, &Rule)]) -> Checked {
    let place = check.subject.place;
    for &(name, ref values, rule) in table {
        let Some(text) = value(check, set, name) else { continue };
        let fits = match values {
            Values::OneOf(list) => list.iter().any(|known| known.as_bytes() == text),
            Values::Unsigned => unsigned(text).is_some(),
            Values::NotEmpty => !text.is_empty(),
            Values::Denormal => is_denormal_mode(text),
        };
        match values {
            _ if fits => {}
            Values::NotEmpty => return Err(check.fail(rule, place)),
            Values::Unsigned => {
                let message = format!("\"{name}\" takes an unsigned integer: {}", shown(text));
                let _ = check.fail_as(rule, place, message);
            }
            Values::OneOf(_) | Values::Denormal => {
                let message = format!("invalid value for '{name}' attribute: {}", shown(text));
                let _ = check.fail_as(rule, place, message);
            }
        }
        if name == "sign-return-address-key" && value(check, set, "sign-return-address").is_none() {
            let _ = check.fail(&rule::SIGN_RETURN_ADDRESS_KEY_ALONE, place);
        }
    }
    Ok(())
}

/// Parses a decimal number of 32 bits.
fn unsigned(text: &[u8]) -> Option<u32> {
    if text.is_empty() || !text.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// Whether a text is one mode, or one for results and one for operands.
fn is_denormal_mode(text: &[u8]) -> bool {
    let is_mode = |text: &[u8]| matches!(text, b"" | b"ieee" | b"preserve-sign" | b"positive-zero" | b"dynamic");
    match text.iter().position(|&byte| byte == b',') {
        None => is_mode(text),
        Some(comma) => is_mode(&text[..comma]) && is_mode(&text[comma + 1..]),
    }
}

fn modular_format(check: &mut ListCheck<'_, '_>, set: AttrSet, ty: &FunctionType) -> Checked {
    let Some(text) = value(check, set, "modular-format") else { return Ok(()) };
    let place = check.subject.place;
    let parts: Vec<&[u8]> = text.split(|&byte| byte == b',').collect();
    let &[_, _, first, _, _, ..] = parts.as_slice() else {
        return Err(check.fail(&rule::MODULAR_FORMAT_COUNT, place));
    };
    let bound = ty.params.len() + usize::from(ty.vararg);
    let Some(first) = unsigned(first) else { return Err(check.fail(&rule::MODULAR_FORMAT_FIRST, place)) };
    check.ensure(first > 0 && first as usize <= bound, &rule::MODULAR_FORMAT_FIRST_BOUNDS, place)
}

fn target_features(check: &mut ListCheck<'_, '_>, set: AttrSet) -> Checked {
    let Some(text) = value(check, set, "target-features").filter(|text| !text.is_empty()) else { return Ok(()) };
    let place = check.subject.place;
    for feature in text.split(|&byte| byte == b',') {
        match feature {
            [] => _ = check.fail(&rule::FEATURES_EMPTY, place),
            [b'+' | b'-', ..] => {}
            _ => {
                let message = format!("target feature '{}' must start with a '+' or '-'", shown(feature));
                return Err(check.fail_as(&rule::FEATURE_SIGN, place, message));
            }
        }
    }
    Ok(())
}
