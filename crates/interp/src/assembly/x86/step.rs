//! Operations of x86 that inline assembly is translated to: what an instruction does and to what, found from its
//! row in the table of instructions.

use draig_image::SymbolId;
use draig_mc::Expr;
use draig_mc::x86::{Class, Encoding, Instruction, Operand, Prefixes, Register, RegisterClass, RowInfo};

use super::alu::{Binary, BitTest, Scan, Shift, Unary};
use super::bits::BitOp;
use super::flags::{CF, Condition, DF, OF};
use super::vector::{self, VectorOp};
use super::x87::{self, X87Op};
use crate::assembly::text::Goto;
use crate::value::Slot;

/// An instruction as it is executed.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(super) op: Op,
    /// Width of the operation in bits.
    pub(super) width: u32,
    /// Operands, destination first.
    pub(super) operands: Vec<Place>,
    pub(super) repeat: Repeat,
}

/// Repetition of a string instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeat {
    No,
    /// `rep`, `repe`
    WhileEqual,
    /// `repne`
    WhileNotEqual,
}

/// Place of an operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Gpr(Gpr),
    /// Sign-extended.
    Immediate(i64),
    Memory(Address, u32),
    /// Memory whose address is known.
    Known(Slot, u32),
    /// Vector register.
    Vector(u8),
    /// Register of the x87 stack.
    X87(u8),
    /// Target of a branch.
    Target(Goto),
}

/// Bits of a general-purpose register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gpr {
    pub(super) number: u8,
    /// First bit: 8 of `ah`, otherwise 0.
    pub(super) from: u32,
    pub(super) width: u32,
}

/// `base + index * scale + displacement`, in a segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    pub(super) segment: Option<u8>,
    pub(super) base: Option<u8>,
    pub(super) index: Option<u8>,
    pub(super) scale: u8,
    pub(super) symbol: Option<SymbolId>,
    pub(super) displacement: i64,
    /// 32 for an address of 32-bit registers.
    pub(super) width: u32,
}

/// String instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StringOp {
    Movs,
    Stos,
    Lods,
    Scas,
    Cmps,
}

/// Operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Mov,
    ZeroExtend,
    SignExtend,
    Exchange,
    ExchangeAdd,
    SwapBytes,
    MoveSwapped,
    Lea,
    Binary(Binary),
    Unary(Unary),
    Shift(Shift),
    /// `shlx` and the like, which leave the flags alone.
    QuietShift(Shift),
    DoubleShift {
        left: bool,
    },
    Multiply {
        signed: bool,
    },
    MultiplyTo,
    /// `mulx`
    MultiplyQuiet,
    Divide {
        signed: bool,
    },
    Scan(Scan),
    BitTest(BitTest),
    Set(Condition),
    Move(Condition),
    Jump,
    JumpIf(Condition),
    JumpIfZero,
    CompareExchange,
    /// `cmpxchg8b` and `cmpxchg16b`, by the width of a half.
    CompareExchangePair,
    Push,
    Pop,
    Leave,
    PushFlags,
    PopFlags,
    LoadFlags,
    StoreFlags,
    String(StringOp),
    SetFlag(u16, bool),
    ComplementCarry,
    /// `cbw cwde cdqe`: sign-extends within the accumulator.
    Widen,
    /// `cwd cdq cqo`: sign-extends the accumulator into `rdx`.
    Split,
    Cpuid,
    ReadTime,
    ReadTimeAndProcessor,
    ReadControl,
    Nothing,
    /// Ends the program by this signal.
    Trap(i32),
    SystemCall,
    /// `rdfsbase`, `wrfsbase`
    ReadBase {
        write: bool,
    },
    Bits(BitOp),
    Vector(VectorOp),
    X87(X87Op),
}

