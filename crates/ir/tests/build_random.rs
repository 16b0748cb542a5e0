//! Random programs made with the builder, and random edits of them. Nothing may panic, a refused call must
//! not change anything, and use-lists must match a plain model of LLVM's rules: a new use goes to the front;
//! replacing all uses takes them from the front one by one.

use std::collections::BTreeMap;

use draig_ir::build::{BuildError, Clause, FunctionBuilder};
use draig_ir::{
    Block, Body, FloatPredicate, GepFlags, Inst, IntFlags, IntPredicate, MemoryAccess, Module, Opcode, Ordering, RmwOp,
    SyncScope, Type, Value, ValueKind,
};

/// xorshift64*, for the same program from a seed on every platform.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize) % limit.max(1)
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }
}

/// Uses of each value according to LLVM's rules, in plain lists.
#[derive(Default)]
struct Model {
    lists: BTreeMap<Value, Vec<(Inst, u32)>>,
}

impl Model {
    fn add(&mut self, value: Value, user: Inst, operand: u32) {
        self.lists.entry(value).or_default().insert(0, (user, operand));
    }

    fn remove(&mut self, value: Value, user: Inst, operand: u32) {
        let list = self.lists.entry(value).or_default();
        list.retain(|&entry| entry != (user, operand));
    }

    fn built(&mut self, body: &Body, inst: Inst) {
        for (number, &value) in (0..).zip(body.operands(inst)) {
            self.add(value, inst, number);
        }
    }

    fn dropped(&mut self, body: &Body, inst: Inst) {
        for (number, &value) in (0..).zip(body.operands(inst)) {
            self.remove(value, inst, number);
        }
    }

    /// Compares the model with a body's uses of every value.
    #[track_caller]
    fn check(&self, body: &Body, params: u32) {
        let mut count = 0;
        let insts = (0..body.inst_count() as u32).map(|n| Value::from(Inst::from_u32(n)));
        let blocks = (0..body.block_count() as u32).map(|n| Value::from(Block::from_u32(n)));
        for value in insts.chain(blocks).chain((0..=params).map(Value::arg)) {
            let uses: Vec<(Inst, u32)> = body.uses_of(value).map(|one| (one.user, one.operand)).collect();
            for &(user, operand) in &uses {
                assert_eq!(body.operands(user)[operand as usize], value, "a use is one");
            }
            let expected = self.lists.get(&value).map_or(&[][..], |list| list);
            assert_eq!(uses, expected, "the uses of {value:?}");
            count += uses.len();
        }
        let local =
            |value: &&Value| matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_));
        let all: usize = body.insts().map(|inst| body.operands(inst).iter().filter(local).count()).sum();
        assert_eq!(count, all, "every operand is a use");
    }
}

/// Pool of types for random programs.
fn types(module: &mut Module) -> Vec<Type> {
    let types = &mut module.tables.types;
    let array = types.array(Type::I32, 3);
    let record = types.literal_struct(&[Type::I8, array, Type::PTR], false);
    let name = module.named_struct(b"opaque");
    let types = &mut module.tables.types;
    vec![
        Type::I1,
        Type::I8,
        Type::I32,
        Type::I64,
        Type::HALF,
        Type::FLOAT,
        Type::DOUBLE,
        Type::PTR,
        array,
        record,
        name,
        Type::VOID,
        Type::LABEL,
        Type::TOKEN,
        Type::METADATA,
        types.pointer(1),
        types.vector(Type::I1, 4, false),
        types.vector(Type::I32, 4, false),
        types.vector(Type::FLOAT, 4, false),
        types.vector(Type::PTR, 4, false),
        types.vector(Type::I64, 2, true),
        types.function(Type::VOID, &[], false),
    ]
}

/// A program under construction.
struct Program<'m> {
    b: FunctionBuilder<'m>,
    random: Random,
    types: Vec<Type>,
    constants: Vec<Value>,
    params: u32,
    built: usize,
    refused: usize,
}

