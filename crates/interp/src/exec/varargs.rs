//! Variadic arguments. `va_start` lays them out in memory as the target's ABI does, because compilers read
//! them with plain loads.

use std::rc::Rc;

use crate::abi::VaKind;
use crate::machine::{Machine, Thread, VarArg};
use crate::memory::{Access, StackOptions};
use crate::program::SlowOp;
use crate::rules;
use crate::shape::{LeafKind, Shape};
use crate::stop::{Result, Undefined, internal, unsupported};
use crate::value::Slot;

/// Registers in which an ABI passes arguments.
struct Registers {
    /// Number of general registers, and the size of each in bytes.
    general: u64,
    /// Number of floating-point registers.
    float: u64,
}

impl Machine<'_> {
    /// Executes `llvm.va_start`.
    pub(super) fn va_start(&mut self, list: Slot) -> Result<()> {
        let frame = self.frame()?;
        if !frame.function.vararg {
            return internal("va_start in a function without variadic arguments, which the verifier refuses");
        }
        let varargs = frame.varargs.clone();
        let params: Vec<Rc<Shape>> = frame.function.params.to_vec();
        match self.abi.va {
            VaKind::X86_64 => self.va_start_x86_64(list, &params, &varargs),
            VaKind::Aarch64 => self.va_start_aarch64(list, &params, &varargs),
            VaKind::Pointer => {
                let area = self.overflow_area(&varargs.iter().collect::<Vec<_>>())?;
                self.memory.write_pointer(list, area, self.thread.site)
            }
        }
    }

    /// Executes `llvm.va_copy`.
    pub(super) fn va_copy(&mut self, to: Slot, from: Slot) -> Result<()> {
        let size = match self.abi.va {
            VaKind::X86_64 => 24,
            VaKind::Aarch64 => 32,
            VaKind::Pointer => u64::from(self.abi.pointer),
        };
        self.memory.copy(&mut self.taints, to, from, size, true, self.thread.site)
    }

    fn va_start_x86_64(&mut self, list: Slot, params: &[Rc<Shape>], varargs: &[VarArg]) -> Result<()> {
        let mut used = Registers { general: 0, float: 0 };
        for param in params {
            for leaf in &param.leaves {
                match leaf.kind {
                    LeafKind::Int(_) | LeafKind::Pointer(_) => used.general += u64::from(leaf.slots),
                    LeafKind::Float(_) if leaf.width <= 64 || leaf.width == 128 => used.float += 1,
                    _ => {}
                }
            }
        }
        let (general, float) = (used.general.min(6), used.float.min(8));
        let save = self.va_area(6 * 8 + 8 * 16, 16)?;
        let (mut next_general, mut next_float) = (general, float);
        let mut rest = Vec::new();
        for arg in varargs {
            let kind = arg.shape.leaves.first().map(|leaf| (leaf.kind, leaf.slots, leaf.width));
            match kind {
                _ if arg.by_value.is_some() => rest.push(arg),
                Some((LeafKind::Int(_) | LeafKind::Pointer(_), slots, _))
                    if arg.shape.leaves.len() == 1 && next_general + u64::from(slots) <= 6 =>
                {
                    self.store_arg(offset(save, next_general * 8), arg)?;
                    next_general += u64::from(slots);
                }
                Some((LeafKind::Float(_), _, width))
                    if (width <= 64 || arg.shape.is_vector && arg.shape.store_size <= 16) && next_float < 8 =>
                {
                    self.store_arg(offset(save, 48 + next_float * 16), arg)?;
                    next_float += 1;
                }
                Some((LeafKind::Int(_), ..)) if arg.shape.is_vector && arg.shape.store_size <= 16 && next_float < 8 => {
                    self.store_arg(offset(save, 48 + next_float * 16), arg)?;
                    next_float += 1;
                }
                _ => rest.push(arg),
            }
        }
        let overflow = self.overflow_area(&rest)?;
        self.memory.write_uint::<4>(list, general * 8, self.thread.site)?;
        self.memory.write_uint::<4>(offset(list, 4), 48 + float * 16, self.thread.site)?;
        self.memory.write_pointer(offset(list, 8), overflow, self.thread.site)?;
        self.memory.write_pointer(offset(list, 16), save, self.thread.site)
    }

    fn va_start_aarch64(&mut self, list: Slot, params: &[Rc<Shape>], varargs: &[VarArg]) -> Result<()> {
        let mut used = Registers { general: 0, float: 0 };
        for leaf in params.iter().flat_map(|param| param.leaves.iter()) {
            match leaf.kind {
                LeafKind::Int(_) | LeafKind::Pointer(_) => used.general += u64::from(leaf.slots),
                _ => used.float += 1,
            }
        }
        let (general, float) = (used.general.min(8), used.float.min(8));
        let save = self.va_area(8 * 8 + 8 * 16, 16)?;
        let (mut next_general, mut next_float) = (general, float);
        let mut rest = Vec::new();
        for arg in varargs {
            match arg.shape.leaves.first().map(|leaf| (leaf.kind, u64::from(leaf.slots))) {
                Some((LeafKind::Float(_), _)) if next_float < 8 => {
                    self.store_arg(offset(save, 64 + next_float * 16), arg)?;
                    next_float += 1;
                }
                Some((LeafKind::Int(_) | LeafKind::Pointer(_), slots)) if next_general + slots <= 8 => {
                    self.store_arg(offset(save, next_general * 8), arg)?;
                    next_general += slots;
                }
                _ => rest.push(arg),
            }
        }
        let overflow = self.overflow_area(&rest)?;
        self.memory.write_pointer(list, overflow, self.thread.site)?;
        self.memory.write_pointer(offset(list, 8), offset(save, 64), self.thread.site)?;
        self.memory.write_pointer(offset(list, 16), offset(save, 64 + 128), self.thread.site)?;
        self.memory.write_uint::<4>(offset(list, 24), (general * 8).wrapping_sub(64), self.thread.site)?;
        self.memory.write_uint::<4>(offset(list, 28), (float * 16).wrapping_sub(128), self.thread.site)
    }

    /// Creates the callee's own copies of `byval` variadic arguments.
    pub(super) fn copy_varargs(&mut self) -> Result<()> {
        let Machine { thread: Thread { frames, site, .. }, memory, taints, .. } = self;
        let varargs = frames.last_mut().map_or(&mut [][..], |frame| &mut frame.varargs[..]);
        for arg in varargs {
            let (Some((bytes, align)), Some(from)) = (arg.by_value, arg.slots.first_mut()) else { continue };
            let copy =
                memory.alloc_stack(bytes, align, StackOptions { escapes: true, ..StackOptions::default() }, *site)?;
            memory.copy(taints, copy, *from, bytes, false, *site)?;
            *from = copy;
        }
        Ok(())
    }

    /// Allocates memory for arguments that lives as long as the frame.
    fn va_area(&mut self, size: u64, align: u64) -> Result<Slot> {
        let options = StackOptions { escapes: true, holds_arguments: true, ..StackOptions::default() };
        self.memory.alloc_stack(size, align, options, self.thread.site)
    }

    /// Lays out consecutive arguments, each in slots of pointer size.
    fn overflow_area(&mut self, args: &[&VarArg]) -> Result<Slot> {
        let word = u64::from(self.abi.pointer).max(1);
        let mut places = Vec::new();
        let mut size = 0u64;
        for arg in args {
            let (bytes, align) = match arg.by_value {
                Some((bytes, align)) => (bytes, align),
                None => (arg.shape.alloc_size, arg.shape.align),
            };
            // Only arguments that are aligned more than a word and passed whole leave a gap.
            let align = if align > word && word == 8 { align.min(16) } else { word };
            size = size.next_multiple_of(align);
            places.push(size);
            size = size.saturating_add(bytes).next_multiple_of(word);
        }
        let area = self.va_area(size, 16)?;
        for (arg, place) in args.iter().zip(places) {
            self.store_arg(offset(area, place), arg)?;
        }
        Ok(area)
    }

    fn store_arg(&mut self, to: Slot, arg: &VarArg) -> Result<()> {
        match (arg.by_value, arg.slots.first()) {
            (Some((bytes, _)), Some(&from)) => {
                self.memory.copy(&mut self.taints, to, from, bytes, false, self.thread.site)
            }
            _ => {
                let access = Access::plain(self.thread.site);
                self.memory.store(&self.taints, to, &arg.shape, &arg.slots, &access)
            }
        }
    }

    /// Executes the `va_arg` instruction.
    pub(super) fn va_arg(&mut self, slow: &SlowOp, base: usize) -> Result<()> {
        let list = self.slots(base, &slow.operands[0])[0];
        let at = match self.abi.va {
            VaKind::Pointer => {
                let word = u64::from(self.abi.pointer).max(1);
                let at = self.memory.read_pointer(list, self.thread.site)?;
                let next = offset(at, slow.result.alloc_size.next_multiple_of(word));
                self.memory.write_pointer(list, next, self.thread.site)?;
                at
            }
            VaKind::X86_64 => self.next_x86_64(list, &slow.result)?,
            VaKind::Aarch64 => return unsupported("instruction va_arg for this target's va_list"),
        };
        let area = self.memory.object(at.tag.prov());
        if at.bits.saturating_add(slow.result.store_size) > area.end() && at.bits >= area.base && area.is_live() {
            let what = format!(
                "va_arg of {} at offset {} of arguments that take {}",
                slow.result.store_size,
                at.bits - area.base,
                area.size
            );
            return Err(Undefined::new(&rules::MISSING_ARGUMENT, what).into());
        }
        let mut out = vec![Slot::default(); slow.result.slots as usize];
        self.memory.load(&mut self.taints, at, &slow.result, &Access::plain(self.thread.site), &mut out)?;
        self.set_result(base, slow.d, &out);
        Ok(())
    }

    /// Returns the address of the next argument of this shape. It is in the save area while registers for it
    /// remain, as LLVM's code generator does, otherwise after those passed in memory.
    fn next_x86_64(&mut self, list: Slot, shape: &Shape) -> Result<Slot> {
        const GENERAL_END: u64 = 6 * 8;
        const FLOAT_END: u64 = GENERAL_END + 8 * 16;
        let (place, step, end) = match shape.scalar().map(|leaf| (leaf.kind, leaf.width)) {
            Some((LeafKind::Int(_) | LeafKind::Pointer(_), ..=256)) => {
                (list, shape.alloc_size.next_multiple_of(8), GENERAL_END)
            }
            Some((LeafKind::Float(_), width @ ..=128)) if width != 80 => (offset(list, 4), 16, FLOAT_END),
            _ => return unsupported("instruction va_arg of this type"),
        };
        let used = self.memory.read_uint::<4>(place, self.thread.site)?;
        if used.saturating_add(step) <= end {
            self.memory.write_uint::<4>(place, used + step, self.thread.site)?;
            let save = self.memory.read_pointer(offset(list, 16), self.thread.site)?;
            return Ok(offset(save, used));
        }
        let overflow = self.memory.read_pointer(offset(list, 8), self.thread.site)?;
        let at = Slot { bits: overflow.bits.next_multiple_of(shape.align.max(8)), tag: overflow.tag };
        let next = offset(at, shape.alloc_size.next_multiple_of(8));
        self.memory.write_pointer(offset(list, 8), next, self.thread.site)?;
        Ok(at)
    }
}

fn offset(pointer: Slot, by: u64) -> Slot {
    Slot { bits: pointer.bits.wrapping_add(by), tag: pointer.tag }
}
