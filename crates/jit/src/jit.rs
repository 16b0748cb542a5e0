//! Modules in memory, and their symbols.

use std::num::NonZeroU64;

use draig_codegen::CodegenOptions;
use draig_image::{Binding, Image, SymbolId, SymbolKind};
use draig_target::Triple;
use draig_verify::Verified;
use rustc_hash::FxHashMap;

#[cfg(not(target_vendor = "apple"))]
use crate::debugger::Registration;
use crate::memory::{self, Region};
use crate::place::{Plan, is_unwind};
#[cfg(not(target_vendor = "apple"))]
use crate::symbol_file::symbol_file;
use crate::{JitError, JitFunction};

/// A module in memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ModuleId(u32);

/// A symbol that modules define for each other.
#[derive(Clone, Copy)]
struct Definition {
    address: u64,
    module: ModuleId,
    is_weak: bool,
}

/// Memory of a module.
struct Loaded {
    offset: usize,
    size: usize,
    /// Addresses of its unwind tables.
    frames: Vec<u64>,
    /// Addresses of functions that run at the start and the end, in that order.
    constructors: Vec<u64>,
    destructors: Vec<u64>,
    /// Names, addresses and sizes of its functions.
    functions: Vec<(Vec<u8>, u64, u64)>,
    /// Its place in the list that debuggers read.
    #[cfg(not(target_vendor = "apple"))]
    _registration: Option<Registration>,
}

/// Closure that finds a symbol outside of the modules.
type Resolver = Box<dyn FnMut(&str) -> Option<u64> + Send>;

/// Modules as native code in memory.
pub struct Jit {
    region: Region,
    modules: Vec<Option<Loaded>>,
    symbols: FxHashMap<Vec<u8>, Definition>,
    resolver: Resolver,
    is_debuggable: bool,
}

impl Jit {
    /// Reserves memory for modules. `resolve` returns the address of a symbol that none of them defines;
    /// [`crate::process_symbol`] is one that finds those of the process.
    ///
    /// # Errors
    /// Returns the system's error if there is no memory.
    pub fn new(resolve: impl FnMut(&str) -> Option<u64> + Send + 'static) -> Result<Jit, JitError> {
        Ok(Jit {
            region: Region::new()?,
            modules: Vec::new(),
            symbols: FxHashMap::default(),
            resolver: Box::new(resolve),
            is_debuggable: false,
        })
    }

    /// Sets whether modules that are added from now on are described to debuggers, by the interface of GDB that LLDB and
    /// others read, too: GDB then knows their functions and callers, and, with debug information, their lines and
    /// variables. The description takes memory as long as the module exists. Debuggers of Apple's systems, which do not
    /// read ELF, see nothing.
    pub fn set_debuggable(&mut self, is_debuggable: bool) {
        self.is_debuggable = is_debuggable;
    }

    /// Compiles a module, and places it in memory. Its constructors do not run. A module without target is compiled
    /// for this machine; thread-local variables are emulated, if the options do not say it.
    ///
    /// # Errors
    /// Returns why it cannot be compiled or placed; the modules in memory are then as before.
    pub fn add_module(&mut self, module: &Verified<'_>, options: &CodegenOptions) -> Result<ModuleId, JitError> {
        let mut options = options.clone();
        if options.triple.is_none() && module.module().triple.is_empty() {
            options.triple = Triple::of_host();
        }
        // Only the loader could give such variables a place.
        options.emulated_tls.get_or_insert(true);
        let image = draig_codegen::compile(module, &options)?;
        self.add(&image)
    }

    /// Places an image in memory. Its symbols refer to those of the modules before it, then to the caller's.
    ///
    /// # Errors
    /// Returns why it cannot be placed; the modules in memory are then as before.
    pub fn add(&mut self, image: &Image) -> Result<ModuleId, JitError> {
        let mut plan = Plan::new(image, self.region.page())?;
        let id = ModuleId(self.modules.len() as u32);
        let offset = self.region.allocate(plan.size)?;
        match self.fill(image, &mut plan, id, offset) {
            Ok(loaded) => {
                loaded.frames.iter().for_each(|&address| memory::register_frames(address));
                self.modules.push(Some(loaded));
                Ok(id)
            }
            Err(error) => {
                self.region.release(offset, plan.size);
                Err(error)
            }
        }
    }

