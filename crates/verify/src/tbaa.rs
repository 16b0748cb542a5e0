//! Rules for access tags of type-based alias analysis and their types.
//!
//! There are two forms (LangRef "tbaa Metadata"). A plain type is a name followed by pairs of member and
//! offset; a sized type is parent, size and name followed by triples of member, offset and size.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use draig_ir::metadata::NodeRef;
use draig_ir::{Global, Inst, Metadata, MetadataKind, Module, Opcode, Tables};
use draig_num::ApInt;
use draig_tables::metadata_kinds::MD_TBAA;
use rustc_hash::FxHashMap;

use crate::context::FunctionCx;
use crate::metadata::{count, integer, nth, string};
use crate::rule::Rule;
use crate::rules::tbaa as rule;
use crate::sink::{Checked, Report, ensure};

/// The first rule broken, if any.
type RuleResult<T = ()> = Result<T, &'static Rule>;

/// Results of checking tags and types, each once.
#[derive(Debug, Default)]
pub(crate) struct Tags {
    tags: FxHashMap<Metadata, RuleResult>,
    /// Results by type and whether it is treated as sized.
    bases: FxHashMap<(Metadata, bool), RuleResult<Base>>,
    /// The members of all types in `bases`, with their offsets.
    members: Vec<(u128, Metadata)>,
    /// The number in `scalars` of each type that is a scalar.
    scalar_numbers: FxHashMap<Metadata, Option<u32>>,
    scalars: Vec<Scalar>,
    path: Vec<Metadata>,
    /// The number of the last walk that reached each type.
    walks: FxHashMap<Metadata, u32>,
    walk: u32,
}

/// A valid type.
#[derive(Clone, Copy, Debug)]
struct Base {
    width: Width,
    /// Index of its first member, and the index after its last one.
    members: (usize, usize),
}

/// A scalar type, with the scalar types above it.
#[derive(Clone, Copy, Debug)]
struct Scalar {
    id: Metadata,
    /// Number of scalar types above it.
    depth: u32,
    /// Number of its parent; its own number if there is none.
    parent: u32,
    /// Number of a more distant ancestor, so that any ancestor is found in logarithmic time (Myers, "An
    /// applicative random-access stack", 1983).
    jump: u32,
    /// Width of the offsets of it and its ancestors: `Scalar` if they differ.
    width: Width,
}

/// Width of a type's offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    /// A scalar has none, and is accessed at 0.
    Scalar,
    /// A type without members.
    None,
    Bits(u32),
}

/// Whether any instruction's tag breaks a rule. LLVM's bitcode reader asks this and drops all tags of the
/// module if so. Uses the given number of threads.
#[must_use]
pub fn tbaa_is_broken(module: &Module, threads: usize) -> bool {
    let batches: Vec<&[Global]> = module.functions().chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let broken = AtomicBool::new(false);
    let look = || {
        let mut seen = Seen::default();
        while !broken.load(Ordering::Relaxed)
            && let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed))
        {
            if batch.iter().any(|&function| seen.is_broken_in(module, function)) {
                broken.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(batches.len()) {
            scope.spawn(look);
        }
        look();
    });
    broken.into_inner()
}

/// Number of functions that a thread takes at a time.
const BATCH: usize = 16;

/// The instruction tags that one thread has seen.
#[derive(Default)]
struct Seen {
    tags: Tags,
    /// Whether each tag was checked and is valid.
    well: Vec<bool>,
}

impl Seen {
    fn is_broken_in(&mut self, module: &Module, function: Global) -> bool {
        let kind = MetadataKind::from_u32(MD_TBAA);
        let Some(body) = module.body(function).filter(|body| body.mentions_any_attachment(&[kind])) else {
            return false;
        };
        for inst in body.attached_insts() {
            let Some(tag) = body.attachment(inst, kind) else { continue };
            if !accesses(body.opcode(inst)) {
                return true;
            }
            if self.well.is_empty() {
                self.well.resize(module.tables.metadata.len() as usize, false);
            }
            if self.well.get(tag.index()) == Some(&true) {
                continue;
            }
            if self.tags.check(&module.tables, tag).is_err() {
                return true;
            }
            if let Some(slot) = self.well.get_mut(tag.index()) {
                *slot = true;
            }
        }
        false
    }
}

