//! Rules for debug records.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{
    Block, ConstKind, DbgRecord, DbgRecordData, DbgRecordKind, Global, Inst, LocalMetadataData, Metadata, MetadataPool,
    Opcode, Type, TypeKind, Value, ValueKind,
};
use draig_tables::attributes::AttrKind;
use rustc_hash::FxHashMap;

use super::fields::{label, local, location};
use super::nodes::{fragment, is_entry_value, is_valid};
use super::scopes::is_type;
use super::{DebugCx, FunctionFacts};
use crate::metadata::LOCATION;
use crate::rules::debug_info as node_rule;
use crate::rules::debug_places as rule;
use crate::sink::{Checked, Report, Sink, ensure};
use crate::violation::Place;

/// A holder of an assignment identity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assignment {
    /// Whether the holder is a record rather than an instruction with the attachment.
    pub(super) is_record: bool,
    pub(super) place: Place,
}

impl DebugCx<'_, '_> {
    pub(super) fn records_before(&mut self, inst: Inst) {
        let body = self.body;
        let mut records = body.records_before(inst).peekable();
        if records.peek().is_some() && body.opcode(inst) == Opcode::Phi {
            self.fail(&rule::PHI_RECORDS, inst);
            return;
        }
        for record in records {
            self.record(record, inst);
        }
    }

    pub(super) fn trailing_records(&mut self, block: Block) {
        if self.body.trailing_records(block).next().is_some() {
            self.fail(&rule::TRAILING_RECORDS, block);
        }
    }

    fn record(&mut self, id: DbgRecord, before: Inst) {
        let record = self.body.record(id);
        let at = Place { record: Some(id), inst: Some(before), ..Place::default() };
        if let Some(place) = record.debug_loc
            && self.metadata.flags(place) & LOCATION != 0
        {
            self.visit(place, true, at);
        }
        if record.kind == DbgRecordKind::Label {
            let _ = self.label(at, &record);
            return;
        }
        let _ = self.variable(at, &record);
        let expression = self.nodes.node(record.expression).filter(|node| node.class() == Class::DIExpression);
        // Most expressions are empty.
        if let Some(expression) = expression.filter(|node| node.elements().len() != 0 && is_valid(*node)) {
            let variable = self.nodes.node(record.variable).filter(|node| node.class() == Class::DILocalVariable);
            if let Some(variable) = variable {
                let _ = self.fragment(at, variable, expression);
            }
            let _ = self.entry_value(at, &record, expression);
        }
    }

    fn label(&mut self, at: Place, record: &DbgRecordData) -> Checked {
        let node = self.nodes.node(record.variable).filter(|node| node.class() == Class::DILabel);
        let Some(node) = node else { return Err(self.fail(&rule::LABEL, at)) };
        let place = self.nodes.node(record.debug_loc);
        // Metadata that is not a location is reported elsewhere.
        if place.is_some_and(|place| place.class() != Class::DILocation) {
            return Ok(());
        }
        let Some(place) = place else { return Err(self.fail(&rule::LABEL_DEBUG_LOC, at)) };
        let agree = self.agree(node.reference(label::SCOPE), place);
        ensure!(self, agree, rule::LABEL_SUBPROGRAM, at);
        Ok(())
    }

    /// Whether the scopes of a variable or label and of a location belong to the same function; true if one
    /// of the chains is broken.
    fn agree(&self, scope: Option<Metadata>, place: NodeRef<'_>) -> bool {
        let subprogram = |scope: Option<Metadata>| self.nodes.scopes.subprogram(scope?);
        let of_place = place.reference(location::SCOPE);
        if scope == of_place {
            return true;
        }
        match (subprogram(scope), subprogram(of_place)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        }
    }

