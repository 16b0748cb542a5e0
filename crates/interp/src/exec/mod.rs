//! The hot loop: executes one operation after the other on fully defined values. Everything else goes to the
//! exact slow paths.
//!
//! A frame's registers are a window of fixed size into one vector, so that 16-bit register numbers need no
//! bounds check. Library functions and slow paths receive the machine with its registers in place.

mod aggregates;
mod atomics;
mod call;
mod collect;
mod contexts;
mod engine_intrinsics;
mod entry;
mod funclet;
mod general;
mod gep;
mod lanes;
mod leave;
mod local;
mod math;
pub(crate) mod present;
mod progress;
pub(crate) mod run;
mod startup;
mod threads;
mod trace;
mod unwind;
mod varargs;
mod watch;

pub use contexts::Change;
pub(crate) use funclet::Funclet;
pub(crate) use gep::gep_constant;
pub(crate) use progress::Progress;
pub(crate) use trace::Begun;
pub(crate) use unwind::{Arrived, Jump};

use std::rc::Rc;

use progress::Observation;

use draig_ir::{FloatPredicate, IntPredicate, Opcode};

use crate::account::STEP;
use crate::machine::Machine;
use crate::program::op::{Op, R, align_mask};
use crate::program::{Function, Switch};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined, fault, limit};
use crate::taint::TaintKind;
use crate::value::{Slot, sign_extend};

/// Number of registers that operations can name.
pub(crate) const WINDOW: usize = 1 << 16;
type Window = [Slot; WINDOW];

/// Continuation of the hot loop after an operation executed elsewhere.
#[derive(Debug)]
pub(crate) enum Flow {
    /// Continue with the next operation.
    Next,
    /// Continue with this operation.
    Goto(u32),
    /// Continue in the last frame, which has changed, at its `pc`.
    Frame,
    /// Finish the outermost function: the first register of its result and the number of slots.
    Done(usize, usize),
}

/// Reason for leaving the inner loop.
enum Leave {
    Call(u32),
    CallAny(u32),
    Slow(u32),
    Ret(R, u16),
    Stop(Box<Stop>),
    /// The tables have grown.
    Collect,
    OutOfFuel,
}

