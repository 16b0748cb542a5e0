//! Notes for debug information: where lines change, where variables get values, and where these are.

use draig_dwarf::{CallCode, RecordCode, Row};
use draig_ir::{Inst, LocalMetadataData, Metadata, Opcode, Value, ValueKind};
use draig_tables::AttrKind;

use super::{Argument, Machine, Memory, Selector};
use crate::function::analysis::ValueId;
use crate::function::registers::RegSet;
use crate::function::state::Place;
use crate::function::types::{Kind, PartInfo};

/// All registers.
const ALL: RegSet = RegSet(!0);
/// Computations of addresses on one another that are followed.
const MAX_STEPS: usize = 8;

impl<T: Machine> Selector<'_, '_, T> {
    /// Starts the notes about the function, after its analysis.
    pub(crate) fn start_notes(&mut self) {
        (self.m.notes.is_on, self.m.notes.is_plain, self.m.notes.is_quick) = (false, false, false);
        self.m.s.notes_deaths = false;
        self.m.s.frame.notes_slots = false;
        self.is_noted = self.context.notes_places;
        if !self.context.has_debug_info {
            return;
        }
        let module = self.module;
        let attachments = &module.global(self.function).attachments;
        let attached = attachments.iter().find(|&&(kind, _)| Some(kind) == self.context.dbg);
        let Some(&(_, node)) = attached else { return };
        self.is_noted = true;
        let attributes = module.global(self.function).as_function().map(|function| function.attributes);
        let set = attributes.map(|list| module.tables.attributes.list(list).function);
        let keeps_lines = set.is_some_and(|set| self.has_attribute(set, AttrKind::OptimizeNone));
        let notes = &mut self.m.notes;
        let has_records = self.body.record_count() > 0;
        let describes_calls = draig_dwarf::describes_calls(module, node);
        (notes.is_on, notes.has_records, notes.keeps_lines) = (true, has_records, keeps_lines);
        notes.describes_calls = describes_calls;
        notes.rows.clear();
        notes.records.clear();
        notes.calls.clear();
        notes.arguments.clear();
        notes.objects.clear();
        notes.inner.clear();
        notes.loads.clear();
        notes.others.clear();
        // The entry follows the code of parameters, and no other.
        (notes.previous, notes.is_at_block, notes.returns, notes.continues) = (None, false, None, true);
        notes.location = None;
        notes.tracker.start(self.m.s.analysis.lives.len());
        self.m.notes.arrivals.clear();
        if has_records {
            self.track_values();
            self.m.notes.arrivals = self.arrivals();
        }
        let Memory { s, notes, .. } = &mut *self.m;
        s.deaths.clear();
        s.frame.given.clear();
        s.notes_deaths = !notes.tracker.is_empty();
        notes.is_plain = notes.tracker.is_empty() && !self.context.notes_places;
        notes.is_quick = notes.is_plain;
        s.frame.notes_slots = s.notes_deaths;
    }