    /// Writes a module to its memory, and notes its symbols.
    fn fill(&mut self, image: &Image, plan: &mut Plan, id: ModuleId, offset: usize) -> Result<Loaded, JitError> {
        let base = self.region.address(offset);
        let mut new: Vec<(&[u8], Definition)> = Vec::new();
        for (symbol, data) in &image.symbols {
            if data.kind == SymbolKind::IFunc {
                let name = String::from_utf8_lossy(&data.name).into_owned();
                return Err(JitError::Unsupported(format!("ifunc '{name}'")));
            }
            if data.binding == Binding::Local || data.is_undefined() {
                continue;
            }
            let Some(address) = plan.defined(image, base, symbol) else { continue };
            let is_weak = data.binding == Binding::Weak;
            match self.symbols.get(data.name.as_slice()) {
                Some(old) if !old.is_weak && !is_weak => {
                    return Err(JitError::Defined(String::from_utf8_lossy(&data.name).into_owned()));
                }
                // The first one stays.
                Some(_) => {}
                None => new.push((&data.name, Definition { address, module: id, is_weak })),
            }
        }
        let mut known: Vec<Option<u64>> = vec![None; image.symbols.len()];
        let (symbols, resolver) = (&self.symbols, &mut self.resolver);
        let plan_ref: &Plan = plan;
        let mut find = |symbol: SymbolId| -> Result<u64, JitError> {
            let data = &image[symbol];
            // A weak definition of an earlier module is the one that all use.
            if data.binding != Binding::Local
                && let Some(definition) = symbols.get(data.name.as_slice())
            {
                return Ok(definition.address);
            }
            if let Some(address) = plan_ref.defined(image, base, symbol) {
                return Ok(address);
            }
            let name = String::from_utf8_lossy(&data.name);
            match resolver(&name) {
                Some(address) => Ok(address),
                None if data.binding == Binding::Weak || data.name.is_empty() => Ok(0),
                None => Err(JitError::Undefined(name.into_owned())),
            }
        };
        // Addresses are found before the segments change.
        for section in image.sections.values().filter(|section| section.flags.alloc) {
            for fixup in &section.fixups {
                let known = &mut known[fixup.symbol.as_u32() as usize];
                if known.is_none() && !fixup.kind.is_thread_local() {
                    *known = Some(match image[fixup.symbol].name.as_slice() {
                        b"_GLOBAL_OFFSET_TABLE_" => 0,
                        _ => find(fixup.symbol)?,
                    });
                }
            }
        }
        plan.resolve(image, base, &mut |symbol| Ok(known[symbol.as_u32() as usize].unwrap_or(0)))?;
        for segment in &plan.segments {
            self.region.write(offset + segment.offset, &segment.bytes);
        }
        let page = self.region.page();
        for segment in plan.segments.iter().filter(|segment| !segment.bytes.is_empty()) {
            let size = segment.bytes.len().next_multiple_of(page);
            self.region.protect(offset + segment.offset, size, segment.protection)?;
        }
        let names: Vec<(Vec<u8>, Definition)> =
            new.into_iter().map(|(name, definition)| (name.to_vec(), definition)).collect();
        #[cfg(not(target_vendor = "apple"))]
        let registration = match self.is_debuggable {
            true => Some(Registration::new(symbol_file(image, plan, base)?)),
            false => None,
        };
        self.symbols.extend(names);
        Ok(Loaded {
            #[cfg(not(target_vendor = "apple"))]
            _registration: registration,
            ..loaded(image, plan, base, offset)
        })
    }

    /// Removes a module. Others that refer to it must not run afterwards.
    pub fn remove(&mut self, module: ModuleId) {
        let Some(loaded) = self.modules.get_mut(module.0 as usize).and_then(Option::take) else { return };
        loaded.frames.iter().for_each(|&address| memory::deregister_frames(address));
        self.symbols.retain(|_, definition| definition.module != module);
        let Loaded { offset, size, .. } = loaded;
        // Debuggers take their breakpoints out before the memory goes.
        drop(loaded);
        self.region.release(offset, size);
    }

    /// Returns the address of a symbol that a module defines.
    pub fn address(&self, name: &str) -> Option<u64> {
        self.symbols.get(name.as_bytes()).map(|definition| definition.address)
    }

