//! The table of the instructions that quick lines hold, and how each form of them is read.

use draig_ir::{Block, FastMath, GepFlags, Inst, InstBuild, IntFlags, MemoryAccess, Opcode, TailKind, Type, Value};

use super::super::super::Parser;
use super::super::super::quick::Quick;
use super::super::arithmetic::{float_predicate, int_predicate};
use super::Defined;
use super::operands::{QuickType, Shape};
use crate::lexer::Keyword as K;

/// The form of an instruction after its first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `ty left, right`
    Binary,
    /// `ty value to ty`
    Cast,
    IntCompare,
    FloatCompare,
    Load,
    Store,
    Alloca,
    GetElementPtr,
    Br,
    Ret,
    Unreachable,
    Select,
    Phi,
    Call(TailKind),
}

/// An instruction that quick lines hold.
#[derive(Clone, Copy, Debug)]
struct Operation {
    form: Form,
    opcode: Opcode,
    flags: Flags,
}

/// The flags of an instruction in printing order, each with the blank after it.
type Flags = &'static [(&'static [u8], u8)];

const NO_FLAGS: Flags = &[];
const WRAP: Flags = &[(b"nuw ", IntFlags::NUW.0), (b"nsw ", IntFlags::NSW.0)];
const EXACT: Flags = &[(b"exact ", IntFlags::EXACT.0)];
const DISJOINT: Flags = &[(b"disjoint ", IntFlags::DISJOINT.0)];
const NNEG: Flags = &[(b"nneg ", IntFlags::NNEG.0)];
const SAMESIGN: Flags = &[(b"samesign ", IntFlags::SAMESIGN.0)];
const FAST: Flags = &[(b"fast ", FastMath::FAST.0)];
const GEP: Flags = &[
    (b"inbounds ", GepFlags::INBOUNDS.0 | GepFlags::NUSW.0),
    (b"nusw ", GepFlags::NUSW.0),
    (b"nuw ", GepFlags::NUW.0),
];

const OPERATIONS: &[(K, Form, Opcode, Flags)] = &[
    (K::Add, Form::Binary, Opcode::Add, WRAP),
    (K::Sub, Form::Binary, Opcode::Sub, WRAP),
    (K::Mul, Form::Binary, Opcode::Mul, WRAP),
    (K::Shl, Form::Binary, Opcode::Shl, WRAP),
    (K::Udiv, Form::Binary, Opcode::UDiv, EXACT),
    (K::Sdiv, Form::Binary, Opcode::SDiv, EXACT),
    (K::Lshr, Form::Binary, Opcode::LShr, EXACT),
    (K::Ashr, Form::Binary, Opcode::AShr, EXACT),
    (K::Urem, Form::Binary, Opcode::URem, NO_FLAGS),
    (K::Srem, Form::Binary, Opcode::SRem, NO_FLAGS),
    (K::And, Form::Binary, Opcode::And, NO_FLAGS),
    (K::Or, Form::Binary, Opcode::Or, DISJOINT),
    (K::Xor, Form::Binary, Opcode::Xor, NO_FLAGS),
    (K::Fadd, Form::Binary, Opcode::FAdd, FAST),
    (K::Fsub, Form::Binary, Opcode::FSub, FAST),
    (K::Fmul, Form::Binary, Opcode::FMul, FAST),
    (K::Fdiv, Form::Binary, Opcode::FDiv, FAST),
    (K::Trunc, Form::Cast, Opcode::Trunc, WRAP),
    (K::Zext, Form::Cast, Opcode::ZExt, NNEG),
    (K::Sext, Form::Cast, Opcode::SExt, NO_FLAGS),
    (K::Fptrunc, Form::Cast, Opcode::FpTrunc, FAST),
    (K::Fpext, Form::Cast, Opcode::FpExt, FAST),
    (K::Uitofp, Form::Cast, Opcode::UiToFp, NNEG),
    (K::Sitofp, Form::Cast, Opcode::SiToFp, NO_FLAGS),
    (K::Fptoui, Form::Cast, Opcode::FpToUi, NO_FLAGS),
    (K::Fptosi, Form::Cast, Opcode::FpToSi, NO_FLAGS),
    (K::Inttoptr, Form::Cast, Opcode::IntToPtr, NO_FLAGS),
    (K::Ptrtoint, Form::Cast, Opcode::PtrToInt, NO_FLAGS),
    (K::Icmp, Form::IntCompare, Opcode::ICmp, SAMESIGN),
    (K::Fcmp, Form::FloatCompare, Opcode::FCmp, FAST),
    (K::Load, Form::Load, Opcode::Load, NO_FLAGS),
    (K::Store, Form::Store, Opcode::Store, NO_FLAGS),
    (K::Alloca, Form::Alloca, Opcode::Alloca, NO_FLAGS),
    (K::Getelementptr, Form::GetElementPtr, Opcode::GetElementPtr, GEP),
    (K::Br, Form::Br, Opcode::Br, NO_FLAGS),
    (K::Ret, Form::Ret, Opcode::Ret, NO_FLAGS),
    (K::Unreachable, Form::Unreachable, Opcode::Unreachable, NO_FLAGS),
    (K::Select, Form::Select, Opcode::Select, NO_FLAGS),
    (K::Phi, Form::Phi, Opcode::Phi, NO_FLAGS),
    (K::Call, Form::Call(TailKind::None), Opcode::Call, NO_FLAGS),
    (K::Tail, Form::Call(TailKind::Tail), Opcode::Call, NO_FLAGS),
    (K::Notail, Form::Call(TailKind::NoTail), Opcode::Call, NO_FLAGS),
];

