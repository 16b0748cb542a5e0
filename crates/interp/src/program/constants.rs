//! Evaluation of constants to slots, for registers, and to bytes, for the initial values of globals.

use draig_ir::{
    Const, ConstExpr, ConstKind, Global, GlobalKind, IntFlags, Module, Opcode, Type, TypeKind, Value, ValueKind,
};
use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

use crate::exec::gep_constant;
use crate::exec::present::first_slot;
use crate::machine::Machine;
use crate::memory::Access;
use crate::semantics;
use crate::shape::Shape;
use crate::site::Site;
use crate::stop::{Result, fault, internal, limit, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, Taint, byte_slots, mask};

/// Maximum nesting of aggregates, as of their types. Expressions may nest to any depth.
const MAX_DEPTH: u32 = 256;

/// Adds the slots of a constant or global to `out`.
pub(crate) fn evaluate(machine: &mut Machine<'_>, value: Value, out: &mut Vec<Slot>) -> Result<()> {
    Evaluator::default().evaluate(machine, value, out)
}

/// Something that must be evaluated before the constants that mention it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Node {
    /// An expression, or an aggregate that may contain expressions.
    Constant(Const),
    /// An alias without an address yet.
    Alias(Global),
}

/// Evaluator of constants. Each expression is evaluated once, however often and however deeply others mention
/// it.
#[derive(Debug, Default)]
pub(crate) struct Evaluator {
    /// Slots of evaluated expressions.
    known: HashMap<Const, Box<[Slot]>, FxBuildHasher>,
    /// Nodes in evaluation; each is finished once everything that it mentions is.
    begun: HashSet<Node, FxBuildHasher>,
    /// Aliases that have an address, until all have one.
    placed: Option<HashSet<Global, FxBuildHasher>>,
}

impl Evaluator {
    /// Returns an evaluator that also assigns addresses to aliases that constants mention.
    pub(crate) fn placing_aliases() -> Evaluator {
        Evaluator { placed: Some(HashSet::default()), ..Evaluator::default() }
    }

    /// Notes that every alias has its address.
    pub(crate) fn aliases_are_placed(&mut self) {
        self.placed = None;
    }

    /// Adds the slots of a constant or global to `out`.
    pub(crate) fn evaluate(&mut self, machine: &mut Machine<'_>, value: Value, out: &mut Vec<Slot>) -> Result<()> {
        self.prepare(machine, value)?;
        self.add(machine, value, out, 0)
    }

    /// Assigns addresses to an alias and to the aliases that it refers to.
    pub(crate) fn place(&mut self, machine: &mut Machine<'_>, alias: Global) -> Result<()> {
        self.prepare(machine, Value::from(alias))
    }

    /// Evaluates the expressions that a value is or mentions, innermost first.
    fn prepare(&mut self, machine: &mut Machine<'_>, value: Value) -> Result<()> {
        let module = machine.module;
        let mut stack: Vec<(Node, bool)> = Vec::new();
        stack.extend(self.node(machine, value).map(|node| (node, false)));
        while let Some((node, is_ready)) = stack.pop() {
            if is_ready {
                self.finish(machine, node)?;
                continue;
            }
            if !self.begun.insert(node) {
                continue;
            }
            stack.push((node, true));
            let mut mention = |value: Value| {
                let node = self.node(machine, value).filter(|node| !self.begun.contains(node));
                stack.extend(node.map(|node| (node, false)));
            };
            match node {
                Node::Alias(alias) => {
                    if let GlobalKind::Alias { aliasee } = module.global(alias).kind {
                        mention(aliasee);
                    }
                }
                Node::Constant(constant) => match module.tables.constants.kind(constant) {
                    ConstKind::Expr(expr) => expr.operands.iter().copied().for_each(mention),
                    ConstKind::Aggregate(elements) => elements.iter().copied().for_each(mention),
                    ConstKind::Splat(element) => mention(*element),
                    ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => mention(Value::from(*global)),
                    _ => {}
                },
            }
        }
        Ok(())
    }