    /// Returns a function that a module defines.
    ///
    /// It may be called as long as this value and the module exist, and if its code has that type.
    pub fn function<F: JitFunction>(&self, name: &str) -> Option<F> {
        self.address(name).and_then(NonZeroU64::new).map(F::at)
    }

    /// Returns the names, addresses and sizes of a module's functions, for profilers.
    pub fn functions(&self, module: ModuleId) -> &[(Vec<u8>, u64, u64)] {
        let loaded = self.modules.get(module.0 as usize).and_then(Option::as_ref);
        loaded.map_or(&[], |loaded| &loaded.functions)
    }

    /// Returns the addresses of the functions of a module that run before its others, in their order.
    pub fn constructors(&self, module: ModuleId) -> &[u64] {
        let loaded = self.modules.get(module.0 as usize).and_then(Option::as_ref);
        loaded.map_or(&[], |loaded| &loaded.constructors)
    }

    /// Returns the addresses of the functions of a module that run after its others, in their order.
    pub fn destructors(&self, module: ModuleId) -> &[u64] {
        let loaded = self.modules.get(module.0 as usize).and_then(Option::as_ref);
        loaded.map_or(&[], |loaded| &loaded.destructors)
    }

    /// Runs the constructors of a module.
    ///
    /// # Safety
    /// The code of the module obeys the rules of the process, and this is its first call.
    #[allow(unsafe_code)]
    pub unsafe fn run_constructors(&self, module: ModuleId) {
        for &address in self.constructors(module) {
            // SAFETY: the caller's promise.
            unsafe { memory::call(address) };
        }
    }

    /// Runs the destructors of a module.
    ///
    /// # Safety
    /// As for [`Jit::run_constructors`]; this is the last call.
    #[allow(unsafe_code)]
    pub unsafe fn run_destructors(&self, module: ModuleId) {
        for &address in self.destructors(module) {
            // SAFETY: the caller's promise.
            unsafe { memory::call(address) };
        }
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        for loaded in self.modules.iter().flatten() {
            loaded.frames.iter().for_each(|&address| memory::deregister_frames(address));
        }
        // Before the memory.
        self.modules.clear();
    }
}

/// Returns what is known about a module whose bytes are final.
fn loaded(image: &Image, plan: &Plan, base: u64, offset: usize) -> Loaded {
    let mut frames = Vec::new();
    let mut arrays: [Vec<(u32, u64)>; 2] = Default::default();
    for (id, section) in &image.sections {
        let Some(address) = plan.section(base, id) else { continue };
        if is_unwind(section) && !section.bytes.is_empty() {
            frames.push(address);
        }
        for (list, name) in arrays.iter_mut().zip([&b".init_array"[..], b".fini_array"]) {
            let Some(rest) = section.name.strip_prefix(name) else { continue };
            let priority = std::str::from_utf8(rest.strip_prefix(b".").unwrap_or(b"65535"));
            let priority = priority.ok().and_then(|priority| priority.parse().ok()).unwrap_or(65535);
            for fixup in &section.fixups {
                // Each is the address of a function.
                let segment = plan.segments.iter().rev().find(|segment| base + segment.offset as u64 <= address);
                let at = segment.map(|segment| (address - base) as usize - segment.offset + fixup.offset as usize);
                let bytes = segment.zip(at).and_then(|(segment, at)| segment.bytes.get(at..at + 8)?.try_into().ok());
                list.extend(bytes.map(|bytes| (priority, u64::from_le_bytes(bytes))));
            }
        }
    }
    let [mut constructors, mut destructors] = arrays;
    constructors.sort_by_key(|&(priority, _)| priority);
    // As loaders do: the other way round.
    destructors.sort_by_key(|&(priority, _)| priority);
    destructors.reverse();
    let functions = image.symbols.iter().filter(|(_, symbol)| symbol.kind == SymbolKind::Function);
    let functions =
        functions.filter_map(|(id, symbol)| Some((symbol.name.clone(), plan.defined(image, base, id)?, symbol.size)));
    Loaded {
        offset,
        size: plan.size,
        frames,
        constructors: constructors.into_iter().map(|(_, address)| address).collect(),
        destructors: destructors.into_iter().map(|(_, address)| address).collect(),
        functions: functions.collect(),
        #[cfg(not(target_vendor = "apple"))]
        _registration: None,
    }
}