/// Instructions by name, other than those whose name ends in a condition.
const OPERATIONS: &[(&str, Op)] = &[
    ("adc", Op::Binary(Binary::Adc)),
    ("adcx", Op::Bits(BitOp::AddWith(CF))),
    ("add", Op::Binary(Binary::Add)),
    ("adox", Op::Bits(BitOp::AddWith(OF))),
    ("and", Op::Binary(Binary::And)),
    ("andn", Op::Binary(Binary::Andn)),
    ("bextr", Op::Bits(BitOp::Field)),
    ("blsi", Op::Unary(Unary::Blsi)),
    ("blsmsk", Op::Unary(Unary::Blsmsk)),
    ("blsr", Op::Unary(Unary::Blsr)),
    ("bsf", Op::Scan(Scan::Bsf)),
    ("bsr", Op::Scan(Scan::Bsr)),
    ("bswap", Op::SwapBytes),
    ("bt", Op::BitTest(BitTest::Bt)),
    ("btc", Op::BitTest(BitTest::Btc)),
    ("btr", Op::BitTest(BitTest::Btr)),
    ("bts", Op::BitTest(BitTest::Bts)),
    ("bzhi", Op::Bits(BitOp::ZeroHigh)),
    ("cbw", Op::Widen),
    ("cdq", Op::Split),
    ("cdqe", Op::Widen),
    ("clc", Op::SetFlag(CF, false)),
    ("cld", Op::SetFlag(DF, false)),
    ("clflush", Op::Nothing),
    ("cmc", Op::ComplementCarry),
    ("cmp", Op::Binary(Binary::Cmp)),
    ("cmpsb", Op::String(StringOp::Cmps)),
    ("cmpsd", Op::String(StringOp::Cmps)),
    ("cmpsq", Op::String(StringOp::Cmps)),
    ("cmpsw", Op::String(StringOp::Cmps)),
    ("cmpxchg", Op::CompareExchange),
    ("cmpxchg16b", Op::CompareExchangePair),
    ("cmpxchg8b", Op::CompareExchangePair),
    ("cpuid", Op::Cpuid),
    ("cqo", Op::Split),
    ("crc32", Op::Bits(BitOp::Crc)),
    ("cwd", Op::Split),
    ("cwde", Op::Widen),
    ("dec", Op::Unary(Unary::Dec)),
    ("div", Op::Divide { signed: false }),
    ("endbr64", Op::Nothing),
    ("hlt", Op::Trap(11)),
    ("idiv", Op::Divide { signed: true }),
    ("imul", Op::Multiply { signed: true }),
    ("inc", Op::Unary(Unary::Inc)),
    ("int3", Op::Trap(5)),
    ("jecxz", Op::JumpIfZero),
    ("jmp", Op::Jump),
    ("jrcxz", Op::JumpIfZero),
    ("lahf", Op::LoadFlags),
    ("lea", Op::Lea),
    ("leave", Op::Leave),
    ("lfence", Op::Nothing),
    ("lodsb", Op::String(StringOp::Lods)),
    ("lodsd", Op::String(StringOp::Lods)),
    ("lodsq", Op::String(StringOp::Lods)),
    ("lodsw", Op::String(StringOp::Lods)),
    ("loop", Op::Bits(BitOp::Loop(None))),
    ("loope", Op::Bits(BitOp::Loop(Some(true)))),
    ("loopne", Op::Bits(BitOp::Loop(Some(false)))),
    ("lzcnt", Op::Scan(Scan::Lzcnt)),
    ("mfence", Op::Nothing),
    ("mov", Op::Mov),
    ("movabs", Op::Mov),
    ("movbe", Op::MoveSwapped),
    ("movnti", Op::Mov),
    ("movsb", Op::String(StringOp::Movs)),
    ("movsd", Op::String(StringOp::Movs)),
    ("movsq", Op::String(StringOp::Movs)),
    ("movsw", Op::String(StringOp::Movs)),
    ("movsx", Op::SignExtend),
    ("movsxd", Op::SignExtend),
    ("movzx", Op::ZeroExtend),
    ("mul", Op::Multiply { signed: false }),
    ("mulx", Op::MultiplyQuiet),
    ("neg", Op::Unary(Unary::Neg)),
    ("nop", Op::Nothing),
    ("not", Op::Unary(Unary::Not)),
    ("or", Op::Binary(Binary::Or)),
    ("pause", Op::Nothing),
    ("pdep", Op::Bits(BitOp::Deposit)),
    ("pext", Op::Bits(BitOp::Extract)),
    ("pop", Op::Pop),
    ("popcnt", Op::Scan(Scan::Popcnt)),
    ("popfq", Op::PopFlags),
    ("prefetchnta", Op::Nothing),
    ("prefetcht0", Op::Nothing),
    ("prefetcht1", Op::Nothing),
    ("prefetcht2", Op::Nothing),
    ("prefetchw", Op::Nothing),
    ("push", Op::Push),
    ("pushfq", Op::PushFlags),
    ("rcl", Op::Shift(Shift::Rcl)),
    ("rcr", Op::Shift(Shift::Rcr)),
    ("rdfsbase", Op::ReadBase { write: false }),
    ("rdtsc", Op::ReadTime),
    ("rdtscp", Op::ReadTimeAndProcessor),
    ("rol", Op::Shift(Shift::Rol)),
    ("ror", Op::Shift(Shift::Ror)),
    ("rorx", Op::QuietShift(Shift::Ror)),
    ("sahf", Op::StoreFlags),
    ("sar", Op::Shift(Shift::Sar)),
    ("sarx", Op::QuietShift(Shift::Sar)),
    ("sbb", Op::Binary(Binary::Sbb)),
    ("scasb", Op::String(StringOp::Scas)),
    ("scasd", Op::String(StringOp::Scas)),
    ("scasq", Op::String(StringOp::Scas)),
    ("scasw", Op::String(StringOp::Scas)),
    ("sfence", Op::Nothing),
    ("shl", Op::Shift(Shift::Shl)),
    ("shld", Op::DoubleShift { left: true }),
    ("shlx", Op::QuietShift(Shift::Shl)),
    ("shr", Op::Shift(Shift::Shr)),
    ("shrd", Op::DoubleShift { left: false }),
    ("shrx", Op::QuietShift(Shift::Shr)),
    ("stc", Op::SetFlag(CF, true)),
    ("std", Op::SetFlag(DF, true)),
    ("stosb", Op::String(StringOp::Stos)),
    ("stosd", Op::String(StringOp::Stos)),
    ("stosq", Op::String(StringOp::Stos)),
    ("stosw", Op::String(StringOp::Stos)),
    ("sub", Op::Binary(Binary::Sub)),
    ("syscall", Op::SystemCall),
    ("test", Op::Binary(Binary::Test)),
    ("tzcnt", Op::Scan(Scan::Tzcnt)),
    ("ud2", Op::Trap(4)),
    ("wrfsbase", Op::ReadBase { write: true }),
    ("xadd", Op::ExchangeAdd),
    ("xchg", Op::Exchange),
    ("xgetbv", Op::ReadControl),
    ("xlatb", Op::Bits(BitOp::Translate)),
    ("xor", Op::Binary(Binary::Xor)),
];

