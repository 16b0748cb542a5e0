//! Comparison of two bodies, instruction by instruction in order.

use draig_ir::{
    Body, DbgRecordKind, FastMath, FlagClass, GepFlags, Global, Inst, IntFlags, LocalMetadataData, Opcode, RmwFlags,
    Value, ValueKind,
};
use rustc_hash::FxHashMap;

use super::{Compare, Side};

/// Positions of a body's blocks and instructions in its order.
struct Places<'a> {
    function: Global,
    body: &'a Body,
    blocks: FxHashMap<draig_ir::Block, usize>,
    insts: FxHashMap<Inst, usize>,
}

impl<'a> Places<'a> {
    fn new((function, body): (Global, &'a Body)) -> Places<'a> {
        let blocks = body.blocks().enumerate().map(|(at, block)| (block, at)).collect();
        let insts = body.insts().enumerate().map(|(at, inst)| (inst, at)).collect();
        Places { function, body, blocks, insts }
    }
}

impl Compare<'_> {
    pub(super) fn bodies(&mut self, left: (Global, &Body), right: (Global, &Body)) {
        let (a, b) = (Places::new(left), Places::new(right));
        let lengths = |places: &Places<'_>| {
            let counts = places.body.blocks().map(|block| places.body.block_insts(block).count());
            counts.collect::<Vec<_>>()
        };
        let (ours, theirs) = (lengths(&a), lengths(&b));
        if ours != theirs {
            self.compare_property("blocks", ours.len(), theirs.len(), usize::to_string);
            self.compare_property("instructions", a.insts.len(), b.insts.len(), usize::to_string);
        }
        for (block, other) in a.body.blocks().zip(b.body.blocks()) {
            for (inst, counterpart) in a.body.block_insts(block).zip(b.body.block_insts(other)) {
                self.place.1 = Some([(a.function, inst), (b.function, counterpart)]);
                let before = self.differences.total;
                self.insts(&a, &b, inst, counterpart);
                if self.differences.total > before && a.body.opcode(inst) != b.body.opcode(counterpart) {
                    // everything after this is shifted
                    break;
                }
            }
            let records = (a.body.trailing_records(block), b.body.trailing_records(other));
            self.records(&a, &b, records.0.collect(), records.1.collect());
        }
        self.place.1 = None;
    }

