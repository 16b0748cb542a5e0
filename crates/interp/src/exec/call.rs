//! Calls: passing arguments to the callee's registers, frames, and callees outside of the program.

use std::rc::Rc;

use draig_ir::{Global, GlobalKind};

use super::{Flow, WINDOW};
use crate::contracts;
use crate::library::{self, Accesses};
use crate::machine::{Frame, FrameEnd, Machine, VarArg};
use crate::memory::Family;
use crate::program::op::R;
use crate::program::{self, CallSite, Callee, Function};
use crate::rules;
use crate::shape::{LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined, internal, limit};
use crate::value::{Slot, Tag, Taint, mask};

/// Maximum number of registers of all frames together.
const MAX_REGISTERS: usize = 1 << 25;
/// Maximum depth of callbacks from library functions into the program.
const MAX_NESTING: u32 = 64;

/// Destination of a call's result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    /// First register, in the caller.
    pub(super) d: R,
    /// Number of slots.
    pub(super) slots: u16,
}

impl Machine<'_> {
    /// Calls a function of the program by its own type.
    pub(super) fn call_plain(&mut self, function: &Function, base: usize, call: u32) -> Result<()> {
        let call = &function.calls[call as usize];
        let Callee::Function(global) = call.callee else { return internal("a plain call of no known function") };
        let callee = self.function(global)?;
        self.call_agreeing(callee, function, call, base)
    }

    /// Calls a function by its own type and calling convention.
    #[inline]
    fn call_agreeing(&mut self, callee: Rc<Function>, function: &Function, call: &CallSite, base: usize) -> Result<()> {
        let global = callee.global;
        let to = base + function.registers as usize;
        self.reserve(to)?;
        let mut at = to;
        for arg in &call.args {
            let from = base + usize::from(arg.slot);
            match arg.shape.slots as usize {
                1 => {
                    self.thread.registers[at] = self.thread.registers[from];
                    at += 1;
                }
                count => {
                    self.thread.registers.copy_within(from..from + count, at);
                    at += count;
                }
            }
        }
        for &(slot, number) in &call.checks.noundef {
            self.check_defined(to, slot, number, global)?;
        }
        if !call.checks.params.is_empty() {
            contracts::arguments(self, &call.checks.params, &callee.params, to, global, true)?;
        }
        if callee.calling_convention != call.calling_convention {
            return Err(wrong_convention(call.calling_convention, callee.calling_convention));
        }
        if let (Some(normal), Some(frame)) = (call.normal, self.thread.frames.last_mut()) {
            frame.pc = normal as usize;
        }
        let landing = Landing { d: call.d, slots: call.result.slots as u16 };
        self.enter(callee, to, landing, self.thread.site, Vec::new(), Some(call))
    }

    #[inline]
    fn check_defined(&mut self, base: usize, slot: u16, number: u16, callee: Global) -> Result<()> {
        let value = self.thread.registers[base + usize::from(slot)];
        if self.taints.is_undefined(value) {
            let how = self.taints.word(value);
            let name = program::name(self.module, callee);
            let what = format!("argument {} of @{name} is {how}, and it is noundef", number + 1);
            return Err(Undefined::new(&rules::NOUNDEF_VIOLATED, what).taint(value.tag.taint()).into());
        }
        Ok(())
    }

    /// Returns the translated function, translating it if necessary.
    pub(super) fn function(&mut self, global: Global) -> Result<Rc<Function>> {
        match self.program.function(global) {
            Some(function) => Ok(Rc::clone(function)),
            None => {
                let function = program::translate(self, global)?;
                self.reserve_memory(0)?;
                Ok(function)
            }
        }
    }

    /// Reserves the registers of a frame at `base`.
    #[inline]
    pub(super) fn reserve(&mut self, base: usize) -> Result<()> {
        let needed = base + WINDOW;
        if needed > self.thread.registers.len() {
            if needed > MAX_REGISTERS || self.thread.frames.len() >= self.max_frames {
                return limit(format!("calls nest deeper than {} frames", self.thread.frames.len()));
            }
            let len = needed.next_power_of_two().min(MAX_REGISTERS);
            self.grow_registers(len)?;
        }
        Ok(())
    }

    /// Grows the registers. Old and new ones exist together while they are moved.
    #[cold]
    fn grow_registers(&mut self, len: usize) -> Result<()> {
        self.reserve_memory((len * size_of::<Slot>()) as u64)?;
        self.thread.registers.reserve_exact(len - self.thread.registers.len());
        self.thread.registers.resize(len, Slot::default());
        Ok(())
    }

    /// Enters a function whose arguments are in place. `call` is the calling instruction, if the program
    /// calls.
    pub(super) fn enter(
        &mut self,
        function: Rc<Function>,
        base: usize,
        landing: Landing,
        called_at: Site,
        varargs: Vec<VarArg>,
        call: Option<&CallSite>,
    ) -> Result<()> {
        if self.thread.frames.len() >= self.max_frames {
            return limit(format!("calls nest deeper than {} frames", self.max_frames));
        }
        let first = base + usize::from(function.first_constant);
        self.thread.registers[first..first + function.constants.len()].copy_from_slice(&function.constants);
        for index in 0..function.entry.noundef.len() {
            let (slot, number) = function.entry.noundef[index];
            self.check_defined(base, slot, number, function.global)?;
        }
        if self.thread.frames.len() == self.thread.frames.capacity() {
            self.reserve_memory((2 * self.thread.frames.capacity() * size_of::<Frame>()) as u64)?;
        }
        if !varargs.is_empty() {
            let slots: usize =
                varargs.iter().map(|arg| arg.slots.len() * size_of::<Slot>() + size_of::<VarArg>()).sum();
            self.memory.account.note(slots as u64);
        }
        let id = self.next_frame;
        self.next_frame += 1;
        let stack = self.memory.stack_mark();
        let frame = Frame {
            base,
            pc: 0,
            d: landing.d,
            slots: landing.slots,
            called_at,
            id,
            stack,
            varargs,
            has_exit_checks: function.entry.leaves,
            end: FrameEnd::Return,
            hides: false,
            function: Rc::clone(&function),
        };
        self.thread.frames.push(frame);
        if let Some(call) = call.filter(|call| call.checks.at_entry) {
            contracts::called(self, &call.checks, &function, base, id)?;
        }
        if function.entry.enters {
            if !function.thread_locals.is_empty() {
                self.bind_thread_locals(&function, base)?;
            }
            contracts::entered(self, &function, base, id)?;
        }
        if function.vararg {
            self.copy_varargs()?;
        }
        if call.is_some_and(|call| call.tail)
            && let [.., caller, _] = &mut self.thread.frames[..]
            && stack.is_above(caller.stack)
        {
            caller.hides = true;
            self.memory.hide_stack(caller.stack, stack);
        }
        Ok(())
    }

    /// Makes the stack objects of the last frame accessible again after a `tail` call.
    #[cold]
    pub(super) fn show_stack(&mut self) {
        if let Some(frame) = self.thread.frames.last_mut() {
            frame.hides = false;
            self.memory.show_stack(frame.stack);
        }
    }

    /// Executes any other call.
    pub(super) fn call_any(&mut self, function: &Function, base: usize, call: u32) -> Result<Flow> {
        let call = &function.calls[call as usize];
        for &(slot, number) in &call.checks.noundef {
            let mut at = u32::from(slot);
            for arg in &call.args {
                if at < arg.shape.slots {
                    let value = self.slots(base, arg)[at as usize];
                    if self.taints.is_undefined(value) {
                        let how = self.taints.word(value);
                        let what = format!("argument {} of the call is {how}, and it is noundef", number + 1);
                        return Err(Undefined::new(&rules::NOUNDEF_VIOLATED, what).taint(value.tag.taint()).into());
                    }
                    break;
                }
                at -= arg.shape.slots;
            }
        }
        match call.callee {
            Callee::Pure(pure) => {
                // Scratch space is reused, because these calls are small and many.
                let [mut slots, mut out] = std::mem::take(&mut self.scratch);
                slots.clear();
                for arg in &call.args {
                    slots.extend_from_slice(self.slots(base, arg));
                }
                out.clear();
                out.resize(call.result.slots as usize, Slot::default());
                let mut rest = &slots[..];
                let mut args = Vec::with_capacity(call.args.len());
                for arg in &call.args {
                    let (slots, others) = rest.split_at(arg.shape.slots as usize);
                    args.push(crate::intrinsics::Arg { shape: &arg.shape, slots });
                    rest = others;
                }
                let intrinsic = crate::intrinsics::describe(self.module, function.global, call, &args)?;
                match &call.checks.apart {
                    Some(apart) => {
                        self.scoped(apart, |machine| pure(&mut machine.cx(machine.thread.site), &intrinsic, &mut out))?;
                    }
                    None => pure(&mut self.cx(self.thread.site), &intrinsic, &mut out)?,
                }
                self.set_result(base, call.d, &out);
                self.scratch = [slots, out];
                Ok(self.after_call(call))
            }
            Callee::Engine(name) => self.engine_intrinsic(name, call, base),
            Callee::Library(entry) => self.call_library(entry, call, base),
            Callee::Assembly => self.assembly(function, call, base),
            Callee::Unknown(global) => self.unknown(global),
            Callee::Function(global) => self.call_global(global, function, call, base),
            Callee::Indirect(global) => {
                let global = self.resolve_indirect(global)?;
                self.call_global(global, function, call, base)
            }
            Callee::Pointer => {
                let pointer = self.thread.registers[base + usize::from(call.pointer)];
                if let Some(entry) = self.library_function_at(pointer) {
                    return self.call_library(entry, call, base);
                }
                let global = self.callee_of(pointer)?;
                contracts::callees(self, function, call, global)?;
                self.call_global(global, function, call, base)
            }
        }
    }

    /// Runs a call that needs no frame, with its accesses in and outside of scopes of the running function.
    fn scoped<T>(&mut self, apart: &contracts::DisjointScopes, done: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let id = self.next_frame;
        self.next_frame += 1;
        if let Some(frame) = self.thread.frames.last_mut() {
            self.memory.enter_scoped(frame.scoped_call(&apart.sides), id, self.thread.site);
        }
        let done = done(self);
        self.memory.leave_effects(id);
        done
    }

    /// Returns the continuation after a call that needed no frame.
    pub(crate) fn after_call(&self, call: &CallSite) -> Flow {
        match call.normal {
            Some(normal) => Flow::Goto(normal),
            None => Flow::Next,
        }
    }

    /// Returns the function that a pointer refers to.
    pub(crate) fn callee_of(&mut self, pointer: Slot) -> Result<Global> {
        if pointer.tag.is_tainted() {
            let how = self.taints.word(pointer);
            let what = format!("the called pointer is {how}");
            return Err(Undefined::new(&rules::CALLEE_UNDEFINED, what).taint(pointer.tag.taint()).into());
        }
        match self.memory.function_at(pointer).or_else(|| self.functions.get(&pointer.bits).copied()) {
            Some(global) => self.resolve_indirect(global),
            None => {
                let what = match pointer.bits {
                    0 => "the called pointer is null".to_owned(),
                    address => format!("the called pointer {address:#x} is the address of no function"),
                };
                Err(Undefined::new(&rules::CALL_OF_DATA, what).object(pointer.tag.prov()).into())
            }
        }
    }

    /// Returns the function that an alias or ifunc resolves to.
    fn resolve_indirect(&mut self, global: Global) -> Result<Global> {
        match self.module.global(global).kind {
            GlobalKind::Alias { .. } => {
                let pointer = self.program.addresses[global.index()];
                self.callee_of(pointer)
            }
            GlobalKind::IFunc { .. } => {
                let pointer = self.ifunc(global)?;
                self.callee_of(pointer)
            }
            GlobalKind::Variable(_) => {
                let pointer = self.program.addresses[global.index()];
                let what = format!("{} is called, which is a variable", program::name(self.module, global));
                Err(Undefined::new(&rules::CALL_OF_DATA, what).object(pointer.tag.prov()).into())
            }
            GlobalKind::Function(_) => Ok(global),
        }
    }

    /// Calls a function whose type may differ from the call's.
    fn call_global(&mut self, global: Global, function: &Function, call: &CallSite, base: usize) -> Result<Flow> {
        if self.module.body(global).is_none() {
            let name = self.module.name(global);
            return match std::str::from_utf8(name).ok().and_then(|name| self.library.find(name)) {
                Some(entry) => self.call_library(entry, call, base),
                None => self.unknown(global),
            };
        }
        let callee = self.function(global)?;
        let is_own_type = self.module.global(global).value_type == call.function_type;
        if is_own_type && !callee.vararg && !call.must_tail && callee.entry.abi == call.checks.abi {
            self.call_agreeing(callee, function, call, base)?;
            return Ok(Flow::Frame);
        }
        if callee.calling_convention != call.calling_convention {
            return Err(wrong_convention(call.calling_convention, callee.calling_convention));
        }
        let of_params = |&&(number, _): &&(u16, u8)| usize::from(number) < callee.params.len();
        if !callee.entry.abi.iter().eq(call.checks.abi.iter().filter(of_params)) {
            let name = program::name(self.module, global);
            let what = format!("the call passes arguments in another way (byval, sret, …) than @{name} takes them");
            return Err(Undefined::new(&rules::ABI_ATTRIBUTE_MISMATCH, what).into());
        }
        // The arguments are read before a tail call's own frame is popped.
        let mut slots: Vec<Vec<Slot>> = call.args.iter().map(|arg| self.slots(base, arg).to_vec()).collect();
        let mut varargs = Vec::new();
        let mut kept = Vec::new();
        let mut to = base + function.registers as usize;
        let mut landing = Landing { d: call.d, slots: call.result.slots as u16 };
        let mut called_at = self.thread.site;
        let mut end = FrameEnd::Return;
        if call.must_tail {
            if let Some(frame) = self.thread.frames.pop() {
                if function.vararg && callee.vararg {
                    varargs = frame.varargs;
                    kept = self.keep_by_value(&mut varargs)?;
                }
                self.memory.release_stack(frame.stack, self.thread.site);
                if frame.has_exit_checks {
                    // The frame's promises end with it; pointers that survive lose its restrictions.
                    for slot in slots.iter_mut().flatten() {
                        slot.tag = Tag::new(self.memory.parent(slot.tag.prov()), slot.tag.taint());
                    }
                    self.memory.end_restrictions(&mut self.taints, frame.id, &mut [], false);
                }
                to = frame.base;
                landing = Landing { d: frame.d, slots: frame.slots };
                called_at = frame.called_at;
                end = frame.end;
            }
        } else if let (Some(normal), Some(frame)) = (call.normal, self.thread.frames.last_mut()) {
            frame.pc = normal as usize;
        }
        self.reserve(to)?;
        let mut at = to;
        for (number, param) in callee.params.iter().enumerate() {
            let count = param.slots as usize;
            match (slots.get(number), call.args.get(number)) {
                (Some(slots), Some(arg)) => self.bind(param, &arg.shape, slots, at, number)?,
                _ => {
                    let name = program::name(self.module, global);
                    let what =
                        format!("@{name} takes {} arguments, and {} are passed", callee.params.len(), call.args.len());
                    return Err(Undefined::new(&rules::CALL_TYPE_MISMATCH, what).into());
                }
            }
            at += count;
        }
        for (number, (arg, slots)) in call.args.iter().zip(&slots).enumerate().skip(callee.params.len()) {
            let by_value = contracts::by_value_argument(self, function.global, call.inst, number)?;
            varargs.push(VarArg { shape: Rc::clone(&arg.shape), slots: slots.clone().into(), by_value });
        }
        if !call.checks.params.is_empty() {
            contracts::arguments(self, &call.checks.params, &callee.params, to, global, call.agrees)?;
        }
        self.enter(callee, to, landing, called_at, varargs, Some(call))?;
        for copy in kept {
            self.memory.free(copy, Family::Library, self.thread.site)?;
        }
        if let Some(frame) = self.thread.frames.last_mut() {
            frame.end = end;
        }
        Ok(Flow::Frame)
    }

    /// Copies `byval` variadic arguments out of the frame that contains them. The copies live until the
    /// function that replaces the frame has made its own.
    fn keep_by_value(&mut self, varargs: &mut [VarArg]) -> Result<Vec<Slot>> {
        let mut kept = Vec::new();
        for arg in varargs {
            let (Some((bytes, align)), Some(from)) = (arg.by_value, arg.slots.first_mut()) else { continue };
            let Some(copy) = self.memory.alloc_heap(bytes, align, Family::Library, false, self.thread.site) else {
                return self.memory.exhausted();
            };
            self.memory.copy(&mut self.taints, copy, *from, bytes, false, self.thread.site)?;
            *from = copy;
            kept.push(copy);
        }
        Ok(kept)
    }

    /// Moves an argument to a parameter's registers. Different types (a call without a prototype) are
    /// converted as machine registers would hold them.
    fn bind(&mut self, param: &Shape, arg: &Shape, slots: &[Slot], at: usize, number: usize) -> Result<()> {
        let count = param.slots as usize;
        let is_float = |shape: &Shape| matches!(shape.scalar().map(|leaf| leaf.kind), Some(LeafKind::Float(_)));
        let same = param.leaves.len() == arg.leaves.len()
            && param.leaves.iter().zip(&arg.leaves).all(|(a, b)| a.kind == b.kind);
        if same {
            self.thread.registers[at..at + count].copy_from_slice(slots);
            return Ok(());
        }
        match (param.scalar(), arg.scalar()) {
            (Some(to), Some(from)) if to.slots == 1 && from.slots == 1 && !is_float(param) && !is_float(arg) => {
                let value = slots[0];
                self.thread.registers[at] = if value.tag.is_tainted() {
                    let undef = self.taints.undef_mask(value) & mask(to.width);
                    if self.taints.is_poison(value) {
                        value
                    } else {
                        self.taints.undef(value.bits & mask(to.width), undef, self.thread.site, value.tag.taint())
                    }
                } else {
                    Slot { bits: value.bits & mask(to.width), tag: value.tag }
                };
                Ok(())
            }
            _ => {
                let what = format!(
                    "argument {} is {}, and the function takes {}",
                    number + 1,
                    arg.describe(),
                    param.describe()
                );
                Err(Undefined::new(&rules::CALL_TYPE_MISMATCH, what).into())
            }
        }
    }

    /// Calls a library function.
    fn call_library(&mut self, entry: library::Function, call: &CallSite, base: usize) -> Result<Flow> {
        let mut slots = Vec::with_capacity(2 * call.args.len());
        for arg in &call.args {
            slots.extend_from_slice(self.slots(base, arg));
        }
        let mut rest = &slots[..];
        let mut args = Vec::with_capacity(call.args.len());
        for arg in &call.args {
            let (slots, others) = rest.split_at(arg.shape.slots as usize);
            rest = others;
            let kind = arg.shape.scalar().map(|leaf| leaf.kind);
            if kind.is_none() && !arg.shape.is_vector && args.len() < entry.params().count() {
                // A C struct in registers: its parts are parameters (arrays on AArch64, the parts themselves on x86-64).
                for leaf in &arg.shape.leaves {
                    args.push(library::Arg { kind: Some(leaf.kind), slots: leaf.of(slots)? });
                }
                continue;
            }
            args.push(library::Arg { kind, slots });
        }
        let library_call = library::Call { name: entry.name, args: &args, site: self.thread.site };
        if entry.returns_twice {
            let value = self.set_jump(&library_call, call)?;
            self.set_result(base, call.d, &[value][..(call.result.slots as usize).min(1)]);
            return Ok(self.after_call(call));
        }
        let end = self.memory.stack_mark();
        let hides = match self.thread.frames.last_mut() {
            Some(frame) if call.tail && end.is_above(frame.stack) => {
                frame.hides = true;
                self.memory.hide_stack(frame.stack, end);
                true
            }
            _ => false,
        };
        let value = match &call.checks.apart {
            Some(apart) => self.scoped(apart, |machine| machine.invoke(entry, &library_call)),
            None => self.invoke(entry, &library_call),
        };
        if hides {
            self.show_stack();
        }
        let value = match value {
            Ok(value) => value,
            Err(stop) => {
                if !matches!(*stop, Stop::Wait(_) | Stop::Call(_) | Stop::Change(_)) {
                    self.thread.stage = 0;
                }
                return Err(stop);
            }
        };
        self.thread.stage = 0;
        match call.result.slots {
            0 => {}
            1 => {
                let width = call.result.scalar().map_or(64, |leaf| leaf.width);
                let value = if value.tag.is_tainted() {
                    value
                } else {
                    Slot { bits: value.bits & mask(width), tag: value.tag }
                };
                self.set_result(base, call.d, &[value]);
            }
            count => {
                let wide = self.take_wide_result(value, count as usize)?;
                self.set_result(base, call.d, &wide);
            }
        }
        Ok(self.after_call(call))
    }

    fn unknown(&mut self, global: Global) -> Result<Flow> {
        Err(Box::new(Stop::Missing(global)))
    }

    /// Calls back into the program from a library function; returns the first slot of the result.
    pub fn call_function(&mut self, pointer: Slot, args: &[Slot]) -> Result<Slot> {
        if let Some(entry) = self.library_function_at(pointer) {
            let bound: Vec<library::Arg<'_>> = args
                .iter()
                .map(|slot| library::Arg { kind: Some(LeafKind::Int(64)), slots: std::slice::from_ref(slot) })
                .collect();
            return self.invoke(entry, &library::Call { name: entry.name, args: &bound, site: self.thread.site });
        }
        let global = self.callee_of(pointer)?;
        if self.module.body(global).is_none() {
            return self.call_library_by_name(global, args);
        }
        let function = self.function(global)?;
        self.call_with(function, args)
    }

    /// Calls a library function as a callback, such as `free` given to a container.
    fn call_library_by_name(&mut self, global: Global, args: &[Slot]) -> Result<Slot> {
        let name = self.module.name(global);
        let Some(entry) = std::str::from_utf8(name).ok().and_then(|name| self.library.find(name)) else {
            return self.unknown(global).map(|_| Slot::default());
        };
        let types: Vec<_> = self.module.param_types(global).to_vec();
        let mut bound = Vec::new();
        for (&ty, slot) in types.iter().zip(args) {
            let kind = self.program.shapes.of(self.module, ty)?.scalar().map(|leaf| leaf.kind);
            bound.push(library::Arg { kind, slots: std::slice::from_ref(slot) });
        }
        let call = library::Call { name: entry.name, args: &bound, site: self.thread.site };
        self.invoke(entry, &call)
    }

    /// Enters a function whose caller is not an instruction, with these argument slots; missing ones are poison.
    pub(super) fn enter_with(
        &mut self,
        function: Rc<Function>,
        args: &[Slot],
        base: usize,
        end: FrameEnd,
    ) -> Result<()> {
        self.reserve(base)?;
        let expected: usize = function.params.iter().map(|param| param.slots as usize).sum();
        for at in 0..expected {
            self.thread.registers[base + at] = match args.get(at) {
                Some(&slot) => slot,
                None => self.taints.poison(self.thread.site, Taint::NONE),
            };
        }
        let site = self.thread.site;
        self.enter(function, base, Landing { d: 0, slots: 0 }, site, Vec::new(), None)?;
        self.frame_mut()?.end = end;
        Ok(())
    }

    /// Runs a function with these argument slots to its end.
    pub(crate) fn call_with(&mut self, function: Rc<Function>, args: &[Slot]) -> Result<Slot> {
        if self.thread.nesting >= MAX_NESTING {
            return limit(format!("library functions call back more than {MAX_NESTING} deep"));
        }
        let base = match self.thread.frames.last() {
            Some(frame) => frame.base + frame.function.registers as usize,
            None => 0,
        };
        let site = self.thread.site;
        self.enter_with(function, args, base, FrameEnd::Outermost)?;
        self.thread.nesting += 1;
        let requested = self.memory.account.enter();
        let before = self.memory.treat_accesses(Accesses::Plain);
        let result = self.run_frame();
        self.memory.treat_accesses(before);
        self.memory.account.leave(requested);
        self.thread.nesting -= 1;
        // On an error, the site remains that at which the run ended.
        let (at, count) = result?;
        self.thread.site = site;
        self.thread.result_at = at;
        Ok(if count == 0 { Slot::default() } else { self.thread.registers[at] })
    }
}

fn wrong_convention(called: u16, own: u16) -> Box<Stop> {
    let what = format!("a function with calling convention {own} is called with {called}");
    Undefined::new(&rules::CALL_CONVENTION_MISMATCH, what).into()
}