fn operation(name: &str) -> Option<Op> {
    if let Ok(at) = OPERATIONS.binary_search_by_key(&name, |(name, _)| name) {
        return Some(OPERATIONS[at].1);
    }
    if let Some(condition) = name.strip_prefix("set").and_then(Condition::named) {
        return Some(Op::Set(condition));
    }
    if let Some(condition) = name.strip_prefix("cmov").and_then(Condition::named) {
        return Some(Op::Move(condition));
    }
    name.strip_prefix('j').and_then(Condition::named).map(Op::JumpIf)
}

/// Returns the width of an operand of a class; `None` for those that only other instructions have.
fn width_of(class: Class) -> Option<u32> {
    Some(match class {
        Class::Gpr8 => 8,
        Class::Gpr16 => 16,
        Class::Gpr32 | Class::Gpr32Or64 | Class::Gpr16Or32Or64 => 32,
        Class::Gpr64 => 64,
        Class::Xmm(_) => 128,
        Class::X87 => 80,
        Class::Memory(bits) | Class::Source(bits) | Class::Destination(bits) => u32::from(bits),
        _ => return None,
    })
}

fn gpr(register: Register) -> Option<Gpr> {
    let (from, width) = match register.class {
        RegisterClass::Gpr8 => (0, 8),
        RegisterClass::High8 => (8, 8),
        RegisterClass::Gpr16 => (0, 16),
        RegisterClass::Gpr32 => (0, 32),
        RegisterClass::Gpr64 => (0, 64),
        _ => return None,
    };
    let number = if from == 8 { register.number & 3 } else { register.number };
    (number < 16).then_some(Gpr { number, from, width })
}

