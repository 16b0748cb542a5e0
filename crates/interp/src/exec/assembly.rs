//! Inline assembly (LangRef "Inline Assembler Expressions"): empty texts that only tie values together, and
//! the few x86 instructions that C programs use for operations missing in C. Other texts are unsupported and
//! reported.

use draig_ir::{Opcode, Type, ValueKind};
use draig_tables::attributes::AttrKind;

use super::Flow;
use crate::library;
use crate::machine::Machine;
use crate::memory::Access;
use crate::program::{CallSite, Function};
use crate::shape::{LeafKind, Shape};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, mask};

/// A constraint, in the order of `$0`, `$1`, …
struct Constraint {
    is_output: bool,
    /// Index of the call's argument: the value of an input, the address of an indirect output.
    arg: Option<usize>,
    /// Index of the output that an input is tied to.
    tied: Option<usize>,
    is_indirect: bool,
}

/// Parses the constraints, without clobbers.
fn parse(text: &str) -> Vec<Constraint> {
    let mut constraints = Vec::new();
    let mut args = 0;
    for part in text.split(',').filter(|part| !part.starts_with(['~', '!'])) {
        let is_output = part.starts_with('=');
        let rest = part.trim_start_matches(['=', '&', '+', '%']);
        let is_indirect = rest.starts_with('*');
        let arg = (!is_output || is_indirect).then(|| {
            args += 1;
            args - 1
        });
        constraints.push(Constraint { is_output, arg, tied: rest.parse().ok(), is_indirect });
    }
    constraints
}

/// Operand that an instruction reads or writes.
struct Place {
    slots: Vec<Slot>,
    /// Address and type of a memory operand.
    memory: Option<(Slot, Type)>,
}

