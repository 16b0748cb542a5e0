//! The index of users that follows edits, against the snapshot of all uses and the replacement that visits the whole
//! module.

use std::collections::HashSet;
use std::fmt::Write as _;

use draig_ir::view::GlobalUse;
use draig_ir::{
    Const, ConstExpr, ConstKind, Global, GlobalData, GlobalKind, Metadata, Module, Opcode, Type, Users, Value,
    ValueKind, Variable,
};

/// A generator of numbers (Marsaglia, "Xorshift RNGs", 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// Everything in a module that may refer to a global or constant.
fn references(module: &Module) -> String {
    let mut text = String::new();
    for number in 0..module.global_count() as u32 {
        let global = Global::from_u32(number);
        let values: Vec<Value> = module.global(global).kind.values().collect();
        let _ = writeln!(text, "{global:?}: {values:?}");
        for inst in module.body(global).into_iter().flat_map(|body| body.insts().map(move |inst| (body, inst))) {
            let _ = writeln!(text, "{:?} {:?}", inst.1, inst.0.operands(inst.1));
        }
        for number in 0..module.body(global).map_or(0, |body| body.local_metadata_count()) as u32 {
            let id = draig_ir::LocalMetadata::from_u32(number);
            let _ = writeln!(text, "{:?}", module.body(global).map(|body| body.local_metadata(id)));
        }
    }
    for number in 0..module.tables.metadata.len() {
        let _ = writeln!(text, "{:?}", module.tables.metadata.as_value(Metadata::from_u32(number)));
    }
    for (constant, data) in module.tables.constants.iter() {
        let _ = writeln!(text, "{constant:?} {:?}", data.kind);
    }
    text
}

/// A module with variables that refer to each other, and the values of type `ptr` in it.
fn module(random: &mut Random) -> (Module, Vec<Value>) {
    let mut module = Module::new(b"m");
    let mut pointers: Vec<Value> = Vec::new();
    for number in 0..6 {
        let name = module.tables.strings.intern(format!("v{number}").as_bytes());
        let kind = GlobalKind::Variable(Variable::default());
        pointers.push(module.add_global(GlobalData::new(name, Type::I32, Type::PTR, kind)).into());
    }
    let pair = module.tables.types.array(Type::PTR, 2);
    for number in 0..6 {
        let parts = [(); 2].map(|()| pointers[random.below(6)]);
        let inner = module.tables.const_aggregate(pair, &parts);
        let kind = GlobalKind::Variable(Variable { initializer: Some(inner.into()), ..Variable::default() });
        let name = module.tables.strings.intern(format!("t{number}").as_bytes());
        module.add_global(GlobalData::new(name, pair, Type::PTR, kind));
        module.tables.metadata.intern_value(parts[0]);
    }
    (module, pointers)
}

/// Adds a function that stores pointers and tables of pointers.
fn add_function(module: &mut Module, pointers: &[Value], random: &mut Random) {
    let nothing = module.tables.types.function(Type::VOID, &[], false);
    let pair = module.tables.types.array(Type::PTR, 2);
    let stored: Vec<[Value; 2]> = (0..8)
        .map(|_| {
            let parts = [(); 2].map(|()| pointers[random.below(pointers.len())]);
            let table = Value::from(module.tables.const_aggregate(pair, &parts));
            [if random.below(2) == 0 { parts[0] } else { table }, parts[1]]
        })
        .collect();
    let function = module.add_function("f", nothing);
    let mut b = module.build(function);
    let entry = b.add_block("");
    b.position_at_end(entry);
    for [value, pointer] in stored {
        b.store(value, pointer).expect("a pointer or a table is stored");
    }
    b.ret_void().expect("nothing is returned");
}

/// Compares the index with a fresh snapshot, for all globals and constants.
fn check(module: &Module, users: &mut Users) {
    let snapshot = module.global_uses();
    let globals = (0..module.global_count() as u32).map(|number| Value::from(Global::from_u32(number)));
    let constants = (0..module.tables.constants.len() as u32).map(|number| Value::from(Const::from_u32(number)));
    for value in globals.chain(constants) {
        let known: HashSet<GlobalUse> = users.of(module, value).into_iter().collect();
        let expected: HashSet<GlobalUse> = match value.kind() {
            ValueKind::Global(global) => snapshot.of(global).collect(),
            ValueKind::Const(constant) => snapshot.of_const(constant).collect(),
            _ => HashSet::new(),
        };
        assert_eq!(known, expected, "{value:?}");
    }
}

#[test]
fn users_follow_edits_and_replacements() {
    let mut replaced = 0;
    for seed in 1..40 {
        let mut random = Random(seed * 0x9e37_79b9);
        let (mut indexed, pointers) = module(&mut random);
        let mut users = Users::default();
        for step in 0..12 {
            match random.below(4) {
                0 => add_function(&mut indexed, &pointers, &mut random),
                1 => {
                    let functions = indexed.functions().to_vec();
                    let Some(&function) = functions.get(random.below(functions.len().max(1))) else { continue };
                    let Some(body) = indexed.body_mut(function) else { continue };
                    let inst = draig_ir::Inst::from_u32(random.below(8) as u32);
                    body.set_operand(inst, 1, pointers[random.below(pointers.len())]);
                }
                2 => {
                    let variable = indexed.variables()[6 + random.below(6)];
                    let other = indexed.variables()[6 + random.below(6)];
                    let initializer = indexed.global(other).as_variable().and_then(|variable| variable.initializer);
                    if let Some(variable) = indexed.global_mut(variable).as_variable_mut() {
                        variable.initializer = initializer;
                    }
                }
                _ => {
                    let [old, new] = [(); 2].map(|()| pointers[random.below(pointers.len())]);
                    let mut whole = indexed.clone();
                    users.replace(&mut indexed, old, new);
                    whole.replace_all_uses(old, new);
                    assert_eq!(references(&indexed), references(&whole), "seed {seed}, step {step}");
                    replaced += 1;
                }
            }
            if random.below(3) == 0 {
                check(&indexed, &mut users);
            }
        }
        check(&indexed, &mut users);
    }
    assert!(replaced > 80, "{replaced}");
}

#[test]
fn a_replacement_may_contain_what_it_replaces() {
    let mut random = Random(7);
    let (mut indexed, mut pointers) = module(&mut random);
    let old = pointers[0];
    let offset = Value::from(indexed.tables.const_i64(Type::I64, 4));
    let inside = ConstKind::Expr(Box::new(ConstExpr {
        opcode: Opcode::GetElementPtr,
        flags: 0,
        operands: [old, offset].into(),
        source_type: Some(Type::I8),
        in_range: None,
        mask: [].into(),
    }));
    let new = Value::from(indexed.tables.constants.intern(Type::PTR, inside));
    pointers.push(new);
    add_function(&mut indexed, &pointers, &mut random);
    let mut whole = indexed.clone();
    Users::default().replace(&mut indexed, old, new);
    whole.replace_all_uses(old, new);
    assert_eq!(references(&indexed), references(&whole));
}