    fn variable(&mut self, at: Place, record: &DbgRecordData) -> Checked {
        let known = record.location.is_some_and(|location| self.is_location(location, true));
        ensure!(self, known, rule::RECORD_LOCATION, at);
        if record.kind == DbgRecordKind::Declare
            && let Some(ty) = record.location.and_then(|location| self.type_of_location(location))
        {
            let kind = self.tables.types.kind(ty);
            let fits = matches!(kind, TypeKind::Pointer(_) | TypeKind::Integer(_));
            ensure!(self, fits, rule::DECLARE_TYPE, at);
        }
        let variable = self.nodes.node(record.variable).filter(|node| node.class() == Class::DILocalVariable);
        let Some(variable) = variable else { return Err(self.fail(&rule::RECORD_VARIABLE, at)) };
        self.look_at(record.variable, at);
        ensure!(self, self.is_expression(record.expression), rule::RECORD_EXPRESSION, at);
        self.look_at(record.expression, at);
        if record.kind == DbgRecordKind::Assign {
            let identity = record.assign_id.filter(|&id| self.nodes.class(Some(id)) == Some(Class::DIAssignID));
            let Some(identity) = identity else { return Err(self.fail(&rule::ASSIGN_ID, at)) };
            self.look_at(record.assign_id, at);
            let known = record.address.is_some_and(|address| self.is_location(address, false));
            ensure!(self, known, rule::ASSIGN_ADDRESS, at);
            ensure!(self, self.is_expression(record.address_expression), rule::ASSIGN_EXPRESSION, at);
            self.look_at(record.address_expression, at);
            self.left.assignments.push((identity, Assignment { is_record: true, place: at }));
        }
        let ty = variable.reference(local::TYPE);
        ensure!(self, ty.is_none() || self.nodes.class(ty).is_some_and(is_type), node_rule::TYPE_REF, at);
        let place = self.nodes.node(record.debug_loc).filter(|node| node.class() == Class::DILocation);
        let Some(place) = place else { return Err(self.fail(&rule::RECORD_DEBUG_LOC, at)) };
        let scope = variable.reference(local::SCOPE);
        ensure!(self, self.agree(scope, place), rule::RECORD_SUBPROGRAM, at);
        let agreed = scope.is_some_and(|scope| self.nodes.scopes.subprogram(scope).is_some());
        if agreed { self.argument(at, record, variable, place) } else { Ok(()) }
    }

    /// Checks that each parameter is described by one variable.
    fn argument(&mut self, at: Place, record: &DbgRecordData, variable: NodeRef<'_>, place: NodeRef<'_>) -> Checked {
        if self.subprogram.is_none() || place.reference(location::INLINED_AT).is_some() {
            return Ok(());
        }
        let Some(number) = (variable.number(local::ARG) as usize).checked_sub(1) else { return Ok(()) };
        let arguments = &mut self.scratch.arguments;
        if arguments.len() <= number {
            // The number has 16 bits.
            arguments.resize(number + 1, None);
        }
        let before = std::mem::replace(&mut arguments[number], record.variable);
        ensure!(self, before.is_none() || before == record.variable, rule::RECORD_ARGUMENT, at);
        Ok(())
    }

    fn fragment(&mut self, at: Place, variable: NodeRef<'_>, expression: NodeRef<'_>) -> Checked {
        // Members of anonymous unions are artificial variables that share the memory of the largest.
        let artificial = variable.number(local::FLAGS) & super::nodes::flag::ARTIFICIAL != 0;
        if artificial || fragment(expression).is_none() {
            return Ok(());
        }
        match self.nodes.fragment(variable.reference(local::TYPE), expression) {
            Ok(()) => Ok(()),
            Err(broken) => Err(self.fail(broken, at)),
        }
    }

