//! Folding compared with LLVM: every operation over pools of constants. `fold_facts.txt` has the results of
//! LLVM 22's own folder (`ConstantExpr::get…` and `ConstantFold…Instruction`, for the same instructions). The
//! table has a part of all cases, chosen by a hash of their text.
//!
//! With `DRAIG_FOLD_CASES` set to a path, all cases are written there as a module, with the results as
//! comments, for comparison with LLVM's.

use draig_ir::build::Describe;
use draig_ir::{
    FloatPredicate, Folder, Function, GepFlags, GlobalData, GlobalKind, IntFlags, IntPredicate, Linkage, Module,
    Opcode, Type, TypeKind, UnnamedAddr, Value, Variable,
};
use draig_num::{ApFloat, ApInt, FloatFormat};

/// An instruction with constant operands, and its folded result.
struct Case {
    text: String,
    result: String,
}

struct Cases {
    module: Module,
    cases: Vec<Case>,
}

impl Cases {
    fn fold<T>(&mut self, run: impl FnOnce(&mut Folder<'_>) -> T) -> T {
        let (tables, globals) = self.module.tables_and_globals_mut();
        run(&mut Folder::new(tables, &globals))
    }

    fn type_of(&self, value: Value) -> Type {
        self.module.constant_type(value)
    }

    fn typed(&mut self, value: Value) -> String {
        let ty = self.type_of(value);
        Describe::new(&self.module).typed(ty, value)
    }

    fn untyped(&mut self, value: Value) -> String {
        Describe::new(&self.module).value(value)
    }

    fn ty(&mut self, ty: Type) -> String {
        Describe::new(&self.module).ty(ty)
    }

    fn record(&mut self, text: String, result: Option<Value>) {
        let result = result.map_or("none".to_owned(), |value| self.typed(value));
        self.cases.push(Case { text, result });
    }

    fn binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value) {
        let text = format!("{} {}, {}", opcode.spelling(), self.typed(lhs), self.untyped(rhs));
        let result = self.fold(|f| f.binary(opcode, IntFlags::NONE, lhs, rhs));
        self.record(text, result);
    }

    fn cast(&mut self, opcode: Opcode, value: Value, ty: Type) {
        let text = format!("{} {} to {}", opcode.spelling(), self.typed(value), self.ty(ty));
        let result = self.fold(|f| f.cast(opcode, value, ty));
        self.record(text, result);
    }

    fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) {
        let text = format!("icmp {} {}, {}", predicate.spelling(), self.typed(lhs), self.untyped(rhs));
        let result = self.fold(|f| f.icmp(predicate, lhs, rhs));
        self.record(text, result);
    }

    fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) {
        let text = format!("fcmp {} {}, {}", predicate.spelling(), self.typed(lhs), self.untyped(rhs));
        let result = self.fold(|f| f.fcmp(predicate, lhs, rhs));
        self.record(text, result);
    }

    fn gep(&mut self, source: Type, flags: GepFlags, base: Value, indices: &[Value]) {
        let mut text = "getelementptr ".to_owned();
        if flags.contains(GepFlags::INBOUNDS) {
            text.push_str("inbounds ");
        }
        text.push_str(&self.ty(source));
        for &operand in std::iter::once(&base).chain(indices) {
            text.push_str(", ");
            text.push_str(&self.typed(operand));
        }
        let result = self.fold(|f| f.gep(source, flags, None, base, indices));
        self.record(text, Some(result));
    }

    fn list(&mut self, name: &str, operands: &[Value], tail: &str) -> String {
        let operands: Vec<String> = operands.iter().map(|&operand| self.typed(operand)).collect();
        format!("{name} {}{tail}", operands.join(", "))
    }

    fn vector_operations(&mut self, vector: Value, other: Value) {
        let ty = self.type_of(vector);
        let element = self.module.tables.types.scalar(ty);
        let (_, scalable) = self.module.tables.types.vector_len(ty).expect("a vector");
        let mut indices = self.ints(Type::I32, &[0, 1, 2, 9]);
        indices.extend(self.holes(Type::I32));
        let zero = self.module.tables.const_null(element).expect("elements have a null").into();
        let poison = self.module.tables.const_poison(element).into();
        let known = self.fold(|f| {
            let first = f.tables().const_i64(Type::I32, 1).into();
            f.extract_element(other, first)
        });
        for &index in &indices {
            let text = self.list("extractelement", &[vector, index], "");
            let result = self.fold(|f| f.extract_element(vector, index));
            self.record(text, Some(result));
            for inserted in [zero, poison, known] {
                let text = self.list("insertelement", &[vector, inserted, index], "");
                let result = self.fold(|f| f.insert_element(vector, inserted, index));
                self.record(text, Some(result));
            }
        }
        let masks: &[&[i32]] = if scalable {
            &[&[0, 0], &[-1, -1]]
        } else {
            &[&[0, 0], &[1, 0], &[-1, -1], &[3, -1], &[0, 2, 1, 3], &[2]]
        };
        for mask in masks {
            let lanes: Vec<String> = mask
                .iter()
                .map(|&lane| if lane < 0 { "i32 poison".to_owned() } else { format!("i32 {lane}") })
                .collect();
            let tail = match (scalable, mask[0]) {
                (true, 0) => ", <vscale x 2 x i32> zeroinitializer".to_owned(),
                (true, _) => ", <vscale x 2 x i32> poison".to_owned(),
                _ => format!(", <{} x i32> <{}>", mask.len(), lanes.join(", ")),
            };
            let text = self.list("shufflevector", &[vector, other], &tail);
            let result = self.fold(|f| f.shuffle(vector, other, mask));
            self.record(text, Some(result));
        }
    }
}