/// The operations by keyword.
static BY_KEYWORD: [Option<Operation>; K::ALL.len()] = {
    let mut all = [None; K::ALL.len()];
    let mut at = 0;
    while at < OPERATIONS.len() {
        let (keyword, form, opcode, flags) = OPERATIONS[at];
        all[keyword as usize] = Some(Operation { form, opcode, flags });
        at += 1;
    }
    all
};

impl<'a> Parser<'a, '_> {
    /// Reads an instruction after its first word and the blank after it, and appends it.
    #[inline]
    pub(super) fn quick_operation(
        &mut self,
        keyword: K,
        line: &mut Quick<'a>,
        defined: Defined<'a>,
        at: u32,
    ) -> Option<Inst> {
        let Operation { form, opcode, flags: accepted } = BY_KEYWORD.get(keyword as usize).copied().flatten()?;
        let mut flags = 0;
        for &(word, flag) in accepted {
            if line.eat_bytes(word) {
                flags |= flag;
            }
        }
        if let Form::Call(tail) = form {
            return self.quick_call(line, tail, defined);
        }
        let is_void = matches!(form, Form::Store | Form::Br | Form::Ret | Form::Unreachable);
        if is_void != defined.is_nothing() {
            return None;
        }
        match form {
            Form::Load => self.quick_load(line),
            Form::Store => self.quick_store(line),
            Form::GetElementPtr => self.quick_gep(line, flags, at),
            Form::Br => self.quick_br(line),
            Form::Binary => self.quick_binary(line, opcode, flags),
            Form::Cast => self.quick_cast(line, opcode, flags),
            Form::IntCompare => self.quick_int_compare(line, flags),
            Form::FloatCompare => self.quick_float_compare(line, flags),
            Form::Phi => self.quick_phi(line),
            Form::Select => self.quick_select(line),
            Form::Alloca => self.quick_alloca(line),
            Form::Ret => self.quick_ret(line),
            Form::Unreachable => self.append_quick(line, InstBuild::new(opcode, Type::VOID), &[]),
            Form::Call(_) => None,
        }
    }

    /// Appends an instruction if it ends here.
    #[inline]
    fn append_quick(&mut self, line: &Quick<'a>, build: InstBuild, operands: &[Value]) -> Option<Inst> {
        Self::ends_here(line).then(|| self.append(build, operands))
    }

    #[inline]
    fn quick_load(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let ty = line.scalar_type()?;
        line.eat(b", ptr ")?;
        let pointer = self.quick_value(line, Type::PTR)?;
        let access = MemoryAccess { align: Some(self.quick_align(line)?), ..MemoryAccess::default() };
        self.append_quick(line, InstBuild::memory(Opcode::Load, ty, &access), &[pointer])
    }

    #[inline]
    fn quick_store(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let (_, stored) = self.quick_typed_value(line)?;
        line.eat(b", ptr ")?;
        let pointer = self.quick_value(line, Type::PTR)?;
        let access = MemoryAccess { align: Some(self.quick_align(line)?), ..MemoryAccess::default() };
        self.append_quick(line, InstBuild::memory(Opcode::Store, Type::VOID, &access), &[stored, pointer])
    }

    #[inline]
    fn quick_alloca(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let QuickType { ty, .. } = self.quick_type(line)?;
        let align = Some(self.quick_align(line)?);
        if !Self::ends_here(line) {
            return None;
        }
        let count = self.quick_int(Type::I32, 1)?;
        Some(self.append(InstBuild::alloca(Type::PTR, ty, align, false, false), &[count]))
    }

    #[inline]
    fn quick_br(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let build = InstBuild::new(Opcode::Br, Type::VOID);
        if line.peek() == b'l' {
            let block = self.quick_label(line)?;
            return self.append_quick(line, build, &[block]);
        }
        line.eat(b"i1 ")?;
        let condition = self.quick_value(line, Type::I1)?;
        line.eat(b", ")?;
        let yes = self.quick_label(line)?;
        line.eat(b", ")?;
        let no = self.quick_label(line)?;
        self.append_quick(line, build, &[condition, no, yes])
    }

    #[inline]
    fn quick_ret(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let build = InstBuild::new(Opcode::Ret, Type::VOID);
        if self.function.result == Type::VOID {
            line.eat(b"void")?;
            return self.append_quick(line, build, &[]);
        }
        let (ty, value) = self.quick_typed_value(line)?;
        if self.function.result == ty { self.append_quick(line, build, &[value]) } else { None }
    }

    #[inline]
    fn quick_int_compare(&mut self, line: &mut Quick<'a>, flags: u8) -> Option<Inst> {
        let predicate = int_predicate(line.keyword()?)?;
        let (ty, left) = self.quick_typed_value(line)?;
        if matches!(ty, Type::FLOAT | Type::DOUBLE) {
            return None;
        }
        line.eat(b", ")?;
        let right = self.quick_value(line, ty)?;
        self.append_quick(line, InstBuild::icmp(Type::I1, predicate).flags(flags), &[left, right])
    }

    fn quick_float_compare(&mut self, line: &mut Quick<'a>, flags: u8) -> Option<Inst> {
        let predicate = float_predicate(line.keyword()?)?;
        let (ty, left) = self.quick_typed_value(line)?;
        if !matches!(ty, Type::FLOAT | Type::DOUBLE) {
            return None;
        }
        line.eat(b", ")?;
        let right = self.quick_value(line, ty)?;
        self.append_quick(line, InstBuild::fcmp(Type::I1, predicate).flags(flags), &[left, right])
    }

    #[inline]
    fn quick_cast(&mut self, line: &mut Quick<'a>, opcode: Opcode, flags: u8) -> Option<Inst> {
        let (from, value) = self.quick_typed_value(line)?;
        line.eat(b" to ")?;
        let to = line.scalar_type()?;
        if !self.tables.types.is_valid_cast(opcode, from, to) {
            return None;
        }
        self.append_quick(line, InstBuild::new(opcode, to).flags(flags), &[value])
    }

    #[inline]
    fn quick_binary(&mut self, line: &mut Quick<'a>, opcode: Opcode, flags: u8) -> Option<Inst> {
        let (ty, left) = self.quick_typed_value(line)?;
        let is_float = matches!(ty, Type::FLOAT | Type::DOUBLE);
        if ty == Type::PTR || is_float != opcode.is_float_arithmetic() {
            return None;
        }
        line.eat(b", ")?;
        let right = self.quick_value(line, ty)?;
        self.append_quick(line, InstBuild::new(opcode, ty).flags(flags), &[left, right])
    }

    fn quick_select(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        line.eat(b"i1 ")?;
        let condition = self.quick_value(line, Type::I1)?;
        line.eat(b", ")?;
        let (ty, yes) = self.quick_typed_value(line)?;
        line.eat(b", ")?;
        let (other, no) = self.quick_typed_value(line)?;
        if other != ty {
            return None;
        }
        self.append_quick(line, InstBuild::new(Opcode::Select, ty), &[condition, yes, no])
    }

    #[inline]
    fn quick_phi(&mut self, line: &mut Quick<'a>) -> Option<Inst> {
        let ty = line.scalar_type()?;
        line.eat(b" ")?;
        let mut values = std::mem::take(&mut self.function.operands);
        let mut blocks = std::mem::take(&mut self.function.indices);
        values.clear();
        blocks.clear();
        let read = self.quick_phi_pairs(line, ty, &mut values, &mut blocks);
        let inst = read.map(|()| {
            let state = &mut self.function;
            let from = blocks.iter().map(|&block| Block::from_u32(block));
            let inst = state.body.append_phi(state.block, ty, 0, &values, from);
            if state.locals.open_placeholders != 0 {
                state.locals.note_operands(inst, &values);
            }
            inst
        });
        self.function.operands = values;
        self.function.indices = blocks;
        inst
    }

    #[inline]
    fn quick_phi_pairs(
        &mut self,
        line: &mut Quick<'a>,
        ty: Type,
        values: &mut Vec<Value>,
        blocks: &mut Vec<u32>,
    ) -> Option<()> {
        loop {
            line.eat(b"[ ")?;
            values.push(self.quick_early_value(line, ty, b',')?);
            line.eat(b", ")?;
            blocks.push(self.quick_block(line)?.as_block()?.as_u32());
            line.eat(b" ]")?;
            if Self::ends_here(line) {
                return Some(());
            }
            line.eat(b", ")?;
        }
    }

    #[inline]
    fn quick_gep(&mut self, line: &mut Quick<'a>, flags: u8, at: u32) -> Option<Inst> {
        let QuickType { ty: source, shape } = self.quick_type(line)?;
        line.eat(b", ptr ")?;
        let base = self.quick_value(line, Type::PTR)?;
        let (_, first) = self.quick_index(line)?;
        let build = InstBuild::gep(Type::PTR, source).flags(flags);
        if Self::ends_here(line) {
            if shape == Shape::Other {
                self.check_gep(source, at, &[first]).ok()?;
            }
            return Some(self.append(build, &[base, first]));
        }
        let second = match shape {
            Shape::Array => self.quick_index(line)?.1,
            // Indices of fields have this type.
            Shape::Struct(fields) => {
                line.eat(b", i32 ")?;
                let number = line.number().filter(|&number| number < fields)?;
                self.quick_int(Type::I32, i64::from(number))?
            }
            Shape::Scalar | Shape::Other => return None,
        };
        self.append_quick(line, build, &[base, first, second])
    }

    /// Reads an index of type `i32` or `i64`.
    #[inline]
    fn quick_index(&mut self, line: &mut Quick<'a>) -> Option<(Type, Value)> {
        line.eat(b", ")?;
        self.quick_typed_value(line).filter(|&(ty, _)| matches!(ty, Type::I32 | Type::I64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_those_that_the_opcodes_accept() {
        for &(keyword, form, opcode, flags) in OPERATIONS {
            let spelling = match form {
                Form::Call(TailKind::Tail) => "tail",
                Form::Call(TailKind::NoTail) => "notail",
                _ => opcode.spelling(),
            };
            assert_eq!(keyword.spelling(), spelling);
            assert_eq!(BY_KEYWORD[keyword as usize].map(|operation| operation.opcode), Some(opcode));
            assert!(flags.iter().all(|(word, _)| word.ends_with(b" ")));
        }
    }
}
