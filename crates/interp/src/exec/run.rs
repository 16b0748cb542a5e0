//! One run from beginning to end.

use draig_ir::{Global, Inst, Module, Type, Value, ValueKind};
use draig_verify::Verified;
use hashbrown::HashMap;

use super::progress::FIRST_SLICE;
use crate::abi::Abi;
use crate::api::{Entry, Options, Races, RunResult, Statistics, Trace};
use crate::choice::Choice;
use crate::explore::Explorer;
use crate::host::Host;
use crate::library::Library;
use crate::machine::{FrameEnd, Machine, Thread};
use crate::memory::heap::FailedAllocation;
use crate::memory::{Family, FoundRace, Memory, MemoryFacts, MemoryLimits, Object, ObjectKind};
use crate::observe::Observer;
use crate::program::{self, Function, Program};
use crate::report::{Facts, FrameFacts, Held, ObjectFacts, ThreadFacts};
use crate::semantics::Environment;
use crate::site::Site;
use crate::stop::{Result, Stop};
use crate::taint::{TaintRecord, Taints};
use crate::threads::{ThreadId, Wait};
use crate::value::{Prov, Taint};

/// Number of calls that may be in progress per kilobyte of stack.
const FRAMES_PER_KILOBYTE: u64 = 16;

/// Runs a module.
pub(crate) fn run<'m>(
    module: &'m Verified<'m>,
    options: &Options,
    library: &'m dyn Library,
    host: &'m mut dyn Host,
    observer: Option<&'m mut dyn Observer>,
    mut explorer: Option<&mut Explorer>,
) -> RunResult {
    let mut machine = Machine::new(module.module(), options, library, host);
    machine.observer = observer;
    machine.threads.explorer = explorer.as_deref_mut().map(|explorer| Box::new(std::mem::take(explorer)));
    machine.memory.keeps_stores = machine.threads.explorer.as_ref().is_some_and(|explorer| explorer.has_graphs());
    machine.memory.fail_allocation(options.fail_alloc);
    machine.memory.found_races.stops = options.races == Races::Stop;
    let (stop, result) = match machine.program_run(options) {
        Ok(result) => (Stop::Exit(0), result),
        Err(stop) => (*stop, None),
    };
    if let (Some(explorer), Some(mut own)) = (explorer, machine.threads.explorer.take()) {
        own.end_step();
        *explorer = *own;
    }
    // Output written before the end is part of the program's behaviour.
    if let Stop::Signal(_) = stop {
    } else {
        library.flush(&mut machine);
    }
    let statistics = Statistics {
        instructions: machine.steps(),
        memory: machine.memory.touched(),
        held: machine.memory.held(),
        allocations: machine.memory.asked_allocations(),
        functions: machine.program.count(),
    };
    let races = crate::report::races(&machine);
    let execution = machine.memory.execution();
    RunResult { outcome: crate::report::build(&machine, stop), result, races, execution, statistics }
}

impl<'m> Machine<'m> {
    pub(crate) fn new(
        module: &'m Module,
        options: &Options,
        library: &'m dyn Library,
        host: &'m mut dyn Host,
    ) -> Machine<'m> {
        let layout = &module.data_layout;
        let limits = MemoryLimits { total: options.max_memory, stack: options.max_stack };
        let facts = MemoryFacts { big_endian: layout.is_big_endian(), pointer_bytes: layout.pointer_size(0) };
        Machine {
            module,
            memory: Memory::new(limits, facts, options.seed),
            taints: Taints::default(),
            choice: Choice::new(options.seed),
            environment: Environment {
                big_endian: layout.is_big_endian(),
                vscale: u64::from(options.vscale.max(1)),
                ..Environment::default()
            },
            abi: Abi::of(module),
            library,
            library_state: library.begin(&options.args),
            library_functions: HashMap::default(),
            library_addresses: HashMap::default(),
            program: Program::new(module, u64::from(options.vscale.max(1)), options.tbaa, options.max_memory),
            host,
            thread: Thread::default(),
            threads: crate::threads::Threads::new(options.seed),
            next_frame: 1,
            fuel: options.max_steps.min(FIRST_SLICE),
            fuel_after_slice: options.max_steps.saturating_sub(FIRST_SLICE),
            fuel_owed: 0,
            slice: FIRST_SLICE,
            progress: None,
            max_steps: options.max_steps,
            max_frames: usize::try_from(options.max_stack / 1024 * FRAMES_PER_KILOBYTE).unwrap_or(usize::MAX).max(1024),
            scratch: Default::default(),
            trace: options.trace.clone(),
            observer: None,
            printer: None,
            assembly: crate::assembly::Assembly::default(),
            functions: HashMap::default(),
        }
    }

    /// Runs the entry point of the options; an end by `exit` is returned as an error.
    pub(super) fn program_run(&mut self, options: &Options) -> Result<Option<String>> {
        self.load()?;
        if let Some(Trace::Functions(names)) = &options.trace {
            for name in names {
                self.defined(name, "traced")?;
            }
        }
        match &options.entry {
            Entry::Main => {
                let ended = (|| {
                    self.run_structors(b"llvm.global_ctors", false)?;
                    let status = self.run_main(&options.args)?;
                    Err(Box::new(Stop::Exit(status)))
                })();
                let ended: Box<Stop> = match ended {
                    Ok(never) => never,
                    Err(stop) => stop,
                };
                let Stop::Exit(status) = *ended else { return Err(self.uncaught(ended)) };
                crate::contracts::must_return(self)?;
                // `exit`: handlers, destructors, streams.
                self.thread.frames.clear();
                self.begin_exit();
                self.library.exit(self, status)?;
                self.run_structors(b"llvm.global_dtors", true)?;
                self.library.flush(self);
                Err(Box::new(Stop::Exit(status)))
            }
            Entry::Function { name, args } => self.run_entry(name, args),
        }
    }

    /// Lets the other threads run on while exit handlers run. The return of `main` no longer ends the program.
    fn begin_exit(&mut self) {
        self.threads.exits = true;
        for parked in self.threads.parked.values_mut() {
            for frame in &mut parked.thread.frames {
                if frame.end == FrameEnd::Outermost {
                    frame.end = FrameEnd::Thread;
                }
            }
        }
    }

    /// Handles an exception that left `main`.
    fn uncaught(&mut self, stop: Box<Stop>) -> Box<Stop> {
        match *stop {
            Stop::Unwind(unwind) => self.library.uncaught(self, unwind),
            _ => stop,
        }
    }
}

