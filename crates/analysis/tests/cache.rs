//! Analyses that are kept across edits. Debug builds compare each answer that was kept with a fresh one, so that this
//! fails if an edit does not advance the epochs that it concerns.

use draig_analysis::{AnalysisCache, ControlFlow, DominatorTree, Subject};
use draig_asm::{ParseOptions, parse_module};
use draig_ir::{AttrSet, Attribute, Block, Body, Global, Inst, InstBuild, Module, Opcode, Position, Type, Value};

const TEXT: &str = "
declare void @llvm.assume(i1)
declare void @g(ptr)

define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %c = icmp ult i32 %a, %b
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  store i32 %i, ptr %p
  switch i32 %i, label %latch [ i32 3, label %end i32 5, label %other ]
other:
  call void @g(ptr %p)
  call void @llvm.assume(i1 %c)
  br label %latch
latch:
  %next = add i32 %i, 1
  %again = icmp ne i32 %next, %b
  br i1 %again, label %loop, label %end
end:
  %r = phi i32 [ %a, %entry ], [ %i, %loop ], [ %next, %latch ]
  ret i32 %r
}
";

fn parsed() -> (Module, Global) {
    let mut module = parse_module(TEXT.as_bytes(), &ParseOptions::default()).expect("the text is valid").module;
    let function = module.find(b"f").expect("it is defined");
    assert!(module.body_mut(function).is_some());
    (module, function)
}

fn named(body: &Body, name: &str) -> Value {
    let insts = body.insts().map(Value::inst);
    let mut all = insts.chain(body.blocks().map(Value::block));
    all.find(|&value| body.names().get(value) == Some(name.as_bytes())).expect("the text has it")
}

fn inst(body: &Body, name: &str) -> Inst {
    named(body, name).as_inst().expect("it is an instruction")
}

fn block(body: &Body, name: &str) -> Block {
    body.blocks().find(|&block| body.names().get(block) == Some(name.as_bytes())).expect("the text has it")
}

/// Asks everything that is kept, and compares with fresh results, in every build.
fn ask(cache: &mut AnalysisCache, module: &Module, function: Global) {
    let subject = Subject::new(module, function).expect("it has a body");
    let analyses = cache.analyses(subject);
    let body = subject.body();
    let graph = ControlFlow::new(body);
    assert!(*analyses.control_flow() == graph);
    assert!(*analyses.dominators() == DominatorTree::new(&graph));
    for block in body.blocks() {
        assert!(analyses.post_dominators().post_dominates_block(block, block));
        let _ = analyses.dominance_frontiers().of(block);
        let _ = analyses.loops().innermost(block);
        let _ = analyses.cycles().innermost(block);
    }
    let is_assume = |inst: &Inst| body.callee(*inst) == module.find(b"llvm.assume").map(Value::from);
    let assumes: Vec<Inst> = body.insts().filter(|inst| body.opcode(*inst) == Opcode::Call).filter(is_assume).collect();
    assert_eq!(analyses.assume_calls().calls(), assumes);
    let _ = analyses.liveness();
    for value in body.insts().filter(|&inst| module.tables.types.is_integer(body.inst_type(inst))) {
        let _ = analyses.values().known_bits(value.into(), Some(value));
    }
    let _ = analyses.memory_ssa();
    let _ = analyses.block_frequencies();
}

type Edit = fn(&mut Body);

