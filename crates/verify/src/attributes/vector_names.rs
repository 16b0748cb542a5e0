//! Names of vector variants of functions (the vector function ABI): checks that they are well-formed and fit
//! the original function.
//!
//! ```text
//! _ZGV <isa> <mask> <length> <parameters> _ <scalar name> [ ( <vector name> ) ]
//! ```

use draig_ir::{FunctionType, Type, TypeKind, Types};

/// The instruction set of a name, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Isa {
    /// LLVM's own, whose names must be redirected.
    Llvm,
    /// Vectors whose length is known only at run time.
    Scalable,
    /// A scalable vector with an explicit number of RISC-V registers; pointers have no known width there.
    RegisterGroup,
    Other,
}

/// Whether `name` names a vector variant of a function of this type.
pub(super) fn is_valid(types: &Types, name: &[u8], ty: &FunctionType) -> bool {
    parse(types, name, ty).is_some()
}

fn parse(types: &Types, name: &[u8], ty: &FunctionType) -> Option<()> {
    let rest = name.strip_prefix(b"_ZGV")?;
    let (isa, rest) = isa(rest)?;
    let (b'M' | b'N', rest) = rest.split_first()? else { return None };
    let (is_scalable, mut rest) = match rest.strip_prefix(b"x") {
        Some(rest) => (true, rest),
        None => {
            let (length, rest) = number(rest)?;
            u32::try_from(length).ok().filter(|&length| length != 0)?;
            (false, rest)
        }
    };
    if is_scalable && !matches!(isa, Isa::Scalable | Isa::RegisterGroup) {
        return None;
    }
    let mut is_vector = Vec::new();
    while let Some((vector, after)) = parameter(rest)? {
        is_vector.push(vector);
        rest = alignment(after)?;
    }
    if is_vector.is_empty() || is_vector.len() != ty.params.len() {
        return None;
    }
    if is_scalable && !has_length(types, isa, ty, &is_vector) {
        return None;
    }
    let rest = rest.strip_prefix(b"_")?;
    let scalar = rest.iter().take_while(|&&byte| byte != b'(').count();
    if scalar == 0 {
        return None;
    }
    let mut vector = name;
    if let Some(redirection) = rest[scalar..].strip_prefix(b"(") {
        vector = redirection.strip_suffix(b")").filter(|name| !name.is_empty())?;
    }
    (isa != Isa::Llvm || vector != name).then_some(())
}

fn isa(rest: &[u8]) -> Option<(Isa, &[u8])> {
    if let Some(rest) = rest.strip_prefix(b"_LLVM_") {
        return Some((Isa::Llvm, rest));
    }
    let (&letter, rest) = rest.split_first()?;
    Some(match (letter, rest) {
        (b'r', [b'1' | b'2' | b'4' | b'8', rest @ ..]) => (Isa::RegisterGroup, rest),
        (b'r' | b's', rest) => (Isa::Scalable, rest),
        (_, rest) => (Isa::Other, rest),
    })
}

/// Parses decimal digits as a number that fits in `u64`.
fn number(text: &[u8]) -> Option<(u64, &[u8])> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut value = 0u64;
    for &digit in &text[..digits] {
        value = value.checked_mul(10)?.checked_add(u64::from(digit - b'0'))?;
    }
    (digits != 0).then_some((value, &text[digits..]))
}

/// Parses one parameter; returns whether it becomes a vector. `None` for an error, `Some(None)` if there is no
/// parameter.
fn parameter(text: &[u8]) -> Option<Option<(bool, &[u8])>> {
    Some(match text {
        [b'v', rest @ ..] => Some((true, rest)),
        [b'u', rest @ ..] => Some((false, rest)),
        [b'l' | b'R' | b'L' | b'U', b's', rest @ ..] => {
            let (position, rest) = number(rest)?;
            i32::try_from(position).ok()?;
            Some((false, rest))
        }
        [b'l' | b'R' | b'L' | b'U', rest @ ..] => {
            let rest = rest.strip_prefix(b"n").unwrap_or(rest);
            let step = number(rest).filter(|&(step, _)| i32::try_from(step).is_ok());
            Some((false, step.map_or(rest, |(_, after)| after)))
        }
        _ => None,
    })
}

