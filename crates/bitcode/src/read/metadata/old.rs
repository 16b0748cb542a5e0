//! Nodes in the forms of older versions, converted to the form in the table of records.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{ConstKind, Global, Metadata, Tables, Type, ValueKind};
use draig_tables::dwarf;

use super::MetadataReader;
use super::references::variable_expression;
use crate::codes::encodings::{subprogram_flags as sp, unrotate_sign};
use crate::read::fault::{Result, fault, invalid_record};

/// Information that LLVM up to 3.9 stored in units and subprograms, and later versions in other nodes.
#[derive(Debug, Default)]
pub(crate) struct OldMetadata {
    /// Units (by number of their node) and the lists of their subprograms, plus one.
    pub(crate) unit_subprograms: Vec<(u64, u64)>,
    /// Subprograms (by number of their node) and their functions (a number of metadata, plus one).
    pub(crate) functions: Vec<(u64, u64)>,
    /// Globals, and the variables (by number of their node) that describe them.
    pub(crate) variables: Vec<(Global, u64)>,
    /// Whether variables were described without expressions.
    pub(crate) bare_variables: bool,
    /// Whether strings may name types.
    pub(crate) named_types: bool,
}

/// `DIFlagMainSubprogram`, before it was one of the flags of subprograms.
const OLD_MAIN_SUBPROGRAM: u64 = 1 << 21;