fn module_with_constants(seed: u64) -> (Module, Vec<Type>, Vec<Value>) {
    let mut module = Module::new(b"random");
    let types = types(&mut module);
    let mut constants: Vec<Value> = Vec::new();
    for &ty in &types {
        constants.extend(module.tables.const_null(ty).map(Value::from));
        if module.tables.types.is_first_class(ty) && !matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
            let opaque = matches!(module.tables.types.kind(ty), draig_ir::TypeKind::NamedStruct(_));
            if !opaque {
                constants.push(module.tables.const_poison(ty).into());
                constants.push(module.tables.const_undef(ty).into());
            }
        }
        if module.tables.types.is_integer(ty) {
            constants.extend([1, 2, 3, -1].map(|n| Value::from(module.tables.const_i64(ty, n))));
        }
    }
    let variable = module.add_variable("g", Type::I32, None).expect("a variable");
    constants.push(variable.into());
    for (number, vararg) in [(0, false), (1, true), (2, false)] {
        let params = &types[..(seed as usize + number) % 5];
        let result = types[(seed as usize + 7 * number) % 8];
        let ty = module.tables.types.function(result, params, vararg);
        constants.push(module.add_function("callee", ty).into());
    }
    (module, types, constants)
}

impl Program<'_> {
    fn value(&mut self) -> Value {
        let body = self.b.body();
        match self.random.below(10) {
            0..=4 if body.inst_count() > 0 => {
                let recent = body.inst_count().saturating_sub(40);
                let number = recent + self.random.below(body.inst_count() - recent);
                Inst::from_u32(number as u32).into()
            }
            0..=6 => Value::arg(self.random.below(self.params as usize + 1) as u32),
            7 if body.block_count() > 0 => Block::from_u32(self.random.below(body.block_count()) as u32).into(),
            _ => self.random.pick(&self.constants),
        }
    }

    /// Type of a value that may not exist.
    fn type_of(&self, value: Value) -> Option<Type> {
        let body = self.b.body();
        match value.kind() {
            ValueKind::Inst(inst) => body.block_of(inst).map(|_| body.inst_type(inst)),
            ValueKind::Arg(number) if number >= self.params => None,
            ValueKind::Block(block) if !body.is_inserted(block) => None,
            _ => Some(*self.b.type_of(value)),
        }
    }

    /// Returns a value that has this type in most cases.
    fn value_like(&mut self, ty: Option<Type>) -> Value {
        for _ in 0..60 {
            let value = self.value();
            if self.type_of(value) == ty {
                return value;
            }
        }
        self.value()
    }

    fn block(&mut self) -> Block {
        let count = self.b.body().block_count();
        let beyond = usize::from(self.random.chance(30));
        Block::from_u32(self.random.below(count + beyond) as u32)
    }

    fn values(&mut self, limit: usize) -> Vec<Value> {
        (0..self.random.below(limit + 1)).map(|_| self.value()).collect()
    }

    fn access(&mut self) -> MemoryAccess {
        let ordering = if self.random.chance(2) { Ordering::NotAtomic } else { self.random.pick(Ordering::ALL) };
        MemoryAccess { ordering, failure: self.random.pick(Ordering::ALL), ..MemoryAccess::default() }
    }

    /// Makes one call of the builder, well-typed or not.
    fn step(&mut self) -> Result<(), BuildError> {
        let value = self.value();
        let ty = self.type_of(value);
        let other = self.value_like(ty);
        let target = self.random.pick(&self.types);
        let pointer = self.value_like(Some(Type::PTR));
        let index = self.value_like(Some(Type::I32));
        let (block, access) = (self.block(), self.access());
        let choice = self.random.below(44);
        let opcode = self.random.pick(Opcode::ALL);
        let flags = IntFlags(if self.random.chance(4) { self.random.below(64) as u8 } else { 0 });
        let more = self.values(3);
        if self.random.chance(3) {
            let name = self.random.pick(&["x", "y", "value", "7"]);
            self.b.named(name);
        }
        self.b.set_fold(!self.random.chance(8));
        let indices: Vec<u32> = (0..self.random.below(3)).map(|_| self.random.below(4) as u32).collect();
        let mask: Vec<i32> = (0..self.random.below(6)).map(|_| self.random.below(10) as i32 - 1).collect();
        let picks =
            (self.random.pick(IntPredicate::ALL), self.random.pick(FloatPredicate::ALL), self.random.pick(RmwOp::ALL));
        let condition = self.value_like(Some(Type::I1));
        let b = &mut self.b;
        match choice {
            0..=9 => b.binary(opcode, flags, value, other).map(drop),
            10..=13 => b.cast_with(opcode, flags, value, target).map(drop),
            14 => b.icmp(picks.0, value, other).map(drop),
            15 => b.fcmp(picks.1, value, other).map(drop),
            16 => b.select(condition, value, other).map(drop),
            17 => b.freeze(value).map(drop),
            18 => b.alloca_array(target, index).map(drop),
            19 => b.load_with(target, pointer, &access).map(drop),
            20 => b.store_with(value, pointer, &access).map(drop),
            21 => b.fence(access.ordering, SyncScope::SYSTEM).map(drop),
            22 => b.cmpxchg(pointer, value, other, &access).map(drop),
            23 => b.atomicrmw(picks.2, pointer, value, &access).map(drop),
            24 => b.gep_with(target, GepFlags(flags.0 & 7), pointer, [index, other]).map(drop),
            25 => b.gep(target, pointer, &more).map(drop),
            26 => b.extract_element(value, index).map(drop),
            27 => b.insert_element(value, other, index).map(drop),
            28 => b.shuffle_vector(value, other, &mask).map(drop),
            29 => b.extract_value(value, &indices).map(drop),
            30 => b.insert_value(value, other, &indices).map(drop),
            31 => b.va_arg(pointer, target).map(drop),
            32 => {
                let phi = b.phi(target)?;
                b.add_incoming(phi, value, block).or_else(|_| {
                    let poison = b.module_mut().tables.const_poison(target);
                    let entry = b.body().entry().expect("an entry");
                    b.add_incoming(phi, poison, entry)
                })
            }
            33 => b.call(value, &more).map(drop),
            34 => b.call_pointer(target, pointer, &more).map(drop),
            35 => b.call_intrinsic("llvm.umin", [target], [value, other]).map(drop),
            36 => b.vector_splat(value, 4, flags.0 & 1 != 0).map(drop),
            37 => b.landing_pad(target, true, &[Clause::Catch(pointer.into())]).map(drop),
            38 => b.cleanup_pad(None, &more).map(drop),
            39 => b.neg(value).map(drop),
            40 => b.not(value).map(drop),
            41 => b.fneg(value).map(drop),
            42 => b.zext_or_trunc(value, target).map(drop),
            _ => self.terminator(value, condition, block),
        }
    }

    fn terminator(&mut self, value: Value, condition: Value, block: Block) -> Result<(), BuildError> {
        let other = self.block();
        let choice = self.random.below(8);
        let case = self.value_like(self.type_of(value));
        let b = &mut self.b;
        match choice {
            0 => b.ret(value).map(drop),
            1 => b.ret_void().map(drop),
            2 => b.br(block).map(drop),
            3 => b.cond_br(condition, block, other).map(drop),
            4 => b.switch(value, block, &[(case.into(), other.into())]).map(drop),
            5 => b.indirect_br(value, [block, other]).map(drop),
            6 => b.resume(value).map(drop),
            _ => b.catch_switch(None, [block, other], None).map(drop),
        }
    }

    /// Calls the builder and updates the model; a refused call must not change anything.
    fn build(&mut self, model: &mut Model) {
        let before = self.b.body().inst_count();
        let result = self.step();
        let body = self.b.body();
        for number in before..body.inst_count() {
            model.built(body, Inst::from_u32(number as u32));
        }
        match result {
            Ok(()) => self.built += 1,
            Err(error) => {
                assert!(!error.message().is_empty());
                self.refused += 1;
                assert_eq!(body.inst_count(), before, "{error}");
            }
        }
    }

    fn reposition(&mut self) {
        let body = self.b.body();
        let blocks: Vec<Block> = body.blocks().collect();
        if blocks.len() < 12 && self.random.chance(3) {
            let block = self.b.add_block("block");
            self.b.position_at_end(block);
        } else if self.random.chance(2) || body.inst_count() == 0 {
            let block = self.random.pick(&blocks);
            self.b.position_at_end(block);
        } else {
            let inst = Inst::from_u32(self.random.below(body.inst_count()) as u32);
            self.b.position_before(inst);
        }
    }

    /// Makes one edit of the body and updates the model.
    fn edit(&mut self, model: &mut Model) {
        let insts: Vec<Inst> = self.b.body().insts().collect();
        if insts.is_empty() {
            return;
        }
        let (inst, other) = (self.random.pick(&insts), self.random.pick(&insts));
        let choice = self.random.below(9);
        let operand_count = self.b.body().operands(inst).len();
        let number = self.random.below(operand_count);
        let kept = |value: Value| matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Const(_));
        let ty = self.type_of(inst.into());
        let value = self.value_like(ty);
        let block = self.random.pick(&self.b.body().blocks().collect::<Vec<_>>());
        let opcode = self.b.body().opcode(inst);
        let body = self.b.body_mut();
        match choice {
            0 if ty != Some(Type::VOID) && kept(value) && value != Value::from(inst) => {
                let moved = model.lists.remove(&inst.into()).unwrap_or_default();
                for (user, operand) in moved {
                    model.add(value, user, operand);
                }
                body.replace_all_uses(inst, value);
            }
            1 if operand_count > 0 && kept(body.operands(inst)[number]) && opcode != Opcode::Switch => {
                let old = body.operands(inst)[number];
                model.remove(old, inst, number as u32);
                model.add(value, inst, number as u32);
                body.set_operand(inst, number, value);
            }
            2 if !body.has_uses(inst) => {
                model.dropped(body, inst);
                body.remove_inst(inst);
            }
            3 if !body.opcode(other).is_terminator() => body.move_inst_before(other, inst),
            4 if body.block_count() < 40 && opcode != Opcode::Phi => {
                let rest = body.split_block(inst);
                let branch = body.prev_block(rest).and_then(|first| body.terminator(first));
                model.add(rest.into(), branch.expect("the first half branches to the second"), 0);
            }
            5 | 6 if opcode == Opcode::Phi => {
                body.add_incoming(inst, value, block);
                model.add(value, inst, operand_count as u32);
            }
            5 | 6 if opcode == Opcode::IndirectBr => {
                body.push_operand(inst, block);
                model.add(block.into(), inst, operand_count as u32);
            }
            7 if opcode == Opcode::Phi && operand_count > 0 => {
                let last = operand_count - 1;
                let moved = body.operands(inst)[last];
                if number != last {
                    model.remove(body.operands(inst)[number], inst, number as u32);
                    model.add(moved, inst, number as u32);
                }
                model.remove(moved, inst, last as u32);
                body.remove_incoming(inst, number);
            }
            8 => {
                let list = model.lists.entry(inst.into()).or_default();
                list.reverse();
                let order: Vec<u32> = (0..list.len() as u32).rev().collect();
                body.reorder_uses(inst, &order);
            }
            _ => {}
        }
    }
}

