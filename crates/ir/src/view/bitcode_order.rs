//! Order in which a bitcode reader encounters the users of globals and constants. It pushes uses to the front
//! of the lists: first those by globals from the last to the first, kind by kind, with the constants of their
//! initializers; then those in each function, with its constants where they are first mentioned.

use super::uses::GlobalUse;
use crate::body::{Body, LocalMetadataData};
use crate::constants::Const;
use crate::module::Module;
use crate::value::{Inst, Value, ValueKind};

/// Position at which a bitcode reader encounters each user, counted from 1; 0 for users that it never
/// encounters.
#[derive(Clone, Debug)]
pub struct BitcodeOrder {
    constants: Vec<u32>,
    globals: Vec<u32>,
    /// Positions of the instructions of each global that is a function with a body.
    insts: Vec<Vec<u32>>,
    next: u32,
    path: Vec<(Const, usize)>,
}

impl BitcodeOrder {
    /// Walks over the module as a bitcode reader would.
    pub fn new(module: &Module) -> BitcodeOrder {
        let mut order = BitcodeOrder {
            constants: vec![0; module.tables.constants.len()],
            globals: vec![0; module.global_count()],
            insts: vec![Vec::new(); module.global_count()],
            next: 0,
            path: Vec::new(),
        };
        let lists = [module.variables(), module.aliases(), module.ifuncs(), module.functions()];
        for &global in lists.into_iter().flat_map(|list| list.iter().rev()) {
            for value in module.global(global).kind.values() {
                order.mention(module, value);
            }
            order.globals[global.index()] = order.take();
        }
        for &function in module.functions() {
            let Some(body) = module.body(function) else { continue };
            for inst in body.insts() {
                body.for_each_metadata_value(module, inst, |value| order.mention(module, value));
            }
            let mut of_insts = vec![0; body.inst_count()];
            for inst in body.insts() {
                for &operand in body.operands(inst) {
                    order.mention(module, operand);
                }
                of_insts[inst.index()] = order.take();
            }
            order.insts[function.index()] = of_insts;
        }
        order
    }

    fn take(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Assigns a constant its position, after its operands.
    #[inline]
    fn mention(&mut self, module: &Module, value: Value) {
        if let ValueKind::Const(constant) = value.kind()
            && self.constants[constant.index()] == 0
            && module.tables.constants.kind(constant).mentions_others()
        {
            self.mention_new(module, constant);
        }
    }

    fn mention_new(&mut self, module: &Module, constant: Const) {
        let constants = &module.tables.constants;
        self.path.push((constant, 0));
        while let Some((constant, next)) = self.path.last_mut() {
            let constant = *constant;
            match constants.kind(constant).parts().get(*next) {
                Some(part) => {
                    *next += 1;
                    if let ValueKind::Const(part) = part.kind()
                        && self.constants[part.index()] == 0
                        && constants.kind(part).mentions_others()
                    {
                        self.path.push((part, 0));
                    }
                }
                None => {
                    self.path.pop();
                    if self.constants[constant.index()] == 0 {
                        self.constants[constant.index()] = self.take();
                    }
                }
            }
        }
    }

    /// Returns the sort key of a use in the order of reading. `None` for uses that such a reader never
    /// encounters, and for uses that LLVM does not list.
    pub fn key(&self, one: GlobalUse) -> Option<u64> {
        let (turn, operand) = match one {
            GlobalUse::Inst { function, inst, operand } => {
                (*self.insts.get(function.index())?.get(inst.index())?, operand)
            }
            GlobalUse::Global(global) => (*self.globals.get(global.index())?, 0),
            GlobalUse::Const(constant) => (*self.constants.get(constant.index())?, 0),
            GlobalUse::Metadata(_) | GlobalUse::LocalMetadata { .. } | GlobalUse::DebugRecord { .. } => return None,
        };
        (turn != 0).then(|| u64::from(u32::MAX - turn) << 32 | u64::from(u32::MAX - operand))
    }
}

impl Body {
    /// Calls `visit` with the metadata values of an instruction and of the debug records before it.
    pub fn for_each_metadata_value(&self, module: &Module, inst: Inst, mut visit: impl FnMut(Value)) {
        let of_records = self.records_before(inst).flat_map(|record| {
            let record = self.record(record);
            [record.location, record.address].into_iter().flatten().map(|value| (value, true))
        });
        let operands = self.operands(inst).iter().map(|&value| (value, false));
        for (value, is_metadata) in operands.chain(of_records) {
            match value.kind() {
                ValueKind::Metadata(id) => module.tables.metadata.as_value(id).into_iter().for_each(&mut visit),
                ValueKind::LocalMetadata(id) => match self.local_metadata(id) {
                    LocalMetadataData::Value(value) => visit(*value),
                    LocalMetadataData::ArgList(values) => values.iter().copied().for_each(&mut visit),
                },
                ValueKind::Const(_) | ValueKind::Global(_) if is_metadata => visit(value),
                _ => {}
            }
        }
    }
}
