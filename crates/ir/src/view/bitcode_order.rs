//! Order in which a bitcode reader encounters the users of globals and constants. It pushes uses to the front
//! of the lists: first those by globals from the last to the first, kind by kind, with the constants of their
//! initializers; then those in each function, with its constants where they are first mentioned.

use super::uses::GlobalUse;
use crate::body::{Body, LocalMetadataData};
use crate::constants::Const;
use crate::global::Global;
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

/// Position of constants that mention no others, while positions are determined.
const NEVER: u32 = u32::MAX;

impl BitcodeOrder {
    /// Walks over the module as a bitcode reader would.
    pub fn new(module: &Module) -> BitcodeOrder {
        let mut insts = vec![Vec::new(); module.global_count()];
        let mut order = BitcodeOrder::walk(module, None, |function, body, inst, turn| {
            let of_body: &mut Vec<u32> = &mut insts[function.index()];
            if of_body.is_empty() {
                of_body.resize(body.inst_count(), 0);
            }
            of_body[inst.index()] = turn;
        });
        order.insts = insts;
        order
    }

    /// Determines the positions, and calls `visit` with each instruction and its position; if some values are
    /// `wanted`, only with those that use one of them.
    fn walk(module: &Module, wanted: Option<&Wanted>, mut visit: impl FnMut(Global, &Body, Inst, u32)) -> BitcodeOrder {
        let mut marks = Marks::new(module, wanted);
        let constants = module.tables.constants.iter();
        let mut order = BitcodeOrder {
            constants: constants.map(|(_, data)| if data.kind.mentions_others() { 0 } else { NEVER }).collect(),
            globals: vec![0; module.global_count()],
            insts: Vec::new(),
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
            if body.record_count() != 0 || body.mentions_metadata() {
                for inst in body.insts() {
                    body.for_each_metadata_value(module, inst, |value| order.mention(module, value));
                }
            }
            for block in body.blocks() {
                body.block_insts(block).for_each(|inst| {
                    let operands = body.operands(inst);
                    let found = operands.iter().fold(0, |found, &operand| found | marks.of(operand));
                    if found & Marks::NEW != 0 {
                        for &operand in operands {
                            order.mention(module, operand);
                            marks.clear_new(operand);
                        }
                    }
                    let turn = order.take();
                    if wanted.is_none() || found & Marks::WANTED != 0 {
                        visit(function, body, inst, turn);
                    }
                });
            }
        }
        order.constants.iter_mut().filter(|turn| **turn == NEVER).for_each(|turn| *turn = 0);
        order
    }

    /// Returns the uses of some globals and constants that LLVM lists, each in the order in which they are listed
    /// after bitcode was read. Other values have none.
    ///
    /// This is the same as [`GlobalUses::as_read`](super::GlobalUses::as_read), without an index of all uses.
    pub fn uses_of(module: &Module, values: &[Value]) -> Vec<Vec<GlobalUse>> {
        let wanted = Wanted::new(module, values);
        let mut lists: Vec<Vec<(u64, GlobalUse)>> = vec![Vec::new(); values.len()];
        let order = BitcodeOrder::walk(module, Some(&wanted), |function, body, inst, turn| {
            for (operand, &value) in body.operands(inst).iter().enumerate() {
                if let Some(place) = wanted.place(value) {
                    let operand = operand as u32;
                    lists[place].push((key(turn, operand), GlobalUse::Inst { function, inst, operand }));
                }
            }
        });
        for &global in [module.variables(), module.aliases(), module.ifuncs(), module.functions()].into_iter().flatten()
        {
            for value in module.global(global).kind.values() {
                if let Some(place) = wanted.place(value) {
                    lists[place].push((key(order.globals[global.index()], 0), GlobalUse::Global(global)));
                }
            }
        }
        for (constant, data) in module.tables.constants.iter() {
            let turn = order.constants[constant.index()];
            if turn != 0 && GlobalUse::Const(constant).is_listed(module) {
                data.kind.for_each_operand(|value| {
                    if let Some(place) = wanted.place(value) {
                        lists[place].push((key(turn, 0), GlobalUse::Const(constant)));
                    }
                });
            }
        }
        let sorted = |mut uses: Vec<(u64, GlobalUse)>| {
            // Only uses that are the same have the same position.
            uses.sort_unstable_by_key(|&(key, _)| key);
            uses.into_iter().map(|(_, one)| one).collect()
        };
        lists.into_iter().map(sorted).collect()
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
        (turn != 0).then(|| key(turn, operand))
    }
}

