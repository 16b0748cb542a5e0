//! Random edits of random bodies: after each, the indexed uses by operands, phis and debug records are those that a
//! scan finds; copies and compacted bodies have the same text-visible structure.

use draig_ir::{
    Block, Body, CallInfo, CloneMap, DbgRecordData, DbgRecordKind, Inst, InstBuild, LocalMetadataData, Metadata,
    MetadataKind, MetadataUse, Opcode, Position, Type, Value, ValueKind,
};

/// A small linear congruential generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound.max(1) as u64) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }
}

fn label(location: Value) -> DbgRecordData {
    DbgRecordData {
        kind: DbgRecordKind::Value,
        location: Some(location),
        variable: Some(Metadata::from_u32(0)),
        expression: Some(Metadata::from_u32(1)),
        debug_loc: None,
        assign_id: None,
        address: None,
        address_expression: None,
    }
}

const CALLEES: [Value; 2] = [Value::arg(2), Value::arg(3)];

fn random_body(random: &mut Random) -> Body {
    let mut body = Body::new();
    let blocks: Vec<Block> = (0..1 + random.below(8)).map(|_| body.add_block()).collect();
    let mut values = vec![Value::arg(0), Value::arg(1)];
    for &block in &blocks {
        for _ in 0..random.below(3) {
            let incoming: Vec<Block> = (0..random.below(5)).filter_map(|_| random.pick(&blocks)).collect();
            let from: Vec<Value> = incoming.iter().filter_map(|_| random.pick(&values)).collect();
            values.push(body.append_phi(block, Type::I32, 0, &from, incoming.into_iter()).into());
        }
        for _ in 0..random.below(5) {
            let operands = [values[random.below(values.len())], values[random.below(values.len())]];
            let inst = body.append_inst(block, InstBuild::new(Opcode::Add, Type::I32), &operands);
            if random.below(2) == 0 {
                add_record(&mut body, inst, &values, random);
            }
            if random.below(4) == 0 {
                body.names_mut().set(inst, b"sum");
            }
            values.push(inst.into());
            if random.below(3) == 0 {
                // Values that are called, and passed, too.
                let operands = [values[random.below(values.len())], CALLEES[0], CALLEES[random.below(CALLEES.len())]];
                body.append_call(block, Opcode::Call, Type::VOID, 0, CallInfo::new(Type::VOID), &[], 0, &operands);
            }
        }
        let targets = [random.pick(&blocks), random.pick(&blocks)].map(|block| Value::from(block.unwrap()));
        let branch = InstBuild::new(Opcode::Br, Type::VOID);
        match random.below(3) {
            0 => body.append_inst(block, branch, &targets[..1]),
            1 => body.append_inst(block, branch, &[Value::arg(0), targets[0], targets[1]]),
            _ => body.append_inst(block, InstBuild::new(Opcode::Unreachable, Type::VOID), &[]),
        };
    }
    body
}

fn add_record(body: &mut Body, before: Inst, values: &[Value], random: &mut Random) {
    let location = values[random.below(values.len())];
    let location = match random.below(2) {
        0 => location,
        _ => body.add_local_metadata(LocalMetadataData::ArgList([location, Value::arg(1), location].into())).into(),
    };
    let record = body.create_record(&label(location));
    body.place_record_before(record, before);
}

fn edit(body: &mut Body, random: &mut Random) {
    let blocks: Vec<Block> = body.blocks().collect();
    let insts: Vec<Inst> = body.insts().collect();
    let plain: Vec<Inst> = insts.iter().copied().filter(|&inst| body.opcode(inst) == Opcode::Add).collect();
    let phis: Vec<Inst> = insts.iter().copied().filter(|&inst| body.opcode(inst) == Opcode::Phi).collect();
    let (Some(block), Some(other)) = (random.pick(&blocks), random.pick(&blocks)) else { return };
    match (random.below(12), random.pick(&plain), random.pick(&phis)) {
        (0, Some(old), _) => body.replace_all_uses(old, Value::arg(0)),
        (1, Some(old), Some(new)) => body.replace_all_uses(old, new),
        (2, ..) => body.replace_all_uses(block, other),
        (3, Some(at), _) => {
            body.split_block(at);
        }
        (4, ..) => {
            body.merge_block_into_predecessor(block);
        }
        (5, Some(inst), _) => {
            body.replace_all_uses(inst, Value::arg(1));
            body.remove_inst(inst);
        }
        (6, _, Some(phi)) => body.add_incoming(phi, Value::arg(0), block),
        (7, _, Some(phi)) if !body.operands(phi).is_empty() => {
            let number = random.below(body.operands(phi).len());
            body.remove_incoming(phi, number);
        }
        (8, _, Some(phi)) if !body.operands(phi).is_empty() => {
            let number = random.below(body.operands(phi).len());
            body.set_phi_block(phi, number, block);
        }
        (9, Some(inst), _) => add_record(body, inst, &[inst.into(), Value::arg(0)], random),
        (10, Some(inst), Some(phi)) => {
            let copy = body.copy_inst(None, inst, Position::Before(inst), &mut CloneMap::new(), b".copy");
            let clone = body.clone_inst(phi, Position::Before(phi));
            assert!(body.phi_blocks(clone).eq(body.phi_blocks(phi)));
            assert_eq!(body.operands(clone), body.operands(phi));
            body.replace_inst(phi, InstBuild::new(Opcode::Freeze, Type::I32), &[copy.into()]);
        }
        (11, ..) if body.block_count() < 60 => {
            body.copy_blocks(None, &[block], &mut CloneMap::new(), b".c");
        }
        _ => {}
    }
}

