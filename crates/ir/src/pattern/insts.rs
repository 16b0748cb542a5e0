//! Patterns of conversions, comparisons, memory access, `select` and calls.

use super::{Matcher, Operands, Pattern};
use crate::intrinsics::{self, IntrinsicId};
use crate::keywords::{FloatPredicate, IntPredicate};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::value::{Inst, Value};

/// An instruction that is captured itself. See [`inst`].
#[derive(Clone, Copy, Debug)]
pub struct OfOpcode(Opcode);

/// Matches an instruction with this opcode and captures it.
#[must_use]
pub fn inst(opcode: Opcode) -> OfOpcode {
    OfOpcode(opcode)
}

impl Pattern for OfOpcode {
    type Output = Inst;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Inst> {
        matcher.inst(value, self.0)
    }
}

/// An instruction with one operand. See [`unary`].
#[derive(Clone, Copy, Debug)]
pub struct Unary<P> {
    opcode: Opcode,
    operand: P,
}

/// Matches an instruction with one operand, such as a conversion.
#[must_use]
pub fn unary<P: Pattern>(opcode: Opcode, operand: P) -> Unary<P> {
    Unary { opcode, operand }
}

macro_rules! unary_patterns {
    ($($name:ident = $opcode:ident)*) => {$(
        #[doc = concat!("Matches `", stringify!($name), "` and its operand.")]
        #[must_use]
        pub fn $name<P: Pattern>(operand: P) -> Unary<P> {
            unary(Opcode::$opcode, operand)
        }
    )*};
}

unary_patterns! {
    fneg = FNeg freeze = Freeze trunc = Trunc zext = ZExt sext = SExt fptoui = FpToUi fptosi = FpToSi
    uitofp = UiToFp sitofp = SiToFp fptrunc = FpTrunc fpext = FpExt ptrtoint = PtrToInt ptrtoaddr = PtrToAddr
    inttoptr = IntToPtr bitcast = BitCast addrspacecast = AddrSpaceCast load = Load
}

impl<P: Pattern> Pattern for Unary<P> {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        let inst = matcher.inst(value, self.opcode)?;
        self.operand.find(matcher, *matcher.body.operands(inst).first()?)
    }
}

/// An instruction with several operands. See [`operation`].
#[derive(Clone, Copy, Debug)]
pub struct Operation<O> {
    opcode: Opcode,
    operands: O,
}

/// Matches an instruction and all its operands, in LLVM's physical order, with a tuple of patterns.
#[must_use]
pub fn operation<O: Operands>(opcode: Opcode, operands: O) -> Operation<O> {
    Operation { opcode, operands }
}

impl<O: Operands> Pattern for Operation<O> {
    type Output = O::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<O::Output> {
        let inst = matcher.inst(value, self.opcode)?;
        self.operands.find(matcher, matcher.body.operands(inst))
    }
}

/// Matches `select` with condition and both values.
#[must_use]
pub fn select<C: Pattern, A: Pattern, B: Pattern>(condition: C, on_true: A, on_false: B) -> Operation<(C, A, B)> {
    operation(Opcode::Select, (condition, on_true, on_false))
}

/// Matches `store` with value and address.
#[must_use]
pub fn store<V: Pattern, P: Pattern>(value: V, pointer: P) -> Operation<(V, P)> {
    operation(Opcode::Store, (value, pointer))
}

/// Matches a `getelementptr` with a single index.
#[must_use]
pub fn gep<P: Pattern, I: Pattern>(base: P, index: I) -> Operation<(P, I)> {
    operation(Opcode::GetElementPtr, (base, index))
}

/// Matches `extractelement` with vector and index.
#[must_use]
pub fn extract_element<V: Pattern, I: Pattern>(vector: V, index: I) -> Operation<(V, I)> {
    operation(Opcode::ExtractElement, (vector, index))
}

/// Matches `insertelement` with vector, element and index.
#[must_use]
pub fn insert_element<V: Pattern, E: Pattern, I: Pattern>(vector: V, element: E, index: I) -> Operation<(V, E, I)> {
    operation(Opcode::InsertElement, (vector, element, index))
}

/// An `icmp`. See [`icmp`].
#[derive(Clone, Copy, Debug)]
pub struct ICmp<A, B>(A, B);

/// Matches `icmp` and captures its predicate before what its operands capture.
#[must_use]
pub fn icmp<A: Pattern, B: Pattern>(lhs: A, rhs: B) -> ICmp<A, B> {
    ICmp(lhs, rhs)
}

impl<A: Pattern, B: Pattern> Pattern for ICmp<A, B> {
    type Output = (IntPredicate, A::Output, B::Output);

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Self::Output> {
        let inst = matcher.inst(value, Opcode::ICmp)?;
        let &[lhs, rhs] = matcher.body.operands(inst) else { return None };
        Some((matcher.body.int_predicate(inst)?, self.0.find(matcher, lhs)?, self.1.find(matcher, rhs)?))
    }
}

/// An `fcmp`. See [`fcmp`].
#[derive(Clone, Copy, Debug)]
pub struct FCmp<A, B>(A, B);

/// Matches `fcmp` and captures its predicate before what its operands capture.
#[must_use]
pub fn fcmp<A: Pattern, B: Pattern>(lhs: A, rhs: B) -> FCmp<A, B> {
    FCmp(lhs, rhs)
}

impl<A: Pattern, B: Pattern> Pattern for FCmp<A, B> {
    type Output = (FloatPredicate, A::Output, B::Output);

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Self::Output> {
        let inst = matcher.inst(value, Opcode::FCmp)?;
        let &[lhs, rhs] = matcher.body.operands(inst) else { return None };
        Some((matcher.body.float_predicate(inst)?, self.0.find(matcher, lhs)?, self.1.find(matcher, rhs)?))
    }
}

/// A call of an intrinsic. See [`intrinsic`].
#[derive(Clone, Copy, Debug)]
pub struct Intrinsic<'m, O> {
    module: &'m Module,
    id: Option<IntrinsicId>,
    arguments: O,
}

/// Matches a call of the intrinsic with this LangRef name (`llvm.smax`) and its arguments.
#[must_use]
pub fn intrinsic<'m, O: Operands>(module: &'m Module, name: &str, arguments: O) -> Intrinsic<'m, O> {
    Intrinsic { module, id: intrinsics::lookup(name.as_bytes()), arguments }
}

impl<O: Operands> Pattern for Intrinsic<'_, O> {
    type Output = O::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<O::Output> {
        let call = matcher.inst(value, Opcode::Call)?;
        let callee = matcher.body.callee(call)?.as_global()?;
        let id = self.id?;
        (intrinsics::lookup(self.module.name(callee)) == Some(id)).then_some(())?;
        self.arguments.find(matcher, matcher.body.call_args(call))
    }
}