/// Returns the symbol and the number whose sum an expression is.
fn sum(expr: &Expr) -> Option<(Option<SymbolId>, i64)> {
    struct Same;
    impl draig_mc::Resolve for Same {
        fn value(&mut self, symbol: SymbolId) -> Result<draig_mc::Value, draig_mc::ExprError> {
            Ok(draig_mc::Value::symbol(symbol))
        }

        fn difference(&mut self, _: SymbolId, _: SymbolId) -> Option<i64> {
            None
        }
    }
    let value = expr.evaluate(&mut Same).ok()?;
    (value.sub.is_none() && value.specifier.is_none()).then_some((value.add, value.constant))
}

fn address(memory: &draig_mc::x86::Memory) -> Option<Address> {
    let (symbol, displacement) = sum(&memory.displacement)?;
    let mut width = 64;
    let mut number = |register: Option<Register>| -> Option<Option<u8>> {
        match register {
            None => Some(None),
            Some(Register { class: RegisterClass::InstructionPointer, .. }) if symbol.is_some() => Some(None),
            Some(Register { class: RegisterClass::ZeroIndex, .. }) => Some(None),
            Some(register) => {
                let gpr = gpr(register).filter(|gpr| gpr.width >= 32)?;
                width = gpr.width;
                Some(Some(gpr.number))
            }
        }
    };
    let (base, index) = (number(memory.base)?, number(memory.index)?);
    let segment = memory.segment.map(|segment| segment.number);
    Some(Address { segment, base, index, scale: memory.scale, symbol, displacement, width })
}

impl Step {
    /// Translates an instruction; `None` if it is not one that is executed here.
    pub(in crate::assembly) fn of(instruction: &Instruction) -> Option<Step> {
        let info = instruction.row.info();
        let mut op = operation_of(info)?;
        let mut operands = Vec::new();
        for (operand, described) in instruction.operands.iter().zip(info.operands()) {
            operands.push(match operand {
                Operand::Register(register) => match register.class {
                    RegisterClass::Xmm => Place::Vector(register.number),
                    RegisterClass::X87 => Place::X87(register.number),
                    _ => Place::Gpr(gpr(*register)?),
                },
                Operand::Immediate(expr) => match described.class {
                    Class::Target => Place::Target(Goto::Label(sum(expr)?.0?)),
                    _ => Place::Immediate(expr.constant()?),
                },
                Operand::Target(expr) => match sum(expr)? {
                    (Some(label), 0) => Place::Target(Goto::Label(label)),
                    _ => return None,
                },
                Operand::Memory(memory) => {
                    let bits = match op {
                        Op::Lea | Op::Nothing => 0,
                        _ => width_of(described.class)?,
                    };
                    Place::Memory(address(memory)?, bits)
                }
                Operand::Rounding(_) => return None,
            });
        }
        let width = info.operands().iter().find_map(|operand| width_of(operand.class)).filter(|&bits| bits != 0);
        add_implied(&mut op, &mut operands, info);
        let width = width.or_else(|| operands.iter().find_map(Place::width)).unwrap_or(implied_width(info));
        if op == (Op::Multiply { signed: true }) && operands.len() > 1 {
            op = Op::MultiplyTo;
        }
        let prefixes = instruction.modifiers.prefixes;
        let repeat = match op {
            Op::String(_) if prefixes.contains(Prefixes::REP) => Repeat::WhileEqual,
            Op::String(_) if prefixes.contains(Prefixes::REPNE) => Repeat::WhileNotEqual,
            _ => Repeat::No,
        };
        Some(Step { op, width, operands, repeat })
    }

