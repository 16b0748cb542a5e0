//! Translation of calls: the callee, as far as it is known, and the passing of arguments.

use draig_ir::{Block, Global, GlobalKind, Inst, Opcode, TailKind, Value, ValueKind};

use draig_tables::attributes::AttrKind;

use super::Translator;
use super::facts::leading;
use crate::contracts;
use crate::intrinsics::{self, Lookup};
use crate::program::op::{Math, Op, Overflow};
use crate::program::{CallSite, Callee, Watch};
use crate::semantics::Denormals;
use crate::stop::{Result, internal};

impl Translator<'_, '_> {
    pub(super) fn call(&mut self, block: Block, inst: Inst) -> Result<()> {
        let module = self.machine.module;
        let (info, pointer) = self.call_of(inst)?;
        let callee = match pointer.kind() {
            ValueKind::Global(global) => self.known_callee(global),
            ValueKind::InlineAsm(_) => Callee::Assembly,
            _ => Callee::Pointer,
        };
        match callee {
            Callee::Engine("llvm.structured.alloca") => return self.structured_alloca(inst),
            Callee::Engine("llvm.structured.gep") => return self.structured_gep(inst),
            _ => {}
        }
        let mut args = Vec::new();
        for &arg in self.body.call_args(inst) {
            args.push(self.operand(arg)?);
        }
        // Assumptions are in operand bundles; the bundles of other calls have no effect here.
        if matches!(callee, Callee::Pure(_)) {
            let bundled: Vec<_> = self.body.bundles(inst).flat_map(|(_, operands)| operands.to_vec()).collect();
            for value in bundled {
                args.push(self.operand(value)?);
            }
        }
        let agrees = match callee {
            Callee::Function(global) => {
                let Some(ty) = module.tables.types.as_function(info.function_type) else {
                    return internal("a call of a type that is no function's");
                };
                !ty.vararg
                    && module.global(global).value_type == info.function_type
                    && contracts::abi_attributes_agree(module, global, info)?
            }
            _ => false,
        };
        let dests = self.body.call_dests(inst);
        let (mut normal, mut unwind, mut labels) = (None, None, Vec::new());
        match self.body.opcode(inst) {
            Opcode::Invoke => {
                let [then, pad] = leading(dests)?;
                normal = Some(self.target(block, then)?);
                unwind = Some(self.target(block, pad)?);
            }
            Opcode::CallBr => {
                let [then] = leading(dests)?;
                normal = Some(self.target(block, then)?);
                for &other in dests.iter().skip(1) {
                    labels.push(self.target(block, other)?);
                }
            }
            _ => {}
        }
        let result = self.body.inst_type(inst);
        let attributes = &module.tables.attributes;
        let align =
            |number| attributes.int(attributes.param(info.attributes, number), AttrKind::Alignment).unwrap_or(1);
        let apart = match info.tail {
            // The caller's frame no longer exists then.
            TailKind::MustTail => None,
            _ => self.scopes.call(module, self.body, inst),
        };
        if let Some(apart) = &apart {
            self.begin_scopes(apart);
        }
        let call = CallSite {
            inst,
            aligns: [align(0), align(1)],
            callee,
            pointer: self.slot(pointer)?,
            calling_convention: info.calling_convention,
            function_type: info.function_type,
            agrees,
            d: self.result(inst),
            result: self.shape(result)?,
            checks: contracts::call_checks(module, info, callee, &args, apart)?,
            args: args.into(),
            must_tail: info.tail == TailKind::MustTail,
            tail: info.tail == TailKind::Tail,
            normal,
            unwind,
            labels: labels.into(),
        };
        // Variadic arguments are stored in the frame, not in registers.
        let is_plain = match callee {
            Callee::Function(global) => {
                agrees && !call.must_tail && call.args.len() == module.param_types(global).len()
            }
            _ => false,
        };
        if self.has_funclets {
            self.watch_funclet(inst, callee);
        }
        let index = self.calls.len() as u32;
        self.calls.push(call);
        if self.body.opcode(inst) != Opcode::Call || info.tail == TailKind::MustTail {
            // The steps of a block that ends in a call are counted before the call.
            let n = self.steps;
            self.emit(Op::Steps { n });
        }
        if is_plain {
            self.emit(Op::Call { call: index });
            return Ok(());
        }
        self.quick_intrinsic(inst, callee, pointer)?;
        self.watch_call(inst)?;
        self.emit(Op::CallAny { call: index });
        Ok(())
    }

    /// Adds a check that a call is in the exception pad named by its bundle. Intrinsics that cannot unwind
    /// need no bundle.
    fn watch_funclet(&mut self, inst: Inst, callee: Callee) {
        let module = self.machine.module;
        let mut bundles = self.body.bundles(inst);
        let bundle = bundles.find(|(tag, _)| module.tables.str(*tag) == b"funclet");
        let pad = bundle.and_then(|(_, operands)| operands.first()?.as_inst());
        let is_intrinsic = matches!(callee, Callee::Pure(_) | Callee::Engine(_));
        if !(is_intrinsic && pad.is_none()) {
            self.add_watch(0, Watch::Funclet(pad, false));
        }
    }

