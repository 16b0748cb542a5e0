//! The metadata of a module and of its globals: read completely, or as far as bodies mention it.

use draig_bitstream::Cursor;
use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind, ValueKind};
use draig_tables::metadata_kinds::MD_DBG;

use super::deferred::Deferred;
use super::fault::{Result, fault};
use super::metadata::references::{resolve_type_names, upgrade_variables, variable_expression};
use super::metadata::{MetadataIds, MetadataScope, ModuleMetadata, OldMetadata, OnDemand, read_metadata};
use super::module::Skeleton;
use super::values::Values;

impl<'a> Skeleton<'a> {
    /// Reads the metadata, or finds its position.
    pub(super) fn open_metadata(&mut self) -> Result<()> {
        let metadata = match (&self.deferred, &self.metadata[..]) {
            (Some(_), [block]) => OnDemand::open(block.clone()),
            _ => None,
        };
        match (metadata, &mut self.deferred) {
            (Some(metadata), Some(deferred)) => {
                deferred.metadata = Some(Box::new(metadata));
                self.read_named()
            }
            _ => self.read_metadata(),
        }
    }

    /// Reads the named lists, which follow the index.
    fn read_named(&mut self) -> Result<()> {
        let Skeleton { module, scope, unknown, deferred, .. } = self;
        let Some(Deferred { metadata: Some(on_demand), constants, .. }) = deferred.as_deref_mut() else {
            return Ok(());
        };
        let mut values = Values::of_module(std::mem::take(&mut scope.values), constants.as_ref());
        for (name, numbers) in on_demand.named() {
            let mut nodes = Vec::with_capacity(numbers.len());
            for number in numbers {
                let (tables, types, values, budget) = (&mut module.tables, &scope.types, &mut values, &*scope.budget);
                let scope = MetadataScope { tables, types, values, budget, module: None, unknown };
                nodes.push(on_demand.read(number, scope)?);
            }
            if nodes.iter().any(|&id| module.tables.metadata.node(id).is_none()) {
                return Err(fault("Invalid named metadata: expect fwd ref to MDNode"));
            }
            let name = module.tables.strings.intern(&name);
            module.get_or_add_named_metadata(name).operands.extend(nodes);
        }
        scope.values = values.into_own();
        Ok(())
    }

    /// Reads all metadata that has not been read yet.
    pub(super) fn complete_metadata(&mut self, mut on_demand: OnDemand<'a>) -> Result<()> {
        // Read them again, this time completely.
        self.module.named_metadata_mut().iter_mut().for_each(|list| list.operands.clear());
        let scope = MetadataScope {
            tables: &mut self.module.tables,
            types: &self.scope.types,
            values: &mut Values::new(&self.scope.values),
            budget: &self.scope.budget,
            module: None,
            unknown: &mut self.unknown,
        };
        on_demand.read_all(scope)?;
        let parts = on_demand.into_parts().ok_or_else(|| fault("Invalid metadata: forward reference"))?;
        let (mut list, rest) = parts;
        let (more, module_metadata) = self.read_blocks(vec![rest], MetadataIds::new(&list))?;
        list.extend(more);
        self.finish_metadata(list, module_metadata)
    }

    fn read_metadata(&mut self) -> Result<()> {
        let blocks = std::mem::take(&mut self.metadata);
        if blocks.is_empty() {
            return Ok(());
        }
        let bits: u64 = blocks.iter().map(|cursor| cursor.end() - cursor.bit()).sum();
        self.module.tables.metadata.begin_many((bits / 16) as usize);
        let done = self.read_blocks(blocks, MetadataIds::new(&[]));
        self.module.tables.metadata.end_many();
        let (list, module_metadata) = done?;
        self.finish_metadata(list, module_metadata)
    }

    /// Reads further blocks of metadata: their nodes, and their information about globals.
    fn read_blocks(
        &mut self,
        blocks: Vec<Cursor<'a>>,
        mut ids: MetadataIds<'_, '_>,
    ) -> Result<(Vec<Metadata>, ModuleMetadata)> {
        let mut module_metadata = ModuleMetadata::default();
        let constants = self.deferred.as_ref().and_then(|deferred| deferred.constants.as_ref());
        let mut values = Values::of_module(std::mem::take(&mut self.scope.values), constants);
        for cursor in blocks {
            let scope = MetadataScope {
                tables: &mut self.module.tables,
                types: &self.scope.types,
                values: &mut values,
                budget: &self.scope.budget,
                module: Some((&mut module_metadata, &mut self.scope.metadata)),
                unknown: &mut self.unknown,
            };
            read_metadata(cursor, scope, &mut ids, None)?;
        }
        self.scope.values = values.into_own();
        self.scope.metadata.has_old_expressions |= ids.had_old_expression;
        Ok((ids.into_module(), module_metadata))
    }

