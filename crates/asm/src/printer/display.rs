//! Single pieces of a module as text, for messages and for `Display`: identical to the text of the whole
//! module at that place.

use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, TryLockError};

use draig_ir::view::{BlockRef, FunctionRef, GlobalRef, InstRef, MetadataRef, Part, Spell, TypeRef, ValueRef};
use draig_ir::{Block, Const, DbgRecord, Global, Inst, Metadata, Module, Type, Value};
use rustc_hash::FxHashMap;

use super::local::{LocalName, LocalNumbers};
use super::numbers::ModuleNumbers;
use super::{PrintOptions, Writer};

/// A piece of text; displays with replacement characters where it is not UTF-8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(pub Vec<u8>);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.0.utf8_chunks() {
            f.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                f.write_str("\u{fffd}")?;
            }
        }
        Ok(())
    }
}

/// The numbers of a module: of unnamed globals and types, attribute groups, metadata. Computing them walks
/// the whole module; a copy is cheap.
///
/// A numbering borrows nothing and can be kept while bodies change. It is valid until globals, types,
/// attributes or metadata are added or renamed; after that, text shows `<badref>` for entities without a
/// number.
#[derive(Clone, Debug)]
pub struct Numbering(Arc<ModuleNumbers>);

impl Numbering {
    /// Numbers a module.
    pub fn new(module: &Module) -> Numbering {
        Numbering(Arc::new(ModuleNumbers::of_pieces(module)))
    }
}

/// Numbers of one function after another, each as in a text that consists of the function alone: LLVM numbers
/// attribute groups and metadata so when it prints a single function or instruction.
///
/// ```
/// use draig_asm::{FunctionNumbering, ParseOptions, Printer, parse_module};
///
/// let text = b"define void @f() !a !0 {\n  ret void\n}\ndefine void @g() !a !1 {\n  ret void\n}\n!0 = !{!0}\n!1 = !{!1}\n";
/// let module = parse_module(text, &ParseOptions::default()).expect("the text is valid").module;
/// let mut numbering = FunctionNumbering::new(&module);
/// for name in ["f", "g"] {
///     let function = module.find(name.as_bytes()).expect("it is defined");
///     let printer = Printer::with_numbering(&module, &numbering.of(&module, function));
///     assert!(printer.global(function).to_string().contains("!a !0"));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct FunctionNumbering {
    numbers: Arc<ModuleNumbers>,
    of_globals: (usize, usize),
}

impl FunctionNumbering {
    /// Numbers the globals of a module.
    pub fn new(module: &Module) -> FunctionNumbering {
        let numbers = ModuleNumbers::of_globals(module);
        FunctionNumbering { of_globals: numbers.counts(), numbers: Arc::new(numbers) }
    }

    /// Numbers a function. Takes time proportional to the function if the numbering of the previous one is no longer
    /// in use.
    pub fn of(&mut self, module: &Module, function: Global) -> Numbering {
        let numbers = Arc::make_mut(&mut self.numbers);
        numbers.truncate(self.of_globals);
        numbers.add_function(module, function);
        Numbering(Arc::clone(&self.numbers))
    }
}

/// Prints pieces of one module. The first piece numbers the whole module, so one printer should serve for
/// many pieces. It also caches the numbers of the function printed last.
#[derive(Debug)]
pub struct Printer<'m> {
    module: &'m Module,
    numbers: OnceLock<Numbering>,
    kept: Mutex<CachedNumbers>,
}

/// Cached numbers inside functions, which the next piece is likely to need.
#[derive(Debug, Default)]
struct CachedNumbers {
    /// Numbers of the function printed last.
    last: Option<(Global, LocalNumbers)>,
    /// Block numbers of functions whose blocks are mentioned from outside.
    foreign: FxHashMap<Global, Vec<LocalName>>,
}

impl<'m> Printer<'m> {
    /// Creates a printer of pieces of `module`.
    pub fn new(module: &'m Module) -> Self {
        Printer { module, numbers: OnceLock::new(), kept: Mutex::default() }
    }