/// Checks every index against a scan.
fn check(body: &Body) {
    let insts: Vec<Inst> = body.insts().collect();
    let sorted = |mut list: Vec<(u32, usize)>| {
        list.sort_unstable();
        list
    };
    for block in body.blocks() {
        let indexed = sorted(body.phi_uses_of(block).map(|(phi, number)| (phi.as_u32(), number)).collect());
        let mut scanned = Vec::new();
        for &phi in insts.iter().filter(|&&inst| body.opcode(inst) == Opcode::Phi) {
            let numbers = body.phi_blocks(phi).enumerate().filter(|&(_, incoming)| incoming == block);
            scanned.extend(numbers.map(|(number, _)| (phi.as_u32(), number)));
        }
        assert_eq!(indexed, sorted(scanned), "phis with {block}");
    }
    for callee in CALLEES {
        let calls = insts.iter().copied().filter(|&inst| body.opcode(inst) == Opcode::Call);
        let calls: Vec<Inst> = calls.filter(|&inst| body.callee(inst) == Some(callee)).collect();
        for count in 0..calls.len() + 2 {
            assert_eq!(body.calls_of(callee, count), calls[..count.min(calls.len())], "calls of {callee:?}");
        }
    }
    let values = insts.iter().copied().map(Value::from).chain([Value::arg(0), Value::arg(1)]);
    let records: Vec<_> = body
        .blocks()
        .flat_map(|block| {
            body.block_insts(block).flat_map(|inst| body.records_before(inst)).chain(body.trailing_records(block))
        })
        .collect();
    for value in values {
        let indexed: Vec<_> = body
            .metadata_uses_of(value)
            .map(|user| match user {
                MetadataUse::Record(record) => (0, record.index()),
                MetadataUse::Local(local) => (1, local.index()),
            })
            .collect();
        let direct = records.iter().filter(|&&record| body.record(record).location == Some(value));
        let mut scanned: Vec<_> = direct.map(|record| (0, record.index())).collect();
        for record in &records {
            if let Some(ValueKind::LocalMetadata(local)) = body.record(*record).location.map(Value::kind)
                && let LocalMetadataData::ArgList(values) = body.local_metadata(local)
            {
                let count = values.iter().filter(|&&other| other == value).count();
                scanned.extend(std::iter::repeat_n((1, local.index()), count));
            }
        }
        // Local metadata that nothing uses any more is still indexed.
        for user in &scanned {
            assert!(indexed.contains(user), "{value:?} has the use {user:?}");
        }
        assert!(indexed.iter().filter(|user| user.0 == 0).count() == scanned.iter().filter(|user| user.0 == 0).count());
        let operands = insts.iter().flat_map(|&inst| body.operands(inst)).filter(|&&operand| operand == value);
        assert_eq!(body.uses_of(value).count(), operands.count(), "uses of {value:?}");
    }
}

/// Describes a body by the positions of its instructions and blocks.
fn shape(body: &Body) -> Vec<String> {
    let blocks: Vec<Block> = body.blocks().collect();
    let insts: Vec<Inst> = body.insts().collect();
    let value = |value: Value| match value.kind() {
        ValueKind::Inst(inst) => format!("i{:?}", insts.iter().position(|&other| other == inst)),
        ValueKind::Block(block) => format!("b{:?}", blocks.iter().position(|&other| other == block)),
        ValueKind::LocalMetadata(local) => {
            format!("{:?}", body.local_metadata(local)).replace("inst", "").len().to_string()
        }
        other => format!("{other:?}"),
    };
    let mut lines = Vec::new();
    for &inst in &insts {
        let operands: Vec<_> = body.operands(inst).iter().map(|&operand| value(operand)).collect();
        let incoming: Vec<_> = match body.opcode(inst) {
            Opcode::Phi => body.phi_blocks(inst).map(|block| value(block.into())).collect(),
            _ => Vec::new(),
        };
        let uses: Vec<_> = body.uses_of(inst).map(|one| (value(one.user.into()), one.operand)).collect();
        let records = body.records_before(inst).count();
        let name = body.names().get(inst);
        lines.push(format!("{:?} {operands:?} {incoming:?} {uses:?} {records} {name:?}", body.opcode(inst)));
    }
    lines
}

