//! Intrinsics that need frames, the stack or control flow; `intrinsics` has all others.

use super::Flow;
use crate::contracts;
use crate::library;
use crate::machine::{Frame, Machine};
use crate::memory::Access;
use crate::program::CallSite;
use crate::rules;
use crate::stop::{Result, Undefined, unsupported};
use crate::value::{Slot, mask};

impl Machine<'_> {
    /// Executes an intrinsic of the engine, selected by the name of the callee.
    pub(super) fn engine_intrinsic(&mut self, name: &'static str, call: &CallSite, base: usize) -> Result<Flow> {
        let site = self.thread.site;
        let arg = |machine: &Self, number: usize| machine.slots(base, &call.args[number])[0];
        let mut result = Slot::default();
        match name.strip_prefix("llvm.").unwrap_or(name) {
            "memcpy" | "memcpy.inline" | "memmove" => {
                let (to, from) = (arg(self, 0), arg(self, 1));
                let len = self.length(arg(self, 2))?;
                let [to_access, from_access] = call.aligns.map(|align| Access::aligned(align, site));
                let may_overlap = name.ends_with("memmove");
                self.memory.copy_aligned(&mut self.taints, to, from, len, may_overlap, &to_access, &from_access)?;
            }
            "memcpy.element.unordered.atomic" | "memmove.element.unordered.atomic" => {
                let (to, from) = (arg(self, 0), arg(self, 1));
                let len = self.length(arg(self, 2))?;
                self.memory.copy(&mut self.taints, to, from, len, name.contains("memmove"), site)?;
            }
            "memset" | "memset.inline" | "memset.element.unordered.atomic" => {
                let (to, value) = (arg(self, 0), arg(self, 1));
                let len = self.length(arg(self, 2))?;
                let access = Access::aligned(call.aligns[0], site);
                self.memory.fill_aligned(&self.taints, to, value, len, &access)?;
            }
            "experimental.memset.pattern" => {
                let (to, count) = (arg(self, 0), self.length(arg(self, 2))?);
                let shape = std::rc::Rc::clone(&call.args[1].shape);
                let value = self.slots(base, &call.args[1]).to_vec();
                for number in 0..count {
                    let at = Slot { bits: to.bits.wrapping_add(number * shape.alloc_size), tag: to.tag };
                    self.memory.store(&self.taints, at, &shape, &value, &Access::plain(site))?;
                }
            }
            "lifetime.start" => {
                let pointer = arg(self, call.args.len() - 1);
                self.memory.lifetime_start(pointer);
            }
            "lifetime.end" => {
                let pointer = arg(self, call.args.len() - 1);
                self.memory.lifetime_end(pointer, site);
            }
            "va_start" => self.va_start(arg(self, 0))?,
            "va_copy" => self.va_copy(arg(self, 0), arg(self, 1))?,
            "va_end" => {}
            "stacksave" => {
                let mark = self.memory.stack_mark();
                // Marks above this one are no longer needed.
                while self.thread.marks.last().is_some_and(|last| last.is_above(mark) || *last == mark) {
                    self.thread.marks.pop();
                }
                self.thread.marks.push(mark);
                result = Slot::plain(self.thread.marks.len() as u64);
            }
            "stackrestore" => {
                let token = arg(self, 0);
                let mark =
                    usize::try_from(token.bits).ok().and_then(|n| self.thread.marks.get(n.wrapping_sub(1))).copied();
                let Some(mark) = mark.filter(|_| token.tag.is_clean()) else {
                    let what = match token.tag.is_tainted() {
                        true => format!("the stack is restored to a value that is {}", self.taints.word(token)),
                        false => {
                            format!("the stack is restored to {:#x}, which llvm.stacksave did not give", token.bits)
                        }
                    };
                    return Err(Undefined::new(&rules::BAD_STACK_RESTORE, what).into());
                };
                self.thread.marks.truncate(token.bits as usize - 1);
                self.memory.restore_stack(mark, site);
            }
            "cond.loop" => {
                let endless = arg(self, 0);
                self.branch_on(endless)?;
                if endless.bits & 1 != 0 {
                    return self.spin();
                }
            }
            "looptrap" => return self.spin(),
            "threadlocal.address" => result = arg(self, 0),
            "returnaddress" => result = self.return_address(arg(self, 0)),
            "frameaddress" => {
                // The address differs from frame to frame; nothing may be accessed through it.
                // LangRef: the address of a nonexistent level is arbitrary, usually null.
                let frame = self.frame_above(arg(self, 0).bits, 0);
                result = Slot::plain(frame.map_or(0, |frame| 0x7fff_0000_0000u64.wrapping_sub(frame.base as u64 * 16)));
            }
            "addressofreturnaddress" | "sponentry" => result = Slot::plain(0x7fff_0000_0000 - base as u64 * 16),
            "wasm.get.exception" => result = self.funclet_exception().0,
            "wasm.get.ehselector" => result = Slot::plain(u64::from(self.funclet_exception().1 as u32)),
            "wasm.rethrow" => {
                let (exception, _) = self.funclet_exception();
                return Err(Box::new(crate::stop::Stop::Unwind(crate::stop::Unwind { exception })));
            }
            "eh.exceptioncode" => result = self.library.exception_code(arg(self, 0))?,
            "eh.recoverfp" => result = arg(self, 1),
            "localaddress" => result = Slot::plain(self.frame()?.id),
            "localescape" => {
                let variables = (0..call.args.len()).map(|number| arg(self, number)).collect();
                self.local_escape(variables)?;
            }
            "localrecover" => result = self.local_recover(arg(self, 1), arg(self, 2))?,
            "eh.typeid.for" => {
                let (info, library) = (arg(self, 0), self.library);
                result = Slot::plain(u64::from(library.type_id(self, info) as u32) & mask(32));
            }
            "eh.sjlj.setjmp" => {
                let arguments = [library::Arg { kind: None, slots: &[arg(self, 0)] }];
                let library = library::Call { name: "llvm.eh.sjlj.setjmp", args: &arguments, site };
                result = self.set_jump(&library, call)?;
            }
            "eh.sjlj.longjmp" => {
                let id = self.memory.read_uint::<8>(arg(self, 0), site)?;
                return Err(Box::new(crate::stop::Stop::LongJump(id, 1)));
            }
            other => return unsupported(format!("intrinsic @llvm.{other}")),
        }
        self.memory.settle_races(&mut self.taints);
        if call.result.slots > 0 {
            self.set_result(base, call.d, &[result]);
        }
        Ok(self.after_call(call))
    }

    /// Executes a loop that never ends: it takes all steps that are left, unless progress is promised.
    fn spin(&mut self) -> Result<Flow> {
        if contracts::must_progress(self.module, self.frame()?.function.global) {
            let what = "a loop that does nothing and never ends, where progress is promised";
            return Err(Undefined::new(&rules::ENDLESS_LOOP, what).into());
        }
        loop {
            self.fuel = 0;
            self.refuel()?;
        }
    }

    /// Returns the length operand of a memory operation.
    fn length(&self, len: Slot) -> Result<u64> {
        if len.tag.is_tainted() {
            let what = format!("the length of the memory operation is {}", self.taints.word(len));
            return Err(Undefined::new(&rules::UNDEFINED_LENGTH, what).taint(len.tag.taint()).into());
        }
        Ok(len.bits)
    }

    /// Returns the frame `level + beyond` levels above the running one; `None` beyond the outermost.
    fn frame_above(&self, level: u64, beyond: u64) -> Option<&Frame> {
        let above = usize::try_from(level.checked_add(beyond)?).ok()?;
        self.thread.frames.iter().rev().nth(above)
    }

    /// Returns the address of the function that called the running one; null for the outermost.
    fn return_address(&self, level: Slot) -> Slot {
        let caller = self.frame_above(level.bits, 1);
        caller.map_or(Slot::default(), |frame| self.program.addresses[frame.function.global.index()])
    }
}
