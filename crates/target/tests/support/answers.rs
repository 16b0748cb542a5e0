//! Answers to questions, in the format in which `reference/main.cpp` prints those of LLVM.

use std::fmt::Write;

use draig_target::constraints::{self, AsmReturn, AsmSignature, ConstraintKind};
use draig_target::{DataLayout, FunctionPointerAlign, Measure, Shape, SubArch, Triple, TypeShapes, TypeSize};

use crate::support::Types;

/// Returns the answer to one question of a kind: `triples`, `layouts`, `types` or `constraints`.
pub(crate) fn answer(kind: &str, question: &str) -> String {
    match kind {
        "triples" => triple(question),
        "layouts" => layout(question),
        "types" => type_(question),
        "constraints" => constraint_string(question),
        _ => panic!("no questions of kind {kind}"),
    }
}

fn triple(question: &str) -> String {
    let triple = Triple::parse(question);
    let sub_arch = SubArch::ALL.iter().position(|&sub_arch| sub_arch == triple.sub_arch());
    let [major, minor, micro] = triple.os_version();
    format!(
        "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{major}.{minor}.{micro}",
        triple.arch().name(),
        sub_arch.unwrap(),
        triple.vendor().name(),
        triple.os().name(),
        triple.environment().name(),
        triple.object_format().name(),
        triple.pointer_bit_width(),
    )
}

fn layout(question: &str) -> String {
    let layout = match DataLayout::parse(question) {
        Ok(layout) => layout,
        Err(error) => return format!("error: {error}"),
    };
    let lossy = |name| String::from_utf8_lossy(name).into_owned();
    let mangling = layout.mangling();
    let mut text = format!(
        "{} S{} P{} G{} A{} F{}{} m({},{},{},{}) n",
        if layout.is_big_endian() { "E" } else { "e" },
        layout.stack_alignment().map_or(0, |align| align.bytes()),
        layout.program_address_space(),
        layout.default_globals_address_space(),
        layout.alloca_address_space(),
        match layout.function_pointer_align_kind() {
            FunctionPointerAlign::Independent => "i",
            FunctionPointerAlign::MultipleOfFunctionAlign => "n",
        },
        layout.function_pointer_align().map_or(0, |align| align.bytes()),
        mangling.global_prefix().map_or(String::new(), String::from),
        mangling.private_prefix(),
        mangling.linker_private_prefix(),
        u8::from(mangling.keeps_leading_question_mark()),
    );
    // LLVM keeps the lowest eight bits of native widths.
    let native = layout.native_integers();
    for width in (0u8..=255).filter(|&width| native.iter().any(|&native| native as u8 == width)) {
        write!(text, "{width},").unwrap();
    }
    text.push_str(" non-integral:");
    for spec in layout.pointers().iter().filter(|spec| spec.is_non_integral()) {
        write!(text, "{},", spec.address_space).unwrap();
    }
    for space in [0, 1, 2, 3, 7, 200, 270] {
        let spec = layout.pointer(space);
        write!(
            text,
            " p{}{}{space}({}):{}:{}:{}:{}:{}",
            if spec.unstable { "u" } else { "" },
            if spec.external_state { "e" } else { "" },
            lossy(layout.address_space_name(space)),
            spec.size_in_bits,
            spec.align.abi,
            spec.align.pref,
            spec.index_width,
            layout.pointer_size(space),
        )
        .unwrap();
    }
    for name in ["foo", "x"] {
        if let Some(space) = layout.named_address_space(name.as_bytes()) {
            write!(text, " {name}={space}").unwrap();
        }
    }
    text
}

fn type_(question: &str) -> String {
    let (layout, ty) = question.split_once('\t').unwrap();
    let layout = DataLayout::parse(layout).unwrap();
    let mut types = Types::default();
    let ty = types.read(ty);
    let Some(measure) = layout.measure(&types, ty) else {
        return "unsized".into();
    };
    let sizes = [Measure::size_in_bits, Measure::store_size, Measure::alloc_size];
    let mut text = String::new();
    for size in sizes {
        // There is no size where LLVM's arithmetic wraps around.
        let size = size(&measure).map_or("overflow".into(), size_text);
        write!(text, "{size}\t").unwrap();
    }
    write!(text, "{}\t{}", measure.abi_align(), measure.pref_align()).unwrap();
    if let Shape::Struct { fields, packed } = types.shape(ty) {
        let Some(fields) = layout.struct_layout(&types, fields, packed) else {
            return text + "\toverflow";
        };
        text.push_str(if fields.is_padded { "\tpadded\t" } else { "\tfull\t" });
        for offset in fields.offsets {
            let offset = TypeSize { min: offset, ..fields.size };
            write!(text, "{},", size_text(offset)).unwrap();
        }
    }
    text
}

fn size_text(size: TypeSize) -> String {
    format!("{}{}", if size.scalable { "v" } else { "" }, size.min)
}

fn constraint_string(question: &str) -> String {
    let (signature, string) = question.split_once('\t').unwrap();
    let mut types = Types::default();
    let signature = types.read(signature);
    let Shape::Struct { fields, .. } = types.shape(signature) else {
        panic!("no structure: {question}");
    };
    let returns = match types.shape(fields[0]) {
        Shape::Integer(999) => AsmReturn::Void,
        Shape::Struct { fields, .. } => AsmReturn::Struct(fields.len()),
        _ => AsmReturn::Single,
    };
    let signature = AsmSignature { returns, params: fields.len() - 1, variadic: false };
    let verdict = constraints::verify(string.as_bytes(), signature);
    let mut text = verdict.map_or_else(|error| error.to_string(), |()| "ok".into());
    text.push('\t');
    for info in constraints::parse(string.as_bytes()).unwrap_or_default() {
        let kind = match info.kind {
            ConstraintKind::Input => "i",
            ConstraintKind::Output => "=",
            ConstraintKind::Clobber => "~",
            ConstraintKind::Label => "!",
        };
        write!(text, "[{kind}").unwrap();
        let flags = [(info.indirect, '*'), (info.early_clobber, '&'), (info.commutative, '%')];
        text.extend(flags.iter().filter(|(set, _)| *set).map(|(_, flag)| flag));
        if let Some(input) = info.matching_input {
            write!(text, " by {input}").unwrap();
        }
        for alternative in &info.alternatives {
            text.push_str(if info.has_alternatives() { " |" } else { "" });
            if let Some(input) = alternative.matching_input {
                write!(text, " by {input}").unwrap();
            }
            for code in &alternative.codes {
                write!(text, " {}", String::from_utf8_lossy(code)).unwrap();
            }
        }
        text.push(']');
    }
    text
}