    fn finish_metadata(&mut self, mut list: Vec<Metadata>, mut module_metadata: ModuleMetadata) -> Result<()> {
        if let Some(aliases) = self.module.tables.metadata.resolve_aliases() {
            list.iter_mut().for_each(|id| *id = aliases.resolve(*id));
        }
        self.scope.metadata.ids = list;
        let old = std::mem::take(&mut module_metadata.old);
        if old.named_types {
            resolve_type_names(&mut self.module.tables, &self.scope.metadata.ids);
        }
        let has_bare_variables = old.bare_variables;
        self.upgrade_subprograms(old);
        self.attach(module_metadata)?;
        if has_bare_variables {
            upgrade_variables(&mut self.module);
        }
        Ok(())
    }

    /// Reverses references of old versions: units listed their subprograms, and subprograms named their
    /// functions.
    fn upgrade_subprograms(&mut self, old: OldMetadata) {
        let ids = &self.scope.metadata.ids;
        let at = |number: u64| usize::try_from(number).ok().and_then(|at| ids.get(at).copied());
        let pool = &mut self.module.tables.metadata;
        for (unit, list) in old.unit_subprograms {
            let (Some(unit), Some(list)) = (at(unit), at(list - 1)) else { continue };
            let Some(list) = pool.node(list) else { continue };
            let subprograms: Vec<Metadata> = list.operands().flatten().collect();
            for subprogram in subprograms {
                let Some(node) = pool.node(subprogram).filter(|node| node.class() == Class::DISubprogram) else {
                    continue;
                };
                let info = node.class().info();
                let Some(field) = info.field(b"unit") else { continue };
                let mut words = node.words().to_vec();
                words.resize(info.fixed_words(), 0);
                words[info.slot(field).0] = unit.to_word();
                while words.last() == Some(&0) {
                    words.pop();
                }
                let distinct = node.is_distinct();
                pool.replace(subprogram, Class::DISubprogram, distinct, &words);
            }
        }
        let dbg = MetadataKind::from_u32(MD_DBG);
        for (global, variable) in old.variables {
            if let Some(variable) = at(variable) {
                let module_metadata = variable_expression(&mut self.module.tables, variable, None);
                self.module.global_mut(global).attachments.push((dbg, module_metadata));
            }
        }
        for (subprogram, function) in old.functions {
            let (Some(subprogram), Some(function)) = (at(subprogram), at(function - 1)) else { continue };
            let value = self.module.tables.metadata.as_value(function);
            let Some(ValueKind::Global(global)) = value.map(|value| value.kind()) else { continue };
            if self.defined.contains(&global) {
                self.module.global_mut(global).attachments.push((dbg, subprogram));
            }
        }
    }

    /// Adds attachments of globals, and named lists.
    fn attach(&mut self, metadata: ModuleMetadata) -> Result<()> {
        let node = |ids: &[Metadata], number: u64| usize::try_from(number).ok().and_then(|at| ids.get(at).copied());
        for (number, pairs) in metadata.attachments {
            let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at).copied());
            let Some(ValueKind::Global(global)) = slot.map(|slot| slot.value.kind()) else {
                return Err(fault("Invalid record"));
            };
            let (pairs, _) = pairs.as_chunks::<2>();
            for &[kind, number] in pairs {
                let kind = self.scope.metadata.kind(kind)?;
                let id = node(&self.scope.metadata.ids, number).ok_or_else(|| fault("Invalid metadata attachment"))?;
                if self.module.tables.metadata.node(id).is_none() {
                    return Err(fault("Invalid metadata attachment: expect fwd ref to MDNode"));
                }
                self.module.global_mut(global).attachments.push((kind, id));
            }
        }
        for (name, numbers) in metadata.named {
            let name = self.module.tables.strings.intern(&name);
            let mut nodes = Vec::with_capacity(numbers.len());
            for number in numbers {
                let id = node(&self.scope.metadata.ids, number);
                let id = id.filter(|&id| self.module.tables.metadata.node(id).is_some());
                nodes.push(id.ok_or_else(|| fault("Invalid named metadata: expect fwd ref to MDNode"))?);
            }
            self.module.get_or_add_named_metadata(name).operands.extend(nodes);
        }
        Ok(())
    }
}