fn run(
    seed: u64,
    steps: usize,
    edits: bool,
    derive_early: bool,
) -> (Module, draig_ir::Handle<draig_ir::Global>, usize, usize) {
    let (mut module, types, constants) = module_with_constants(seed);
    let params = &types[..10];
    let result = types[seed as usize % 10];
    let ty = module.tables.types.function(result, params, false);
    let function = module.add_function("f", ty);
    let mut b = module.build(function);
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    if derive_early {
        b.body().uses();
    }
    let random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut program = Program { b, random, types, constants, params: 10, built: 0, refused: 0 };
    let mut model = Model::default();
    for step in 0..steps {
        if program.random.chance(6) {
            program.reposition();
        }
        program.build(&mut model);
        if edits && program.random.chance(2) {
            program.edit(&mut model);
        }
        if derive_early && step % 64 == 63 {
            model.check(program.b.body(), 10);
        }
    }
    if derive_early {
        model.check(program.b.body(), 11);
    }
    let open: Vec<Block> =
        program.b.body().blocks().filter(|&block| program.b.body().terminator(block).is_none()).collect();
    for block in open {
        program.b.position_at_end(block);
        program.b.unreachable().expect("an open block can be closed");
    }
    let (built, refused) = (program.built, program.refused);
    drop(program);
    (module, function, built, refused)
}

#[test]
fn random_programs_keep_their_use_lists() {
    let (mut built, mut refused) = (0, 0);
    for seed in 1..=200 {
        let (_, _, more_built, more_refused) = run(seed, 500, true, true);
        built += more_built;
        refused += more_refused;
    }
    // A test that builds nothing, or never fails, tests nothing.
    assert!(built > 10_000 && refused > 10_000, "{built} built, {refused} refused");
}

#[test]
fn lists_derived_late_hold_the_same_uses() {
    for seed in 200..=230 {
        let (module, function, ..) = run(seed, 400, false, false);
        let body = module.body(function).expect("a body");
        let mut model = Model::default();
        for inst in body.insts() {
            model.built(body, inst);
        }
        for (value, list) in &mut model.lists {
            if matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_)) {
                let mut derived: Vec<(Inst, u32)> = body.uses_of(*value).map(|one| (one.user, one.operand)).collect();
                derived.sort_unstable();
                list.sort_unstable();
                assert_eq!(derived, *list);
            }
        }
    }
}
