//! [`Module`]: a module in memory, with conversion to and from text and bitcode. `ir` defines its contents,
//! `asm` reads and prints text, `bitcode` reads and writes bitcode.

use std::fmt;
use std::io;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;

use draig_asm::{PrintOptions, Text};
use draig_bitcode::{WriteError, WriteOptions};
use draig_downgrade::Losses;

use crate::errors::Errors;
use crate::read::{self, ParsedModule, ReadOptions};

/// A module of LLVM IR: the contents of one file.
///
/// It dereferences to [`ir::Module`](draig_ir::Module), which has everything except text, and adds reading
/// and printing. It is a separate type rather than a trait on that one, so that `Module::parse`, `{module}`
/// and `.parse::<Module>()` work without imports. If a function expects `&ir::Module`, pass `&module`.
#[derive(Clone, Default)]
pub struct Module(draig_ir::Module);

// Like `ir::Module`, which owns everything that it refers to.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Module>();
};

impl Module {
    /// Returns an empty module; `name` is its identifier and its source file name.
    #[must_use]
    pub fn new(name: impl AsRef<[u8]>) -> Module {
        Module(draig_ir::Module::new(name.as_ref()))
    }

    /// Reads a module from text, upgrading constructs of older versions of LLVM; warnings are dropped.
    /// See [`Module::parse_with`].
    ///
    /// ```
    /// use draig::Module;
    ///
    /// let module = Module::parse("@answer = constant i32 42")?;
    /// assert_eq!(module.variables().len(), 1);
    /// # Ok::<(), draig::Errors>(())
    /// ```
    ///
    /// # Errors
    /// Returns all errors of the text, the one that LLVM reports first.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Module, Errors> {
        Ok(Module::parse_with(text, &ReadOptions::default())?.module)
    }

    /// Reads a module from text, with options for its name, strictness and the number of threads.
    ///
    /// Text need not be UTF-8: LLVM's grammar is one of bytes.
    ///
    /// # Errors
    /// Returns all errors of the text, the one that LLVM reports first.
    pub fn parse_with(text: impl AsRef<[u8]>, options: &ReadOptions) -> Result<ParsedModule, Errors> {
        read::read(text.as_ref(), options)
    }

    /// Reads every module of an input: a bitcode file may contain several, if it was concatenated from files
    /// or split for a thin link. Text is always one module.
    ///
    /// # Errors
    /// Fails like [`Module::parse_with`] for the first invalid module.
    pub fn parse_all_with(input: impl AsRef<[u8]>, options: &ReadOptions) -> Result<Vec<ParsedModule>, Errors> {
        read::read_all(input.as_ref(), options)
    }

    /// Reads the parts of an input that some functions need. From bitcode, only the bodies of these functions
    /// are read: all other functions become declarations, initializers and metadata are limited to those that
    /// the bodies refer to (see [`LazyModule`](crate::bitcode::LazyModule)), and nothing is verified. Text is
    /// read completely.
    ///
    /// ```
    /// use draig::{Module, ReadOptions};
    ///
    /// let module = Module::parse("define void @f() {\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n")?;
    /// let read = Module::parse_functions_with(module.to_bitcode()?, &[b"g"], &ReadOptions::default())?;
    /// let defined = |name: &str| read.module.function(name).is_some_and(|function| function.body().is_some());
    /// assert_eq!((defined("f"), defined("g")), (false, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Fails like [`Module::parse_with`] for the parts that are read, and if a name is not that of a function
    /// with a body.
    pub fn parse_functions_with(
        input: impl AsRef<[u8]>,
        names: &[&[u8]],
        options: &ReadOptions,
    ) -> Result<ParsedModule, Errors> {
        read::read_functions(input.as_ref(), names, options)
    }

    /// Returns the module's canonical text, as printed by `llvm-dis`.
    ///
    /// The result is bytes, because the name of a file need not be UTF-8; everything else is ASCII.
    /// `{module}` and `.to_string()` return the same with invalid names replaced. Use [`Module::write_text`]
    /// for writing to a file, and [`crate::Printer`] for single instructions, types or values.
    ///
    /// ```
    /// use draig::Module;
    ///
    /// let module = Module::parse("@answer=constant i32 42")?;
    /// let text = module.to_text();
    /// assert!(text.ends_with(b"\n@answer = constant i32 42\n"));
    /// assert_eq!(module.to_string().into_bytes(), text);
    /// # Ok::<(), draig::Errors>(())
    /// ```
    #[must_use]
    pub fn to_text(&self) -> Vec<u8> {
        draig_asm::print_module(&self.0)
    }

    /// Writes the canonical text in pieces, so that it is never in memory as a whole.
    ///
    /// # Errors
    /// Returns the errors of `sink`.
    pub fn write_text(&self, options: &PrintOptions, sink: &mut dyn io::Write) -> io::Result<()> {
        draig_asm::write_module(&self.0, options, sink)
    }

    /// Returns the module as bitcode for the tools of LLVM 22.
    ///
    /// ```
    /// use draig::{InputKind, Module};
    ///
    /// let module = Module::parse("@answer = constant i32 42")?;
    /// assert_eq!(InputKind::of(&module.to_bitcode()?), InputKind::Bitcode);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Fails if bitcode cannot represent the module; see [`WriteError`].
    pub fn to_bitcode(&self) -> Result<Vec<u8>, WriteError> {
        self.to_bitcode_with(&WriteOptions::default())
    }

    /// Returns the module as bitcode, with options such as use-list orders.
    ///
    /// ```
    /// use draig::{Module, WriteOptions};
    ///
    /// let module = Module::parse("declare void @f() #0\nattributes #0 = { \"key\"=\"a\\00b\" }")?;
    /// let error = module.to_bitcode_with(&WriteOptions::default()).expect_err("texts of attributes end with zero");
    /// assert_eq!(error.message(), "attribute contains a zero byte, which bitcode uses as a terminator");
    /// # Ok::<(), draig::Errors>(())
    /// ```
    ///
    /// # Errors
    /// Fails if bitcode, or that of the selected version, cannot represent the module.
    pub fn to_bitcode_with(&self, options: &WriteOptions) -> Result<Vec<u8>, WriteError> {
        draig_bitcode::write(&self.0, options)
    }

    /// Lowers the module for a version of LLVM, from 15 to 22, and returns the losses. Text and bitcode
    /// must then be written for the same version: see [`PrintOptions::for_llvm`], [`WriteOptions::for_llvm`].
    ///
    /// ```
    /// use draig::{Module, PrintOptions};
    ///
    /// let mut module = Module::parse("declare void @f(ptr captures(none), ptr writable)")?;
    /// let losses = module.downgrade(16).expect("everything can be left out");
    /// assert_eq!(losses.iter().map(|(_, what, _)| what).collect::<Vec<_>>(), ["attribute `writable`"]);
    /// let mut text = Vec::new();
    /// let options = PrintOptions { for_llvm: 16, ..PrintOptions::default() };
    /// module.write_text(&options, &mut text).expect("a vector takes all");
    /// assert!(String::from_utf8_lossy(&text).contains("declare void @f(ptr nocapture, ptr)"));
    /// # Ok::<(), draig::Errors>(())
    /// ```
    ///
    /// # Errors
    /// Returns the constructs that the version cannot express at all, together with the losses; the module is
    /// then lowered in part.
    pub fn downgrade(&mut self, version: u32) -> Result<Losses, Losses> {
        draig_downgrade::downgrade(&mut self.0, version)
    }

    /// Removes all debug information: locations, records, debug types. Returns whether there was any.
    ///
    /// ```
    /// use draig::Module;
    ///
    /// let flags = "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}";
    /// let mut module = Module::parse(format!("!llvm.dbg.cu = !{{}}\n{flags}"))?;
    /// assert_eq!(module.named_metadata().len(), 2);
    /// assert!(module.strip_debug_info());
    /// assert_eq!(module.named_metadata().len(), 1);
    /// assert!(!module.strip_debug_info());
    /// # Ok::<(), draig::Errors>(())
    /// ```
    pub fn strip_debug_info(&mut self) -> bool {
        draig_upgrade::strip_debug_info(&mut self.0)
    }

    /// Sets the target triple, and the data layout that clang 22 gives modules for that target. For an instruction set
    /// that clang does not have, the data layout stays as it is and the result is false.
    ///
    /// ```
    /// use draig::Module;
    ///
    /// let mut module = Module::new("new");
    /// assert!(module.set_target("wasm32-unknown-unknown"));
    /// assert!(module.to_string().contains(
    ///     "target datalayout = \"e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20\"\n\
    ///      target triple = \"wasm32-unknown-unknown\"\n"
    /// ));
    /// ```
    pub fn set_target(&mut self, triple: impl AsRef<[u8]>) -> bool {
        self.0.triple = draig_target::Triple::parse(triple);
        let layout = self.0.triple.default_data_layout();
        let layout = layout.and_then(|layout| draig_target::DataLayout::parse(layout).ok());
        if let Some(layout) = &layout {
            self.0.data_layout = layout.clone();
        }
        layout.is_some()
    }

    /// Returns the module without its text form.
    #[must_use]
    pub fn into_inner(self) -> draig_ir::Module {
        self.0
    }
}

impl Deref for Module {
    type Target = draig_ir::Module;

    fn deref(&self) -> &draig_ir::Module {
        &self.0
    }
}

impl DerefMut for Module {
    fn deref_mut(&mut self) -> &mut draig_ir::Module {
        &mut self.0
    }
}

impl From<Module> for draig_ir::Module {
    fn from(module: Module) -> draig_ir::Module {
        module.0
    }
}

impl From<draig_ir::Module> for Module {
    fn from(module: draig_ir::Module) -> Module {
        Module(module)
    }
}

/// Shows the name and the size of the module; its full text is `{module}`, or `{:?}` of the dereferenced
/// module.
impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Module")
            .field("identifier", &String::from_utf8_lossy(&self.identifier))
            .field("variables", &self.variables().len())
            .field("functions", &self.functions().len())
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Text(self.to_text()).fmt(f)
    }
}

impl FromStr for Module {
    type Err = Errors;

    fn from_str(text: &str) -> Result<Module, Errors> {
        Module::parse(text)
    }
}
