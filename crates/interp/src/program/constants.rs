//! Constants as slots, for registers, and as bytes, for the initial values of globals.

use draig_ir::{Const, ConstExpr, ConstKind, Global, IntFlags, Opcode, Type, TypeKind, Value, ValueKind};

use crate::exec::gep_constant;
use crate::machine::Machine;
use crate::memory::Access;
use crate::semantics;
use crate::shape::Shape;
use crate::site::Site;
use crate::stop::{Run, limit, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, Taint, mask};

/// How deep constants may nest.
const MAX_DEPTH: u32 = 256;

/// Adds the slots of a constant or global to `out`.
pub(crate) fn evaluate(machine: &mut Machine<'_>, value: Value, out: &mut Vec<Slot>) -> Run<()> {
    add(machine, value, out, 0)
}

fn add(machine: &mut Machine<'_>, value: Value, out: &mut Vec<Slot>, depth: u32) -> Run<()> {
    if depth > MAX_DEPTH {
        return limit(format!("constants nest deeper than {MAX_DEPTH}"));
    }
    let constant = match value.kind() {
        ValueKind::Global(global) => {
            out.push(machine.program.addresses[global.index()]);
            return Ok(());
        }
        ValueKind::Const(constant) => constant,
        _ => {
            out.push(Slot::default());
            return Ok(());
        }
    };
    let module = machine.module;
    let data = module.tables.constants.get(constant);
    match &data.kind {
        ConstKind::Int(bits) | ConstKind::Float(bits) => out.push(Slot::plain(*bits)),
        ConstKind::WideInt(value) => out.extend(value.limbs().iter().map(|&limb| Slot::plain(limb))),
        ConstKind::WideFloat(bits) => {
            out.push(Slot::plain(**bits as u64));
            out.push(Slot::plain((**bits >> 64) as u64));
        }
        ConstKind::NullPointer => out.push(Slot::default()),
        ConstKind::TokenNone => out.push(Slot::default()),
        ConstKind::Zero => {
            let slots = shape(machine, data.ty)?.slots as usize;
            out.extend(std::iter::repeat_n(Slot::default(), slots));
        }
        ConstKind::Undef | ConstKind::Poison => undefined(machine, constant, out)?,
        ConstKind::Data(symbol) => {
            let bytes = module.tables.str(*symbol);
            let element = module.tables.element_type(data.ty, 0).unwrap_or(Type::I8);
            let size = module.tables.data_element_size(element).unwrap_or(1);
            shape(machine, data.ty)?;
            for chunk in bytes.chunks_exact(size) {
                out.push(Slot::plain(little_endian(chunk)));
            }
        }
        ConstKind::Aggregate(elements) => {
            shape(machine, data.ty)?;
            for &element in elements {
                add(machine, element, out, depth + 1)?;
            }
        }
        ConstKind::Splat(element) => {
            let count = shape(machine, data.ty)?.leaves.len();
            let mut one = Vec::new();
            add(machine, *element, &mut one, depth + 1)?;
            for _ in 0..count {
                out.extend_from_slice(&one);
            }
        }
        ConstKind::Expr(expr) => expression(machine, data.ty, expr, out, depth)?,
        ConstKind::BlockAddress(function, block) => {
            let slot = block_address(machine, *function, *block)?;
            out.push(slot);
        }
        ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
            out.push(machine.program.addresses[global.index()]);
        }
        ConstKind::PtrAuth(_) => return unsupported("signed pointers (ptrauth)"),
    }
    Ok(())
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

fn shape(machine: &mut Machine<'_>, ty: Type) -> Run<std::rc::Rc<Shape>> {
    machine.program.shapes.of(machine.module, ty)
}

fn undefined(machine: &mut Machine<'_>, constant: Const, out: &mut Vec<Slot>) -> Run<()> {
    let data = machine.module.tables.constants.get(constant);
    let poison = matches!(data.kind, ConstKind::Poison);
    let shape = shape(machine, data.ty)?;
    for leaf in &shape.leaves {
        for limb in 0..leaf.slots {
            let bits = mask((leaf.width - 64 * limb).min(64));
            let kind = if poison { TaintKind::Poison } else { TaintKind::Undef(bits) };
            let taint = machine.taints.make(kind, machine.thread.site, Taint::NONE);
            out.push(Slot::tainted(0, taint));
        }
    }
    Ok(())
}

/// The address of a block whose address is taken.
fn block_address(machine: &mut Machine<'_>, function: Global, block: draig_ir::Block) -> Run<Slot> {
    if let Some(&slot) = machine.program.block_addresses.get(&(function, block)) {
        return Ok(slot);
    }
    let slot = machine.memory.alloc_function(function)?;
    machine.program.block_addresses.insert((function, block), slot);
    Ok(slot)
}