/// Edits of all kinds, made one after the other.
const EDITS: &[(&str, Edit)] = &[
    ("an operand of a comparison", |body| body.set_operand(inst(body, "c"), 1, Value::arg(0))),
    ("a target of a branch", |body| {
        let latch = body.terminator(block(body, "latch")).expect("it ends in a branch");
        let other = block(body, "other");
        body.set_operand(latch, 1, other);
    }),
    ("a block before an instruction", |body| _ = body.split_block(inst(body, "again"))),
    ("a block into its predecessor", |body| {
        let first = block(body, "latch");
        let second = body.successors(body.terminator(first).expect("it ends in a branch")).next();
        assert!(body.merge_block_into_predecessor(second.expect("a branch has a target")));
    }),
    ("all uses of a value", |body| body.replace_all_uses(named(body, "next"), Value::arg(1))),
    ("all uses of a block", |body| body.replace_all_uses(block(body, "other"), block(body, "latch"))),
    ("an assumption", |body| {
        let is_call = |inst: &Inst| body.opcode(*inst) == Opcode::Call;
        let call = body.insts().filter(is_call).last().expect("there are two");
        body.remove_inst(call);
    }),
    ("the place of an instruction", |body| body.move_inst_to_end(inst(body, "next"), block(body, "other"))),
    ("a copy", |body| _ = body.clone_inst(inst(body, "c"), Position::Before(inst(body, "again")))),
    ("an instruction in place", |body| {
        let again = inst(body, "again");
        body.replace_inst(again, InstBuild::new(Opcode::Freeze, body.inst_type(again)), &[Value::arg(0)]);
    }),
    ("a case of a switch", |body| {
        let switch = body.terminator(block(body, "loop")).expect("it ends in a switch");
        let (value, end) = (body.operands(switch)[2], block(body, "end"));
        body.push_operand(switch, value);
        body.push_operand(switch, end);
    }),
    ("a new entry", |body| {
        let (old, new) = (body.entry().expect("there is one"), body.create_block());
        body.insert_block_first(new);
        body.append_inst(new, InstBuild::new(Opcode::Br, Type::VOID), &[old.into()]);
    }),
    ("a removed block", |body| body.remove_block(block(body, "other"))),
    ("a flag", |body| body.set_flag_bits(inst(body, "c"), 3)),
    ("the numbers of all", |body| drop(body.compact())),
];

#[test]
fn edits_and_questions_alternate() {
    let (mut module, function) = parsed();
    let mut cache = AnalysisCache::new();
    ask(&mut cache, &module, function);
    for (name, edit) in EDITS {
        println!("{name}");
        let body = module.body_mut(function).expect("it has a body");
        let before = body.epochs();
        edit(body);
        assert_ne!(body.epochs(), before, "{name}");
        ask(&mut cache, &module, function);
    }
}

#[test]
fn what_an_edit_does_not_concern_is_kept() {
    let (mut module, function) = parsed();
    let mut cache = AnalysisCache::new();
    let address = |cache: &mut AnalysisCache, module: &Module| {
        let analyses = cache.analyses(Subject::new(module, function).expect("it has a body"));
        std::ptr::from_ref(analyses.dominators()) as usize
    };
    let first = address(&mut cache, &module);
    let body = module.body_mut(function).expect("it has a body");
    body.set_operand(inst(body, "c"), 0, Value::arg(1));
    assert_eq!(address(&mut cache, &module), first);
}

#[test]
fn a_clone_is_another_body() {
    let (mut module, function) = parsed();
    let mut clone = module.clone();
    let mut cache = AnalysisCache::new();
    // Both have the same number of edits.
    for (module, target) in [(&mut module, "other"), (&mut clone, "loop")] {
        let body = module.body_mut(function).expect("it has a body");
        let branch = body.terminator(block(body, "latch")).expect("it ends in a branch");
        let target = block(body, target);
        body.set_operand(branch, 1, target);
        ask(&mut cache, module, function);
    }
}

#[test]
fn frequencies_follow_the_attributes_of_callees() {
    let text = b"declare void @rare()\n\
        define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\n\
        a:\n  call void @rare()\n  br label %b\nb:\n  ret void\n}\n";
    let mut module = draig_asm::parse_module(text, &Default::default()).expect("it is well-formed").module;
    let function = module.find(b"f").expect("the text has it");
    let mut cache = AnalysisCache::new();
    let mut frequency = |module: &Module| {
        let subject = Subject::new(module, function).expect("it has a body");
        let block = block(subject.body(), "a");
        cache.analyses(subject).block_frequencies().integer(block)
    };
    let before = frequency(&module);
    assert_eq!(frequency(&module), before);
    let cold = Attribute::Enum(draig_tables::AttrKind::Cold);
    let tables = &mut module.tables;
    let set = tables.attributes.intern_set(&mut vec![cold], &tables.strings);
    let list = tables.attributes.intern_list(set, AttrSet::EMPTY, &[]);
    let callee = module.find(b"rare").expect("the text has it");
    module.global_mut(callee).as_function_mut().expect("it is one").attributes = list;
    assert!(frequency(&module) < before);
}