/// Declarations of the globals of the module of cases, as in the text that LLVM was given.
const HEADER: &str = "\
%o = type opaque
@g = global i32 0, align 4
@h = global i32 0, align 1
@w = extern_weak global i32
@u = unnamed_addr global i32 0
@e = global {} zeroinitializer
@x = external global %o
@i = weak global i32 0
@t = global [10 x i32] zeroinitializer
@s = addrspace(1) global i32 0
@a = alias i32, ptr @g
declare void @d()
define void @f() {
";

fn module() -> Module {
    let mut module = Module::new(b"fold");
    let opaque = module.named_struct(b"o");
    let empty = module.tables.types.literal_struct(&[], false);
    let array = module.tables.types.array(Type::I32, 10);
    let space = module.tables.types.pointer(1);
    let function = module.tables.types.function(Type::VOID, &[], false);
    let mut first: Option<draig_ir::Global> = None;
    for (name, ty, address, linkage) in [
        ("g", Type::I32, Type::PTR, Linkage::External),
        ("h", Type::I32, Type::PTR, Linkage::External),
        ("w", Type::I32, Type::PTR, Linkage::ExternWeak),
        ("u", Type::I32, Type::PTR, Linkage::External),
        ("e", empty, Type::PTR, Linkage::External),
        ("x", opaque, Type::PTR, Linkage::External),
        ("i", Type::I32, Type::PTR, Linkage::WeakAny),
        ("t", array, Type::PTR, Linkage::External),
        ("s", Type::I32, space, Linkage::External),
        ("a", Type::I32, Type::PTR, Linkage::External),
        ("d", function, Type::PTR, Linkage::External),
    ] {
        let symbol = module.tables.strings.intern(name.as_bytes());
        let kind = match (name, first) {
            ("a", Some(aliasee)) => GlobalKind::Alias { aliasee: aliasee.into() },
            ("d", _) => GlobalKind::Function(Function::default()),
            _ => GlobalKind::Variable(Variable::default()),
        };
        let mut data = GlobalData::new(symbol, ty, address, kind);
        data.linkage = linkage;
        if name == "u" {
            data.unnamed_addr = UnnamedAddr::Global;
        }
        match name {
            "g" => data.align = draig_ir::Align::from_bytes(4),
            "h" => data.align = draig_ir::Align::from_bytes(1),
            _ => {}
        }
        let global = module.add_global(data);
        first = first.or(Some(global));
    }
    module
}

impl Cases {
    fn ints(&mut self, ty: Type, values: &[i64]) -> Vec<Value> {
        let tables = &mut self.module.tables;
        values.iter().map(|&value| tables.const_i64(ty, value).into()).collect()
    }

    fn holes(&mut self, ty: Type) -> [Value; 2] {
        [self.module.tables.const_undef(ty).into(), self.module.tables.const_poison(ty).into()]
    }

    fn global(&self, name: &str) -> Value {
        self.module.find(name.as_bytes()).expect("a global of the table").into()
    }

    /// Integers of a type: numbers, undefined values and addresses.
    fn int_pool(&mut self, ty: Type, values: &[i64]) -> Vec<Value> {
        let mut pool = self.ints(ty, values);
        pool.extend(self.holes(ty));
        let one = self.ints(ty, &[1])[0];
        for name in ["g", "h"] {
            let global = self.global(name);
            let address = self.fold(|f| f.cast(Opcode::PtrToInt, global, ty)).expect("an expression");
            pool.push(address);
            pool.push(self.fold(|f| f.binary(Opcode::Add, IntFlags::NSW, address, one)).expect("an expression"));
            pool.push(self.fold(|f| f.binary(Opcode::Xor, IntFlags::NONE, one, address)).expect("an expression"));
        }
        pool
    }

    /// Fixed vectors of pairs from a pool, and the forms without elements.
    fn pair_pool(&mut self, element: Type, pool: &[Value]) -> Vec<Value> {
        let ty = self.module.tables.types.vector(element, 2, false);
        let mut pairs: Vec<Value> = self.holes(ty).into();
        for (n, &first) in pool.iter().enumerate() {
            let second = pool[(n * 5 + 2) % pool.len()];
            pairs.push(self.module.tables.const_aggregate(ty, &[first, second]).into());
            pairs.push(self.module.tables.const_aggregate(ty, &[first, first]).into());
        }
        pairs
    }

    fn scalable_pool(&mut self, element: Type, pool: &[Value]) -> Vec<Value> {
        let ty = self.module.tables.types.vector(element, 2, true);
        let mut result: Vec<Value> = self.holes(ty).into();
        for &value in pool {
            result.push(self.module.tables.const_splat(ty, value).into());
        }
        let poison = result[1];
        let index = self.ints(Type::I32, &[1])[0];
        let value = pool[1];
        result.push(self.fold(|f| f.insert_element(poison, value, index)));
        result
    }

    fn float_pool(&mut self, format: FloatFormat) -> Vec<Value> {
        let ty = Type::float(format);
        let mut pool: Vec<Value> = Vec::new();
        let (two, _) =
            ApFloat::from_f64(2.5).convert(format, draig_num::Round::NearestTiesToEven).expect("all formats hold 2.5");
        for value in [
            ApFloat::zero(format, false),
            ApFloat::zero(format, true),
            ApFloat::one(format, false),
            ApFloat::one(format, true),
            two,
            ApFloat::infinity(format, true),
            ApFloat::quiet_nan(format, false, 5),
            ApFloat::signaling_nan(format, true, 3),
            ApFloat::largest(format, false),
            ApFloat::smallest(format, false),
            ApFloat::from_int_bits(format, &ApInt::all_ones(format.width())),
        ] {
            pool.push(self.module.tables.const_float(value).into());
        }
        pool.extend(self.holes(ty));
        pool
    }

    fn pointer_pool(&mut self) -> Vec<Value> {
        let mut pool: Vec<Value> =
            ["g", "h", "w", "u", "e", "x", "i", "t", "a", "d"].iter().map(|name| self.global(name)).collect();
        pool.push(self.module.tables.const_null(Type::PTR).expect("pointers have a null").into());
        pool.extend(self.holes(Type::PTR));
        let indices = self.ints(Type::I64, &[1]);
        for name in ["g", "w", "h"] {
            let base = self.global(name);
            for flags in [GepFlags::NONE, GepFlags::INBOUNDS | GepFlags::NUSW] {
                pool.push(self.fold(|f| f.gep(Type::I32, flags, None, base, &indices)));
            }
        }
        let five = self.ints(Type::I64, &[5])[0];
        pool.push(self.fold(|f| f.cast(Opcode::IntToPtr, five, Type::PTR)).expect("an expression"));
        let other = self.global("s");
        pool.push(self.fold(|f| f.cast(Opcode::AddrSpaceCast, other, Type::PTR)).expect("an expression"));
        pool
    }
}

const INT_OPCODES: &[Opcode] = &[
    Opcode::Add,
    Opcode::Sub,
    Opcode::Mul,
    Opcode::UDiv,
    Opcode::SDiv,
    Opcode::URem,
    Opcode::SRem,
    Opcode::Shl,
    Opcode::LShr,
    Opcode::AShr,
    Opcode::And,
    Opcode::Or,
    Opcode::Xor,
];
const FLOAT_OPCODES: &[Opcode] = &[Opcode::FAdd, Opcode::FSub, Opcode::FMul, Opcode::FDiv, Opcode::FRem];

fn all_pairs(cases: &mut Cases, pool: &[Value], mut run: impl FnMut(&mut Cases, Value, Value)) {
    for &lhs in pool {
        for &rhs in pool {
            run(cases, lhs, rhs);
        }
    }
}

fn cases() -> Cases {
    let mut c = Cases { module: module(), cases: Vec::new() };
    let i37 = c.module.tables.types.integer(37);
    let i128 = c.module.tables.types.integer(128);
    let bits = c.int_pool(Type::I1, &[0, 1]);
    let bytes = c.int_pool(Type::I8, &[0, 1, 2, 7, 8, 100, -1, -128]);
    let words = c.int_pool(i37, &[0, 1, -1, 36, 37]);
    let wides = c.int_pool(i128, &[0, 1, -1, 127, 128, i64::MIN]);
    let longs = c.int_pool(Type::I64, &[0, 1, -1, 5]);
    let byte_pairs = c.pair_pool(Type::I8, &bytes);
    let bit_pairs = c.pair_pool(Type::I1, &bits);
    let byte_scalables = c.scalable_pool(Type::I8, &bytes);
    let bit_scalables = c.scalable_pool(Type::I1, &bits);
    let floats = c.float_pool(FloatFormat::Float);
    let halves = c.float_pool(FloatFormat::Half);
    let doubles = c.float_pool(FloatFormat::Double);
    let x87 = c.float_pool(FloatFormat::X86Fp80);
    let quads = c.float_pool(FloatFormat::Fp128);
    let brains = c.float_pool(FloatFormat::BFloat);
    let zero = ApFloat::zero(FloatFormat::PpcFp128, false);
    let pairs: Vec<Value> =
        [zero, zero.neg()].into_iter().map(|value| c.module.tables.const_float(value).into()).collect();
    let float_pairs = c.pair_pool(Type::FLOAT, &floats);
    let float_scalables = c.scalable_pool(Type::FLOAT, &floats);
    let pointers = c.pointer_pool();
    let pointer_pairs = c.pair_pool(Type::PTR, &pointers);
    let pointer_scalables = c.scalable_pool(Type::PTR, &pointers);

    for pool in [&bits, &bytes, &words, &wides, &byte_pairs, &bit_pairs, &byte_scalables, &bit_scalables] {
        all_pairs(&mut c, pool, |c, lhs, rhs| {
            INT_OPCODES.iter().for_each(|&opcode| c.binary(opcode, lhs, rhs));
            IntPredicate::ALL.iter().for_each(|&predicate| c.icmp(predicate, lhs, rhs));
        });
    }
    for pool in [&floats, &halves, &x87, &quads, &float_pairs, &float_scalables] {
        all_pairs(&mut c, pool, |c, lhs, rhs| {
            FLOAT_OPCODES.iter().for_each(|&opcode| c.binary(opcode, lhs, rhs));
            FloatPredicate::ALL.iter().for_each(|&predicate| c.fcmp(predicate, lhs, rhs));
        });
        for &value in pool {
            let text = format!("fneg {}", c.typed(value));
            let result = c.fold(|f| f.fneg(value));
            c.record(text, result);
        }
    }
    for pool in [&pointers, &pointer_pairs, &pointer_scalables] {
        all_pairs(&mut c, pool, |c, lhs, rhs| {
            IntPredicate::ALL.iter().for_each(|&predicate| c.icmp(predicate, lhs, rhs));
        });
    }
    casts(
        &mut c,
        &[
            &bits,
            &bytes,
            &words,
            &wides,
            &longs,
            &byte_pairs,
            &byte_scalables,
            &floats,
            &halves,
            &doubles,
            &x87,
            &quads,
            &brains,
            &pairs,
            &float_pairs,
            &float_scalables,
            &pointers,
            &pointer_pairs,
            &pointer_scalables,
            &bit_pairs,
        ],
    );
    for pool in [&byte_pairs, &float_pairs, &pointer_pairs, &byte_scalables, &pointer_scalables] {
        for (n, &vector) in pool.iter().enumerate() {
            c.vector_operations(vector, pool[(n * 7 + 3) % pool.len()]);
        }
    }
    selects(&mut c, &bits, &bytes);
    selects(&mut c, &bits, &pointers);
    selects(&mut c, &bit_pairs, &byte_pairs);
    selects(&mut c, &bit_scalables, &byte_scalables);
    geps(&mut c, &pointers, &pointer_pairs, &pointer_scalables);
    aggregates(&mut c);
    c
}

fn casts(c: &mut Cases, pools: &[&[Value]]) {
    let types = &mut c.module.tables.types;
    let (i16, i24, i128, space) = (types.integer(16), types.integer(24), types.integer(128), types.pointer(1));
    let mut targets = vec![
        Type::I1,
        Type::I8,
        i16,
        i24,
        Type::I32,
        Type::I64,
        i128,
        Type::HALF,
        Type::BFLOAT,
        Type::FLOAT,
        Type::DOUBLE,
        Type::X86_FP80,
        Type::FP128,
        Type::PPC_FP128,
        Type::PTR,
        space,
    ];
    for (element, len, scalable) in [
        (Type::I1, 2, false),
        (Type::I8, 2, false),
        (i16, 1, false),
        (Type::I32, 2, false),
        (Type::I64, 1, false),
        (Type::I64, 2, false),
        (Type::FLOAT, 2, false),
        (Type::HALF, 2, false),
        (Type::PTR, 2, false),
        (space, 2, false),
        (Type::I32, 1, false),
        (Type::PTR, 1, false),
        (Type::I1, 2, true),
        (Type::I8, 2, true),
        (Type::I32, 2, true),
        (Type::FLOAT, 2, true),
        (Type::PTR, 2, true),
        (space, 2, true),
        (Type::I8, 8, true),
    ] {
        targets.push(types.vector(element, len, scalable));
    }
    // Once over the pools, and once more over the resulting expressions.
    let mut sources: Vec<Value> = pools.iter().flat_map(|pool| pool.iter().copied()).collect();
    for round in 0..2 {
        let mut made = Vec::new();
        for &source in &sources {
            for &target in &targets {
                for &opcode in Opcode::ALL.iter().filter(|opcode| opcode.is_cast()) {
                    if !castable(&c.module, opcode, c.type_of(source), target) {
                        continue;
                    }
                    c.cast(opcode, source, target);
                    made.extend(c.fold(|f| f.cast(opcode, source, target)).filter(|_| round == 0));
                }
            }
        }
        let constants = &c.module.tables.constants;
        made.retain(|value| {
            value.as_const().is_some_and(|constant| matches!(constants.kind(constant), draig_ir::ConstKind::Expr(_)))
        });
        made.sort_unstable();
        made.dedup();
        sources = made;
    }
}

fn castable(module: &Module, opcode: Opcode, from: Type, to: Type) -> bool {
    let types = &module.tables.types;
    let size = |ty: Type| {
        let scalar = types.scalar(ty);
        let (len, _) = types.vector_len(ty).unwrap_or((1, false));
        let width = types.integer_width(scalar).or_else(|| types.float_format(scalar).map(FloatFormat::width));
        width.map(|width| width * len)
    };
    if opcode == Opcode::BitCast {
        let scalable = |ty| matches!(types.vector_len(ty), Some((_, true)));
        return match (types.address_space(types.scalar(from)), types.address_space(types.scalar(to))) {
            (None, None) => size(from) == size(to) && scalable(from) == scalable(to),
            (Some(a), Some(b)) => {
                let lanes = |ty| types.vector_len(ty).unwrap_or((1, false));
                a == b && lanes(from) == lanes(to)
            }
            _ => false,
        };
    }
    if types.vector_len(from) != types.vector_len(to) {
        return false;
    }
    let (from, to) = (types.scalar(from), types.scalar(to));
    let kinds = |opcode| {
        let kind = |ty| match *types.kind(ty) {
            TypeKind::Integer(_) => 'i',
            TypeKind::Float(_) => 'f',
            _ => 'p',
        };
        (opcode, kind(from), kind(to))
    };
    use Opcode::*;
    match kinds(opcode) {
        (Trunc, 'i', 'i') | (FpTrunc, 'f', 'f') => size(from) > size(to),
        (FpExt, 'f', 'f') if to == Type::PPC_FP128 => size(from) < Some(80),
        (ZExt | SExt, 'i', 'i') | (FpExt, 'f', 'f') => size(from) < size(to),
        // Not all conversions to ppc_fp128 are folded: the number crate does not round its sums.
        (UiToFp | SiToFp, 'i', 'f') => to != Type::PPC_FP128,
        (FpToUi | FpToSi, 'f', 'i') => true,
        (PtrToInt | PtrToAddr, 'p', 'i') => opcode == PtrToInt || to == Type::I64,
        (IntToPtr, 'i', 'p') => true,
        (AddrSpaceCast, 'p', 'p') => from != to,
        _ => false,
    }
}

fn selects(c: &mut Cases, conditions: &[Value], pool: &[Value]) {
    for &condition in conditions {
        all_pairs(c, pool, |c, on_true, on_false| {
            let text = c.list("select", &[condition, on_true, on_false], "");
            let result = c.fold(|f| f.select(condition, on_true, on_false));
            c.record(text, result);
        });
    }
}

fn geps(c: &mut Cases, pointers: &[Value], pairs: &[Value], scalables: &[Value]) {
    let tables = &mut c.module.tables;
    let array = tables.types.array(Type::I32, 10);
    let record = tables.types.literal_struct(&[Type::I8, array], false);
    let vector = tables.types.vector(Type::I64, 2, false);
    let scalable = tables.types.vector(Type::I64, 2, true);
    let vector32 = tables.types.vector(Type::I32, 2, false);
    let [zero, one]: [Value; 2] = [0, 1].map(|n| tables.const_i64(Type::I64, n).into());
    let [zero32, one32]: [Value; 2] = [0, 1].map(|n| tables.const_i64(Type::I32, n).into());
    let undef = tables.const_undef(Type::I64).into();
    let poison = tables.const_poison(Type::I64).into();
    let zeros = tables.const_null(vector).expect("vectors have a null").into();
    let lanes = tables.const_aggregate(vector, &[zero, one]).into();
    let ones = tables.const_splat(vector, one).into();
    let field = tables.const_splat(vector32, one32).into();
    let scalable_ones = tables.const_splat(scalable, one).into();
    let scalable_list: &[&[Value]] = &[&[scalable_ones]];
    for base in pointers.iter().chain(pairs).chain(scalables).copied() {
        let shape = {
            let ty = c.type_of(base);
            c.module.tables.types.vector_len(ty)
        };
        let fixed: &[&[Value]] = &[&[zeros], &[lanes], &[ones]];
        let plain: &[&[Value]] = &[&[zero], &[one], &[zero32], &[undef], &[poison]];
        let lists: Vec<&[Value]> = match shape {
            None => fixed.iter().chain(plain).chain(scalable_list).copied().collect(),
            Some((_, false)) => fixed.iter().chain(plain).copied().collect(),
            _ => plain.iter().chain(scalable_list).copied().collect(),
        };
        for list in lists {
            for flags in [GepFlags::NONE, GepFlags::INBOUNDS | GepFlags::NUSW] {
                c.gep(Type::I32, flags, base, list);
            }
            let deep = [list[0], one32, zero];
            c.gep(record, GepFlags::NONE, base, &deep);
            c.gep(record, GepFlags::NONE, base, &[list[0], zero32]);
            c.gep(array, GepFlags::NONE, base, &[zero, list[0]]);
            if !matches!(shape, Some((_, true))) && list != [scalable_ones] {
                c.gep(record, GepFlags::NONE, base, &[list[0], field, zero]);
            }
        }
    }
}

fn aggregates(c: &mut Cases) {
    let tables = &mut c.module.tables;
    let array = tables.types.array(Type::I8, 2);
    let record = tables.types.literal_struct(&[Type::I32, array], false);
    let [a, b]: [Value; 2] = [7, 0].map(|n| tables.const_i64(Type::I8, n).into());
    let number = tables.const_i64(Type::I32, -1).into();
    let text = tables.const_aggregate(array, &[a, b]).into();
    let zeros = tables.const_null(array).expect("arrays have a null").into();
    let mut pool: Vec<Value> = vec![
        tables.const_null(record).expect("structs have a null").into(),
        tables.const_undef(record).into(),
        tables.const_poison(record).into(),
        tables.const_aggregate(record, &[number, text]).into(),
    ];
    let undef = tables.const_undef(array).into();
    pool.push(tables.const_aggregate(record, &[number, undef]).into());
    for &aggregate in &pool {
        for (indices, inserted) in [(&[0][..], number), (&[1], zeros), (&[1], text), (&[1, 0], a), (&[1, 1], b)] {
            let path: String = indices.iter().map(|index| format!(", {index}")).collect();
            let line = c.list("extractvalue", &[aggregate], &path);
            let result = c.fold(|f| f.extract_value(aggregate, indices));
            c.record(line, result);
            let line = c.list("insertvalue", &[aggregate, inserted], &path);
            let result = c.fold(|f| f.insert_value(aggregate, inserted, indices));
            c.record(line, result);
        }
    }
}

/// FNV-1a, so that the choice of cases does not depend on a library.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn folds_are_llvms() {
    let cases = cases().cases;
    if let Ok(path) = std::env::var("DRAIG_FOLD_CASES") {
        let mut text = HEADER.to_owned();
        for (n, case) in cases.iter().enumerate() {
            text.push_str(&format!("  %r{n} = {} ; {}\n", case.text, case.result));
        }
        text.push_str("  ret void\n}\n");
        std::fs::write(path, text).expect("the path can be written");
    }
    let facts = include_str!("fold_facts.txt");
    let mut by_text: std::collections::HashMap<&str, &str> =
        facts.lines().filter_map(|line| line.split_once(" -> ")).collect();
    assert!(by_text.len() > 1000);
    let mut wrong = Vec::new();
    for case in &cases {
        if let Some(expected) = by_text.remove(&*case.text)
            && expected != case.result
        {
            wrong.push(format!("{}\n  LLVM:  {expected}\n  Draig: {}", case.text, case.result));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(by_text.is_empty(), "facts without a case: {by_text:?}");
    // The choice of the table, for regenerating it.
    assert!(facts.lines().all(|line| hash(line.split(" -> ").next().unwrap_or("")).is_multiple_of(128)));
}

fn number(c: &mut Cases, ty: Type, value: i64) -> Value {
    c.module.tables.const_i64(ty, value).into()
}

#[test]
fn flags_are_kept_only_where_llvm_keeps_them() {
    let mut c = Cases { module: module(), cases: Vec::new() };
    let g = c.global("g");
    let address = c.fold(|f| f.cast(Opcode::PtrToInt, g, Type::I64)).expect("an expression");
    let (one, four, five) = (number(&mut c, Type::I64, 1), number(&mut c, Type::I64, 4), number(&mut c, Type::I64, 5));
    let mut check = |lhs: Value, rhs: Value, opcode, flags, expected: &str| {
        let result = c.fold(|f| f.binary(opcode, flags, lhs, rhs)).expect("an expression");
        assert_eq!(c.untyped(result), expected);
        result
    };
    check(one, address, Opcode::Add, IntFlags::NSW, "add (i64 ptrtoint (ptr @g to i64), i64 1)");
    check(one, address, Opcode::Sub, IntFlags::NSW, "sub nsw (i64 1, i64 ptrtoint (ptr @g to i64))");
    let inner = check(address, four, Opcode::Add, IntFlags::NSW, "add nsw (i64 ptrtoint (ptr @g to i64), i64 4)");
    check(inner, five, Opcode::Add, IntFlags::NUW, "add (i64 ptrtoint (ptr @g to i64), i64 9)");
    check(five, inner, Opcode::Add, IntFlags::NUW, "add (i64 ptrtoint (ptr @g to i64), i64 9)");
    let both = IntFlags::NUW | IntFlags::NSW;
    check(address, five, Opcode::Add, both, "add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 5)");
}

#[test]
fn an_inrange_keeps_an_expression_that_adds_nothing() {
    let mut c = Cases { module: module(), cases: Vec::new() };
    let (g, zero) = (c.global("g"), number(&mut c, Type::I64, 0));
    let range = Box::new((ApInt::from_i64(64, -8), ApInt::from_i64(64, 16)));
    let result = c.fold(|f| f.gep(Type::I8, GepFlags::NONE, Some(range), g, &[zero]));
    assert_eq!(c.untyped(result), "getelementptr inrange(-8, 16) (i8, ptr @g, i64 0)");
}

#[test]
fn long_vectors_stay_expressions() {
    let mut c = Cases { module: module(), cases: Vec::new() };
    for len in [draig_ir::fold::MAX_FOLDED_LANES, draig_ir::fold::MAX_FOLDED_LANES + 1, u32::MAX] {
        let ty = c.module.tables.types.vector(Type::I8, len, false);
        let one = number(&mut c, Type::I8, 1);
        let index = number(&mut c, Type::I32, 0);
        let zero: Value = c.module.tables.const_null(ty).expect("vectors have a null").into();
        let result = c.fold(|f| f.insert_element(zero, one, index));
        let constant = result.as_const().expect("a constant");
        let is_expr = matches!(c.module.tables.constants.kind(constant), draig_ir::ConstKind::Expr(_));
        assert_eq!(is_expr, len > draig_ir::fold::MAX_FOLDED_LANES);
        c.fold(|f| {
            let all = f.shuffle(result, zero, &[0, 1]);
            f.binary(Opcode::Xor, IntFlags::NONE, result, result);
            f.binary(Opcode::Mul, IntFlags::NONE, result, zero);
            f.icmp(IntPredicate::Eq, result, zero);
            f.extract_element(all, index)
        });
    }
}

#[test]
fn deep_expressions_do_not_exhaust_the_stack() {
    let mut c = Cases { module: module(), cases: Vec::new() };
    let ty = c.module.tables.types.vector(Type::I8, 4, true);
    let mut vector: Value = c.module.tables.const_poison(ty).into();
    let (one, last) = (number(&mut c, Type::I8, 1), number(&mut c, Type::I32, 3));
    let first = number(&mut c, Type::I32, 0);
    for n in 0..100_000 {
        let element = number(&mut c, Type::I8, n);
        let at = number(&mut c, Type::I64, 1 + n % 2);
        vector = c.fold(|f| f.insert_element(vector, element, at));
    }
    vector = c.fold(|f| f.insert_element(vector, one, last));
    let known = c.fold(|f| f.extract_element(vector, last));
    assert_eq!(known, one);
    let unknown = c.fold(|f| f.extract_element(vector, first));
    assert_eq!(c.typed(unknown), "i8 poison");
    let mut sum = c.global("g");
    sum = c.fold(|f| f.cast(Opcode::PtrToInt, sum, Type::I64)).expect("an expression");
    let address = sum;
    for _ in 0..100_000 {
        sum = c.fold(|f| f.binary(Opcode::Add, IntFlags::NONE, sum, address)).expect("an expression");
        c.fold(|f| f.cast(Opcode::Trunc, sum, Type::I8));
    }
}
