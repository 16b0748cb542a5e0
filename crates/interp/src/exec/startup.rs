//! Startup and shutdown of a program: globals, constructors, `main`, destructors.

use draig_ir::{ConstKind, Global, GlobalKind, Linkage, Symbol, ThreadLocalMode, Type, Value};

use super::present::first_slot;
use crate::machine::Machine;
use crate::memory::ObjectKind;
use crate::program::constants::{self, Evaluator};
use crate::program::{self};
use crate::stop::{Result, Stop, internal, unsupported};
use crate::value::Slot;

impl Machine<'_> {
    /// Assigns addresses and initial values to all globals.
    pub(crate) fn load(&mut self) -> Result<()> {
        let module = self.module;
        // Tables on Windows hold offsets from the image base, which must be the lowest address.
        let first: Vec<Global> = module.find(b"__ImageBase").into_iter().collect();
        let mut all = [&first, module.functions(), module.variables(), module.ifuncs()].concat();
        if let [base] = first[..] {
            let mut met = false;
            all.retain(|&global| global != base || !std::mem::replace(&mut met, true));
        }
        for &global in &all {
            let slot = self.allocate(global)?;
            self.program.addresses[global.index()] = slot;
            let variable = module.global(global);
            if variable.as_variable().is_some() && variable.thread_local != ThreadLocalMode::NotThreadLocal {
                self.program.thread_locals.insert(slot.tag.prov(), global);
            }
        }
        // Aliases are placed after their aliasees, in whatever order they are listed.
        let mut evaluator = Evaluator::placing_aliases();
        for &alias in module.aliases() {
            evaluator.place(self, alias)?;
        }
        evaluator.aliases_are_placed();
        for &global in module.variables() {
            let data = module.global(global);
            let Some(variable) = data.as_variable() else { continue };
            let Some(initializer) = variable.initializer else { continue };
            let name = module.name(global);
            if name.starts_with(b"llvm.") && data.linkage == Linkage::Appending {
                continue;
            }
            let to = self.program.addresses[global.index()];
            constants::initialize(&mut evaluator, self, to, initializer)?;
            if variable.is_constant {
                self.memory.set_writable(to, false);
            }
        }
        Ok(())
    }

    fn allocate(&mut self, global: Global) -> Result<Slot> {
        let module = self.module;
        let data = module.global(global);
        let name = program::name(module, global);
        let Some(variable) = data.as_variable() else {
            let is_weak = data.linkage == Linkage::ExternWeak && module.body(global).is_none();
            if is_weak && self.library.find(&name).is_none() {
                return Ok(Slot::default());
            }
            let slot = self.memory.alloc_function(global)?;
            self.functions.insert(slot.bits, global);
            return Ok(slot);
        };
        let natural = module.pref_align(data.value_type).map_or(1, |align| align.bytes());
        // LLVM aligns large variables without alignment and section to 16 bytes, and relies on it. A
        // declaration may have a type without a size.
        let is_large = self.program.shapes.alloc_size(module, data.value_type).is_ok_and(|size| size > 16);
        let natural = if is_large && data.section == Symbol::EMPTY { natural.max(16) } else { natural };
        let align = data.align.map_or(natural, |align| align.bytes());
        if variable.initializer.is_none() {
            let library = self.library;
            if let Some(slot) = library.variable(self, &name)? {
                return Ok(slot);
            }
            if data.linkage == Linkage::ExternWeak {
                return Ok(Slot::default());
            }
            return self.memory.alloc_external(&name, align);
        }
        let size = self.program.shapes.alloc_size(module, data.value_type)?;
        let kind = match (data.thread_local, variable.is_constant) {
            (ThreadLocalMode::NotThreadLocal, true) => ObjectKind::Constant,
            (ThreadLocalMode::NotThreadLocal, false) => ObjectKind::Global,
            _ => ObjectKind::ThreadLocal,
        };
        self.memory.alloc_global(size, align, kind, true)
    }

    /// Runs the functions of `llvm.global_ctors` (ascending priority) or `llvm.global_dtors` (descending).
    pub(crate) fn run_structors(&mut self, list: &[u8], descending: bool) -> Result<()> {
        let module = self.module;
        let Some(global) = module.find(list) else { return Ok(()) };
        let Some(initializer) = module.global(global).as_variable().and_then(|variable| variable.initializer) else {
            return Ok(());
        };
        let elements: Vec<Value> = match initializer.as_const().map(|constant| module.tables.constants.kind(constant)) {
            Some(ConstKind::Aggregate(elements)) => elements.to_vec(),
            // An empty list is all zeros.
            Some(ConstKind::Zero) => return Ok(()),
            _ => return unsupported(format!("@{} that is no list", String::from_utf8_lossy(list))),
        };
        let mut functions = Vec::new();
        for element in elements {
            let fields = match element.as_const().map(|constant| module.tables.constants.kind(constant)) {
                Some(ConstKind::Aggregate(fields)) => fields,
                // An entry with priority 0 and no function.
                Some(ConstKind::Zero) => continue,
                _ => return unsupported(format!("an entry of @{} that is none", String::from_utf8_lossy(list))),
            };
            let Some(priority) = module.tables.int_value(fields[0]) else {
                return unsupported("a constructor whose priority is no number");
            };
            let priority = priority.low_u64();
            let mut slots = Vec::new();
            constants::evaluate(self, fields[1], &mut slots)?;
            let pointer = first_slot(&slots)?;
            if pointer.bits != 0 {
                functions.push((priority, pointer));
            }
        }
        functions.sort_by_key(|&(priority, _)| priority);
        if descending {
            functions.reverse();
        }
        for (_, pointer) in functions {
            self.call_function(pointer, &[])?;
        }
        Ok(())
    }

    /// Runs `main` with these arguments (the program's name first); returns its status.
    pub(crate) fn run_main(&mut self, args: &[Vec<u8>]) -> Result<i32> {
        let module = self.module;
        let Some(main) = module.find(b"main").filter(|&main| module.body(main).is_some()) else {
            return Err(Box::new(Stop::Invalid("there is no function @main; use --entry to run another one".into())));
        };
        let params = module.param_types(main).to_vec();
        let fits = params.len() <= 3
            && params.iter().enumerate().all(|(number, &ty)| match number {
                0 => module.tables.types.is_integer(ty),
                _ => module.tables.types.is_pointer(ty),
            });
        if !fits {
            return Err(Box::new(Stop::Invalid("@main takes other parameters than argc, argv, envp".into())));
        }
        let argv = self.string_array(args)?;
        let envp = self.string_array(&[])?;
        let slots = [Slot::plain(args.len() as u64), argv, envp];
        let function = self.function(main)?;
        let count = params.len();
        let result_is_int = module.tables.types.as_function(module.global(main).value_type);
        let result_is_int = result_is_int.is_some_and(|ty| ty.result != Type::VOID);
        let status = self.call_with(function, &slots[..count])?;
        if !result_is_int {
            return Ok(0);
        }
        if status.tag.is_tainted() {
            let what = format!("the status that main returns is {}", self.taints.word(status));
            let undefined = crate::stop::Undefined::new(&crate::rules::NOUNDEF_VIOLATED, what);
            return Err(undefined.taint(status.tag.taint()).into());
        }
        Ok(status.bits as u32 as i32)
    }

    /// Creates an array of pointers to strings, terminated by null.
    pub(crate) fn string_array(&mut self, strings: &[Vec<u8>]) -> Result<Slot> {
        let pointer = u64::from(self.module.data_layout.pointer_size(0)).max(1);
        let size = (strings.len() as u64 + 1) * pointer;
        let array = self.memory.alloc_global(size, pointer.next_power_of_two(), ObjectKind::Global, true)?;
        self.memory.init_zero(array.bits, size);
        for (number, text) in strings.iter().enumerate() {
            let string = self.memory.alloc_global(text.len() as u64 + 1, 1, ObjectKind::Global, true)?;
            self.memory.init_zero(string.bits, text.len() as u64 + 1);
            self.memory.init_bytes(string.bits, text);
            let at = Slot { bits: array.bits + number as u64 * pointer, tag: array.tag };
            self.memory.write_pointer(at, string, self.thread.site)?;
        }
        Ok(array)
    }

    /// Returns the result of an ifunc's resolver.
    pub(super) fn ifunc(&mut self, global: Global) -> Result<Slot> {
        let GlobalKind::IFunc { resolver } = self.module.global(global).kind else {
            return internal("an ifunc that is none");
        };
        let mut slots = Vec::new();
        constants::evaluate(self, resolver, &mut slots)?;
        self.call_function(first_slot(&slots)?, &[])
    }
}
