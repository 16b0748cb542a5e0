//! Use-lists of the values of a body, in LLVM's order. The order is visible: `; preds =` walks the uses of a
//! block, and `uselistorder` permutes them. A new use goes to the front; replacing all uses reverses the
//! moved ones (LangRef "Use-list Order Directives").
//!
//! After reading text, the order follows from positions alone: first the users after the definition, latest
//! first; then the users at or before it (forward references), earliest first. The lists of blocks have no
//! second part. Lists are therefore derived on first use and not maintained while reading.

use super::Body;
use crate::value::{Block, Inst, Value, ValueKind};

/// A use: the user and its operand number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// The user.
    pub user: Inst,
    /// Number of the operand.
    pub operand: u32,
}

/// Link of one operand slot in the list of the value it holds. A word identifies it: one plus the number of the slot
/// among the body's operands. Zero ends a list.
#[derive(Clone, Copy, Debug, Default)]
struct Link {
    next: u32,
    prev: u32,
    user: u32,
}

/// Use-lists of all instructions, parameters and blocks of a body.
#[derive(Clone, Debug)]
pub struct UseLists {
    /// The links by word. The first one belongs to no slot, so that it can be written in place of none.
    links: Vec<Link>,
    insts: Vec<u32>,
    args: Vec<u32>,
    blocks: Vec<u32>,
}

impl Default for UseLists {
    fn default() -> UseLists {
        UseLists { links: vec![Link::default()], insts: Vec::new(), args: Vec::new(), blocks: Vec::new() }
    }
}

/// The lists of a body while they are derived.
struct Deriving {
    links: Vec<Link>,
    /// By the tag of a value, the first words of the lists of instructions, parameters and blocks. All other values have
    /// a single word, which stays zero.
    heads: [Vec<u32>; Value::BLOCK_TAG + 2],
}

/// Number of parameters for which there is room before the first use of one.
const USUAL_PARAMS: usize = 8;

impl Deriving {
    /// Adds the operands of an instruction at the front, as they are read. Without branches, because nothing predicts
    /// the kinds of operands.
    #[inline(always)]
    fn add(&mut self, body: &Body, inst: Inst) {
        let slots = body.slots(inst);
        // In a body that was read, each instruction's operands follow those of the one before.
        let is_next = self.links.len() == slots.start + 1;
        if !is_next && self.links.len() <= slots.end {
            self.links.resize(slots.end + 1, Link::default());
        }
        for (word, &value) in (slots.start as u32 + 1..).zip(&body.operands[slots]) {
            let (tag, index) = value.tag_and_index();
            let mask = if tag <= Value::BLOCK_TAG { u32::MAX } else { 0 };
            let heads = &mut self.heads[tag.min(Value::BLOCK_TAG + 1)];
            let at = (index & mask) as usize;
            if at >= heads.len() {
                add_params(heads, at);
            }
            let next = std::mem::replace(&mut heads[at], word & mask);
            let link = Link { next, prev: 0, user: inst.to_word() & mask };
            match is_next {
                true => self.links.push(link),
                false => self.links[word as usize] = link,
            }
            self.links[next as usize].prev = word;
        }
        // Uses so far are forward references, which come last and earliest first.
        if self.heads[0][inst.index()] != 0 {
            self.reverse(inst);
        }
    }

    #[cold]
    fn reverse(&mut self, inst: Inst) {
        let head = &mut self.heads[0][inst.index()];
        let mut next = *head;
        while next != 0 {
            *head = next;
            let link = &mut self.links[next as usize];
            next = link.next;
            (link.next, link.prev) = (link.prev, link.next);
        }
    }
}

/// Makes room for parameters, whose number the body does not know.
#[cold]
fn add_params(heads: &mut Vec<u32>, last: usize) {
    heads.resize(last + 1, 0);
}

impl UseLists {
    pub(super) fn derive(body: &Body) -> UseLists {
        // Edits usually follow, so leave room for new operands.
        let operands = body.operands.len();
        let mut links = Vec::with_capacity(1 + operands + operands / 2);
        links.push(Link::default());
        let heads = [body.insts.len(), USUAL_PARAMS, body.blocks.len(), 1].map(|count| vec![0; count]);
        let mut deriving = Deriving { links, heads };
        let mut count = 0;
        if body.is_in_order_of_numbers() {
            count = body.insts.len();
            (0..count as u32).for_each(|number| deriving.add(body, Inst::from_u32(number)));
        } else {
            body.for_each_inst(|inst| {
                deriving.add(body, inst);
                count += 1;
            });
        }
        if count < body.insts.len() {
            // All uses of removed instructions are forward references.
            for inst in (0..body.insts.len() as u32).map(Inst::from_u32) {
                if body.block_of(inst).is_none() {
                    deriving.reverse(inst);
                }
            }
        }
        let Deriving { links, heads: [insts, args, blocks, ..] } = deriving;
        UseLists { links, insts, args, blocks }
    }

