//! Properties of loops and bundles of assumptions, as fields.

use draig_analysis::{
    Analyses, AssumeBundles, Assumed, FaultKind, LoopProperties, PROPERTIES, PropertyKind, Subject, loop_id, property,
};
use draig_ir::{Module, Value};
use draig_tables::AttrKind;

fn module(text: &str) -> Module {
    draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module
}

/// Returns the properties of the only loop of a function whose `!llvm.loop` node has these operands.
fn properties(operands: &str) -> LoopProperties {
    let text = format!(
        "define void @f(i1 %c) {{\nentry:\n  br label %loop\nloop:\n  br i1 %c, label %loop, label %exit, !llvm.loop !0\n\
         exit:\n  ret void\n}}\n!0 = distinct !{{!0{operands}}}\n!1 = distinct !{{}}\n!2 = distinct !{{}}\n"
    );
    let module = module(&text);
    let subject = Subject::new(&module, module.function("f").expect("it is defined").id()).expect("it has a body");
    let analyses = Analyses::new(subject);
    let (graph, loops) = (analyses.control_flow(), analyses.loops());
    let of = loops.iter().next().expect("a loop");
    LoopProperties::new(&module.tables, loop_id(&subject, graph, loops, of).expect("a node"))
}

#[test]
fn properties_become_fields() {
    let found = properties(
        ", !{!\"llvm.loop.unroll.count\", i32 4}, !{!\"llvm.loop.vectorize.enable\", i1 true}, !{!\"llvm.loop.mustprogress\"}, \
         !{!\"llvm.loop.vectorize.predicate.enable\", i1 false}, !{!\"llvm.loop.isvectorized\", i32 1}, \
         !{!\"llvm.loop.parallel_accesses\", !1}, !{!\"llvm.loop.parallel_accesses\", !2}, \
         !{!\"llvm.loop.unroll.followup_all\", !{!\"llvm.loop.unroll.disable\"}}, !{!\"llvm.loop.isdistributed\"}",
    );
    assert_eq!(found.faults, []);
    assert_eq!((found.unroll_count, found.vectorize_enable, found.must_progress), (Some(4), Some(true), true));
    assert_eq!((found.vectorize_predicate_enable, found.is_vectorized), (Some(false), Some(true)));
    assert_eq!((found.is_distributed, found.unroll_disable, found.interleave_count), (Some(true), false, None));
    assert_eq!(found.parallel_accesses.map(|groups| groups.len()), Some(2));
    assert_eq!(found.unroll_followup_all.map(|nodes| nodes.len()), Some(1));
    assert_eq!(properties(""), LoopProperties::default());
}

/// Every name in the table sets a field, and refuses a value of another kind.
#[test]
fn every_name_has_one_kind() {
    for known in PROPERTIES {
        let name = known.name;
        let (right, wrong) = match known.kind {
            PropertyKind::Flag => ("", ", i32 1"),
            PropertyKind::Bool => (", i1 true", ", !1"),
            PropertyKind::Number => (", i32 7", ", i32 -7"),
            PropertyKind::Nodes => (", !1", ", i32 1"),
        };
        let found = properties(&format!(", !{{!\"{name}\"{right}}}"));
        assert_eq!(found.faults, [], "{name}");
        assert_ne!(found, LoopProperties::default(), "{name}");
        let found = properties(&format!(", !{{!\"{name}\"{wrong}}}"));
        let fault = found.faults.first().unwrap_or_else(|| panic!("{name} takes no{wrong}"));
        assert_eq!(
            (fault.operand, &fault.name[..], fault.kind),
            (1, name.as_bytes(), FaultKind::WrongValue(known.kind))
        );
        assert_eq!(property(name).map(|property| property.kind), Some(known.kind));
    }
}

#[test]
fn faults_are_reported() {
    let found = properties(
        ", !{!\"llvm.loop.unrol.count\", i32 4}, !{i32 1}, !{!\"llvm.loop.unroll.count\", i32 4}, \
         !{!\"llvm.loop.unroll.count\", i32 8}, !{!\"llvm.loop.vectorize.width\", i64 8589934592}, !\"text\"",
    );
    assert_eq!(found.unroll_count, Some(4));
    let texts: Vec<String> = found.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "unknown loop property 'llvm.loop.unrol.count'",
            "operand 2 of !llvm.loop is neither a property nor a location",
            "loop property 'llvm.loop.unroll.count' is given twice",
            "loop property 'llvm.loop.vectorize.width' takes an integer of at most 32 bits that is not negative",
            "operand 6 of !llvm.loop is neither a property nor a location",
        ]
    );
}

#[test]
fn bundles_become_fields() {
    let module = module(
        "declare void @llvm.assume(i1)\n\
         define void @f(ptr %p, ptr %q, i64 %n, float %x) {\n\
           call void @llvm.assume(i1 true) [\"nonnull\"(ptr %p), \"align\"(ptr %q, i64 16, i64 4), \"cold\"()]\n\
           call void @llvm.assume(i1 true) [\"dereferenceable\"(ptr %p, i64 %n), \"separate_storage\"(ptr %p, ptr %q)]\n\
           call void @llvm.assume(i1 true) [\"noundef\"(float %x), \"nofpclass\"(float %x, i32 3), \"ignore\"(ptr poison)]\n\
           call void @llvm.assume(i1 true) [\"align\"(ptr %p, i64 32), \"align\"(ptr %p, i64 24), \"align\"(ptr %p, i64 8, i64 0)]\n\
           call void @llvm.assume(i1 true) [\"nonull\"(ptr %p), \"align\"(ptr %p), \"cold\"(ptr %p)]\n\
           ret void\n}\n",
    );
    let subject = Subject::new(&module, module.function("f").expect("it is defined").id()).expect("it has a body");
    let analyses = Analyses::new(subject);
    let found = AssumeBundles::new(subject, analyses.assume_calls());
    let attributes: Vec<Assumed> = found.bundles.iter().map(|bundle| bundle.assumed).collect();
    let is = Assumed::Attribute;
    assert_eq!(
        attributes,
        [
            is(AttrKind::NonNull),
            is(AttrKind::Alignment),
            is(AttrKind::Cold),
            is(AttrKind::Dereferenceable),
            Assumed::SeparateStorage,
            is(AttrKind::NoUndef),
            is(AttrKind::NoFPClass),
            Assumed::Nothing,
            is(AttrKind::Alignment),
            is(AttrKind::Alignment),
            is(AttrKind::Alignment),
        ]
    );
    let (p, q, n) = (Value::arg(0), Value::arg(1), Value::arg(2));
    let bundles = &found.bundles;
    assert_eq!((bundles[0].on, bundles[0].argument), (Some(p), None));
    let alignments: Vec<Option<u64>> = [1, 8, 9, 10, 0].iter().map(|&at| bundles[at].alignment(subject)).collect();
    assert_eq!(alignments, [Some(4), Some(32), None, Some(8), None]);
    assert_eq!((bundles[3].argument, bundles[3].number(subject)), (Some(n), None));
    assert_eq!(bundles[6].number(subject), Some(3));
    assert_eq!(found.about(q).count(), 2);
    let ill: Vec<(usize, bool)> = found.ill_formed.iter().map(|one| (one.number, one.is_unknown)).collect();
    assert_eq!(ill, [(0, true), (1, false), (2, false)]);
}