/// Returns the sort key of the use by an operand of the user at a position.
fn key(turn: u32, operand: u32) -> u64 {
    u64::from(u32::MAX - turn) << 32 | u64::from(u32::MAX - operand)
}

/// Tasks where a value is an operand. Two look-ups without branches find that out, because most
/// operands need nothing, but which do could not be predicted.
struct Marks {
    /// The marks of the constants, then none for all other values; the same for globals.
    constants: Vec<u8>,
    globals: Vec<u8>,
}

impl Marks {
    /// A constant may have no position yet.
    const NEW: u8 = 1;
    /// The use is wanted.
    const WANTED: u8 = 2;

    fn new(module: &Module, wanted: Option<&Wanted>) -> Marks {
        let data = module.tables.constants.iter();
        let new = data.map(|(_, data)| if data.kind.mentions_others() { Marks::NEW } else { 0 });
        let mut constants: Vec<u8> = new.chain([0]).collect();
        let mut globals = vec![0; module.global_count() + 1];
        if let Some(wanted) = wanted {
            let all = constants.iter_mut().zip(&wanted.constants).chain(globals.iter_mut().zip(&wanted.globals));
            all.filter(|&(_, &slot)| slot != 0).for_each(|(mark, _)| *mark |= Marks::WANTED);
        }
        Marks { constants, globals }
    }

    #[inline]
    fn of(&self, value: Value) -> u8 {
        // The last mark is that of values of other kinds, and of handles of other modules.
        let mark = |marks: &[u8], index: usize| marks[index.min(marks.len() - 1)];
        mark(&self.constants, value.index_as_const()) | mark(&self.globals, value.index_as_global())
    }

    fn clear_new(&mut self, value: Value) {
        if let Some(mark) = value.as_const().and_then(|constant| self.constants.get_mut(constant.index())) {
            *mark &= !Marks::NEW;
        }
    }
}

/// Values whose uses are wanted.
struct Wanted {
    /// One plus the place of each global among them; zero for others.
    globals: Vec<u32>,
    /// The same for each constant.
    constants: Vec<u32>,
}

impl Wanted {
    fn new(module: &Module, values: &[Value]) -> Wanted {
        let mut wanted =
            Wanted { globals: vec![0; module.global_count()], constants: vec![0; module.tables.constants.len()] };
        for (at, value) in values.iter().enumerate() {
            let slot = match value.kind() {
                ValueKind::Global(global) => wanted.globals.get_mut(global.index()),
                ValueKind::Const(constant) => wanted.constants.get_mut(constant.index()),
                _ => None,
            };
            if let Some(slot) = slot {
                *slot = at as u32 + 1;
            }
        }
        wanted
    }

    /// Returns the place of a value, if it is one of those.
    #[inline]
    fn place(&self, value: Value) -> Option<usize> {
        let slot = match value.kind() {
            ValueKind::Global(global) => self.globals.get(global.index()),
            ValueKind::Const(constant) => self.constants.get(constant.index()),
            _ => None,
        };
        (*slot? as usize).checked_sub(1)
    }
}

impl Body {
    /// Whether an instruction has metadata as an operand. May be true because of removed ones.
    pub fn mentions_metadata(&self) -> bool {
        let is_metadata = |value: &Value| matches!(value.kind(), ValueKind::Metadata(_) | ValueKind::LocalMetadata(_));
        // All are looked at, because most bodies have none: the loop without an exit is several at a time.
        self.all_operands().iter().fold(false, |any, value| any | is_metadata(value))
    }

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