impl Facts for Machine<'_> {
    fn module(&self) -> &Module {
        self.module
    }

    fn place(&self, site: Site) -> Option<(Global, Inst)> {
        self.program.locate(site)
    }

    fn object(&self, prov: Prov) -> Option<ObjectFacts> {
        let root = self.memory.root(prov);
        let object = self.memory.object(root);
        if object.base == 0 {
            return None;
        }
        let named = self.program.addresses.iter().position(|slot| slot.tag.prov() == root && root != Prov::NONE);
        let what = match named {
            Some(index) => {
                format!("@{}", program::name(self.module, Global::from_u32(index as u32)))
            }
            None => self.memory.thing(root).map_or_else(|| self.unnamed(object), str::to_owned),
        };
        Some(ObjectFacts {
            what,
            is_thing: self.memory.thing(root).is_some(),
            base: object.base,
            size: object.size,
            made: object.made,
            freed: object.freed,
            is_alive: object.is_live(),
            last_write: object.last_write,
        })
    }

    fn taint(&self, taint: Taint) -> Option<TaintRecord> {
        self.taints.get(taint).copied()
    }

    fn failed_allocation(&self) -> Option<FailedAllocation> {
        self.memory.failed_allocation()
    }

    fn why(&self, record: &TaintRecord) -> &str {
        self.taints.why(record)
    }

    fn frames(&self) -> Vec<FrameFacts> {
        self.frames_of(&self.thread)
    }

    fn races(&self) -> &[FoundRace] {
        &self.memory.found_races.list
    }

    fn waiting_threads(&self) -> Vec<ThreadFacts> {
        let facts = |(&id, wait): (&ThreadId, &Wait)| {
            let thread = if id == self.thread.id { &self.thread } else { &self.threads.parked.get(&id)?.thread };
            Some(ThreadFacts { number: id.0, waits: wait.what.clone(), frames: self.frames_of(thread) })
        };
        self.threads.waits.iter().filter_map(facts).collect()
    }

    fn value(&self, value: Value) -> Option<Held> {
        let frame = self.thread.frames.last()?;
        let (place, _) = self.program.locate(self.thread.site)?;
        if place != frame.function.global || self.branch_of(&frame.function, self.thread.site).is_some() {
            return None;
        }
        let (slot, ty): (u16, Type) = match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Const(_) | ValueKind::Global(_) => {
                frame.function.register_of(value)?
            }
            _ => return None,
        };
        let shape = self.program.shapes.known(ty)?;
        let at = frame.base + usize::from(slot);
        let slots = self.thread.registers.get(at..at + shape.slots as usize)?.to_vec();
        Some(Held { shape: (*shape).clone(), slots })
    }
}

impl Machine<'_> {
    /// Lists the calls in progress in a thread, innermost first.
    fn frames_of(&self, thread: &Thread) -> Vec<FrameFacts> {
        let mut at = thread.site;
        let mut out = Vec::new();
        for (number, frame) in thread.frames.iter().rev().enumerate() {
            let place = self.program.locate(at).filter(|&(global, _)| global == frame.function.global);
            if place.is_none() && number == 0 && at == frame.called_at {
                // The report shows the call, not the callee that it would have entered.
                continue;
            }
            let inst = place.map(|(_, inst)| self.branch_of(&frame.function, at).unwrap_or(inst));
            out.push(FrameFacts { function: frame.function.global, at: inst });
            at = frame.called_at;
        }
        out
    }

    /// Describes an object without a name of its own.
    fn unnamed(&self, object: &Object) -> String {
        match object.kind {
            ObjectKind::Stack => {
                let alloca = self.program.locate(object.made).and_then(|(function, inst)| {
                    let name = self.module.function_ref(function)?.inst(inst)?.name();
                    (!name.is_empty()).then(|| format!("the stack object %{}", String::from_utf8_lossy(name)))
                });
                alloca.unwrap_or_else(|| "a stack object".to_owned())
            }
            ObjectKind::Heap(Family::Library) => "an object of the library".to_owned(),
            ObjectKind::Heap(family) => format!("an object from {}", family.name()),
            ObjectKind::Global | ObjectKind::Constant => "memory of the environment".to_owned(),
            _ => format!("a {}", object.describe()),
        }
    }

    /// Returns the branch of a fused operation of comparison and branch: any error there is the branch's.
    fn branch_of(&self, function: &Function, site: Site) -> Option<Inst> {
        let pc = site.0.checked_sub(function.first_site)? as usize;
        let compare = (*function.origin.get(pc)?)?;
        if !function.ops.get(pc)?.is_fused_branch() {
            return None;
        }
        self.module.body(function.global)?.next_inst(compare)
    }
}