    fn insts(&mut self, a: &Places<'_>, b: &Places<'_>, inst: Inst, counterpart: Inst) {
        let (left, right) = (a.body, b.body);
        let (opcode, other) = (left.opcode(inst), right.opcode(counterpart));
        if opcode != other {
            self.compare_property("instruction", opcode.spelling(), other.spelling(), |it| (*it).to_owned());
            return;
        }
        self.same_type("type", left.inst_type(inst), right.inst_type(counterpart));
        self.compare_property("flags", left.flag_bits(inst), right.flag_bits(counterpart), |&bits| {
            flag_words(opcode, bits)
        });
        let (ours, theirs) = (left.operands(inst), right.operands(counterpart));
        self.compare_property("operands", ours.len(), theirs.len(), usize::to_string);
        for (at, (&x, &y)) in ours.iter().zip(theirs).enumerate() {
            if !self.same_operand(a, b, x, y) {
                self.differ(format!("operand {at}"), Side::Value(x), Side::Value(y));
            }
        }
        match opcode {
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Alloca => {
                self.memory(left, right, inst, counterpart);
            }
            Opcode::ICmp => {
                let predicate = |it: &Option<draig_ir::IntPredicate>| it.map_or("", |it| it.spelling()).to_owned();
                self.compare_property(
                    "predicate",
                    left.int_predicate(inst),
                    right.int_predicate(counterpart),
                    predicate,
                );
            }
            Opcode::FCmp => {
                let predicate = |it: &Option<draig_ir::FloatPredicate>| it.map_or("", |it| it.spelling()).to_owned();
                self.compare_property(
                    "predicate",
                    left.float_predicate(inst),
                    right.float_predicate(counterpart),
                    predicate,
                );
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                self.compare_property("indices", left.indices(inst), right.indices(counterpart), |it| {
                    listed(it.iter())
                });
            }
            Opcode::ShuffleVector => {
                let (x, y): (Vec<i32>, Vec<i32>) =
                    (left.shuffle_mask(inst).collect(), right.shuffle_mask(counterpart).collect());
                let lane = |&lane: &i32| if lane < 0 { "poison".to_owned() } else { lane.to_string() };
                self.compare_property("mask", x, y, |it| listed(it.iter().map(lane)));
            }
            Opcode::Phi => {
                for (at, (x, y)) in left.phi_blocks(inst).zip(right.phi_blocks(counterpart)).enumerate() {
                    if a.blocks.get(&x) != b.blocks.get(&y) {
                        let sides = (Side::Value(Value::block(x)), Side::Value(Value::block(y)));
                        self.differ(format!("incoming block {at}"), sides.0, sides.1);
                    }
                }
            }
            Opcode::LandingPad => {
                self.compare_property("cleanup", left.is_cleanup(inst), right.is_cleanup(counterpart), bool::to_string);
                for at in 0..ours.len().min(theirs.len()) {
                    let word = |&is_filter: &bool| if is_filter { "filter" } else { "catch" }.to_owned();
                    self.compare_property(
                        &format!("clause {at}"),
                        left.is_filter(inst, at),
                        right.is_filter(counterpart, at),
                        word,
                    );
                }
            }
            Opcode::CatchSwitch => {
                let word = |&has_dest: &bool| if has_dest { "to a block" } else { "to caller" }.to_owned();
                self.compare_property("unwind", left.has_unwind_dest(inst), right.has_unwind_dest(counterpart), word);
            }
            _ => {}
        }
        if matches!(opcode, Opcode::GetElementPtr | Opcode::Alloca) {
            self.same_type("source type", left.source_type(inst), right.source_type(counterpart));
        }
        self.calls(left, right, inst, counterpart);
        self.node("!dbg", left.debug_loc(inst), right.debug_loc(counterpart));
        let kinds = |module: &draig_ir::Module, body: &Body, inst| {
            let kinds = &module.tables.metadata_kinds;
            let mut all: Vec<_> =
                body.attachments(inst).map(|(kind, node)| (kinds.name(kind).to_vec(), node)).collect();
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all
        };
        let attached = (kinds(self.left, left, inst), kinds(self.right, right, counterpart));
        self.attachments(&attached.0, &attached.1);
        self.records(a, b, left.records_before(inst).collect(), right.records_before(counterpart).collect());
    }

    fn memory(&mut self, left: &Body, right: &Body, inst: Inst, counterpart: Inst) {
        let (a, b) = (left.memory_access(inst), right.memory_access(counterpart));
        let align = |it: &Option<draig_ir::Align>| it.map_or(String::new(), |align| align.bytes().to_string());
        self.compare_property("alignment", a.align, b.align, align);
        // an `alloca` has its flags in these places
        let is_alloca = left.opcode(inst) == Opcode::Alloca;
        let (first, second) = if is_alloca { ("inalloca", "swifterror") } else { ("volatile", "weak") };
        self.compare_property(first, a.volatile, b.volatile, bool::to_string);
        self.compare_property(second, a.weak, b.weak, bool::to_string);
        let spelled = |it: &draig_ir::Ordering| it.spelling().to_owned();
        self.compare_property("ordering", a.ordering, b.ordering, spelled);
        self.compare_property("failure ordering", a.failure, b.failure, spelled);
        let (ours, theirs) = (self.left, self.right);
        let scopes = (ours.tables.sync_scopes.name(a.scope), theirs.tables.sync_scopes.name(b.scope));
        self.text("syncscope", scopes.0, scopes.1);
        let operation = |it: &Option<draig_ir::RmwOp>| it.map_or("", |it| it.spelling()).to_owned();
        self.compare_property("operation", left.rmw_op(inst), right.rmw_op(counterpart), operation);
    }

    fn calls(&mut self, left: &Body, right: &Body, inst: Inst, counterpart: Inst) {
        let (Some(a), Some(b)) = (left.call(inst), right.call(counterpart)) else { return };
        self.same_type("function type", a.function_type, b.function_type);
        self.attribute_lists(a.attributes, b.attributes);
        self.calling_convention(a.calling_convention, b.calling_convention);
        self.compare_property("tail", a.tail, b.tail, |it| it.spelling().to_owned());
        let bundles = |module: &draig_ir::Module, body: &Body, inst| -> Vec<_> {
            body.bundles(inst).map(|(tag, operands)| (module.tables.str(tag).to_vec(), operands.len())).collect()
        };
        let (a, b) = (bundles(self.left, left, inst), bundles(self.right, right, counterpart));
        self.compare_property("operand bundles", a, b, |all| {
            let tags = all.iter().map(|(tag, count)| format!("\"{}\" of {count}", crate::error::lossy(tag)));
            tags.collect::<Vec<_>>().join(", ")
        });
    }