/// Checks the tag of an instruction.
pub(crate) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst, id: Metadata) -> Checked {
    let has_operands = cx.tables.metadata.node(id).is_some_and(|node| count(node) != 0);
    ensure!(cx, has_operands, rule::NO_OPERANDS, (inst, id));
    ensure!(cx, accesses(cx.body.opcode(inst)), rule::PLACE, (inst, id));
    match cx.debug.tags.check(cx.tables, id) {
        Ok(()) => {
            cx.metadata.tags.insert(id, cx.tables.metadata.len());
            Ok(())
        }
        Err(broken) => Err(cx.fail(broken, (inst, id))),
    }
}

/// Whether an instruction may have a tag.
pub(crate) fn accesses(opcode: Opcode) -> bool {
    use Opcode::{AtomicRmw, Call, CmpXchg, Load, Store, VaArg};
    matches!(opcode, Load | Store | Call | VaArg | AtomicRmw | CmpXchg)
}

fn require(condition: bool, rule: &'static Rule) -> RuleResult {
    if condition { Ok(()) } else { Err(rule) }
}

/// A node with its identity.
#[derive(Clone, Copy)]
struct TypeNode<'a> {
    id: Metadata,
    node: NodeRef<'a>,
}

impl<'a> TypeNode<'a> {
    fn of(tables: &'a Tables, id: Metadata) -> Option<TypeNode<'a>> {
        Some(TypeNode { id, node: tables.metadata.node(id)? })
    }
}

/// Returns the operand with this number, if it is a node.
fn operand<'a>(tables: &'a Tables, node: NodeRef<'_>, number: usize) -> Option<TypeNode<'a>> {
    TypeNode::of(tables, nth(node, number)?)
}

fn number(tables: &Tables, node: NodeRef<'_>, at: usize) -> Option<ApInt> {
    integer(tables, nth(node, at)?)
}

/// Returns a number for comparison with others of the same width; numbers wider than any address become the
/// maximum.
fn offset_of(number: &ApInt) -> u128 {
    number.to_u128().unwrap_or(u128::MAX)
}

fn is_root(node: NodeRef<'_>) -> bool {
    count(node) < 2
}

impl Tags {
    /// Checks all rules for a tag, wherever it is attached.
    pub(crate) fn check(&mut self, tables: &Tables, id: Metadata) -> RuleResult {
        if let Some(&known) = self.tags.get(&id) {
            return known;
        }
        let found = match tables.metadata.node(id) {
            Some(node) => self.tag(tables, node),
            None => Err(&rule::NO_OPERANDS),
        };
        self.tags.insert(id, found);
        found
    }

    fn tag(&mut self, tables: &Tables, tag: NodeRef<'_>) -> RuleResult {
        require(count(tag) != 0, &rule::NO_OPERANDS)?;
        let base = operand(tables, tag, 0);
        require(base.is_some() && count(tag) >= 3, &rule::OLD_STYLE)?;
        let access = operand(tables, tag, 1);
        // A sized type begins with its parent, others with their name.
        let sized = access.is_some_and(|access| count(access.node) >= 3 && operand(tables, access.node, 0).is_some());
        if sized {
            require(matches!(count(tag), 4 | 5), &rule::TAG_OPERANDS_SIZED)?;
            require(number(tables, tag, 3).is_some(), &rule::SIZE)?;
        } else {
            require(count(tag) < 5, &rule::TAG_OPERANDS)?;
        }
        let immutable = if sized { 4 } else { 3 };
        if count(tag) == immutable + 1 {
            let flag = number(tables, tag, immutable);
            require(flag.is_some(), &rule::IMMUTABLE_CONSTANT)?;
            require(flag.is_some_and(|flag| flag.is_zero() || flag.is_one()), &rule::IMMUTABLE_BOOL)?;
        }
        let (Some(base), Some(access)) = (base, access) else { return Err(&rule::MALFORMED) };
        require(sized || self.is_scalar(tables, access), &rule::ACCESS_TYPE)?;
        let Some(offset) = number(tables, tag, 2) else { return Err(&rule::OFFSET) };
        self.walk(tables, base, access.id, &offset, sized)
    }