    /// Returns the node that must be evaluated before a value can be added.
    fn node(&self, machine: &Machine<'_>, value: Value) -> Option<Node> {
        match value.kind() {
            ValueKind::Global(global) => {
                let placed = self.placed.as_ref()?;
                let is_alias = matches!(machine.module.global(global).kind, GlobalKind::Alias { .. });
                (is_alias && !placed.contains(&global)).then_some(Node::Alias(global))
            }
            ValueKind::Const(constant) => match machine.module.tables.constants.kind(constant) {
                ConstKind::Expr(_) | ConstKind::Aggregate(_) | ConstKind::Splat(_) => Some(Node::Constant(constant)),
                ConstKind::DsoLocalEquivalent(_) | ConstKind::NoCfi(_) if self.placed.is_some() => {
                    Some(Node::Constant(constant))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Evaluates a node whose mentioned nodes are all evaluated.
    fn finish(&mut self, machine: &mut Machine<'_>, node: Node) -> Result<()> {
        let module = machine.module;
        match node {
            Node::Alias(alias) => {
                let GlobalKind::Alias { aliasee } = module.global(alias).kind else {
                    return internal("an alias that is none");
                };
                let mut slots = Vec::new();
                self.add(machine, aliasee, &mut slots, 0)?;
                machine.program.addresses[alias.index()] = first_slot(&slots)?;
                if let Some(placed) = &mut self.placed {
                    placed.insert(alias);
                }
            }
            Node::Constant(constant) => {
                let data = module.tables.constants.get(constant);
                if let ConstKind::Expr(expr) = &data.kind {
                    let mut slots = Vec::new();
                    self.expression(machine, data.ty, expr, &mut slots)?;
                    self.known.insert(constant, slots.into());
                }
            }
        }
        Ok(())
    }

    fn address(&self, machine: &Machine<'_>, global: Global) -> Result<Slot> {
        if let Some(placed) = &self.placed
            && matches!(machine.module.global(global).kind, GlobalKind::Alias { .. })
            && !placed.contains(&global)
        {
            return internal("an alias stands for itself, which the verifier refuses");
        }
        Ok(machine.program.addresses[global.index()])
    }

    /// Adds the slots of a value whose expressions are evaluated.
    fn add(&mut self, machine: &mut Machine<'_>, value: Value, out: &mut Vec<Slot>, depth: u32) -> Result<()> {
        if depth > MAX_DEPTH {
            return limit(format!("constants nest deeper than {MAX_DEPTH}"));
        }
        let constant = match value.kind() {
            ValueKind::Global(global) => {
                out.push(self.address(machine, global)?);
                return Ok(());
            }
            ValueKind::Const(constant) => constant,
            other => return internal(format!("{other:?} is no constant")),
        };
        let module = machine.module;
        let data = module.tables.constants.get(constant);
        match &data.kind {
            ConstKind::Int(bits) if module.tables.types.byte_width(data.ty).is_some() => {
                out.extend(byte_slots(&[*bits], shape(machine, data.ty)?.slots));
            }
            ConstKind::WideInt(value) if module.tables.types.byte_width(data.ty).is_some() => {
                out.extend(byte_slots(value.limbs(), shape(machine, data.ty)?.slots));
            }
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
                let text = module.tables.str(*symbol);
                let size = data_element(module, data.ty)?;
                let shape = shape(machine, data.ty)?;
                let size = if shape.first()?.kind.slot_bits() == 8 { 1 } else { size };
                for chunk in text.chunks_exact(size) {
                    out.push(Slot::plain(little_endian(chunk)));
                }
            }
            ConstKind::Aggregate(elements) => {
                shape(machine, data.ty)?;
                for &element in elements {
                    self.add(machine, element, out, depth + 1)?;
                }
            }
            ConstKind::Splat(element) => {
                let count = shape(machine, data.ty)?.leaves.len();
                let mut one = Vec::new();
                self.add(machine, *element, &mut one, depth + 1)?;
                for _ in 0..count {
                    out.extend_from_slice(&one);
                }
            }
            ConstKind::Expr(_) => match self.known.get(&constant) {
                Some(slots) => out.extend_from_slice(slots),
                None => return internal("a constant expression mentions itself"),
            },
            ConstKind::BlockAddress(function, block) => {
                let slot = block_address(machine, *function, *block)?;
                out.push(slot);
            }
            ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                out.push(self.address(machine, *global)?);
            }
            ConstKind::PtrAuth(_) => return unsupported("signed pointers (ptrauth)"),
        }
        Ok(())
    }
}

/// Returns the size in bytes of an element of a constant data array.
fn data_element(module: &Module, ty: Type) -> Result<usize> {
    let size = module.tables.element_type(ty, 0).and_then(|element| module.tables.data_element_size(element));
    size.ok_or_else(|| fault("constant data without elements"))
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

fn shape(machine: &mut Machine<'_>, ty: Type) -> Result<std::rc::Rc<Shape>> {
    machine.program.shapes.of(machine.module, ty)
}

fn undefined(machine: &mut Machine<'_>, constant: Const, out: &mut Vec<Slot>) -> Result<()> {
    let data = machine.module.tables.constants.get(constant);
    let poison = matches!(data.kind, ConstKind::Poison);
    let shape = shape(machine, data.ty)?;
    for leaf in &shape.leaves {
        for limb in 0..leaf.slots {
            let bits = mask(leaf.slot_width(limb));
            let kind = if poison { TaintKind::Poison } else { TaintKind::Undef(bits) };
            let taint = machine.taints.make(kind, machine.thread.site, Taint::NONE);
            out.push(Slot::tainted(0, taint));
        }
    }
    Ok(())
}

/// Returns the address of a block whose address is taken.
pub(crate) fn block_address(machine: &mut Machine<'_>, function: Global, block: draig_ir::Block) -> Result<Slot> {
    if let Some(&slot) = machine.program.block_addresses.get(&(function, block)) {
        return Ok(slot);
    }
    let slot = machine.memory.alloc_function(function)?;
    machine.program.block_addresses.insert((function, block), slot);
    Ok(slot)
}

impl Evaluator {
    fn expression(&mut self, machine: &mut Machine<'_>, ty: Type, expr: &ConstExpr, out: &mut Vec<Slot>) -> Result<()> {
        let module = machine.module;
        let mut operands = Vec::new();
        for &operand in &expr.operands {
            let mut slots = Vec::new();
            self.add(machine, operand, &mut slots, 0)?;
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
                let index = match operands.last() {
                    Some((_, slots)) => first_slot(slots)?.bits as usize,
                    None => return internal("a constant expression without operands"),
                };
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
}

/// Writes the initial value of a global to memory just allocated at `address`.
pub(crate) fn initialize(evaluator: &mut Evaluator, machine: &mut Machine<'_>, to: Slot, value: Value) -> Result<()> {
    write(evaluator, machine, to, value, 0)
}

fn write(evaluator: &mut Evaluator, machine: &mut Machine<'_>, to: Slot, value: Value, depth: u32) -> Result<()> {
    if depth > MAX_DEPTH {
        return limit(format!("constants nest deeper than {MAX_DEPTH}"));
    }
    let module = machine.module;
    let ty = module.constant_type(value);
    let at = |offset: u64| Slot { bits: to.bits.wrapping_add(offset), tag: to.tag };
    if let Some(constant) = value.as_const() {
        let data = module.tables.constants.get(constant);
        match (&data.kind, module.tables.types.kind(ty)) {
            // Nested empty structs may have more elements than could ever be visited.
            (ConstKind::Aggregate(_), _) if machine.program.shapes.alloc_size(module, ty)? == 0 => return Ok(()),
            (ConstKind::Zero, _) => {
                let size = machine.program.shapes.alloc_size(module, ty)?;
                machine.memory.init_zero(to.bits, size);
                return Ok(());
            }
            (ConstKind::Undef, _) => return Ok(()),
            (ConstKind::Data(symbol), TypeKind::Array { .. }) => {
                let bytes = module.tables.str(*symbol);
                let size = data_element(module, ty)?;
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
                    write(evaluator, machine, at(stride.saturating_mul(number as u64)), element, depth + 1)?;
                }
                return Ok(());
            }
            (ConstKind::Aggregate(elements), TypeKind::Struct { .. } | TypeKind::NamedStruct(_)) => {
                let Some(layout) = module.struct_layout(ty) else { return limit("the size of a type passes 64 bits") };
                // LLVM leaves the padding of a global's initial value undefined, but compilers rely on zeros.
                if let Some(size) = layout.size.known() {
                    machine.memory.init_zero(to.bits, size);
                }
                for (&offset, &element) in layout.offsets.iter().zip(elements) {
                    write(evaluator, machine, at(offset), element, depth + 1)?;
                }
                return Ok(());
            }
            _ => {}
        }
    }
    let mut slots = Vec::new();
    evaluator.evaluate(machine, value, &mut slots)?;
    let shape = shape(machine, ty)?;
    let access = Access::plain(Site::NONE);
    machine.memory.store(&machine.taints, to, &shape, &slots, &access)
}
