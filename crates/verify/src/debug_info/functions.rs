//! Rules for the subprograms of functions and the source locations of instructions.

use draig_ir::metadata::Class;
use draig_ir::{Inst, Metadata, MetadataKind, Opcode, Value, ValueKind};
use draig_tables::metadata_kinds::{MD_DIASSIGNID, MD_LOOP};

use super::DebugCx;
use super::fields::location;
use super::records::Assignment;
use super::scopes::is_local_scope;
use crate::metadata::{BROKEN, LOCATION, LONE_ATOM, count, nth};
use crate::rules::{debug_places as rule, newer};
use crate::sink::{Checked, ensure};

/// Maximum number of `inlinedAt` links followed to find one that is not a location.
const INLINED: usize = 1024;

impl DebugCx<'_, '_> {
    pub(super) fn declaration_attachment(&mut self, node: Metadata) -> Checked {
        let distinct = self.nodes.node(Some(node)).is_some_and(|node| node.is_distinct());
        ensure!(self, !distinct, rule::DECLARED_DISTINCT, node);
        Ok(())
    }

    pub(super) fn definition_attachment(&mut self, node: Metadata, number: usize) -> Checked {
        ensure!(self, number == 0, rule::ONE_DBG, node);
        let subprogram = self.nodes.node(Some(node)).filter(|node| node.class() == Class::DISubprogram);
        ensure!(self, subprogram.is_some(), rule::DBG_SUBPROGRAM, node);
        ensure!(self, subprogram.is_some_and(|node| node.is_distinct()), rule::DEFINED_DISTINCT, node);
        let first = self.facts.attached_to.get(&node).copied();
        ensure!(self, first.is_none_or(|first| first == self.id), rule::SHARED_SUBPROGRAM, node);
        Ok(())
    }