impl Machine<'_> {
    /// Runs from the last frame's current operation until that frame returns. Returns the first register and
    /// the number of slots of its result.
    pub(crate) fn run_frame(&mut self) -> Result<(usize, usize)> {
        let floor = self.thread.frames.len();
        let before = std::mem::replace(&mut self.thread.floor, floor);
        let done = loop {
            match self.run_loop() {
                Ok(done) => break Ok(done),
                Err(stop) => {
                    if let Err(stop) = self.unwind(stop) {
                        break Err(stop);
                    }
                }
            }
        };
        self.thread.floor = before;
        done
    }

    fn run_loop(&mut self) -> Result<(usize, usize)> {
        'frame: loop {
            let Some(frame) = self.thread.frames.last() else {
                // `main` returned before, and other threads have run since.
                self.thread.registers[0] = self.thread.value;
                return Ok((0, 1));
            };
            let function: Rc<Function> = Rc::clone(&frame.function);
            let base = frame.base;
            let mut pc = frame.pc;
            self.environment.denormals = function.denormals;
            loop {
                if self.memory.wants_collection(&self.taints) {
                    self.collect()?;
                }
                let leave = self.hot(&function, base, &mut pc);
                // The fuel may be gone before the first operation.
                self.thread.site = function.site(pc.saturating_sub(1));
                self.frame_mut()?.pc = pc;
                let flow = match leave {
                    Leave::Call(call) => {
                        self.call_plain(&function, base, call)?;
                        continue 'frame;
                    }
                    Leave::Ret(a, count) => self.return_from(&function, base + usize::from(a), usize::from(count))?,
                    Leave::CallAny(call) => self.call_any(&function, base, call)?,
                    Leave::Slow(slow) => {
                        self.memory.account.note(STEP);
                        self.general(&function, base, slow)?
                    }
                    Leave::Collect => Flow::Next,
                    Leave::Stop(stop) => return Err(stop),
                    Leave::OutOfFuel => {
                        self.refuel()?;
                        if self.threads.are_several() && self.preempt()? { Flow::Frame } else { Flow::Next }
                    }
                };
                if self.threads.is_point && self.at_point(&flow)? {
                    continue 'frame;
                }
                match flow {
                    Flow::Next => {}
                    Flow::Goto(to) => pc = to as usize,
                    Flow::Frame => continue 'frame,
                    Flow::Done(at, count) => return Ok((at, count)),
                }
            }
        }
    }

    /// Executes operations of one frame until one needs more than its window.
    fn hot(&mut self, function: &Function, base: usize, at: &mut usize) -> Leave {
        let mut registers = std::mem::take(&mut self.thread.registers);
        let leave = match registers.get_mut(base..base + WINDOW).and_then(|window| <&mut Window>::try_from(window).ok())
        {
            Some(window) if self.trace.is_some() && self.traces(function) => {
                let leave = self.hot_window::<true>(function, window, at);
                self.trace_flush(function, window);
                leave
            }
            Some(window) if self.observer.is_some() => self.hot_window::<true>(function, window, at),
            Some(window) if self.progress.is_some() => {
                let leave = self.hot_window::<true>(function, window, at);
                self.progress = None;
                leave
            }
            Some(window) => self.hot_window::<false>(function, window, at),
            None => Leave::Stop(Box::new(Stop::Limit("the registers of all frames exceed the limit".into()))),
        };
        self.thread.registers = registers;
        leave
    }

    /// Runs the inner loop. With `OBSERVED`, each operation is traced, passed to an observer, or observed
    /// for progress.
    fn hot_window<const OBSERVED: bool>(&mut self, function: &Function, r: &mut Window, at: &mut usize) -> Leave {
        let ops = &function.ops[..];
        let mut pc = *at;
        let mut fuel = self.fuel;

        /// Leaves the inner loop.
        macro_rules! leave {
            ($leave:expr) => {{
                self.fuel = fuel;
                *at = pc;
                return $leave;
            }};
        }
        /// Runs the slow path, which may end the run, as the last part of an operation.
        macro_rules! slow {
            ($call:expr) => {{
                if let Err(stop) = $call {
                    leave!(Leave::Stop(stop));
                }
                if self.memory.wants_collection(&self.taints) || self.threads.is_point {
                    leave!(Leave::Collect);
                }
            }};
        }
        /// Counts the steps of a block and continues at `to`.
        macro_rules! goto {
            ($n:expr, $to:expr) => {{
                pc = $to as usize;
                match fuel.checked_sub(u64::from($n)) {
                    Some(left) => fuel = left,
                    None => {
                        self.fuel_owed = u64::from($n);
                        leave!(Leave::OutOfFuel)
                    }
                }
            }};
        }
        /// Counts the steps of a block before the operation that ends it.
        macro_rules! spend {
            ($n:expr) => {{
                match fuel.checked_sub(u64::from($n)) {
                    Some(left) => fuel = left,
                    None => {
                        // The operation will be executed again.
                        pc -= 1;
                        leave!(Leave::OutOfFuel)
                    }
                }
            }};
        }
        /// Binary operation on defined numbers; `None` selects the slow path.
        macro_rules! binary {
            ($d:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $value:expr) => {{
                let (left, right) = (r[$a as usize], r[$b as usize]);
                let ($x, $y) = (left.bits, right.bits);
                let value: Option<u64> = if left.tag.0 | right.tag.0 == 0 { $value } else { None };
                match value {
                    Some(bits) => r[$d as usize] = Slot::plain(bits),
                    None => slow!(self.scalar(function, r, pc - 1, $d, $a, $b)),
                }
            }};
        }
        /// Comparison; pointers compare by address only.
        macro_rules! compare {
            ($d:expr, $a:expr, $b:expr, $predicate:expr, |$x:ident, $y:ident| $value:expr) => {{
                let (left, right) = (r[$a as usize], r[$b as usize]);
                let ($x, $y) = (left.bits, right.bits);
                if (left.tag.0 | right.tag.0) as u32 == 0 {
                    r[$d as usize] = Slot::plain(u64::from($value));
                } else {
                    match self.compare_slow(function, r, pc - 1, $predicate, $a, $b) {
                        Ok(slot) => r[$d as usize] = slot,
                        Err(stop) => leave!(Leave::Stop(stop)),
                    }
                }
            }};
        }
        /// Comparison and the branch on it.
        macro_rules! branch {
            ($a:expr, $b:expr, $n:expr, $then:expr, $otherwise:expr, $predicate:expr, |$x:ident, $y:ident| $value:expr) => {{
                let (left, right) = (r[$a as usize], r[$b as usize]);
                let ($x, $y) = (left.bits, right.bits);
                let holds = if (left.tag.0 | right.tag.0) as u32 == 0 {
                    $value
                } else {
                    match self.branch_slow(function, r, pc - 1, $predicate, $a, $b) {
                        Ok(holds) => holds,
                        Err(stop) => leave!(Leave::Stop(stop)),
                    }
                };
                goto!($n, if holds { $then } else { $otherwise })
            }};
        }
        /// Floating-point arithmetic; NaN results come from the slow path.
        macro_rules! float {
            ($d:expr, $a:expr, $b:expr, $float:ty, $bits:ty, |$x:ident, $y:ident| $value:expr) => {{
                let (left, right) = (r[$a as usize], r[$b as usize]);
                let ($x, $y) = (<$float>::from_bits(left.bits as $bits), <$float>::from_bits(right.bits as $bits));
                let value: $float = $value;
                if left.tag.0 | right.tag.0 == 0 && !value.is_nan() {
                    r[$d as usize] = Slot::plain(u64::from(value.to_bits()));
                } else {
                    slow!(self.scalar(function, r, pc - 1, $d, $a, $b));
                }
            }};
        }
        macro_rules! load {
            ($size:literal, $d:expr, $p:expr, $align:expr) => {{
                match self.memory.load_fast::<$size>(r[$p as usize], align_mask($align)) {
                    Some(slot) => r[$d as usize] = slot,
                    None => slow!(self.load_checked::<$size>(function, r, pc - 1, $d, $p, $align)),
                }
            }};
        }
        macro_rules! store {
            ($size:literal, $p:expr, $v:expr, $align:expr) => {{
                let site = function.site(pc - 1);
                if !self.memory.store_fast::<$size>(r[$p as usize], r[$v as usize], (1 << $align) - 1, site) {
                    slow!(self.store_checked::<$size>(function, r, pc - 1, $p, $v, $align));
                }
            }};
        }

        loop {
            let Some(op) = ops.get(pc) else {
                leave!(Leave::Stop(fault("the operations of a function end without leaving it")))
            };
            if OBSERVED {
                if self.trace.is_some() {
                    if self.memory.account.is_due(0) {
                        leave!(Leave::Collect);
                    }
                    self.trace_step(function, r, pc);
                }
                if self.observer.is_some() {
                    if self.memory.account.is_due(0) {
                        leave!(Leave::Collect);
                    }
                    self.observer_step(function, &r[..], pc);
                }
                match self.observe(function, r, pc) {
                    Ok(Observation::Continues) => {}
                    Ok(Observation::Over) if self.shows_instructions() => self.progress = None,
                    Ok(Observation::Over) => leave!(Leave::Collect),
                    Err(stop) => {
                        // The report's place is the branch that was found.
                        pc = self.thread.site.0.wrapping_sub(function.first_site) as usize + 1;
                        leave!(Leave::Stop(stop))
                    }
                }
            }
            pc += 1;
            match *op {
                Op::Move { d, a } => r[d as usize] = r[a as usize],
                Op::MoveN { d, a, n } => {
                    let a = usize::from(a);
                    r.copy_within(a..a + usize::from(n), usize::from(d));
                }
                Op::Add32 { d, a, b } => binary!(d, a, b, |x, y| Some(u64::from((x as u32).wrapping_add(y as u32)))),
                Op::Add64 { d, a, b } => binary!(d, a, b, |x, y| Some(x.wrapping_add(y))),
                Op::AddNsw32 { d, a, b } => {
                    binary!(d, a, b, |x, y| (x as i32).checked_add(y as i32).map(|v| u64::from(v as u32)))
                }
                Op::AddNsw64 { d, a, b } => binary!(d, a, b, |x, y| (x as i64).checked_add(y as i64).map(|v| v as u64)),
                Op::AddNuw32 { d, a, b } => binary!(d, a, b, |x, y| (x as u32).checked_add(y as u32).map(u64::from)),
                Op::AddNuw64 { d, a, b } => binary!(d, a, b, |x, y| x.checked_add(y)),
                Op::AddNuwNsw32 { d, a, b } => {
                    // Both wrap checks pass exactly if the sum is below 2^31; two negative operands always
                    // wrap.
                    binary!(d, a, b, |x, y| Some(x + y).filter(|_| {
                        (x as u32).checked_add(y as u32).is_some() && (x as i32).checked_add(y as i32).is_some()
                    }))
                }
                Op::AddNuwNsw64 { d, a, b } => {
                    binary!(d, a, b, |x, y| x.checked_add(y).filter(|_| (x as i64).checked_add(y as i64).is_some()))
                }
                Op::Sub32 { d, a, b } => binary!(d, a, b, |x, y| Some(u64::from((x as u32).wrapping_sub(y as u32)))),
                Op::Sub64 { d, a, b } => binary!(d, a, b, |x, y| Some(x.wrapping_sub(y))),
                Op::SubNsw32 { d, a, b } => {
                    binary!(d, a, b, |x, y| (x as i32).checked_sub(y as i32).map(|v| u64::from(v as u32)))
                }
                Op::SubNsw64 { d, a, b } => binary!(d, a, b, |x, y| (x as i64).checked_sub(y as i64).map(|v| v as u64)),
                Op::Mul32 { d, a, b } => binary!(d, a, b, |x, y| Some(u64::from((x as u32).wrapping_mul(y as u32)))),
                Op::Mul64 { d, a, b } => binary!(d, a, b, |x, y| Some(x.wrapping_mul(y))),
                Op::MulNsw32 { d, a, b } => {
                    binary!(d, a, b, |x, y| (x as i32).checked_mul(y as i32).map(|v| u64::from(v as u32)))
                }
                Op::MulNsw64 { d, a, b } => binary!(d, a, b, |x, y| (x as i64).checked_mul(y as i64).map(|v| v as u64)),
                Op::And { d, a, b } => binary!(d, a, b, |x, y| Some(x & y)),
                Op::Or { d, a, b } => binary!(d, a, b, |x, y| Some(x | y)),
                Op::Xor { d, a, b } => binary!(d, a, b, |x, y| Some(x ^ y)),
                Op::Shl32 { d, a, b } => {
                    binary!(d, a, b, |x, y| if y < 32 { Some(u64::from((x as u32) << y)) } else { None })
                }
                Op::Shl64 { d, a, b } => binary!(d, a, b, |x, y| if y < 64 { Some(x << y) } else { None }),
                Op::LShr32 { d, a, b } => binary!(d, a, b, |x, y| if y < 32 { Some(x >> y) } else { None }),
                Op::LShr64 { d, a, b } => binary!(d, a, b, |x, y| if y < 64 { Some(x >> y) } else { None }),
                Op::AShr32 { d, a, b } => {
                    binary!(d, a, b, |x, y| if y < 32 { Some(u64::from(((x as i32) >> y) as u32)) } else { None })
                }
                Op::AShr64 { d, a, b } => {
                    binary!(d, a, b, |x, y| if y < 64 { Some(((x as i64) >> y) as u64) } else { None })
                }
                Op::IntAny { op, flags, width, d, a, b } => {
                    binary!(d, a, b, |x, y| general::narrow(op, flags, u32::from(width), x, y))
                }

                Op::Eq { d, a, b } => compare!(d, a, b, IntPredicate::Eq, |x, y| x == y),
                Op::Ne { d, a, b } => compare!(d, a, b, IntPredicate::Ne, |x, y| x != y),
                Op::Ult { d, a, b } => compare!(d, a, b, IntPredicate::Ult, |x, y| x < y),
                Op::Ule { d, a, b } => compare!(d, a, b, IntPredicate::Ule, |x, y| x <= y),
                Op::Slt32 { d, a, b } => compare!(d, a, b, IntPredicate::Slt, |x, y| (x as i32) < (y as i32)),
                Op::Sle32 { d, a, b } => compare!(d, a, b, IntPredicate::Sle, |x, y| (x as i32) <= (y as i32)),
                Op::Slt64 { d, a, b } => compare!(d, a, b, IntPredicate::Slt, |x, y| (x as i64) < (y as i64)),
                Op::Sle64 { d, a, b } => compare!(d, a, b, IntPredicate::Sle, |x, y| (x as i64) <= (y as i64)),

                Op::CompareAny { d, a, b, predicate, width, same_sign } => {
                    binary!(d, a, b, |x, y| general::compares(predicate, u32::from(width), same_sign, x, y))
                }
                Op::CastAny { op, flags, from, to, d, a } => {
                    let value = r[a as usize];
                    let result = match value.tag.0 {
                        0 => math::convert(op, flags, u32::from(from), u32::from(to), value.bits),
                        _ => None,
                    };
                    match result {
                        Some(bits) => r[d as usize] = Slot::plain(bits),
                        None => slow!(self.scalar(function, r, pc - 1, d, a, a)),
                    }
                }
                Op::Freeze { d, a } => {
                    let value = r[a as usize];
                    if value.tag.is_tainted() {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    } else {
                        r[d as usize] = value;
                    }
                }
                Op::SExt { d, a, from, to } => {
                    let value = r[a as usize];
                    if value.tag.is_clean() {
                        let bits = sign_extend(value.bits, u32::from(from)) as u64;
                        r[d as usize] = Slot::plain(bits & crate::value::mask(u32::from(to)));
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::Trunc { d, a, to } => {
                    let value = r[a as usize];
                    if value.tag.is_clean() {
                        r[d as usize] = Slot::plain(value.bits & crate::value::mask(u32::from(to)));
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::PtrToInt { d, a } => {
                    let value = r[a as usize];
                    if value.tag.is_clean() {
                        r[d as usize] = value;
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::Select { d, c, a, b } => {
                    let condition = r[c as usize];
                    if condition.tag.is_clean() {
                        r[d as usize] = if condition.bits != 0 { r[a as usize] } else { r[b as usize] };
                    } else {
                        slow!(self.select_slow(function, r, pc - 1, d, c, a, b));
                    }
                }

                Op::FAdd32 { d, a, b } => float!(d, a, b, f32, u32, |x, y| x + y),
                Op::FSub32 { d, a, b } => float!(d, a, b, f32, u32, |x, y| x - y),
                Op::FMul32 { d, a, b } => float!(d, a, b, f32, u32, |x, y| x * y),
                Op::FDiv32 { d, a, b } => float!(d, a, b, f32, u32, |x, y| x / y),
                Op::FAdd64 { d, a, b } => float!(d, a, b, f64, u64, |x, y| x + y),
                Op::FSub64 { d, a, b } => float!(d, a, b, f64, u64, |x, y| x - y),
                Op::FMul64 { d, a, b } => float!(d, a, b, f64, u64, |x, y| x * y),
                Op::FDiv64 { d, a, b } => float!(d, a, b, f64, u64, |x, y| x / y),
                Op::FNeg { d, a, sign } => {
                    let value = r[a as usize];
                    if value.tag.is_clean() {
                        r[d as usize] = Slot::plain(value.bits ^ 1 << sign);
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::FCmp32 { d, a, b, predicate } => {
                    binary!(d, a, b, |x, y| general::float_holds(
                        predicate,
                        f32::from_bits(x as u32).partial_cmp(&f32::from_bits(y as u32))
                    ))
                }
                Op::FCmp64 { d, a, b, predicate } => {
                    binary!(d, a, b, |x, y| general::float_holds(
                        predicate,
                        f64::from_bits(x).partial_cmp(&f64::from_bits(y))
                    ))
                }
                Op::SiToFp64 { d, a, from } => {
                    let value = r[a as usize];
                    if value.tag.is_clean() {
                        let number = sign_extend(value.bits, u32::from(from)) as f64;
                        r[d as usize] = Slot::plain(number.to_bits());
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::FpExt { d, a } => {
                    let value = r[a as usize];
                    let number = f64::from(f32::from_bits(value.bits as u32));
                    if value.tag.is_clean() && !number.is_nan() {
                        r[d as usize] = Slot::plain(number.to_bits());
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }
                Op::FpTrunc { d, a } => {
                    let value = r[a as usize];
                    let number = f64::from_bits(value.bits) as f32;
                    if value.tag.is_clean() && !number.is_nan() {
                        r[d as usize] = Slot::plain(u64::from(number.to_bits()));
                    } else {
                        slow!(self.scalar(function, r, pc - 1, d, a, a));
                    }
                }

                Op::Load8 { d, p, align } => load!(1, d, p, align),
                Op::Load16 { d, p, align } => load!(2, d, p, align),
                Op::Load32 { d, p, align } => load!(4, d, p, align),
                Op::Load64 { d, p, align } => load!(8, d, p, align),
                Op::Store8 { p, v, align } => store!(1, p, v, align),
                Op::Store16 { p, v, align } => store!(2, p, v, align),
                Op::Store32 { p, v, align } => store!(4, p, v, align),
                Op::Store64 { p, v, align } => store!(8, p, v, align),
                Op::LoadLanes { d, p, align, size, count } => {
                    if !self.load_lanes(r, d, p, align, size, count) {
                        slow!(self.load_lanes_checked(function, r, pc - 1, d, p, align, size, count));
                    }
                }
                Op::StoreLanes { p, v, align, size, count } => {
                    let site = function.site(pc - 1);
                    if !self.store_lanes(r, p, v, align, size, count, site) {
                        slow!(self.store_lanes_checked(function, r, pc - 1, p, v, align, size, count));
                    }
                }
                Op::Loaded { d, n, checks } => {
                    let slots = usize::from(d)..usize::from(d) + usize::from(n);
                    if !function.loaded[checks as usize].are_satisfied(&r[slots], &self.memory) {
                        slow!(self.loaded_slow(function, r, pc - 1, d, n));
                    }
                }
                Op::Math { op, width, last, otherwise, d, a, b, c } => {
                    let (x, y, z) = (r[a as usize], r[b as usize], r[c as usize]);
                    let value = if x.tag.0 | y.tag.0 | z.tag.0 == 0 {
                        math::compute(op, u32::from(width), x.bits, y.bits, z.bits)
                    } else {
                        None
                    };
                    match value {
                        Some(bits) => {
                            r[d as usize] = Slot::plain(bits);
                            pc += usize::from(last);
                        }
                        None => pc += usize::from(otherwise),
                    }
                }
                Op::Overflow { op, width, d, a, b } => {
                    let (x, y) = (r[a as usize], r[b as usize]);
                    if x.tag.0 | y.tag.0 == 0 {
                        let (bits, overflows) = math::overflowing(op, u32::from(width), x.bits, y.bits);
                        r[d as usize] = Slot::plain(bits);
                        r[d as usize + 1] = Slot::plain(u64::from(overflows));
                        pc += 1;
                    }
                }
                Op::GepConst { d, p, flags, offset } => {
                    let pointer = r[p as usize];
                    match self.gep_fast(pointer, flags, i64::from(offset)) {
                        Some(slot) => r[d as usize] = slot,
                        None => {
                            r[d as usize] =
                                self.gep_slow(function.site(pc - 1), pointer, flags, None, i64::from(offset))
                        }
                    }
                }
                Op::GepIndex { d, p, i, flags, scale, offset } => {
                    let (pointer, index) = (r[p as usize], r[i as usize]);
                    let distance = (index.bits as i64).checked_mul(i64::from(scale));
                    let distance = distance.and_then(|distance| distance.checked_add(i64::from(offset)));
                    let fast = match distance {
                        Some(distance) if index.tag.is_clean() => self.gep_fast(pointer, flags, distance),
                        _ => None,
                    };
                    r[d as usize] = match fast {
                        Some(slot) => slot,
                        None => {
                            let index = Some((index, u64::from(scale)));
                            self.gep_slow(function.site(pc - 1), pointer, flags, index, i64::from(offset))
                        }
                    };
                }
                Op::Alloca { d, alloca } => {
                    let site = function.site(pc - 1);
                    let object = &function.allocas[alloca as usize];
                    let count = object.count.as_ref().map(|count| (r[count.slot as usize], count.shape.as_ref()));
                    match self.alloca(object, count, site) {
                        Ok(slot) => r[d as usize] = slot,
                        Err(stop) => leave!(Leave::Stop(stop)),
                    }
                }

                Op::Allocas { n } => {
                    if self.allocas(function, r, pc, n as usize) {
                        pc += n as usize;
                    }
                }

                Op::Jump { to } => pc = to as usize,
                Op::Br { n, to } => goto!(n, to),
                Op::CondBr { c, n, then, otherwise } => {
                    let condition = r[c as usize];
                    if !condition.tag.is_clean()
                        && let Err(stop) = self.branch_on(condition)
                    {
                        leave!(Leave::Stop(stop));
                    }
                    goto!(n, if condition.bits != 0 { then } else { otherwise })
                }
                Op::BrEq { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Eq, |x, y| x == y)
                }
                Op::BrNe { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Ne, |x, y| x != y)
                }
                Op::BrUlt { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Ult, |x, y| x < y)
                }
                Op::BrUle { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Ule, |x, y| x <= y)
                }
                Op::BrSlt32 { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Slt, |x, y| (x as i32) < (y as i32))
                }
                Op::BrSle32 { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Sle, |x, y| (x as i32) <= (y as i32))
                }
                Op::BrSlt64 { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Slt, |x, y| (x as i64) < (y as i64))
                }
                Op::BrSle64 { a, b, n, then, otherwise } => {
                    branch!(a, b, n, then, otherwise, IntPredicate::Sle, |x, y| (x as i64) <= (y as i64))
                }
                Op::Switch { a, n, table } => {
                    let value = r[a as usize];
                    let switch = &function.switches[table as usize];
                    if value.tag.is_tainted()
                        && let Err(stop) = self.switch_on(value)
                    {
                        leave!(Leave::Stop(stop));
                    }
                    goto!(n, switch_target(switch, value.bits))
                }
                Op::IndirectBr { a, n, table } => {
                    let address = r[a as usize];
                    if !address.tag.is_tainted()
                        && let Some(&to) = function.labels[table as usize].get(&address.bits)
                    {
                        goto!(n, to)
                    }
                }
                Op::Steps { n } => spend!(n),
                Op::Ret { a, n, count } => {
                    spend!(n);
                    leave!(Leave::Ret(a, count))
                }
                Op::Call { call } => leave!(Leave::Call(call)),
                Op::CallAny { call } => leave!(Leave::CallAny(call)),
                Op::Watch { p, watch } => slow!(self.watch(function, r, pc - 1, p, watch)),
                Op::Slow { slow } => leave!(Leave::Slow(slow)),
                Op::SlowTerminator { n, slow } => {
                    spend!(n);
                    leave!(Leave::Slow(slow))
                }
            }
        }
    }

    /// Allocates a stack object, or several in a row.
    fn alloca(
        &mut self,
        alloca: &crate::program::Alloca,
        count: Option<(Slot, &crate::shape::Shape)>,
        site: Site,
    ) -> Result<Slot> {
        let count = match count {
            None => 1,
            Some((count, _)) if count.tag.is_tainted() => {
                let what = format!("the number of elements is {}", self.taints.word(count));
                return Err(Undefined::new(&rules::ALLOCA_SIZE_UNDEFINED, what).taint(count.tag.taint()).into());
            }
            Some((count, _)) => count.bits,
        };
        let Some(size) = alloca.size.checked_mul(count) else { return limit("the stack") };
        self.memory.alloc_stack(size, alloca.align, alloca.options(), site)
    }

    /// Allocates the stack objects of `n` operations starting at `first`, if that is possible at once.
    fn allocas(&mut self, function: &Function, r: &mut Window, first: usize, n: usize) -> bool {
        let Some(ops) = function.ops.get(first..first + n) else { return false };
        let objects = ops.iter().filter_map(|op| match *op {
            Op::Alloca { alloca, .. } => Some(&function.allocas[alloca as usize]),
            _ => None,
        });
        let objects = objects.map(|alloca| (alloca.size, alloca.align, alloca.options()));
        let mut registers = ops.iter().filter_map(|op| match *op {
            Op::Alloca { d, .. } => Some(d),
            _ => None,
        });
        self.memory.alloc_stack_run(objects, function.site(first), |slot| {
            if let Some(d) = registers.next() {
                r[d as usize] = slot;
            }
        })
    }

    /// Checks a branch condition that is not plain.
    #[cold]
    pub(super) fn branch_on(&self, condition: Slot) -> Result<()> {
        if condition.tag.is_tainted() {
            let how = self.taints.word(condition);
            let what = format!("the condition of the branch is {how}");
            return Err(Undefined::new(&rules::BRANCH_ON_UNDEFINED, what).taint(condition.tag.taint()).into());
        }
        Ok(())
    }

    /// Checks a switch value that is not fully defined.
    #[cold]
    fn switch_on(&self, value: Slot) -> Result<()> {
        let how = match self.taints.kind(value.tag) {
            Some(TaintKind::Poison) => "poison",
            Some(TaintKind::Undef(_)) => "undef",
            _ => return Ok(()),
        };
        let what = format!("the value of the switch is {how}");
        Err(Undefined::new(&rules::SWITCH_ON_UNDEFINED, what).taint(value.tag.taint()).into())
    }
}

#[inline]
fn switch_target(switch: &Switch, value: u64) -> u32 {
    if let Some(&(first, _)) = switch.cases.first()
        && !switch.dense.is_empty()
    {
        let index = usize::try_from(value.wrapping_sub(first)).unwrap_or(usize::MAX);
        return switch.dense.get(index).copied().unwrap_or(switch.default);
    }
    match switch.cases.binary_search_by_key(&value, |&(case, _)| case) {
        Ok(index) => switch.cases[index].1,
        Err(_) => switch.default,
    }
}

const _: () = assert!(Opcode::ALL.len() < 256 && FloatPredicate::True as u8 <= 15);