    /// Creates a printer of pieces of `module` with an existing `numbering` of it.
    ///
    /// ```
    /// use draig_asm::{Numbering, ParseOptions, Printer, parse_module};
    ///
    /// let text = b"define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n";
    /// let mut module = parse_module(text, &ParseOptions::default()).expect("the text is valid").module;
    /// let numbering = Numbering::new(&module);
    /// for number in 0..3 {
    ///     let f = module.function("f").expect("it was defined").id();
    ///     let body = module.body_mut(f).expect("it has a body");
    ///     body.names_mut().set(draig_ir::Value::arg(0), format!("x{number}").as_bytes());
    ///     let printer = Printer::with_numbering(&module, &numbering);
    ///     assert!(printer.global(f).to_string().contains(&format!("add i32 %x{number}, 1")));
    /// }
    /// ```
    pub fn with_numbering(module: &'m Module, numbering: &Numbering) -> Self {
        Printer { module, numbers: OnceLock::from(numbering.clone()), kept: Mutex::default() }
    }

    /// Returns the numbers, for another printer of this module.
    pub fn numbering(&self) -> Numbering {
        self.numbers().clone()
    }

    fn numbers(&self) -> &Numbering {
        self.numbers.get_or_init(|| Numbering::new(self.module))
    }

    fn write(&self, function: Option<Global>, piece: impl FnOnce(&mut Writer<'_>)) -> Text {
        let mut writer = Writer::new(self.module, &self.numbers().0);
        // Does not wait for another thread that is printing. A piece that panicked left nothing here.
        let mut kept = match self.kept.try_lock() {
            Ok(kept) => Some(kept),
            Err(TryLockError::Poisoned(kept)) => Some(kept.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let CachedNumbers { mut last, foreign } = kept.as_deref_mut().map(std::mem::take).unwrap_or_default();
        writer.foreign = foreign;
        let entered = function.and_then(|function| Some((function, self.module.body(function)?)));
        if let Some((function, body)) = entered {
            match last.take() {
                Some((of, local)) if of == function => writer.enter_numbered(function, body, local),
                _ => {
                    writer.enter(function, body);
                    writer.local.find_predecessors(body);
                }
            }
        }
        piece(&mut writer);
        if let Some(kept) = &mut kept {
            kept.last = entered.map(|(function, _)| (function, writer.local)).or(last);
            kept.foreign = writer.foreign;
        }
        Text(writer.out)
    }

    /// Returns the text of a view's entity: an instruction, block, value with its type, type, global or
    /// metadata. The other methods do the same for handles.
    ///
    /// The view must belong to the printer's module.
    ///
    /// ```
    /// use draig_asm::{ParseOptions, Printer, parse_module};
    ///
    /// let text = b"define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n";
    /// let module = parse_module(text, &ParseOptions::default()).expect("the text is valid").module;
    /// let printer = Printer::new(&module);
    /// let add = module.function("f").and_then(|function| function.insts().next()).expect("an instruction");
    /// assert_eq!(printer.text(add).to_string(), "  %2 = add i32 %0, 1");
    /// assert_eq!(printer.text(add.ty()).to_string(), "i32");
    /// assert_eq!(printer.text(add.operand(1).expect("two operands")).to_string(), "i32 1");
    /// ```
    pub fn text(&self, view: impl Piece) -> Text {
        view.print(self)
    }

    /// Returns a type; identified structs by name.
    pub fn ty(&self, ty: Type) -> Text {
        self.write(None, |writer| writer.ty(ty))
    }

    /// Returns a constant with its type.
    pub fn constant(&self, constant: Const) -> Text {
        self.write(None, |writer| writer.typed_operand(Value::from(constant)))
    }

    /// Returns a value with its type; `function` is the owner of a local value.
    pub fn value(&self, function: Option<Global>, value: Value) -> Text {
        self.write(function, |writer| writer.typed_operand(value))
    }

    /// Returns a value without its type.
    pub fn name(&self, function: Option<Global>, value: Value) -> Text {
        self.write(function, |writer| writer.operand(value))
    }

    /// Returns an instruction, indented by two.
    pub fn inst(&self, function: Global, inst: Inst) -> Text {
        self.write(Some(function), |writer| {
            if let Some(body) = writer.module.body(function) {
                writer.instruction(body, inst);
            }
        })
    }

    /// Returns a debug record, indented by four.
    pub fn record(&self, function: Global, record: DbgRecord) -> Text {
        let mut text = self.write(Some(function), |writer| {
            if let Some(body) = writer.module.body(function) {
                writer.lone_record(body, record);
            }
        });
        text.0.pop_if(|last| *last == b'\n');
        text
    }

    /// Returns a block's name as an operand: `%entry`.
    pub fn block(&self, function: Global, block: Block) -> Text {
        self.name(Some(function), Value::block(block))
    }

    /// Returns a node in full, without its number; strings and values as operands.
    pub fn metadata(&self, id: Metadata) -> Text {
        self.write(None, |writer| match writer.module.tables.metadata.node(id) {
            Some(node) => writer.node(node),
            None => writer.metadata_operand(id),
        })
    }

    /// Returns metadata as an operand: nodes by number.
    pub fn metadata_operand(&self, id: Metadata) -> Text {
        self.write(None, |writer| writer.metadata_operand(id))
    }

    /// Returns the definition of a variable, alias or ifunc; a function in full.
    pub fn global(&self, global: Global) -> Text {
        self.write(None, |writer| {
            if writer.module.global(global).is_function() {
                // Without a sink nothing can fail.
                let _ = writer.function(global, &PrintOptions::default());
                // The blank line that separates it from the previous text.
                writer.out.remove(0);
            } else {
                writer.global_definition(global);
            }
        })
    }

    /// Returns one attribute, as at a parameter.
    pub fn attribute(&self, attribute: &draig_ir::Attribute) -> Text {
        self.write(None, |writer| writer.attribute(attribute, false))
    }
}

impl Spell for Printer<'_> {
    fn module(&self) -> &Module {
        self.module
    }

    fn spell(&self, part: Part) -> String {
        let text = match part {
            Part::Global(global) => self.name(None, global.into()),
            Part::Block(function, block) => self.block(function, block),
            Part::Inst(function, inst) => self.inst(function, inst),
            Part::Record(function, record) => self.record(function, record),
            Part::Metadata(id) => self.metadata_operand(id),
            Part::MetadataDefinition(id) => self.write(None, |writer| match writer.numbers.metadata(id) {
                Some(number) => writer.metadata_definition(number, id),
                None => writer.metadata_operand(id),
            }),
        };
        // No token contains a line end: names and strings have `\0A`.
        let text = text.to_string();
        let mut lines = text.lines().map(str::trim);
        let first = lines.next().unwrap_or_default().to_owned();
        lines.fold(first, |line, next| line + " " + next)
    }
}

/// A view that [`Printer::text`] takes.
pub trait Piece: Copy {
    /// Returns the text of the view's entity.
    fn print(self, printer: &Printer<'_>) -> Text;
}

impl Piece for InstRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.inst(self.function().id(), self.id())
    }
}

impl Piece for BlockRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.block(self.function().id(), self.id())
    }
}