impl Machine<'_> {
    /// Executes inline assembly.
    pub(super) fn assembly(&mut self, function: &Function, call: &CallSite, base: usize) -> Result<Flow> {
        let body = self.body_of(function)?;
        let Some(ValueKind::InlineAsm(asm)) = body.callee(call.inst).map(|callee| callee.kind()) else {
            return internal("a call of inline assembly whose callee is none");
        };
        let data = self.module.tables.inline_asm(asm);
        let text = String::from_utf8_lossy(self.module.tables.str(data.template)).into_owned();
        let lines: Vec<&str> = (text.split(['\n', ';']).map(str::trim))
            .filter(|line| !line.is_empty() && !line.starts_with('#') && *line != "nop")
            .collect();
        let constraints = parse(&String::from_utf8_lossy(self.module.tables.str(data.constraints)));
        // Queries of processor extensions; the answer is that there are none.
        let asks = |line: &&str| *line == "cpuid" || line.starts_with("mov") || line.starts_with("xchg");
        if lines.contains(&"cpuid") && lines.iter().all(asks) && constraints.iter().all(|one| !one.is_indirect) {
            self.set_result(base, call.d, &vec![Slot::default(); call.result.slots as usize]);
            return Ok(self.after_call(call));
        }
        let made = match lines[..] {
            _ if body.opcode(call.inst) == Opcode::CallBr => None,
            [] => Some(None),
            [line] => self.one_line(line, &constraints, call, base)?.map(Some),
            _ => None,
        };
        let Some(made) = made else { return unsupported(format!("inline assembly `{}`", text.trim())) };
        self.assembly_outputs(&constraints, call, base, made)?;
        Ok(self.after_call(call))
    }

    /// Returns the type that an indirect operand's address points to.
    fn pointee(&self, call: &CallSite, arg: usize) -> Option<Type> {
        let body = self.module.body(self.thread.frames.last()?.function.global)?;
        let attributes = &self.module.tables.attributes;
        let set = attributes.param(body.call(call.inst)?.attributes, arg);
        match attributes.get(set, AttrKind::ElementType)? {
            draig_ir::Attribute::Type(_, ty) => *ty,
            _ => None,
        }
    }

    /// Assigns the outputs: the value of the tied input, or the result of the instruction for the first
    /// output.
    fn assembly_outputs(
        &mut self,
        constraints: &[Constraint],
        call: &CallSite,
        base: usize,
        mut made: Option<Vec<Slot>>,
    ) -> Result<()> {
        let mut out = Vec::new();
        for (number, constraint) in constraints.iter().enumerate().filter(|(_, constraint)| constraint.is_output) {
            let tied = constraints.iter().find(|input| !input.is_output && input.tied == Some(number));
            let tied = tied.and_then(|input| call.args.get(input.arg?)).map(|arg| self.slots(base, arg).to_vec());
            let value = made.take().filter(|slots| !slots.is_empty()).or(tied);
            if !constraint.is_indirect {
                match value {
                    Some(value) => out.extend(value),
                    None => return unsupported("inline assembly that makes a value"),
                }
                continue;
            }
            // Memory without a value keeps its content.
            let (Some(value), Some(arg)) = (value, constraint.arg) else { continue };
            let Some(ty) = self.pointee(call, arg) else { continue };
            let pointer = self.slots(base, &call.args[arg])[0];
            self.assembly_store(pointer, ty, value)?;
        }
        if out.len() != call.result.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        self.set_result(base, call.d, &out);
        Ok(())
    }

    /// Stores a register's content as a value of a type, which may be narrower than the register.
    fn assembly_store(&mut self, pointer: Slot, ty: Type, mut value: Vec<Slot>) -> Result<()> {
        let shape = self.program.shapes.of(self.module, ty)?;
        if value.len() != shape.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        if let ([slot], Some(leaf)) = (&mut value[..], shape.scalar())
            && matches!(leaf.kind, LeafKind::Int(_))
            && !slot.tag.is_tainted()
        {
            self.memory.expose(slot.tag.prov());
            *slot = Slot::plain(slot.bits & mask(leaf.width));
        }
        let access = Access::aligned(shape.align, self.thread.site);
        self.memory.store(&self.taints, pointer, &shape, &value, &access)
    }

    /// Resolves an operand such as `$0` or `${1:w}`.
    fn place(&mut self, word: &str, constraints: &[Constraint], call: &CallSite, base: usize) -> Result<Option<Place>> {
        let name = word.trim_matches(|c| matches!(c, '$' | '{' | '}' | ' '));
        let Ok(number) = name.split(':').next().unwrap_or_default().parse::<usize>() else { return Ok(None) };
        let Some(constraint) = constraints.get(number) else { return Ok(None) };
        let Some(arg) = constraint.arg else {
            let tied = constraints.iter().find(|input| !input.is_output && input.tied == Some(number));
            let slots = tied.and_then(|input| call.args.get(input.arg?)).map(|arg| self.slots(base, arg).to_vec());
            return Ok(Some(Place { slots: slots.unwrap_or_default(), memory: None }));
        };
        let slots = call.args.get(arg).map(|arg| self.slots(base, arg).to_vec()).unwrap_or_default();
        if !constraint.is_indirect {
            return Ok(Some(Place { slots, memory: None }));
        }
        let (Some(ty), Some(&pointer)) = (self.pointee(call, arg), slots.first()) else { return Ok(None) };
        let shape = self.program.shapes.of(self.module, ty)?;
        let mut loaded = vec![Slot::default(); shape.slots as usize];
        if !constraint.is_output {
            let access = Access::aligned(shape.align, self.thread.site);
            self.memory.load(&mut self.taints, pointer, &shape, &access, &mut loaded)?;
        }
        Ok(Some(Place { slots: loaded, memory: Some((pointer, ty)) }))
    }

    /// Executes one instruction in AT&T syntax. Returns the value of its first output, empty if it has none,
    /// or `None` if the instruction is unknown.
    fn one_line(
        &mut self,
        line: &str,
        constraints: &[Constraint],
        call: &CallSite,
        base: usize,
    ) -> Result<Option<Vec<Slot>>> {
        let (name, operands) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let words: Vec<&str> = operands.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
        match (name, &words[..]) {
            ("fsqrt", []) => self.by_library("sqrtl", call, base, &[0]),
            // st(0) is x, st(1) is y.
            ("fpatan", []) => self.by_library("atan2l", call, base, &[1, 0]),
            ("bswap" | "bswapl" | "bswapq", [operand]) => {
                let Some(place) = self.place(operand, constraints, call, base)? else { return Ok(None) };
                let width = call.result.scalar().map_or(0, |leaf| leaf.width);
                match place.slots[..] {
                    [slot] if !slot.tag.is_tainted() && (width == 32 || width == 64) => {
                        Ok(Some(vec![Slot::plain(slot.bits.swap_bytes() >> (64 - width))]))
                    }
                    _ => Ok(None),
                }
            }
            ("mov" | "movb" | "movw" | "movl" | "movq", [from, to]) => {
                let Some(from) = self.place(from, constraints, call, base)? else { return Ok(None) };
                let Some(to) = self.place(to, constraints, call, base)? else { return Ok(None) };
                let fits = |shape: &Shape| {
                    let size = match name {
                        "movb" => 1,
                        "movw" => 2,
                        "movl" => 4,
                        "movq" => 8,
                        _ => shape.store_size,
                    };
                    shape.store_size == size
                };
                let shape = match to.memory {
                    Some((_, ty)) => self.program.shapes.of(self.module, ty)?,
                    None => std::rc::Rc::clone(&call.result),
                };
                if !fits(&shape) || from.slots.len() != shape.slots as usize {
                    return Ok(None);
                }
                match to.memory {
                    Some((pointer, ty)) => {
                        self.assembly_store(pointer, ty, from.slots)?;
                        Ok(Some(Vec::new()))
                    }
                    None => Ok(Some(from.slots)),
                }
            }
            _ => Ok(None),
        }
    }

    /// Executes an x87 instruction through the library function of the same effect.
    fn by_library(&mut self, name: &str, call: &CallSite, base: usize, order: &[usize]) -> Result<Option<Vec<Slot>>> {
        let Some(entry) = self.library.find(name) else { return Ok(None) };
        let slots: Vec<Vec<Slot>> = call.args.iter().map(|arg| self.slots(base, arg).to_vec()).collect();
        let mut args = Vec::new();
        for &number in order {
            let (Some(arg), Some(slots)) = (call.args.get(number), slots.get(number)) else { return Ok(None) };
            args.push(library::Arg { kind: arg.shape.scalar().map(|leaf| leaf.kind), slots });
        }
        let made = library::Call { name: entry.name, args: &args, site: self.thread.site };
        let first = self.invoke(entry, &made)?;
        Ok(Some(self.take_wide_result(first, call.result.slots as usize)?))
    }
}