    /// Walks from the base type down to the access type, following the offset.
    fn walk(
        &mut self,
        tables: &Tables,
        base: TypeNode<'_>,
        access: Metadata,
        offset: &ApInt,
        sized: bool,
    ) -> RuleResult {
        let width = offset.width();
        let mut offset = offset_of(offset);
        let mut at = Some(base);
        let mut seen_access = false;
        self.walk += 1;
        while let Some(node) = at.filter(|node| !is_root(node.node)) {
            // From a scalar on, there are only scalars up to the root.
            if !sized && let Some(number) = self.scalar_number(tables, node) {
                require(offset == 0, &rule::SCALAR_OFFSET)?;
                let of_all = self.scalars[number as usize].width;
                require(of_all == Width::None || of_all == Width::Bits(width), &rule::WIDTH)?;
                seen_access |= self.is_below(tables, number, access);
                break;
            }
            require(self.walks.insert(node.id, self.walk) != Some(self.walk), &rule::CYCLE)?;
            let base = self.base(tables, node, sized)?;
            seen_access |= node.id == access;
            if node.id == access || self.is_scalar(tables, node) {
                require(offset == 0, &rule::SCALAR_OFFSET)?;
            }
            let fits = match base.width {
                Width::Bits(bits) => bits == width,
                Width::Scalar => offset == 0,
                Width::None => sized,
            };
            require(fits, &rule::WIDTH)?;
            if sized && seen_access {
                break;
            }
            at = match base.width {
                Width::Scalar => operand(tables, node.node, 1),
                _ => self.member(base, &mut offset)?.and_then(|id| TypeNode::of(tables, id)),
            };
        }
        require(seen_access, &rule::PATH)
    }

    /// Checks a type on the path.
    fn base(&mut self, tables: &Tables, base: TypeNode<'_>, sized: bool) -> RuleResult<Base> {
        if let Some(&known) = self.bases.get(&(base.id, sized)) {
            return known;
        }
        let first = self.members.len();
        let width = if count(base.node) == 2 {
            // LLVM does not report a bad scalar itself.
            if self.is_scalar(tables, base) { Ok(Width::Scalar) } else { Err(&rule::ACCESS_TYPE) }
        } else {
            check_members(tables, base.node, sized, &mut self.members)
        };
        let found = width.map(|width| Base { width, members: (first, self.members.len()) });
        self.bases.insert((base.id, sized), found);
        found
    }

    /// Returns the member of a type that contains an offset, and makes the offset relative to it.
    fn member(&self, base: Base, offset: &mut u128) -> RuleResult<Option<Metadata>> {
        let (first, end) = base.members;
        let members = &self.members[first..end];
        let after = members.partition_point(|&(begin, _)| begin <= *offset);
        require(after != 0 || members.is_empty(), &rule::PARENT)?;
        let Some(&(begin, member)) = members[..after].last() else { return Ok(None) };
        *offset -= begin;
        Ok(Some(member))
    }

    /// Whether a type is a name and a parent, up to a root, without any member.
    fn is_scalar(&mut self, tables: &Tables, node: TypeNode<'_>) -> bool {
        self.scalar_number(tables, node).is_some()
    }