    /// Returns the lists of a body for a copy of it, in which values and users have other handles.
    pub(super) fn translated(old: &Body, new: &Body, map: impl Fn(Value) -> Value) -> UseLists {
        let from = old.uses();
        let mut lists = UseLists { links: vec![Link::default(); 1 + new.operands.len()], ..UseLists::default() };
        let heads = |heads: &[u32]| 0..heads.len() as u32;
        let values = heads(&from.insts)
            .map(|n| Value::inst(Inst::from_u32(n)))
            .chain(heads(&from.args).map(Value::arg))
            .chain(heads(&from.blocks).map(|n| Value::block(Block::from_u32(n))));
        for value in values {
            let slots: Vec<usize> = from.slots(value).collect();
            for slot in slots.into_iter().rev() {
                let user = from.user(slot).filter(|&user| old.block_of(user).is_some());
                let Some((user, copy)) = user.and_then(|user| Some((user, map(user.into()).as_inst()?))) else {
                    continue;
                };
                let place = new.slots(copy).start + (slot - old.slots(user).start);
                lists.push_front(map(value), place, copy);
            }
        }
        lists
    }

    #[inline]
    fn head_mut(&mut self, value: Value) -> Option<&mut u32> {
        let (heads, index) = match value.kind() {
            ValueKind::Inst(inst) => (&mut self.insts, inst.index()),
            ValueKind::Arg(number) => (&mut self.args, number as usize),
            ValueKind::Block(block) => (&mut self.blocks, block.index()),
            _ => return None,
        };
        if heads.len() <= index {
            heads.resize(index + 1, 0);
        }
        Some(&mut heads[index])
    }

    fn head(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(inst) => self.insts.get(inst.index()),
            ValueKind::Arg(number) => self.args.get(number as usize),
            ValueKind::Block(block) => self.blocks.get(block.index()),
            _ => None,
        }
        .copied()
        .unwrap_or(0)
    }

    #[inline]
    pub(super) fn push_front(&mut self, value: Value, slot: usize, user: Inst) {
        self.push_front_word(value, slot, user.to_word());
    }

    /// Adds a use by anything that a word other than zero identifies.
    #[inline]
    pub(super) fn push_front_word(&mut self, value: Value, slot: usize, user: u32) {
        let word = slot + 1;
        if self.links.len() <= word {
            self.links.resize(word + 1, Link::default());
        }
        let Some(head) = self.head_mut(value) else { return };
        let next = std::mem::replace(head, word as u32);
        self.links[next as usize].prev = word as u32;
        self.links[word] = Link { next, prev: 0, user };
    }

    #[inline]
    pub(super) fn remove(&mut self, value: Value, slot: usize) {
        let Some(&Link { next, prev, user: 1.. }) = self.links.get(slot + 1) else { return };
        if prev != 0 {
            self.links[prev as usize].next = next;
        } else if let Some(head) = self.head_mut(value) {
            *head = next;
        }
        self.links[next as usize].prev = prev;
        self.links[slot + 1] = Link::default();
    }

    /// Moves all uses of a value to the front of another one's list, one after the other, and thus in reverse order.
    /// Calls `visit` with the slot and the user of each.
    pub(super) fn move_all(&mut self, old: Value, new: Value, mut visit: impl FnMut(usize, Inst)) {
        let Some(mut next) = self.head_mut(old).map(std::mem::take) else { return };
        let mut first = self.head_mut(new).map(|head| *head);
        while next != 0 {
            let word = next;
            if let Some(first) = first {
                self.links[first as usize].prev = word;
            }
            let Link { next: after, user, .. } = self.links[word as usize];
            // Values without a list have no links.
            self.links[word as usize] = first.map_or(Link::default(), |first| Link { next: first, prev: 0, user });
            first = first.map(|_| word);
            if let Some(user) = Inst::from_word(user) {
                visit(word as usize - 1, user);
            }
            next = after;
        }
        if let Some(head) = self.head_mut(new) {
            *head = first.unwrap_or(0);
        }
    }

    /// Moves a use to another slot; its place in the list stays the same.
    pub(super) fn relocate(&mut self, value: Value, from: usize, to: usize) {
        let (from, to) = (from + 1, to + 1);
        if self.links.len() <= to {
            self.links.resize(to + 1, Link::default());
        }
        let Some(link) = self.links.get_mut(from).map(std::mem::take).filter(|link| link.user != 0) else { return };
        match link.prev {
            0 => {
                if let Some(head) = self.head_mut(value) {
                    *head = to as u32;
                }
            }
            prev => self.links[prev as usize].next = to as u32,
        }
        self.links[link.next as usize].prev = to as u32;
        self.links[to] = link;
    }

    /// Returns the slots of a value's uses, in order.
    pub(super) fn slots(&self, value: Value) -> impl Iterator<Item = usize> + '_ {
        let mut next = self.head(value);
        std::iter::from_fn(move || {
            let word = next as usize;
            next = self.links[word].next;
            word.checked_sub(1)
        })
    }

    pub(super) fn user(&self, slot: usize) -> Option<Inst> {
        Inst::from_word(self.links[slot + 1].user)
    }

    pub(super) fn user_word(&self, slot: usize) -> u32 {
        self.links[slot + 1].user
    }
}