    /// Adds operations that execute a common intrinsic on defined numbers, before the call that handles all
    /// cases.
    fn quick_intrinsic(&mut self, inst: Inst, callee: Callee, pointer: Value) -> Result<()> {
        let Callee::Pure(_) = callee else { return Ok(()) };
        let module = self.machine.module;
        let id = pointer.as_global().and_then(|global| draig_ir::intrinsics::id_of(module, global));
        let Some(name) = id.and_then(|id| id.name().strip_prefix("llvm.")) else {
            return internal("an intrinsic without its name");
        };
        let args = self.body.call_args(inst);
        let ty = self.body.inst_type(inst);
        if let Some(op) = overflow(name) {
            let [first, second] = leading(args)?;
            let shape = self.shape(self.type_of(first))?;
            if let Some(leaf) = shape.scalar().filter(|leaf| leaf.slots == 1) {
                let (a, b) = (self.slot(first)?, self.slot(second)?);
                self.emit(Op::Overflow { op, width: leaf.width as u8, d: self.result(inst), a, b });
            }
            return Ok(());
        }
        let Some(op) = math(name) else { return Ok(()) };
        let is_float = module.tables.types.is_float_or_vector(ty);
        let strict = is_float && (self.body.flag_bits(inst) != 0 || self.denormals != Denormals::IEEE);
        // Fusion and the bits of NaN results depend on the seed.
        let open = op == Math::MulAdd && !self.machine.choice.is_usual();
        let shape = self.shape(ty)?;
        let leaf = shape.first()?;
        let known_width =
            !is_float || leaf.width == 32 || leaf.width == 64 || matches!(op, Math::FAbs | Math::CopySign);
        let Some(lanes) = self.lane_count(ty)?.filter(|_| !strict && !open && known_width) else { return Ok(()) };
        let mut registers = [0; 3];
        let mut steps = [0; 3];
        for (number, &arg) in args.iter().take(3).enumerate() {
            registers[number] = self.slot(arg)?;
            steps[number] = u16::from(self.shape(self.type_of(arg))?.leaves.len() == usize::from(lanes) && lanes > 1);
        }
        // Missing operands repeat the first one.
        for number in args.len()..3 {
            (registers[number], steps[number]) = (registers[0], steps[0]);
        }
        let d = self.result(inst);
        for lane in 0..lanes {
            let [a, b, c] = std::array::from_fn(|number| registers[number] + steps[number] * lane);
            let (last, otherwise) = (lane + 1 == lanes, (lanes - 1 - lane) as u8);
            self.emit(Op::Math { op, width: leaf.width as u8, last, otherwise, d: d + lane, a, b, c });
        }
        Ok(())
    }

    /// Returns the callee for the address of a global.
    fn known_callee(&self, global: Global) -> Callee {
        let module = self.machine.module;
        let data = module.global(global);
        match &data.kind {
            GlobalKind::Function(_) if module.body(global).is_some() => Callee::Function(global),
            GlobalKind::Function(_) => {
                let name = module.name(global);
                let Ok(text) = std::str::from_utf8(name) else { return Callee::Unknown(global) };
                if let Some(id) = draig_ir::intrinsics::id_of(module, global) {
                    return match intrinsics::lookup(id) {
                        Lookup::Pure(pure) => Callee::Pure(pure),
                        Lookup::Engine(name) => Callee::Engine(name),
                        Lookup::Unsupported => Callee::Unknown(global),
                    };
                }
                match self.machine.library.find(text) {
                    Some(entry) => Callee::Library(entry),
                    None => Callee::Unknown(global),
                }
            }
            _ => Callee::Indirect(global),
        }
    }
}

/// Returns the intrinsic of the hot loop with this name, which is without `llvm.`.
fn math(name: &str) -> Option<Math> {
    Some(match name {
        "smax" => Math::SMax,
        "smin" => Math::SMin,
        "umax" => Math::UMax,
        "umin" => Math::UMin,
        "abs" => Math::Abs,
        "fshl" => Math::FunnelLeft,
        "fshr" => Math::FunnelRight,
        "ctpop" => Math::CountOnes,
        "ctlz" => Math::LeadingZeros,
        "cttz" => Math::TrailingZeros,
        "bswap" => Math::SwapBytes,
        "bitreverse" => Math::ReverseBits,
        "uadd.sat" => Math::UAddSat,
        "usub.sat" => Math::USubSat,
        "sadd.sat" => Math::SAddSat,
        "ssub.sat" => Math::SSubSat,
        "fabs" => Math::FAbs,
        "fmuladd" => Math::MulAdd,
        "fma" => Math::FusedMulAdd,
        "sqrt" => Math::Sqrt,
        "floor" => Math::Floor,
        "ceil" => Math::Ceil,
        "trunc" => Math::Truncate,
        "copysign" => Math::CopySign,
        _ => return None,
    })
}

/// Returns the overflow intrinsic with this name.
fn overflow(name: &str) -> Option<Overflow> {
    Some(match name {
        "sadd.with.overflow" => Overflow::SAdd,
        "uadd.with.overflow" => Overflow::UAdd,
        "ssub.with.overflow" => Overflow::SSub,
        "usub.with.overflow" => Overflow::USub,
        "smul.with.overflow" => Overflow::SMul,
        "umul.with.overflow" => Overflow::UMul,
        _ => return None,
    })
}