    /// Checks that the locations of all instructions, including those in loop metadata, belong to this
    /// function.
    pub(super) fn locations(&mut self) -> Checked {
        if self.subprogram.is_none() {
            return Ok(());
        }
        let body = self.body;
        let has_loops = body.all_attachments().any(|(kind, _)| kind.as_u32() == MD_LOOP);
        let mut last = None;
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.own_place(inst, &mut last)?;
                if has_loops {
                    self.loop_places(inst)?;
                }
            }
        }
        Ok(())
    }

    /// Checks the location of one instruction; `last` is that of the previous instruction.
    #[inline]
    pub(super) fn location(&mut self, inst: Inst, last: &mut Option<Metadata>) -> Checked {
        self.own_place(inst, last)?;
        self.loop_places(inst)
    }

    #[inline]
    fn own_place(&mut self, inst: Inst, last: &mut Option<Metadata>) -> Checked {
        let place = self.body.debug_loc(inst);
        if let (Some(place), Some(subprogram)) = (place, self.subprogram)
            && *last != Some(place)
        {
            self.place(inst, place, subprogram)?;
            *last = Some(place);
        }
        Ok(())
    }

    fn loop_places(&mut self, inst: Inst) -> Checked {
        let Some(subprogram) = self.subprogram else { return Ok(()) };
        let Some(id) = self.body.attachment(inst, MetadataKind::from_u32(MD_LOOP)) else { return Ok(()) };
        let Some(node) = self.nodes.node(Some(id)) else { return Ok(()) };
        for operand in node.operands().skip(1).flatten() {
            self.place(inst, operand, subprogram)?;
        }
        Ok(())
    }

    #[inline]
    fn place(&mut self, inst: Inst, place: Metadata, subprogram: Metadata) -> Checked {
        let flags = self.metadata.flags(place);
        let fits = flags & BROKEN == 0 && self.nodes.scopes.subprogram(place) == Some(subprogram);
        if fits || flags & LOCATION == 0 { Ok(()) } else { self.foreign_location(inst, place, subprogram) }
    }

    /// Reports a location of another function; LLVM reports each only once, also per function.
    #[cold]
    fn foreign_location(&mut self, inst: Inst, place: Metadata, subprogram: Metadata) -> Checked {
        let count = self.tables.metadata.len();
        if !self.scratch.mark_seen(place, count) {
            return Ok(());
        }
        let scope = self.nodes.node(Some(place)).and_then(|node| node.reference(location::SCOPE));
        let is_local = self.nodes.class(scope).is_some_and(is_local_scope);
        ensure!(self, is_local, rule::LOCAL_SCOPE_OF_DBG, (inst, place));
        // A broken chain of scopes does not reach a function, and thus not this one.
        let scope = self.scope_after_inlining(place);
        ensure!(self, scope.is_some(), rule::INLINED_AT_NOTHING, (inst, place));
        let scope = scope.filter(|&scope| self.nodes.class(Some(scope)).is_some_and(is_local_scope));
        let found = scope.and_then(|scope| self.nodes.scopes.subprogram(scope));
        let wrong = found != Some(subprogram) && found.is_none_or(|found| self.scratch.mark_seen(found, count));
        ensure!(self, !wrong, rule::WRONG_SUBPROGRAM, (inst, place));
        Ok(())
    }

    /// Returns the scope that contains the code of a location after inlining. LLVM treats whatever
    /// `inlinedAt` refers to as a location: its first operand as the scope, and the second of two as another
    /// location.
    fn scope_after_inlining(&self, place: Metadata) -> Option<Metadata> {
        let mut node = self.nodes.node(Some(place))?;
        for _ in 0..INLINED {
            let inlined_at = if count(node) == 2 { nth(node, 1) } else { None };
            match inlined_at {
                None => return nth(node, 0),
                // Metadata other than nodes has no operands.
                Some(place) => node = self.nodes.node(Some(place))?,
            }
        }
        Some(place)
    }

    /// Checks an instruction's `!dbg` and assignment identity as LLVM does.
    pub(super) fn instruction(&mut self, inst: Inst) -> Checked {
        if let Some(place) = self.body.debug_loc(inst) {
            let flags = self.metadata.flags(place);
            if flags != LOCATION {
                // LLVM 23 refuses it while it reads, LLVM 22 drops the debug information.
                let broken = if self.nodes.is_newer() { &newer::DBG_CLASS } else { &rule::DBG_KIND };
                ensure!(self, flags & LOCATION != 0, *broken, (inst, place));
                self.visit(place, true, (inst, place));
                ensure!(self, flags & LONE_ATOM == 0, rule::ATOM_GROUP, (inst, place));
            }
        }
        Ok(())
    }

    /// Checks the identity that links an instruction to an assignment.
    pub(super) fn assign_id(&mut self, inst: Inst) -> Checked {
        let Some(id) = self.body.attachment(inst, MetadataKind::from_u32(MD_DIASSIGNID)) else { return Ok(()) };
        let writes = match self.body.opcode(inst) {
            Opcode::Alloca | Opcode::Store => true,
            Opcode::Call => self.is_intrinsic(self.body.callee(inst)),
            _ => false,
        };
        ensure!(self, writes, rule::ASSIGN_ID_INSTRUCTION, (inst, id));
        self.left.assignments.push((id, Assignment { is_record: false, place: inst.into() }));
        Ok(())
    }

    fn is_intrinsic(&self, callee: Option<Value>) -> bool {
        callee.and_then(Value::as_global).is_some_and(|global| self.module.name(global).starts_with(b"llvm."))
    }

    /// Checks that a call without a location, in a function with debug information, does not call an
    /// inlinable function that also has debug information.
    pub(super) fn call(&mut self, inst: Inst) -> Checked {
        if self.subprogram.is_none() || self.body.debug_loc(inst).is_some() {
            return Ok(());
        }
        let Some(ValueKind::Global(callee)) = self.body.callee(inst).map(|callee| callee.kind()) else {
            return Ok(());
        };
        let called = self.module.global(callee);
        let type_called = self.body.call(inst).map(|call| call.function_type);
        let inlinable = type_called == Some(called.value_type)
            && self.module.body(callee).is_some()
            && super::subprogram_of(self.module, callee).is_some()
            && !super::units::is_interposable(self.module, callee);
        ensure!(self, !inlinable, crate::rules::calls::INLINABLE_LOCATION, inst);
        Ok(())
    }
}