    /// Returns the number of a type in `scalars`, if it is a scalar.
    fn scalar_number(&mut self, tables: &Tables, node: TypeNode<'_>) -> Option<u32> {
        if let Some(&known) = self.scalar_numbers.get(&node.id) {
            return known;
        }
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut at = node;
        // The number of the parent of the path's last type, if there is one.
        let above = loop {
            if let Some(&known) = self.scalar_numbers.get(&at.id) {
                break known.map(Some);
            }
            // A type that is reached again is part of a cycle and has no root.
            self.scalar_numbers.insert(at.id, None);
            path.push(at.id);
            let named = nth(at.node, 0).is_some_and(|name| string(tables, name).is_some());
            let alone = match count(at.node) {
                2 => true,
                3 => number(tables, at.node, 2).is_some_and(|offset| offset.is_zero()),
                _ => false,
            };
            match operand(tables, at.node, 1) {
                Some(parent) if named && alone => {
                    if is_root(parent.node) {
                        break Some(None);
                    }
                    at = parent;
                }
                _ => break None,
            }
        };
        let found = above.and_then(|above| {
            let below = path.iter().rev();
            below.fold(above, |above, &id| Some(self.add_scalar(tables, id, above)))
        });
        self.path = path;
        found
    }

    fn add_scalar(&mut self, tables: &Tables, id: Metadata, above: Option<u32>) -> u32 {
        let added = self.scalars.len() as u32;
        let offset = tables.metadata.node(id).and_then(|node| number(tables, node, 2));
        let own = offset.map_or(Width::None, |offset| Width::Bits(offset.width()));
        let scalar = match above {
            None => Scalar { id, depth: 0, parent: added, jump: added, width: own },
            Some(parent) => {
                let up = |number: u32| self.scalars[number as usize];
                let (one, jump) = (up(parent), up(up(parent).jump));
                let next = up(jump.jump);
                let is_full = one.depth - jump.depth == jump.depth - next.depth;
                let width = match (own, one.width) {
                    (own, Width::None) => own,
                    (Width::None, above) => above,
                    (own, above) if own == above => own,
                    _ => Width::Scalar,
                };
                Scalar { id, depth: one.depth + 1, parent, jump: if is_full { jump.jump } else { parent }, width }
            }
        };
        self.scalars.push(scalar);
        self.scalar_numbers.insert(id, Some(added));
        added
    }

    /// Whether a scalar is `above` or a descendant of it.
    fn is_below(&mut self, tables: &Tables, number: u32, above: Metadata) -> bool {
        let Some(above) = TypeNode::of(tables, above).and_then(|node| self.scalar_number(tables, node)) else {
            return false;
        };
        let (mut at, wanted) = (self.scalars[number as usize], self.scalars[above as usize]);
        while at.depth > wanted.depth {
            let jump = self.scalars[at.jump as usize];
            at = if jump.depth >= wanted.depth { jump } else { self.scalars[at.parent as usize] };
        }
        at.id == wanted.id
    }
}

/// Adds the members of a type, each a type at an offset, in order; returns the width of the offsets.
fn check_members(
    tables: &Tables,
    node: NodeRef<'_>,
    sized: bool,
    members: &mut Vec<(u128, Metadata)>,
) -> RuleResult<Width> {
    require(count(node) >= 2, &rule::BASE_OPERANDS)?;
    if sized {
        require(count(node).is_multiple_of(3), &rule::BASE_OPERANDS_SIZED)?;
        require(number(tables, node, 1).is_some(), &rule::TYPE_SIZE)?;
    } else {
        require(count(node) % 2 == 1, &rule::BASE_OPERANDS_ODD)?;
        let named = nth(node, 0).is_some_and(|name| string(tables, name).is_some());
        require(named, &rule::BASE_NAME)?;
    }
    let (first, step) = if sized { (3, 3) } else { (1, 2) };
    let mut width = Width::None;
    let mut last = 0;
    for at in (first..count(node)).step_by(step) {
        let Some(member) = operand(tables, node, at) else { return Err(&rule::FIELD) };
        let Some(offset) = number(tables, node, at + 1) else { return Err(&rule::FIELD_OFFSET) };
        let bits = Width::Bits(offset.width());
        require(width == Width::None || width == bits, &rule::FIELD_WIDTH)?;
        width = bits;
        // Bit-fields may share an offset.
        let offset = offset_of(&offset);
        require(last <= offset, &rule::FIELD_ORDER)?;
        last = offset;
        require(!sized || number(tables, node, at + 2).is_some(), &rule::FIELD_SIZE)?;
        members.push((offset, member.id));
    }
    Ok(width)
}