impl MetadataReader<'_, '_, '_, '_, '_> {
    /// Converts the words after the first to the form of the current table; `None` if they already have it.
    pub(super) fn older_form(&mut self, class: Class, head: u64, rest: &[u64]) -> Result<Option<Vec<u64>>> {
        let record = match class {
            Class::DISubrange => match (head >> 1 & 0x7f, rest) {
                // Count and lower bound were numbers, then only the bound.
                (0, &[count, bound, ..]) => {
                    let count = self.number_node(count);
                    self.set_named(class, "count", count);
                    let bound = self.number_node(unrotate_sign(bound) as u64);
                    self.set_named(class, "lowerBound", bound);
                    Vec::new()
                }
                (1, &[count, bound, ..]) => {
                    let bound = self.number_node(unrotate_sign(bound) as u64);
                    self.set_named(class, "lowerBound", bound);
                    vec![count]
                }
                _ => return Ok(None),
            },
            Class::DINamespace => match *rest {
                [scope, _file, name, ..] => vec![scope, name],
                _ => return Ok(None),
            },
            Class::DITemplateTypeParameter | Class::DITemplateValueParameter => {
                let is_value = class == Class::DITemplateValueParameter;
                match (is_value, rest) {
                    (false, &[name, ty]) => vec![name, ty],
                    (true, &[tag, name, ty, value]) => vec![tag, name, ty, 0, value],
                    _ => return Ok(None),
                }
            }
            Class::DIStringType if rest.len() == 7 => {
                let mut record = rest.to_vec();
                record.insert(4, 0);
                record
            }
            Class::DIModule if rest.len() < 7 => {
                let mut record = vec![0];
                record.extend_from_slice(rest);
                record
            }
            Class::DILocalVariable if head & 2 == 0 => {
                // A tag in front, and no alignment.
                let skipped = usize::from(rest.len() > 7);
                let record = rest.get(skipped..).unwrap_or_default();
                record.iter().take(7).copied().collect()
            }
            Class::DIGlobalVariable => match (head >> 1, rest) {
                (2.., _) => return Ok(None),
                // No template parameters; earlier, an expression or a constant.
                (
                    version,
                    &[scope, name, linkage, file, line, ty, local, definition, _init, declaration, ref more @ ..],
                ) => {
                    let align = if version == 1 { more.first().copied().unwrap_or(0) } else { 0 };
                    vec![scope, name, linkage, file, line, ty, local, definition, declaration, 0, align]
                }
                _ => return Err(invalid_record()),
            },
            Class::DICompositeType => {
                // Since LLVM 3.9, a bit states that its name does not refer to it.
                if let (0, Some((module, _))) = (head & 2, &mut self.scope.module) {
                    module.old.named_types = true;
                }
                return Ok(None);
            }
            Class::DIImportedEntity => match *rest {
                // Without a file, the line had no meaning.
                [tag, scope, entity, _line, name] => vec![tag, scope, entity, 0, name],
                [_, _, _, _, _, _, ..] if rest.len() <= 7 => return Ok(None),
                _ => return Err(fault("Invalid DIImportedEntity record")),
            },
            Class::DISubprogram => return self.old_subprogram(head, rest),
            _ => return Ok(None),
        };
        Ok(Some(record))
    }

    /// Converts a variable of LLVM up to 3.9, which states its own value: a global, a number or an
    /// expression. The collected node becomes an expression of the variable; returns whether it did.
    pub(super) fn old_variable(&mut self, head: u64, rest: &[u64]) -> Result<bool> {
        let Some((module, _)) = &mut self.scope.module else { return Ok(false) };
        module.old.bare_variables = true;
        let Some(init) = self.reference_or_null(rest.get(8).copied().unwrap_or(0))? else { return Ok(false) };
        let tables = &mut *self.scope.tables;
        let expression = match tables.metadata.as_value(init).map(|value| value.kind()) {
            None => init,
            Some(ValueKind::Global(global)) => {
                let number = self.ids.next_number() as u64;
                if let Some((module, _)) = &mut self.scope.module {
                    module.old.variables.push((global, number));
                }
                return Ok(false);
            }
            Some(ValueKind::Const(constant)) => match tables.constants.kind(constant) {
                ConstKind::Int(_) | ConstKind::Zero => {
                    let number = tables.int_value(constant.into()).map_or(0, |value| value.limbs()[0]);
                    constant_expression(tables, number)
                }
                _ => return Ok(false),
            },
            Some(_) => return Ok(false),
        };
        let class = self.writer.class();
        let variable = tables.metadata.intern_node(class, head & 1 != 0, self.writer.words());
        let expression_node = variable_expression(tables, variable, Some(expression));
        let node = tables.metadata.node(expression_node);
        let words = node.map(|node| node.words().to_vec()).unwrap_or_default();
        self.ids.define(&mut self.scope.tables.metadata, Class::DIGlobalVariableExpression, true, &words)?;
        Ok(true)
    }

    fn old_subprogram(&mut self, head: u64, rest: &[u64]) -> Result<Option<Vec<u64>>> {
        let has_unit = head & 2 != 0;
        if head & 4 != 0 {
            let mut record = rest.to_vec();
            let (Some(&flags), true) = (record.get(10), has_unit) else { return Err(invalid_record()) };
            if flags & OLD_MAIN_SUBPROGRAM == 0 {
                return Ok(None);
            }
            record[10] &= !OLD_MAIN_SUBPROGRAM;
            record[8] |= sp::MAIN_SUBPROGRAM;
            return Ok(Some(record));
        }
        // The indices are those of a record with the first word.
        let len = rest.len() + 1;
        let word = |at: usize| at.checked_sub(1).and_then(|at| rest.get(at)).copied().ok_or_else(invalid_record);
        let mut flags = word(13)?;
        let mut sp_flags = word(11)? & (sp::VIRTUAL | sp::PURE_VIRTUAL);
        for (at, flag) in [(7, sp::LOCAL_TO_UNIT), (8, sp::DEFINITION), (14, sp::OPTIMIZED)] {
            if word(at)? != 0 {
                sp_flags |= flag;
            }
        }
        if flags & OLD_MAIN_SUBPROGRAM != 0 {
            flags &= !OLD_MAIN_SUBPROGRAM;
            sp_flags |= sp::MAIN_SUBPROGRAM;
        }
        let shift = if len >= 19 { 3 } else { 2 };
        let unit_or_function = if len >= 19 || has_unit { word(12 + shift)? } else { 0 };
        if len >= 19 && !has_unit && unit_or_function != 0 {
            let number = self.ids.next_number() as u64;
            if let Some((module, _)) = &mut self.scope.module {
                module.old.functions.push((number, unit_or_function));
            }
        }
        Ok(Some(vec![
            word(1)?,
            word(2)?,
            word(3)?,
            word(4)?,
            word(5)?,
            word(6)?,
            word(9)?,
            word(10)?,
            sp_flags,
            word(12)?,
            flags,
            if has_unit { unit_or_function } else { 0 },
            word(13 + shift)?,
            word(14 + shift)?,
            word(15 + shift)?,
            if len >= 20 { word(16 + shift)? } else { 0 },
            if len >= 21 { word(17 + shift)? } else { 0 },
        ]))
    }

    /// Records the list of subprograms that a unit had before each of them named its unit.
    pub(super) fn note_old_unit(&mut self, rest: &[u64]) {
        let list = rest.get(10).copied().unwrap_or(0);
        let number = self.ids.next_number() as u64;
        if let (true, Some((module, _))) = (list != 0, &mut self.scope.module) {
            module.old.unit_subprograms.push((number, list));
        }
    }

    /// Reads a node of values with their types, as LLVM up to 3.5 wrote it.
    pub(super) fn old_node(&mut self, operands: &[u64], of_function: bool) -> Result<()> {
        let (pairs, rest) = operands.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(invalid_record());
        }
        // A node of a function that consists of one value is that value.
        if of_function {
            if let &[[ty, number]] = pairs {
                let ty = self.scope.types.ty(ty)?;
                if ty != Type::METADATA && ty != Type::VOID {
                    let value = self.any_value(ty, number)?;
                    return self.push(value);
                }
            }
            // Others have lost their meaning: an empty node.
            self.writer.reset(Class::Tuple);
            return self.define_node(false);
        }
        self.writer.reset(Class::Tuple);
        for &[ty, number] in pairs {
            let ty = self.scope.types.ty(ty)?;
            let operand: Option<Metadata> = match ty {
                Type::METADATA => Some(self.reference(number)?),
                Type::VOID => None,
                ty => match self.any_value(ty, number)?.kind() {
                    draig_ir::ValueKind::Metadata(id) => Some(id),
                    _ => None,
                },
            };
            self.writer.push_operand(operand);
        }
        self.define_node(false)
    }
}

/// Returns the expression of a variable that is a number.
fn constant_expression(tables: &mut Tables, number: u64) -> Metadata {
    let op = |name: &[u8]| dwarf::OP.number(name).map_or(u64::MAX, u64::from);
    let mut writer = NodeWriter::new(Class::DIExpression);
    for element in [op(b"DW_OP_constu"), number, op(b"DW_OP_stack_value")] {
        writer.push_element(element);
    }
    tables.metadata.intern_node(Class::DIExpression, false, writer.words())
}