fn alignment(text: &[u8]) -> Option<&[u8]> {
    match text.strip_prefix(b"a") {
        None => Some(text),
        Some(rest) => {
            let (align, rest) = number(rest)?;
            align.is_power_of_two().then_some(rest)
        }
    }
}

/// Whether the length of scalable vectors follows from the types of the vectorized values.
fn has_length(types: &Types, isa: Isa, ty: &FunctionType, is_vector: &[bool]) -> bool {
    let known = |ty: Type| match *types.kind(ty) {
        TypeKind::Pointer(_) => isa != Isa::RegisterGroup,
        TypeKind::Integer(width) => matches!(width, 8 | 16 | 32 | 64) || isa == Isa::RegisterGroup,
        TypeKind::Float(format) => matches!(format.width(), 16 | 32 | 64) || isa == Isa::RegisterGroup,
        _ => isa == Isa::RegisterGroup,
    };
    let vectors = ty.params.iter().zip(is_vector).filter(|&(_, &vector)| vector).map(|(&ty, _)| ty);
    let results: &[Type] = match types.kind(ty.result) {
        TypeKind::Void => &[],
        TypeKind::Struct { fields, .. } => fields,
        _ => &[ty.result],
    };
    let mut all = vectors.chain(results.iter().copied()).peekable();
    all.peek().is_some() && all.all(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked_as_in_llvm() {
        let types = Types::default();
        let of = |result: Type, params: &[Type]| FunctionType { result, params: params.into(), vararg: false };
        let one = of(Type::I32, &[Type::I32]);
        let valid = |name: &str, ty: &FunctionType| is_valid(&types, name.as_bytes(), ty);
        for name in [
            "_ZGVnN2v_g",
            "_ZGVnM2v_g(v)",
            "_ZGVsMxv_g",
            "_ZGVrNxv_g",
            "_ZGV_LLVM_N2v_g(w)",
            "_ZGV_LLVM_N2v_g(_ZGV_LLVM_N2v_g)",
            "_ZGVfN2v_g(w)",
            "_ZGVeN2va8_g",
            "_ZGVeN2l_g",
            "_ZGVeN2ln4_g",
            "_ZGVnN2v_g,anything",
            "_ZGVnN2v_g_h(x_y)",
        ] {
            assert!(valid(name, &one), "{name}");
        }
        for name in [
            "",
            "_ZGV",
            "_ZGVnN2vv_g",
            "_ZGV_LLVM_N2v_g",
            "_ZGV_LLVM_Nxv_g(w)",
            "_ZGVbNxv_g(w)",
            "_ZGVeN0v_g",
            "_ZGVeN2_g",
            "_ZGVeN2v_(w)",
            "_ZGVeN2v_g()",
            "_ZGVeN2v_g(w",
            "_ZGVeN2v_g(w)x",
            "_ZGVeN2vg",
            "_ZGVeN2va3_g",
            "_ZGVeN2va_g",
            "_ZGVeN2ls_g",
            "_ZGVnN99999999999v_g",
            "bad,_ZGVnN2v_g",
        ] {
            assert!(!valid(name, &one), "{name}");
        }
        assert!(!valid("_ZGVsMxv_g", &of(Type::I32, &[Type::I128])));
        assert!(!valid("_ZGVsMxu_g", &of(Type::VOID, &[Type::I32])));
        assert!(valid("_ZGVsMxu_g", &one));
        assert!(valid("_ZGVsMxuv_g", &of(Type::VOID, &[Type::I128, Type::I32])));
        assert!(!valid("_ZGVsMxv_g", &of(Type::FP128, &[Type::I32])));
        assert!(valid("_ZGVsMxv_g", &of(Type::BFLOAT, &[Type::I32])));
        assert!(valid("_ZGVsMxv_g", &of(Type::VOID, &[Type::PTR])));
    }
}