    fn entry_value(&mut self, at: Place, record: &DbgRecordData, expression: NodeRef<'_>) -> Checked {
        if !is_entry_value(expression) {
            return Ok(());
        }
        let allowed = match record.location.map(|location| location.kind()) {
            Some(ValueKind::Const(constant)) => {
                matches!(self.tables.constants.kind(constant), ConstKind::Undef | ConstKind::Poison)
            }
            Some(ValueKind::Arg(number)) => self.module.global(self.id).as_function().is_some_and(|function| {
                let set = self.tables.attributes.param(function.attributes, number as usize);
                self.tables.attributes.has(set, AttrKind::SwiftAsync)
            }),
            _ => false,
        };
        ensure!(self, allowed, rule::ENTRY_VALUE, at);
        Ok(())
    }

    fn look_at(&mut self, node: Option<Metadata>, place: impl Into<Place>) {
        if let Some(node) = node {
            self.visit(node, false, place);
        }
    }

    fn is_expression(&self, id: Option<Metadata>) -> bool {
        self.nodes.class(id) == Some(Class::DIExpression)
    }

    /// Whether a location is a value, a list of values if several are allowed, or nothing (`!{}`).
    fn is_location(&self, location: Value, several: bool) -> bool {
        match location.kind() {
            ValueKind::Metadata(id) => match self.nodes.node(Some(id)) {
                Some(node) => is_empty(node),
                None => self.tables.metadata.as_value(id).is_some(),
            },
            ValueKind::LocalMetadata(id) => match self.body.local_metadata(id) {
                LocalMetadataData::Value(_) => true,
                LocalMetadataData::ArgList(_) => several,
            },
            _ => true,
        }
    }

    /// Returns the type of a location that is one value.
    fn type_of_location(&self, location: Value) -> Option<Type> {
        let value = match location.kind() {
            ValueKind::Metadata(id) => self.tables.metadata.as_value(id)?,
            ValueKind::LocalMetadata(id) => match self.body.local_metadata(id) {
                LocalMetadataData::Value(value) => *value,
                LocalMetadataData::ArgList(_) => return None,
            },
            _ => location,
        };
        Some(self.module.value_type(self.id, self.body, value))
    }
}

/// Whether a node has no operands, whatever its class.
fn is_empty(node: NodeRef<'_>) -> bool {
    node.operand_count() == 0 && node.class().info().operand_fields().next().is_none()
}

/// Whether each assignment identity is used in only one function, which is nearly always the case.
fn are_in_one_function_each<'a>(pool: &MetadataPool, left: impl Iterator<Item = (Global, &'a FunctionFacts)>) -> bool {
    let mut functions: Vec<Option<Global>> = Vec::new();
    for (function, facts) in left {
        if functions.is_empty() && !facts.is_empty() {
            functions.resize(pool.len() as usize, None);
        }
        for (identity, _) in &facts.assignments {
            let is_other = |slot: &mut Option<Global>| *slot.get_or_insert(function) != function;
            if functions.get_mut(identity.index()).is_some_and(is_other) {
                return false;
            }
        }
    }
    true
}

/// Checks that assignments and the instructions linked to them are in the same function. The report concerns
/// the one that comes first.
pub(super) fn assignments<'a>(
    pool: &MetadataPool,
    left: impl Iterator<Item = (Global, &'a FunctionFacts)> + Clone,
    sink: &mut Sink,
) {
    if are_in_one_function_each(pool, left.clone()) {
        return;
    }
    // By identity: the position of the first instruction, and the first record.
    let mut first: FxHashMap<Metadata, [Option<(Global, Place)>; 2]> = FxHashMap::default();
    for (function, facts) in left {
        for &(identity, who) in &facts.assignments {
            let [insts, records] = first.entry(identity).or_default();
            let place = Place { global: Some(function), metadata: Some(identity), ..who.place };
            let (mine, others, broken) = match who.is_record {
                false => (insts, records, &rule::ASSIGN_FUNCTION),
                true => (records, insts, &rule::ASSIGN_ID_FUNCTION),
            };
            mine.get_or_insert((function, place));
            if let Some((other, place)) = *others
                && other != function
            {
                sink.fail(broken, place);
            }
        }
    }
}