impl Body {
    pub(super) fn slots(&self, inst: Inst) -> std::ops::Range<usize> {
        let data = &self.insts[inst.index()];
        let first = data.first_operand as usize;
        first..first + data.operand_count as usize
    }

    /// Adds what a new instruction uses to the lists that were derived.
    #[inline]
    pub(super) fn note_new_inst(&mut self, inst: Inst) {
        if self.uses.get().is_some() || self.other_uses.get().is_some() {
            self.uses_of_new_inst(inst);
            self.note_phi(inst);
        }
    }

    /// Adds the operands of a new instruction to the use-lists, if those were derived.
    pub(super) fn uses_of_new_inst(&mut self, inst: Inst) {
        let slots = self.slots(inst);
        if let Some(uses) = self.uses.get_mut() {
            for (slot, &value) in slots.clone().zip(&self.operands[slots]) {
                uses.push_front(value, slot, inst);
            }
        }
    }

    /// Whether the use-lists were already derived. If not, their order still follows from the order of
    /// instructions, and a caller that needs few of them can avoid deriving all.
    #[inline]
    pub fn has_use_lists(&self) -> bool {
        self.uses.get().is_some()
    }

    /// Returns the uses of an instruction, parameter or block, in LLVM's order. Empty for other values, whose
    /// uses are not confined to a body.
    pub fn uses_of(&self, value: impl Into<Value>) -> impl Iterator<Item = Use> + '_ {
        let uses = self.uses();
        uses.slots(value.into()).filter_map(move |slot| {
            let user = uses.user(slot)?;
            let operand = slot as u32 - self.insts[user.index()].first_operand;
            Some(Use { user, operand })
        })
    }

    /// Whether an instruction, parameter or block has uses.
    pub fn has_uses(&self, value: impl Into<Value>) -> bool {
        self.uses_of(value).next().is_some()
    }

    /// Returns the predecessors of a block, in LLVM's order, once for each branch to it.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.uses_of(Value::block(block))
            .filter(|one| self.opcode(one.user).is_terminator())
            .filter_map(|one| self.block_of(one.user))
    }

    /// Returns the values whose uses are in a different order than after reading: the first `params`
    /// parameters, the blocks and the instructions. Each comes with the current list index of its uses, in
    /// the order of reading, as [`Body::reorder_uses`] takes it.
    pub fn reordered_uses(&self, params: u32) -> Vec<(Value, Vec<u32>)> {
        // Underived lists are in the order of reading.
        if !self.has_use_lists() {
            return Vec::new();
        }
        let mut position = vec![0u32; self.insts.len()];
        for (at, inst) in self.insts().enumerate() {
            position[inst.index()] = at as u32 + 1;
        }
        let in_blocks = self
            .blocks()
            .flat_map(|block| std::iter::once(Value::block(block)).chain(self.block_insts(block).map(Value::inst)));
        (0..params)
            .map(Value::arg)
            .chain(in_blocks)
            .filter_map(|value| {
                let uses: Vec<Use> = self.uses_of(value).collect();
                Some((value, places_of_reading(value, &uses, &position)?))
            })
            .collect()
    }

    /// Permutes the uses of a value, as `uselistorder` does: use `i` of the current list moves to index
    /// `order[i]`. Does nothing if `order` is not a permutation of all uses.
    pub fn reorder_uses(&mut self, value: impl Into<Value>, order: &[u32]) {
        let value = value.into();
        self.uses();
        self.epochs.advance_values();
        let Some(uses) = self.uses.get_mut() else { return };
        let slots: Vec<usize> = uses.slots(value).collect();
        let mut sorted: Vec<Option<usize>> = vec![None; slots.len()];
        if order.len() != slots.len() {
            return;
        }
        for (&slot, &place) in slots.iter().zip(order) {
            match sorted.get_mut(place as usize) {
                Some(free @ None) => *free = Some(slot),
                _ => return,
            }
        }
        let users: Vec<(usize, Inst)> =
            sorted.into_iter().flatten().filter_map(|slot| Some((slot, uses.user(slot)?))).collect();
        for &(slot, _) in &users {
            uses.remove(value, slot);
        }
        for &(slot, user) in users.iter().rev() {
            uses.push_front(value, slot, user);
        }
    }
}

/// Returns the current list index of each use, in the order of reading; `None` if the orders agree.
///
/// Order of reading: first the uses after the definition, latest first; then those at or before it (forward
/// references), earliest first. The lists of blocks have no second part.
fn places_of_reading(value: Value, uses: &[Use], position: &[u32]) -> Option<Vec<u32>> {
    let defined = value.as_inst().map_or(0, |inst| position[inst.index()]);
    let mut read: Vec<u32> = (0..uses.len() as u32).collect();
    read.sort_by(|&a, &b| {
        let key = |at: u32| (position[uses[at as usize].user.index()], uses[at as usize].operand);
        let is_forward = |at: u32| key(at).0 <= defined;
        (is_forward(a).cmp(&is_forward(b))).then_with(|| match is_forward(a) {
            true => key(a).cmp(&key(b)),
            false => key(b).cmp(&key(a)),
        })
    });
    let agrees = read.iter().zip(0..).all(|(&place, at)| at == place);
    (!agrees).then_some(read)
}