#[test]
fn indexed_uses_follow_every_edit() {
    let mut random = Random(7);
    let mut edits = 0;
    for _ in 0..300 {
        let mut body = random_body(&mut random);
        check(&body);
        for _ in 0..random.below(40) {
            edit(&mut body, &mut random);
            edits += 1;
            check(&body);
        }
        let before = shape(&body);
        let (old, insts) = (body.clone(), body.insts().collect::<Vec<_>>());
        let compaction = body.compact();
        assert_eq!(shape(&body), before);
        assert_eq!(body.inst_count(), insts.len(), "what was removed is gone");
        for number in 0..old.inst_count() {
            let inst = Inst::from_u32(number as u32);
            assert_eq!(compaction.inst(inst).is_some(), insts.contains(&inst));
        }
        check(&body);
    }
    assert!(edits > 3000);
}

#[test]
fn copied_blocks_refer_to_each_other() {
    let mut body = Body::new();
    let [entry, head, exit] = std::array::from_fn(|_| body.add_block());
    let br = || InstBuild::new(Opcode::Br, Type::VOID);
    body.append_inst(entry, br(), &[head.into()]);
    let phi = body.append_phi(head, Type::I32, 0, &[Value::arg(0)], [entry].into_iter());
    let next = body.append_inst(head, InstBuild::new(Opcode::Add, Type::I32), &[phi.into(), Value::arg(1)]);
    body.add_incoming(phi, next, head);
    body.append_inst(head, br(), &[Value::arg(0), exit.into(), head.into()]);
    body.append_inst(exit, InstBuild::new(Opcode::Ret, Type::VOID), &[]);
    body.names_mut().set(next, b"next");

    let mut map = CloneMap::new();
    let copies = body.copy_blocks(None, &[head], &mut map, b".peel");
    let copy = map.get(next).as_inst().unwrap();
    assert_eq!(body.names().get(copy), Some(&b"next.peel"[..]));
    let phi_copy = map.get(phi).as_inst().unwrap();
    assert_eq!(body.operands(phi_copy), [Value::arg(0), copy.into()], "a use before the definition is mapped");
    assert_eq!(body.phi_blocks(phi_copy).collect::<Vec<_>>(), [entry, copies[0]]);
    let branch = body.terminator(copies[0]).unwrap();
    assert_eq!(body.successors(branch).collect::<Vec<_>>(), [copies[0], exit]);

    // into another body, with the parameters mapped
    let mut other = Body::new();
    let mut map = CloneMap::new();
    map.set(Value::arg(0), Value::arg(3));
    other.copy_blocks(Some(&body), &[entry, head, exit], &mut map, b"");
    let phi = map.get(phi).as_inst().unwrap();
    assert_eq!(other.operands(phi)[0], Value::arg(3));
    assert_eq!(other.blocks().count(), 3);
}

/// Returns what [`Body::sorted_attachments`] does, after comparing it with a walk.
fn sorted_attachments(body: &Body) -> Option<usize> {
    let all: Vec<_> = body.sorted_attachments()?.collect();
    let mut walked = Vec::new();
    for inst in body.insts() {
        let mut own: Vec<_> = body.attachments(inst).collect();
        own.sort_by_key(|&(kind, _)| kind);
        walked.extend(own);
    }
    assert_eq!(all, walked);
    Some(all.len())
}

#[test]
fn attachments_are_sorted_until_an_edit_mixes_them() {
    let mut body = Body::new();
    let block = body.add_block();
    let kinds: [MetadataKind; 3] = std::array::from_fn(|number| MetadataKind::from_u32(number as u32 + 1));
    let node = |number| Some(Metadata::from_u32(number));
    let insts: [Inst; 4] =
        std::array::from_fn(|_| body.append_inst(block, InstBuild::new(Opcode::Unreachable, Type::VOID), &[]));
    assert_eq!(sorted_attachments(&body), Some(0));
    body.set_attachment(insts[0], kinds[1], node(7));
    body.set_attachment(insts[2], kinds[0], node(8));
    body.set_attachment(insts[2], kinds[2], node(7));
    assert_eq!(sorted_attachments(&body), Some(3));
    body.set_attachment(insts[2], kinds[0], node(9));
    assert_eq!(sorted_attachments(&body), Some(3), "a node is replaced in its place");

    let mut kinds_mixed = body.clone();
    kinds_mixed.set_attachment(insts[2], kinds[1], node(1));
    assert_eq!(sorted_attachments(&kinds_mixed), None);
    let mut insts_mixed = body.clone();
    insts_mixed.set_attachment(insts[1], kinds[2], node(1));
    assert_eq!(sorted_attachments(&insts_mixed), None);
    let mut removed = body.clone();
    removed.set_attachment(insts[2], kinds[2], None);
    assert_eq!(sorted_attachments(&removed), None);
    let mut without = body.clone();
    without.remove_inst(insts[0]);
    assert_eq!(sorted_attachments(&without), None);

    body.set_attachment(insts[3], kinds[0], node(1));
    assert_eq!(sorted_attachments(&body), Some(4));
    insts_mixed.clear();
    assert_eq!(sorted_attachments(&insts_mixed), Some(0));
}