    /// Returns the target of a branch.
    pub(in crate::assembly) fn goto(&mut self) -> Option<&mut Goto> {
        self.operands.iter_mut().find_map(|operand| match operand {
            Place::Target(goto) => Some(goto),
            _ => None,
        })
    }
}

/// Returns the operation of a row.
fn operation_of(info: &RowInfo) -> Option<Op> {
    let has = |class: fn(Class) -> bool| info.operands().iter().any(|operand| class(operand.class));
    let is_vector = has(|class| matches!(class, Class::Xmm(_)));
    if is_vector || matches!(info.mnemonic, "ldmxcsr" | "stmxcsr") {
        // Of those with VEX prefix only 128 bits; the upper halves do not exist here.
        let is_known = matches!(info.encoding, Encoding::Legacy) || info.encoding == Encoding::Vex && info.length == 0;
        return vector::operation(info).filter(|_| is_known).map(Op::Vector);
    }
    if info.mnemonic.starts_with('f') || info.mnemonic == "wait" {
        return x87::operation(info).map(Op::X87);
    }
    operation(info.mnemonic)
}

impl Place {
    /// Returns the width in bits of a register or memory.
    pub(super) fn width(&self) -> Option<u32> {
        match self {
            Place::Gpr(gpr) => Some(gpr.width),
            Place::Memory(_, bits) | Place::Known(_, bits) => Some(*bits),
            _ => None,
        }
    }
}

/// Adds the operands that a row has without naming them: an accumulator, or the count of a shift.
fn add_implied(op: &mut Op, operands: &mut Vec<Place>, info: &RowInfo) {
    let accumulator = info.reads.split(',').chain(info.writes.split(',')).find_map(accumulator);
    match op {
        Op::Binary(_) if operands.len() == 1 => {
            if let Some(accumulator) = accumulator {
                operands.insert(0, Place::Gpr(accumulator));
            }
        }
        Op::Exchange if operands.len() == 1 => {
            if let Some(accumulator) = accumulator {
                operands.push(Place::Gpr(accumulator));
            }
        }
        Op::Shift(_) if operands.len() == 1 => operands.push(count(info)),
        Op::DoubleShift { .. } if operands.len() == 2 => operands.push(count(info)),
        _ => {}
    }
}

fn count(info: &RowInfo) -> Place {
    match info.reads.split(',').any(|name| name == "CL") {
        true => Place::Gpr(Gpr { number: 1, from: 0, width: 8 }),
        false => Place::Immediate(1),
    }
}

fn accumulator(name: &str) -> Option<Gpr> {
    let width = match name {
        "AL" => 8,
        "AX" => 16,
        "EAX" => 32,
        "RAX" => 64,
        _ => return None,
    };
    Some(Gpr { number: 0, from: 0, width })
}

/// Width of an instruction without operands, by the registers that it writes.
fn implied_width(info: &RowInfo) -> u32 {
    let last = info.mnemonic.as_bytes().last();
    match info.mnemonic {
        "cbw" | "cwd" => 16,
        "cwde" | "cdq" => 32,
        "jecxz" => 32,
        name if name.len() == 5 && name[3..].starts_with('s') => match last {
            Some(b'b') => 8,
            Some(b'w') => 16,
            Some(b'd') => 32,
            _ => 64,
        },
        _ => 64,
    }
}
