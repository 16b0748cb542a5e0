//! Known facts about individual intrinsics, and consistency of the whole table.

use super::*;

fn find(name: &str) -> IntrinsicId {
    lookup(name.as_bytes()).unwrap_or_else(|| panic!("no {name}"))
}

fn show(attributes: &[IntrinsicAttr]) -> Vec<&'static str> {
    attributes.iter().map(|a| a.kind.spelling()).collect()
}

#[test]
fn every_intrinsic_is_found_by_its_name() {
    assert_eq!((IntrinsicId::COUNT_OLDER, IntrinsicId::COUNT), (16_123, 16_123 + 362));
    let (mut last, mut found) = ("", 0);
    for id in IntrinsicId::all() {
        let name = id.name();
        let is_first_newer = id.index() == IntrinsicId::COUNT_OLDER;
        assert!(last < name || is_first_newer, "{name} is out of order");
        assert_eq!(id.is_newer(), id.index() >= IntrinsicId::COUNT_OLDER);
        assert_eq!(lookup(name.as_bytes()), Some(id));
        let suffixed = format!("{name}.i32");
        if id.is_overloaded() {
            // A longer intrinsic may own the suffixed name, or hide this one.
            found += usize::from(lookup(suffixed.as_bytes()) == Some(id));
        } else {
            let is_overloaded = id.newer_form().is_some_and(NewerForm::is_overloaded);
            assert_eq!(lookup(suffixed.as_bytes()) == Some(id), is_overloaded);
        }
        last = name;
    }
    assert!(found > 4300, "{found}");
}

#[test]
fn lookup_follows_the_reference() {
    assert_eq!(find("llvm.memcpy.p0.p0.i64").name(), "llvm.memcpy");
    assert_eq!(find("llvm.memcpy.inline.p0.p0.i64").name(), "llvm.memcpy.inline");
    assert_eq!(find("llvm.ctpop."), ids::CTPOP);
    for unknown in [
        "",
        "llvm",
        "llvm.",
        "llvm..",
        "llvm.foo.bar",
        "llvm.donothing.x",
        "llvm.memcp",
        "llvm.memcpyx",
        "memcpy",
        "llvm.x86",
        "llvm.zzz",
        // Dead ends below llvm.memcpy.element.unordered.atomic.
        "llvm.memcpy.",
        "llvm.memcpy.e",
        "llvm.memcpy.element.p0",
        // A dead end below llvm.aarch64.sve.fcvtzs.i32f16.
        "llvm.aarch64.sve.fcvtzs.i32",
    ] {
        assert_eq!(lookup(unknown.as_bytes()), None, "{unknown}");
    }
}

#[test]
fn memcpy() {
    let id = ids::MEMCPY;
    assert!(id.is_overloaded() && !id.is_target_specific());
    let pointer = |index| TypePattern::Overload { index, kind: OverloadKind::Pointer };
    let patterns: Vec<_> = id.signature().collect();
    assert_eq!(
        patterns,
        [
            TypePattern::Void,
            pointer(0),
            pointer(1),
            TypePattern::Overload { index: 2, kind: OverloadKind::Integer },
            TypePattern::Integer(1),
        ]
    );
    assert_eq!(id.signature().parameter_count(), (4, false));
    assert_eq!(show(id.fn_attributes()), ["nocallback", "nofree", "nounwind", "willreturn", "memory"]);
    // memory(argmem: readwrite)
    assert_eq!(id.fn_attributes()[4].value, AttrValue::Int(3));
    assert_eq!(show(id.param_attributes(0)), ["noalias", "writeonly", "captures"]);
    assert_eq!(show(id.param_attributes(1)), ["noalias", "readonly", "captures"]);
    assert!(id.is_immediate(3));
    assert!(id.param_attributes(usize::MAX).is_empty());
    assert!(id.ret_attributes().is_empty());
}

#[test]
fn structs_varargs_and_ranges() {
    let patterns: Vec<_> = find("llvm.sadd.with.overflow").signature().collect();
    assert_eq!(patterns[0], TypePattern::Struct(2));
    assert_eq!(patterns[2], TypePattern::SameVectorWidth(0));
    assert_eq!(patterns[3], TypePattern::Integer(1));
    assert!(find("llvm.sadd.sat").is_commutative());
    let statepoint = find("llvm.experimental.gc.statepoint").signature();
    assert_eq!(statepoint.parameter_count(), (5, true));
    let thread = find("llvm.nvvm.read.ptx.sreg.laneid");
    let range = AttrValue::Range { lower: 0, upper: 32 };
    assert!(thread.ret_attributes().iter().any(|a| a.value == range));
}