impl Piece for ValueRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.value(self.function().map(FunctionRef::id), self.id())
    }
}

impl Piece for TypeRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.ty(self.id())
    }
}

impl Piece for FunctionRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.global(self.id())
    }
}

impl Piece for GlobalRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.global(self.id())
    }
}

impl Piece for MetadataRef<'_> {
    fn print(self, printer: &Printer<'_>) -> Text {
        printer.metadata(self.id())
    }
}

/// Prints a function in full. For more than one piece use a [`Printer`].
pub fn print_function(module: &Module, function: Global) -> Text {
    Printer::new(module).global(function)
}

/// Prints an instruction. For more than one piece use a [`Printer`].
pub fn print_inst(module: &Module, function: Global, inst: Inst) -> Text {
    Printer::new(module).inst(function, inst)
}

/// Prints a value with its type. For more than one piece use a [`Printer`].
pub fn print_value(module: &Module, function: Option<Global>, value: Value) -> Text {
    Printer::new(module).value(function, value)
}

/// Prints a type. For more than one piece use a [`Printer`].
pub fn print_type(module: &Module, ty: Type) -> Text {
    Printer::new(module).ty(ty)
}

/// Prints a constant with its type. For more than one piece use a [`Printer`].
pub fn print_constant(module: &Module, constant: Const) -> Text {
    Printer::new(module).constant(constant)
}

/// Prints a metadata node in full. For more than one piece use a [`Printer`].
pub fn print_metadata(module: &Module, id: Metadata) -> Text {
    Printer::new(module).metadata(id)
}