fn expression(machine: &mut Machine<'_>, ty: Type, expr: &ConstExpr, out: &mut Vec<Slot>, depth: u32) -> Run<()> {
    let module = machine.module;
    let mut operands = Vec::new();
    for &operand in &expr.operands {
        let mut slots = Vec::new();
        add(machine, operand, &mut slots, depth + 1)?;
        operands.push((shape(machine, module.constant_type(operand))?, slots));
    }
    let to = shape(machine, ty)?;
    let site = machine.thread.site;
    match expr.opcode {
        Opcode::GetElementPtr => return gep_constant(machine, expr, &to, &operands, out),
        Opcode::BitCast => {
            let mut slots = vec![Slot::default(); to.slots as usize];
            let (from, a) = &operands[0];
            semantics::bitcast(&mut machine.cx(site), from, &to, a, &mut slots)?;
            out.extend(slots);
        }
        opcode if opcode.is_cast() => {
            let (from, a) = &operands[0];
            for (from, to) in from.leaves.iter().zip(&to.leaves) {
                let mut slots = vec![Slot::default(); to.slots as usize];
                let a = &a[from.slot as usize..(from.slot + from.slots) as usize];
                semantics::cast(&mut machine.cx(site), opcode, expr.flags, from, to, a, &mut slots)?;
                out.extend(slots);
            }
        }
        opcode if opcode.is_binary() => {
            let (left, right) = (&operands[0], &operands[1]);
            for leaf in &to.leaves {
                let range = leaf.slot as usize..(leaf.slot + leaf.slots) as usize;
                let mut slots = vec![Slot::default(); leaf.slots as usize];
                let (a, b) = (&left.1[range.clone()], &right.1[range]);
                let flags = IntFlags(expr.flags);
                semantics::int_binary(&mut machine.cx(site), opcode, flags, leaf.width, a, b, &mut slots)?;
                out.extend(slots);
            }
        }
        Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => {
            let lanes = &operands[0].1;
            let index = operands.last().map_or(0, |(_, slots)| slots[0].bits as usize);
            match expr.opcode {
                Opcode::ExtractElement => out.extend(lanes.get(index).copied()),
                Opcode::InsertElement => {
                    let mut lanes = lanes.clone();
                    if let Some(lane) = lanes.get_mut(index) {
                        *lane = operands[1].1[0];
                    }
                    out.extend(lanes);
                }
                _ => {
                    for &lane in &expr.mask {
                        let lane = usize::try_from(lane).ok();
                        let slot =
                            lane.and_then(|lane| lanes.get(lane).or_else(|| operands[1].1.get(lane - lanes.len())));
                        let poison = machine.taints.poison(site, Taint::NONE);
                        out.push(slot.copied().unwrap_or(poison));
                    }
                }
            }
        }
        other => return unsupported(format!("constant expression {}", other.spelling())),
    }
    Ok(())
}

/// Writes the initial value of a global to memory that has just been allocated at `address`.
pub(crate) fn initialize(machine: &mut Machine<'_>, to: Slot, value: Value) -> Run<()> {
    write(machine, to, value, 0)
}

fn write(machine: &mut Machine<'_>, to: Slot, value: Value, depth: u32) -> Run<()> {
    if depth > MAX_DEPTH {
        return limit(format!("constants nest deeper than {MAX_DEPTH}"));
    }
    let module = machine.module;
    let ty = module.constant_type(value);
    let at = |offset: u64| Slot { bits: to.bits.wrapping_add(offset), tag: to.tag };
    if let Some(constant) = value.as_const() {
        let data = module.tables.constants.get(constant);
        match (&data.kind, module.tables.types.kind(ty)) {
            (ConstKind::Zero, _) => {
                let size = machine.program.shapes.alloc_size(module, ty)?;
                machine.memory.init_zero(to.bits, size);
                return Ok(());
            }
            (ConstKind::Undef, _) => return Ok(()),
            (ConstKind::Data(symbol), TypeKind::Array { element, .. }) => {
                let bytes = module.tables.str(*symbol);
                let size = module.tables.data_element_size(*element).unwrap_or(1);
                if module.data_layout.is_little_endian() || size == 1 {
                    machine.memory.init_bytes(to.bits, bytes);
                } else {
                    let swapped: Vec<u8> = bytes.chunks(size).flat_map(|chunk| chunk.iter().rev().copied()).collect();
                    machine.memory.init_bytes(to.bits, &swapped);
                }
                return Ok(());
            }
            (ConstKind::Aggregate(elements), TypeKind::Array { element, .. }) => {
                let stride = machine.program.shapes.alloc_size(module, *element)?;
                for (number, &element) in elements.iter().enumerate() {
                    write(machine, at(stride.saturating_mul(number as u64)), element, depth + 1)?;
                }
                return Ok(());
            }
            (ConstKind::Aggregate(elements), TypeKind::Struct { .. } | TypeKind::NamedStruct(_)) => {
                let Some(layout) = module.struct_layout(ty) else { return limit("the size of a type passes 64 bits") };
                // Padding of a global's initial value is undefined to LLVM, but compilers rely on zero.
                if let Some(size) = layout.size.known() {
                    machine.memory.init_zero(to.bits, size);
                }
                for (&offset, &element) in layout.offsets.iter().zip(elements) {
                    write(machine, at(offset), element, depth + 1)?;
                }
                return Ok(());
            }
            _ => {}
        }
    }
    let mut slots = Vec::new();
    evaluate(machine, value, &mut slots)?;
    let shape = shape(machine, ty)?;
    let access = Access::plain(Site::NONE);
    machine.memory.store(&machine.taints, to, &shape, &slots, &access)
}