    fn same_operand(&mut self, a: &Places<'_>, b: &Places<'_>, left: Value, right: Value) -> bool {
        match (left.kind(), right.kind()) {
            (ValueKind::Inst(x), ValueKind::Inst(y)) => a.insts.get(&x) == b.insts.get(&y),
            (ValueKind::Arg(x), ValueKind::Arg(y)) => x == y,
            (ValueKind::Block(x), ValueKind::Block(y)) => a.blocks.get(&x) == b.blocks.get(&y),
            (ValueKind::Metadata(x), ValueKind::Metadata(y)) => self.same_metadata(x, y),
            (ValueKind::LocalMetadata(x), ValueKind::LocalMetadata(y)) => {
                match (a.body.local_metadata(x), b.body.local_metadata(y)) {
                    (LocalMetadataData::Value(x), LocalMetadataData::Value(y)) => self.same_operand(a, b, *x, *y),
                    (LocalMetadataData::ArgList(x), LocalMetadataData::ArgList(y)) => {
                        x.len() == y.len() && x.iter().zip(y).all(|(&x, &y)| self.same_operand(a, b, x, y))
                    }
                    _ => false,
                }
            }
            _ => self.same_constant(left, right),
        }
    }

    fn records(
        &mut self,
        a: &Places<'_>,
        b: &Places<'_>,
        left: Vec<draig_ir::DbgRecord>,
        right: Vec<draig_ir::DbgRecord>,
    ) {
        self.compare_property("debug records", left.len(), right.len(), usize::to_string);
        for (x, y) in left.into_iter().zip(right) {
            let (x, y) = (a.body.record(x), b.body.record(y));
            self.compare_property("debug record", x.kind, y.kind, |kind| record_word(*kind));
            for (name, x, y) in [("location", x.location, y.location), ("address", x.address, y.address)] {
                let is_same = match (x, y) {
                    (None, None) => true,
                    (Some(x), Some(y)) => self.same_operand(a, b, x, y),
                    _ => false,
                };
                if !is_same {
                    self.differ(format!("{name} of a debug record"), x.into(), y.into());
                }
            }
            self.node("variable of a debug record", x.variable, y.variable);
            self.node("expression of a debug record", x.expression, y.expression);
            self.node("source location of a debug record", x.debug_loc, y.debug_loc);
            self.node("id of a debug record", x.assign_id, y.assign_id);
            self.node("address expression of a debug record", x.address_expression, y.address_expression);
        }
    }
}

/// Spelling of the flags of an instruction.
fn flag_words(opcode: Opcode, bits: u8) -> String {
    let words: Vec<&str> = match opcode.flag_class() {
        FlagClass::FastMath if FastMath(bits).contains(FastMath::FAST) => vec!["fast"],
        FlagClass::FastMath => words(FastMath::TABLE, |flag| FastMath(bits).contains(flag)),
        FlagClass::FastMathNonNeg => {
            let mut words = words(FastMath::TABLE, |flag| FastMath(bits).contains(flag));
            words.extend((bits & IntFlags::NNEG.0 != 0).then_some("nneg"));
            words
        }
        FlagClass::Elementwise => words(RmwFlags::TABLE, |flag| RmwFlags(bits).contains(flag)),
        FlagClass::Gep => {
            let has = GepFlags(bits);
            let is_implied = |flag| flag == GepFlags::NUSW && has.contains(GepFlags::INBOUNDS);
            words(GepFlags::TABLE, |flag| has.contains(flag) && !is_implied(flag))
        }
        _ => words(IntFlags::TABLE, |flag| IntFlags(bits).contains(flag)),
    };
    words.join(" ")
}

fn words<T: Copy>(table: &[(T, &'static str)], has: impl Fn(T) -> bool) -> Vec<&'static str> {
    table.iter().filter(|(flag, _)| has(*flag)).map(|&(_, word)| word).collect()
}

fn listed(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn record_word(kind: DbgRecordKind) -> String {
    let found = DbgRecordKind::TABLE.iter().find(|&&(other, _)| other == kind);
    found.map_or(String::new(), |(_, word)| format!("#dbg_{word}"))
}
