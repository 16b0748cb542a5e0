//! [`Module`]: a module with its forms, in memory, as text and as bitcode. What it holds is `ir`'s, how
//! text is read and printed is `asm`'s, how bitcode is, `bitcode`'s.

use std::fmt;
use std::io;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;

use draig_asm::{PrintOptions, Text};
use draig_bitcode::{WriteError, WriteOptions};
use draig_downgrade::Losses;

use crate::errors::Errors;
use crate::read::{self, Read, ReadOptions};

/// A module of LLVM IR: what one file holds.
///
/// It derefs to [`ir::Module`](draig_ir::Module), which has everything but text, and adds reading
/// and printing. It is a type of its own, not a trait on that one, so that `Module::parse`,
/// `{module}` and `.parse::<Module>()` work with nothing imported; where a function wants
/// `&ir::Module`, `&module` is one.
#[derive(Clone, Default)]
pub struct Module(draig_ir::Module);

// As `ir::Module` is, which owns all that it mentions.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Module>();
};

impl Module {
    /// An empty module; `name` is its identifier and its source file name.
    #[must_use]
    pub fn new(name: impl AsRef<[u8]>) -> Module {
        Module(draig_ir::Module::new(name.as_ref()))
    }

    /// Reads a module from text, upgrading what older versions of LLVM wrote; warnings are dropped.
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
    /// Everything that is wrong with the text, the error that LLVM reports in front.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Module, Errors> {
        Ok(Module::parse_with(text, &ReadOptions::default())?.module)
    }

    /// Reads a module from text: its name, how strict to be, how many threads to use.
    ///
    /// Text need not be UTF-8: LLVM's grammar is one of bytes.
    ///
    /// # Errors
    /// Everything that is wrong with the text, the error that LLVM reports in front.
    pub fn parse_with(text: impl AsRef<[u8]>, options: &ReadOptions) -> Result<Read, Errors> {
        read::read(text.as_ref(), options)
    }

    /// Reads every module of an input: a file of bitcode may have several, as concatenated files have, or what
    /// is split for a thin link. Text is always one module.
    ///
    /// # Errors
    /// As [`Module::parse_with`], of the first module that something is wrong with.
    pub fn parse_all_with(input: impl AsRef<[u8]>, options: &ReadOptions) -> Result<Vec<Read>, Errors> {
        read::read_all(input.as_ref(), options)
    }

    /// Reads an input as far as some functions need it. Of bitcode, the bodies of these are read and no others:
    /// all other functions are declarations, initializers and metadata are what the bodies mention (see
    /// [`LazyModule`](crate::bitcode::LazyModule)), and nothing is verified. Text is read whole.
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
    /// As [`Module::parse_with`], of what is read; and if a name is not that of a function with a body.
    pub fn parse_functions_with(
        input: impl AsRef<[u8]>,
        names: &[&[u8]],
        options: &ReadOptions,
    ) -> Result<Read, Errors> {
        read::read_functions(input.as_ref(), names, options)
    }

    /// The module's canonical text: what `llvm-dis` prints of it.
    ///
    /// Bytes, because the name of a file need not be UTF-8; everything else is ASCII. `{module}`
    /// and `.to_string()` give the same with such names mended. For text that goes to a file there
    /// is [`Module::write_text`], for single instructions, types or values [`crate::Printer`].
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
    /// What `sink` reports.
    pub fn write_text(&self, options: &PrintOptions, sink: &mut dyn io::Write) -> io::Result<()> {
        draig_asm::write_module(&self.0, options, sink)
    }

    /// The module as bitcode, which the tools of LLVM 22 read.
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
    /// If the module has what bitcode cannot say; see [`WriteError`].
    pub fn to_bitcode(&self) -> Result<Vec<u8>, WriteError> {
        self.to_bitcode_with(&WriteOptions::default())
    }

    /// The module as bitcode, with orders of use-lists if asked for.
    ///
    /// ```
    /// use draig::{Module, WriteOptions};
    ///
    /// let module = Module::parse("declare void @f() #0\nattributes #0 = { \"key\"=\"a\\00b\" }")?;
    /// let error = module.to_bitcode_with(&WriteOptions::default()).expect_err("texts of attributes end with zero");
    /// assert_eq!(error.message(), "attribute has a zero byte in its text, which ends texts there");
    /// # Ok::<(), draig::Errors>(())
    /// ```
    ///
    /// # Errors
    /// If the module has what bitcode, or that of the version that is to read it, cannot say.
    pub fn to_bitcode_with(&self, options: &WriteOptions) -> Result<Vec<u8>, WriteError> {
        draig_bitcode::write(&self.0, options)
    }

    /// Lowers the module for an older version of LLVM, from 15 on, and tells what is lost. Text and bitcode
    /// are to be written for the same version: see [`PrintOptions::for_llvm`], [`WriteOptions::for_llvm`].
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
    /// What the version cannot be told at all, besides what would be lost; the module is lowered in part.
    pub fn downgrade(&mut self, version: u32) -> Result<Losses, Losses> {
        draig_downgrade::downgrade(&mut self.0, version)
    }

    /// Takes all debug information out: places, records, debug types. Says whether there was any.
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

    /// The module without its text form.
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

impl From<draig_ir::Module> for Module {
    fn from(module: draig_ir::Module) -> Module {
        Module(module)
    }
}

/// What it is called and how much it holds; the whole is `{module}`, or `{:?}` of what it derefs to.
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
