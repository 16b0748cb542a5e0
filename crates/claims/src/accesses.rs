//! Accesses to memory as they are executed: what overlaps, and what calls change.

use draig_analysis::memory::AliasResult;
use draig_asm::Printer;
use draig_interp::Step;
use draig_ir::{Inst, Value};

use crate::Kind;
use crate::activation::Activation;
use crate::claims::Claims;
use crate::memory::{Compared, Range, Touch, Touched};
use crate::report::{Place, Report};
use crate::run::Run;

impl Run<'_, '_, '_> {
    /// Compares the operands of an instruction and its accesses before it is executed.
    pub(crate) fn begin(&mut self, inst: Inst) {
        let time = self.activation.tick();
        for (value, facts) in &self.claims.operands[inst.index()] {
            self.facts(inst, *value, facts);
        }
        if self.body.opcode(inst).is_terminator()
            && let Some(block) = self.body.block_of(inst)
        {
            for (value, fact) in &self.claims.at_end[block.index()] {
                self.facts(inst, *value, std::slice::from_ref(fact));
            }
        }
        if self.claims.memory.accesses[inst.index()].is_some() {
            self.access(inst);
        } else if self.body.opcode(inst).is_call() {
            self.activation.callees.clear();
            self.snapshot(inst);
        }
        self.activation.begun[inst.index()] = time;
    }

    /// Returns the bytes that an access will touch.
    fn range(&self, pointer: Value, size: u64, reads: bool, writes: bool) -> Option<Range> {
        let scalar = self.step.scalar(pointer)?;
        let (object, _) = self.step.object(&scalar)?;
        let address = scalar.bits()?.to_u64()?;
        self.step.is_accessible(&scalar, size).then_some(Range { address, size, object, reads, writes })
    }

    fn access(&mut self, inst: Inst) {
        let memory = &self.claims.memory;
        let Some(access) = memory.accesses[inst.index()] else { return };
        let Some(range) = self.range(access.location.pointer, access.size, access.reads, access.writes) else { return };
        self.compare_range(inst, range);
        let function = self.step.function;
        // Addresses at a known distance.
        for &(other, answer) in &memory.pairs[inst.index()] {
            let begun = self.activation.begun[other.index()];
            if begun == 0 || !memory.are_comparable(&self.claims.shape, self.activation, other, begun, inst) {
                continue;
            }
            let Some(earlier) = memory.accesses[other.index()] else { continue };
            let Some(before) = self.range(earlier.location.pointer, earlier.size, earlier.reads, earlier.writes) else {
                continue;
            };
            let distance = range.address.wrapping_sub(before.address) as i64;
            let holds = match answer {
                AliasResult::Must => distance == 0,
                AliasResult::Partial(Some(offset)) => distance == i64::from(offset),
                _ => distance < before.size as i64 && -distance < range.size as i64,
            };
            self.report.compare(Kind::MustAlias, function, Place::Inst(inst), holds, || {
                (format!("{answer:?} with {other:?}"), format!("a distance of {distance}"))
            });
        }
        let time = self.activation.time;
        self.activation.touched.record(inst, range, time);
    }

    /// Compares an access with earlier ones to the same bytes, and with the version of memory that it sees.
    fn compare_range(&mut self, inst: Inst, range: Range) {
        let memory = &self.claims.memory;
        let mut earlier: Vec<Touch> = Vec::new();
        self.activation.touched.overlapping(range, |touch| earlier.push(*touch));
        let now = Touch::new(inst, range, self.activation.time);
        let last_write = earlier.iter().filter(|touch| touch.writes).max_by_key(|touch| touch.time).copied();
        if let Some((since, claim)) = memory.last_version(self.activation, inst) {
            let holds = last_write.is_none_or(|write| write.time <= since);
            self.report.compare(Kind::MemorySsa, self.step.function, Place::Inst(inst), holds, || {
                (claim, format!("a write by {:?} after it", last_write.map(|write| write.inst)))
            });
        }
        for touch in earlier {
            self.overlap(&touch, &now);
        }
    }

    fn overlap(&mut self, earlier: &Touch, now: &Touch) {
        overlap(self.claims, self.activation, self.report, self.step, earlier, now);
    }

    /// Keeps the bytes that accesses name before a function of the library is called.
    fn snapshot(&mut self, call: Inst) {
        let memory = &self.claims.memory;
        if let Some(transfers) = memory.transfers(call) {
            let args = self.body.call_args(call);
            let size = args.get(2).and_then(|&len| self.step.scalar(len)?.bits()?.to_u64());
            let ranges: Vec<Range> = transfers
                .iter()
                .filter_map(|&(number, writes)| self.range(*args.get(number)?, size?, !writes, writes))
                .collect();
            let time = self.activation.time;
            for range in &ranges {
                self.compare_range(call, *range);
            }
            for range in ranges {
                self.activation.touched.record(call, range, time);
            }
            return;
        }
        let is_library = memory.called(call).is_some_and(|callee| {
            let module = self.report.module;
            module.body(callee).is_none() && !module.name(callee).starts_with(b"llvm.")
        });
        self.activation.kept.clear();
        if !is_library {
            return;
        }
        for (pointer, size) in memory.visible_at(call) {
            if let Some(range) = self.range(pointer, size, false, true)
                && let Some(bytes) = self.step.bytes(range.address, size)
            {
                self.activation.kept.push((range, bytes));
            }
        }
    }

    /// Adds the accesses of a call that has returned.
    pub(crate) fn called(&mut self, call: Inst) {
        let time = self.activation.begun[call.index()];
        let mut all = Vec::new();
        for touched in std::mem::take(&mut self.activation.callees) {
            all.extend(touched.of_call(call, time, |object| self.step.is_live(object)));
        }
        for (range, bytes) in std::mem::take(&mut self.activation.kept) {
            let is_changed = self.step.is_live(range.object)
                && self.step.bytes(range.address, range.size).is_some_and(|now| now != bytes);
            if is_changed {
                let mut changed = Touched::default();
                changed.record(call, range, time);
                all.extend(changed.of_call(call, time, |_| true));
            }
        }
        if all.is_empty() {
            return;
        }
        let mut found = Vec::new();
        let own = &mut self.activation.touched;
        own.merge(all, |earlier, now| {
            if earlier.inst != call {
                found.push((*earlier, *now));
            }
        });
        for (earlier, now) in found {
            self.overlap(&earlier, &now);
        }
    }
}

fn overlap(
    claims: &Claims<'_>,
    activation: &Activation,
    report: &mut Report<'_>,
    step: &Step<'_>,
    earlier: &Touch,
    now: &Touch,
) {
    let memory = &claims.memory;
    if !memory.are_comparable(&claims.shape, activation, earlier.inst, earlier.time, now.inst) {
        return;
    }
    let Some(compared) = memory.compare(earlier, now) else { return };
    let place = Place::Inst(now.inst);
    match compared {
        Compared::Agrees(kind) => report.counts.add(kind, 1),
        Compared::Contradicts(kind, claim) => {
            let text = Printer::new(report.module).inst(step.function, earlier.inst).to_string();
            report.compare(kind, step.function, place, false, || {
                (format!("{claim} with `{}`", text.trim()), "an overlap".to_owned())
            });
        }
    }
}