    /// Asks for the places of all values that records mention.
    fn track_values(&mut self) {
        let body = self.body;
        for record in body.all_records() {
            let data = body.record(record);
            for value in [data.location, data.address].into_iter().flatten() {
                match value.kind() {
                    ValueKind::LocalMetadata(local) => match body.local_metadata(local) {
                        LocalMetadataData::Value(value) => self.track(*value),
                        LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| self.track(value)),
                    },
                    _ => self.track(value),
                }
            }
        }
    }

    fn track(&mut self, value: Value) {
        let Some(id) = self.value_id(value) else { return };
        if self.m.notes.tracker.is_tracked(id) || self.m.notes.objects.last() == Some(&id) {
            return;
        }
        if let ValueKind::Inst(inst) = value.kind()
            && self.is_plain_object(inst)
        {
            // Most are objects of the frame; whether it is one is known at the end.
            self.m.notes.objects.push(id);
            return;
        }
        if let Some((base, offset)) = self.place_in_object(value) {
            self.m.notes.inner.push((id, base, offset));
            return;
        }
        let ty = self.type_of(value);
        let info = self.info(ty);
        let single = match info.kind {
            Kind::Scalar(_) => info.bits,
            Kind::Memory => u32::try_from(info.store_size.saturating_mul(8)).unwrap_or(0),
            Kind::Parts(..) => 0,
            Kind::Nothing | Kind::Refused => return,
        };
        // A load may be left to a conversion, in whose result it is.
        let user = match value.kind() {
            ValueKind::Inst(inst) if self.body.opcode(inst) == Opcode::Load => self.only_user(inst),
            _ => None,
        };
        if let Some(user) = user.filter(|&user| matches!(self.body.opcode(user), Opcode::SExt | Opcode::ZExt)) {
            self.track(Value::inst(user));
            self.m.notes.loads.push((id, user.as_u32()));
        }
        let Memory { notes, types, .. } = &mut *self.m;
        match value.kind() {
            ValueKind::Inst(inst) if self.body.opcode(inst) == Opcode::Alloca => notes.objects.push(id),
            ValueKind::Arg(_) => {
                notes.objects.push(id);
                notes.others.push(id);
            }
            _ => {}
        }
        match info.kind {
            Kind::Parts(first, count) => {
                let shape = |part: &PartInfo| (part.offset, part.bits);
                notes.tracker.track(id, types.parts(first, count).iter().map(shape));
            }
            _ => notes.tracker.track(id, std::iter::once((0, single))),
        }
    }

    /// Whether an instruction makes an object that is in the frame, if it is at a place of its own. That of an array whose
    /// length is computed is where the value of its address says.
    fn is_plain_object(&self, inst: Inst) -> bool {
        let body = self.body;
        body.opcode(inst) == Opcode::Alloca
            && body.memory_access(inst).align.is_none_or(|align| align.bytes() <= 16)
            && self.integer_constant(body.operands(inst)[0]).is_some()
            && body.block_of(inst) == body.entry()
    }

    /// Returns the stack object and the offset in it of an address that is computed from them.
    fn place_in_object(&mut self, value: Value) -> Option<(ValueId, i32)> {
        let body = self.body;
        let (mut at, mut offset) = (value, 0i32);
        for _ in 0..MAX_STEPS {
            let ValueKind::Inst(inst) = at.kind() else { return None };
            let (opcode, _, _, operands) = body.parts(inst);
            match opcode {
                Opcode::GetElementPtr => {
                    let more = self.constant_offset(body.source_type(inst), &operands[1..])?;
                    offset = offset.checked_add(i32::try_from(more).ok()?)?;
                    at = operands[0];
                }
                Opcode::Alloca if at != value => return Some((self.value_id(at)?, offset)),
                _ => return None,
            }
        }
        None
    }

    /// Notes what precedes an instruction.
    #[inline]
    pub(crate) fn note(&mut self, inst: Inst) {
        if !self.m.notes.is_quick {
            return if self.m.notes.is_plain { self.note_first(inst) } else { self.note_all(inst) };
        }
        let location = self.body.debug_loc(inst);
        self.note_location(location, location.is_some());
        if self.m.notes.has_records && self.body.has_records_before(inst) {
            self.note_records(inst, self.m.s.code.len() as u32);
        }
    }

    /// Notes the location of the code that follows, if it `counts` and is another than before.
    #[inline]
    fn note_location(&mut self, location: Option<Metadata>, counts: bool) {
        let Memory { s, notes, .. } = &mut *self.m;
        let is_new = counts & (location != notes.location);
        notes.rows.add_if(is_new, Row { offset: s.code.len() as u32, location });
        notes.location = if is_new { location } else { notes.location };
    }

    #[inline(never)]
    fn note_records(&mut self, inst: Inst, offset: u32) {
        let block = self.position;
        let record_code = |record| RecordCode { record, offset, block };
        self.m.notes.records.extend(self.body.records_before(inst).map(record_code));
    }

    #[inline(never)]
    fn note_all(&mut self, inst: Inst) {
        let at = self.m.s.code.len() as u32;
        if self.context.notes_places {
            self.m.places.push((at, inst));
        }
        if !self.m.notes.is_on {
            return;
        }
        if !self.m.notes.is_plain {
            self.look(at);
            self.m.notes.previous = Some(inst);
        }
        let is_first = std::mem::take(&mut self.m.notes.is_at_block);
        self.note_line(inst, at, is_first);
    }

    /// Notes the first instruction of a block, where there are lines and records alone to note.
    #[inline(never)]
    fn note_first(&mut self, inst: Inst) {
        (self.m.notes.is_at_block, self.m.notes.is_quick) = (false, true);
        self.note_line(inst, self.m.s.code.len() as u32, true);
    }

    #[inline]
    fn note_line(&mut self, inst: Inst, at: u32, is_first: bool) {
        let location = self.body.debug_loc(inst);
        self.note_location(location, location.is_some() | is_first);
        if is_first && self.m.notes.keeps_lines && location.is_some() && self.body.opcode(inst) == Opcode::Br {
            // A block that is a jump alone, such as a `break`, has a line of its own. No code would be left of it.
            T::write_filler(&mut self.m.s.code);
        }
        if self.m.notes.has_records && self.body.has_records_before(inst) {
            self.note_records(inst, at);
        }
    }

    /// Looks where values are, after the instruction before.
    fn look(&mut self, at: u32) {
        if self.m.notes.tracker.is_empty() {
            return;
        }
        let lost = match self.m.notes.previous {
            Some(inst) => self.lost_by(inst, at),
            // Values that die with a block are left over in the next only if nothing else precedes that.
            None if self.m.notes.continues => RegSet::EMPTY,
            None => ALL,
        };
        let Memory { s, notes, .. } = &mut *self.m;
        let lost = notes.tracker.look(s, at, lost, false);
        let previous = notes.previous.map(Inst::as_u32).filter(|&id| notes.tracker.is_tracked(id));
        if !notes.others.is_empty() || !s.deaths.is_empty() || previous.is_some() {
            notes.others.append(&mut s.deaths);
            for id in notes.others.drain(..).chain(previous) {
                notes.tracker.look_at(s, id, at, lost);
            }
        }
        notes.tracker.looked(at);
    }

    /// Returns the registers in which nothing is left over after an instruction that ends at an offset, whatever it is
    /// known to have written.
    fn lost_by(&self, inst: Inst, at: u32) -> RegSet {
        let body = self.body;
        if self.m.notes.tracker.last() == at {
            // There is no code of it: it may be a call of `llvm.lifetime.start`.
            return RegSet::EMPTY;
        }
        match body.opcode(inst) {
            Opcode::Call if matches!(body.callee(inst).map(Value::kind), Some(ValueKind::InlineAsm(_))) => ALL,
            Opcode::Call => T::CALLER_SAVED,
            Opcode::Br | Opcode::Switch => RegSet::EMPTY,
            opcode if opcode.is_terminator() => ALL,
            _ => RegSet::EMPTY,
        }
    }

    /// Precedes code of the next block that an `invoke` falls through to. A debugger that finishes the call is to be at its
    /// line, as after the jump of `llc -O0`, and not at that of the next statement.
    pub(crate) fn keep_line_of_call(&mut self) {
        if self.m.notes.is_on && self.m.notes.keeps_lines {
            T::write_filler(&mut self.m.s.code);
        }
    }

    /// Notes the end of a block.
    pub(crate) fn note_block_end(&mut self) {
        let position = self.position;
        let at = self.m.s.code.len() as u32;
        if !self.m.notes.is_on {
            return;
        }
        let last = self.inst.filter(|&inst| self.body.opcode(inst) == Opcode::Ret);
        let notes = &mut self.m.notes;
        (notes.is_at_block, notes.is_quick) = (true, false);
        if let Some(inst) = last {
            let location = self.body.debug_loc(inst);
            notes.returns = match notes.returns {
                None => Some(location),
                Some(known) => Some(known.filter(|_| known == location)),
            };
        }
        if self.m.notes.tracker.is_empty() {
            return;
        }
        let mut lost = self.m.notes.previous.map_or(ALL, |inst| self.lost_by(inst, at));
        let continues = self.continues();
        let Memory { s, notes, .. } = &mut *self.m;
        // The moves for phis change their places before the block ends.
        for each in s.analysis.moves_at(position) {
            let phi = each.phi.as_u32();
            notes.tracker.lose(phi, at);
            notes.others.push(phi);
            let part = s.parts[phi as usize];
            if part.place == Place::Fixed {
                lost.insert(part.reg);
            }
        }
        let lost = notes.tracker.look(s, at, lost, false);
        while let Some(id) = s.deaths.pop() {
            notes.tracker.look_at(s, id, at, lost);
        }
        notes.tracker.looked(at);
        (notes.previous, notes.continues) = (None, continues);
        if !continues {
            notes.tracker.end_left_over(at);
        }
    }

    /// Whether the next block follows the current one, and no other.
    fn continues(&self) -> bool {
        let analysis = &self.m.s.analysis;
        let next = self.position as usize + 1;
        let Some((&block, terminator)) = analysis.layout.get(next).zip(self.m.notes.previous) else { return false };
        analysis.entries[next] == 1 && self.body.successors(terminator).any(|to| to == block)
    }

    /// Notes a call, whose arguments are where the callee expects them.
    pub(crate) fn note_call(
        &mut self,
        inst: Inst,
        arguments: &[Argument],
        returns_by_address: bool,
        start: u32,
        end: u32,
    ) {
        let Memory { s, notes, .. } = &mut *self.m;
        if !notes.tracker.is_empty() {
            notes.tracker.look(s, start, T::CALLER_SAVED, true);
            notes.tracker.looked(start);
        }
        if notes.describes_calls {
            if !returns_by_address {
                self.argument_places(inst, arguments);
            }
            let arguments = self.m.notes.arguments.len() as u32;
            self.m.notes.calls.push(CallCode { end, inst, arguments });
        }
    }
}
