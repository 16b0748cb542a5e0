//! Parts of a module that are read on demand: attributes, constants, initializers, metadata; and reading of
//! the parts that a body mentions. They do not exist for modules that can only be read completely.

use draig_bitstream::{Cursor, Record};
use draig_ir::{Body, Global, GlobalKind, Value, ValueKind};
use rustc_hash::FxHashSet;

use super::attributes::AttributesOnDemand;
use super::bodies::{BodyPlace, PendingBody, declared_blocks};
use super::constants::UnreadConstants;
use super::fault::{Result, fault};
use super::function::{BodyReader, ReadBody};
use super::initial::{Initial, set_initial};
use super::metadata::OnDemand;
use super::module::Skeleton;
use super::values::{CreateContext, Values};

/// The amount of a module that is read when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Everything except bodies.
    Whole,
    /// Only the parts that cannot be deferred.
    OnDemand,
}

/// The parts that are read on demand. Parts without an index, or in a form that LLVM does not write, have
/// been read already.
#[derive(Debug, Default)]
pub(crate) struct Deferred<'a> {
    /// Inside the module's block, for bodies by their positions.
    pub(crate) block: Option<Cursor<'a>>,
    pub(crate) attributes: Option<AttributesOnDemand<'a>>,
    pub(crate) constants: Option<UnreadConstants<'a>>,
    /// The variables, in order, whose initializers are such constants, and the numbers of these.
    pub(crate) initializers: Vec<(Global, u64)>,
    pub(crate) metadata: Option<Box<OnDemand<'a>>>,
}

impl Skeleton<'_> {
    /// Reads a body and the parts of the module that it mentions: constants, attributes, metadata, and the
    /// initializers of variables.
    pub(crate) fn read_body(&mut self, body: PendingBody<'_>) -> Result<ReadBody> {
        let function = body.function;
        let Some(deferred) = self.deferred.as_deref_mut() else {
            let cursor = body.enter(None, &self.info)?;
            let mut reader = BodyReader::new(&self.scope, &self.info, &mut self.module.tables);
            let body = reader.read(function, cursor);
            let unknown = reader.take_unknown();
            self.unknown.append(unknown);
            return body;
        };
        let cursor = body.enter(deferred.block.as_ref(), &self.info)?;
        set_block_count(deferred, &mut self.scope.globals, function, &cursor, &mut Record::new());
        let values = std::mem::take(&mut self.scope.values);
        let reader = BodyReader::new(&self.scope, &self.info, &mut self.module.tables);
        let mut reader = reader.with_deferred(deferred, values);
        let body = reader.read(function, cursor);
        let unknown = reader.take_unknown();
        self.scope.values = reader.into_values();
        self.unknown.append(unknown);
        let body = body?;
        self.read_initializers(&body.body)?;
        Ok(body)
    }

    /// Reads the initializers of the variables that a body mentions, directly or through other variables.
    fn read_initializers(&mut self, body: &Body) -> Result<()> {
        let Some(deferred) = self.deferred.as_deref_mut().filter(|deferred| !deferred.initializers.is_empty()) else {
            return Ok(());
        };
        let mut seen = FxHashSet::default();
        let mut list: Vec<Value> = Vec::new();
        let mut mention = |list: &mut Vec<Value>, value: Value| {
            if matches!(value.kind(), ValueKind::Global(_) | ValueKind::Const(_)) && seen.insert(value) {
                list.push(value);
            }
        };
        for inst in body.insts() {
            body.operands(inst).iter().for_each(|&operand| mention(&mut list, operand));
        }
        let mut values = Values::of_module(std::mem::take(&mut self.scope.values), deferred.constants.as_ref());
        let mut read = || -> Result<()> {
            while let Some(value) = list.pop() {
                let global = match value.kind() {
                    ValueKind::Const(constant) => {
                        let kind = self.module.tables.constants.kind(constant);
                        kind.for_each_operand(|operand| mention(&mut list, operand));
                        continue;
                    }
                    ValueKind::Global(global) => global,
                    _ => continue,
                };
                if let Ok(at) = deferred.initializers.binary_search_by_key(&global, |&(global, _)| global) {
                    let number = deferred.initializers[at].1;
                    let context = CreateContext {
                        tables: &mut self.module.tables,
                        types: &self.scope.types,
                        budget: &self.scope.budget,
                        unknown: &mut self.unknown,
                    };
                    let slot = values.demand(number, context)?;
                    set_initial(&mut self.module, global, Initial::Variable, slot)?;
                }
                match &self.module.global(global).kind {
                    GlobalKind::Variable(variable) => {
                        variable.initializer.iter().for_each(|&value| mention(&mut list, value));
                    }
                    GlobalKind::Alias { aliasee: target } | GlobalKind::IFunc { resolver: target } => {
                        mention(&mut list, *target);
                    }
                    GlobalKind::Function(_) => {}
                }
            }
            Ok(())
        };
        let done = read();
        self.scope.values = values.into_own();
        done
    }

    /// Reads all remaining parts except bodies.
    pub(crate) fn complete(&mut self) -> Result<()> {
        let Some(mut deferred) = self.deferred.take() else { return Ok(()) };
        let mut record = Record::new();
        for body in &mut self.bodies {
            let cursor = body.clone().enter(deferred.block.as_ref(), &self.info)?;
            set_block_count(&mut deferred, &mut self.scope.globals, body.function, &cursor, &mut record);
            body.place = BodyPlace::Entered(cursor);
        }
        let tables = &mut self.module.tables;
        if let Some(mut attributes) = deferred.attributes.take() {
            self.scope.attributes = attributes.all(tables, &self.scope.types, &self.scope.budget)?.into();
        }
        if let Some(constants) = deferred.constants.take() {
            let mut values = Values::of_module(std::mem::take(&mut self.scope.values), Some(&constants));
            for number in constants.numbers() {
                let (types, budget, unknown) = (&self.scope.types, &self.scope.budget, &mut self.unknown);
                values.demand(number as u64, CreateContext { tables, types, budget, unknown })?;
            }
            self.scope.values = values.into_own();
        }
        for (global, number) in deferred.initializers {
            let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at).copied());
            let slot = slot.ok_or_else(|| fault("Malformed global initializer set"))?;
            set_initial(&mut self.module, global, Initial::Variable, slot)?;
        }
        match deferred.metadata {
            Some(metadata) => self.complete_metadata(*metadata),
            None => Ok(()),
        }
    }
}

/// Records the number of blocks in a body, for their addresses.
fn set_block_count(
    deferred: &mut Deferred<'_>,
    globals: &mut [super::scope::GlobalFacts],
    function: Global,
    cursor: &Cursor<'_>,
    record: &mut Record,
) {
    let count = declared_blocks(cursor.clone(), record);
    if let Some(facts) = globals.get_mut(function.index()) {
        facts.blocks = count;
    }
    if let Some(constants) = &mut deferred.constants {
        constants.set_block_count(function, count);
    }
}