#[test]
fn operand_comments() {
    let id = find("llvm.nvvm.tensormap.replace.elemtype.p1");
    let [comment] = id.operand_comments() else {
        panic!("one comment expected");
    };
    assert_eq!((comment.operand, comment.name, comment.values[3]), (1, "elemtype", "s32"));
    let annotated = IntrinsicId::all().filter(|id| !id.operand_comments().is_empty());
    assert_eq!(annotated.count(), 6 + 2);
}

#[test]
fn all_records_decode_to_their_end() {
    let forms = |id: IntrinsicId| {
        let newer = id.newer_form();
        let changed = newer.map(|form| (form.signature().unwrap_or_else(|| id.signature()), form.attributes()));
        [Some((id.signature(), id.attributes())), changed].into_iter().flatten()
    };
    let all = IntrinsicId::all().flat_map(|id| forms(id).map(move |(types, attributes)| (id, types, attributes)));
    for (id, mut types, attributes) in all {
        let (parameters, variadic) = types.parameter_count();
        for _ in 0..1 + parameters {
            assert!(!types.is_empty(), "{id:?}");
            types.skip_type();
        }
        assert_eq!(types.next(), variadic.then_some(TypePattern::VarArg));
        assert!(types.is_empty(), "{id:?}");
        assert!(attributes.of_function().is_sorted_by_key(|a| a.kind));
        for place in 0..parameters {
            assert!(attributes.of_param(place).is_sorted_by_key(|a| a.kind));
        }
        assert!(attributes.of_param(parameters).is_empty(), "{id:?}");
    }
    let overloaded = IntrinsicId::all().filter(|id| id.is_overloaded()).count();
    assert_eq!(overloaded, 4396 + 167);
}

#[test]
fn versions_differ_in_what_came_and_went() {
    assert_eq!(IntrinsicId::all().filter(|id| id.is_retired()).count(), 62);
    assert!(find("llvm.convert.to.fp16").is_retired() && !find("llvm.memcpy").is_retired());
    let divide = find("llvm.masked.udiv.v4i32");
    assert!(divide.is_newer() && divide.newer_form().is_none() && divide.is_overloaded());
    assert_eq!(divide, newer_ids::MASKED_UDIV);

    // Overloaded since LLVM 23, which accepts a pointer in any address space.
    let address = find("llvm.returnaddress.p0");
    assert_eq!((address, address.is_overloaded()), (find("llvm.returnaddress"), false));
    assert_eq!(address.signature().next(), Some(TypePattern::Pointer(0)));
    let form = address.newer_form().expect("it changed");
    let result = form.signature().and_then(|mut signature| signature.next());
    assert_eq!(result, Some(TypePattern::Overload { index: 0, kind: OverloadKind::Pointer }));

    // Only attributes differ.
    let addition = find("llvm.nvvm.add.rn.f");
    let form = addition.newer_form().expect("it changed");
    assert!(form.signature().is_none());
    assert!(!show(addition.fn_attributes()).contains(&"nocreateundeforpoison"));
    assert!(show(form.attributes().of_function()).contains(&"nocreateundeforpoison"));

    let null = find("llvm.wasm.ref.null.extern");
    assert_eq!(null.signature().next(), Some(TypePattern::Pointer(10)));
    let form = null.newer_form().and_then(NewerForm::signature).expect("it changed");
    assert_eq!(form.clone().next(), Some(TypePattern::Target("wasm.externref")));
}

#[test]
fn constraints_on_overload_types_are_read() {
    let kinds = |id: IntrinsicId| {
        let signature = id.newer_form().and_then(NewerForm::signature).expect("it changed");
        signature
            .filter_map(|pattern| match pattern {
                TypePattern::Overload { kind, .. } => Some(kind),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(kinds(find("llvm.vp.fptosi")), [OverloadKind::IntegerVector, OverloadKind::FloatVector]);
    assert_eq!(kinds(find("llvm.vp.inttoptr")), [OverloadKind::PointerVector, OverloadKind::IntegerVector]);
    assert_eq!(
        kinds(find("llvm.experimental.constrained.lrint")),
        [OverloadKind::IntegerScalar, OverloadKind::FloatScalar]
    );
}
