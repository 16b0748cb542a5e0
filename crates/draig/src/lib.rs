//! LLVM IR in pure Rust: read it, look at it, change it, build it, print it.
//!
//! The reference for spelling and meaning is LLVM 22. What older versions of LLVM wrote is read and
//! upgraded as LLVM 22 does; what is printed is what `llvm-dis` prints, byte for byte. There is
//! nothing to install and nothing to link: a [`Module`] owns all that it mentions, shares nothing
//! with other modules, and is `Send + Sync`.
//!
//! This page is the guide. Each part of it is a program in the crate's `examples` folder.
//!
//! # Read, and print
//!
//! ```
//! use draig::Module;
//!
//! let module = Module::parse("
//!     define i32 @twice(i32 %x) {
//!       %y = shl i32 %x, 1
//!       ret i32 %y
//!     }
//! ")?;
//! let function = module.function("twice").expect("it is defined above");
//! assert_eq!(function.result_type().to_string(), "i32");
//! assert_eq!(function.insts().count(), 2);
//! print!("{module}");
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! [`Module::parse`] takes text as `&str` or as bytes; the crate opens no files. How a text is read
//! (its name, how strictly, with how many threads) is said with [`ReadOptions`]. [`Module::to_text`]
//! gives the canonical text, as `{module}` does.
//!
//! # Look around: calls in each function
//!
//! A module is looked at through *views*: [`FunctionRef`], [`BlockRef`], [`InstRef`], [`ValueRef`],
//! [`TypeRef`], [`MetadataRef`] and their like. A view is a reference and a number, `Copy`, and
//! leads to other views in the terms of LLVM's language reference.
//!
//! ```
//! use std::collections::BTreeMap;
//! use draig::Module;
//!
//! // what clang -S -emit-llvm wrote
//! # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/queue.ll"));
//! let module = Module::parse(text)?;
//! let mut calls = BTreeMap::new();
//! for function in module.function_refs() {
//!     for callee in function.insts().filter_map(|inst| inst.called_function()) {
//!         *calls.entry((function.display_name(), callee.display_name())).or_insert(0) += 1;
//!     }
//! }
//! assert_eq!(calls[&("main".into(), "push".into())], 2);
//! assert_eq!(calls[&("drain".into(), "free".into())], 1);
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Look closer: single instructions, and the lines that they come from
//!
//! A [`Printer`] gives the text of one piece, as the text of the whole module has it at that place.
//! (`{:?}` of a view is shorter, for messages: values without a name show their handles there.) Debug
//! information is read through [`InstRef::debug_loc`], [`InstRef::debug_records`] and
//! [`MetadataRef::field`].
//!
//! ```
//! use draig::{Module, Printer};
//!
//! let module = Module::parse(r#"
//!     define i32 @twice(i32 %x) !dbg !3 {
//!       %1 = shl i32 %x, 1, !dbg !5
//!       ret i32 %1, !dbg !6
//!     }
//!     !llvm.dbg.cu = !{!1}
//!     !llvm.module.flags = !{!0}
//!     !0 = !{i32 2, !"Debug Info Version", i32 3}
//!     !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
//!     !2 = !DIFile(filename: "twice.c", directory: "")
//!     !3 = distinct !DISubprogram(name: "twice", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
//!     !4 = !DISubroutineType(types: !{})
//!     !5 = !DILocation(line: 2, column: 12, scope: !3)
//!     !6 = !DILocation(line: 2, column: 3, scope: !3)
//! "#)?;
//! let printer = Printer::new(&module);
//! let function = module.function("twice").expect("it is defined above");
//! let mut lines = Vec::new();
//! for inst in function.insts() {
//!     let place = inst.debug_loc().expect("each has one");
//!     let text = printer.text(inst).to_string();
//!     lines.push(format!("{}:{} {}", place.line(), place.column(), text.trim()));
//! }
//! assert_eq!(lines, ["2:12 %1 = shl i32 %x, 1, !dbg !6", "2:3 ret i32 %1, !dbg !7"]);
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Change: replace a value everywhere
//!
//! Views are for reading. Whatever changes a module takes *handles*, small numbers that stay valid
//! while other things change; `id()` gives the handle of a view. Types, constants and names belong
//! to the module's [`tables`](ir::Tables), instructions and blocks to a function's
//! [`Body`](ir::Body), which keeps uses in step with every edit.
//!
//! ```
//! use draig::{Module, PrintOptions};
//! use draig::ir::{Type, Value};
//!
//! # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/factorial.ll"));
//! let mut module = Module::parse(text)?;
//! let factorial = module.function("factorial").expect("the file defines it").id();
//! let parameter = Value::arg(0);
//! let ten = module.tables.const_i64(Type::I64, 10);
//! let body = module.body_mut(factorial).expect("it has a body");
//! assert_eq!(body.uses_of(parameter).count(), 2);
//! body.replace_all_uses(parameter, ten);
//!
//! // back to a file, or whatever takes bytes; the text is never in memory as a whole
//! let mut file = Vec::new();
//! module.write_text(&PrintOptions::default(), &mut file).expect("a vector takes all");
//! let text = String::from_utf8(file).expect("ASCII");
//! assert!(text.contains("icmp ult i64 10, 2"));
//! assert!(text.contains("%i = phi i64 [ 10, %entry ], [ %i.next, %loop ]"));
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Build: a factorial
//!
//! A [`FunctionBuilder`](build::FunctionBuilder) is a position in a function. Its methods are
//! instructions; each checks its operands, folds constants, and answers a mistake with an error that
//! names both types and both values, never with a wrong module. When the builder is dropped, the
//! function has its body.
//!
//! ```
//! use draig::Module;
//! use draig::build::{BuildError, IntPredicate};
//! use draig::ir::Type;
//!
//! # fn main() -> Result<(), BuildError> {
//! let mut module = Module::new("factorial");
//! let ty = module.function_type(Type::I64, &[Type::I64]);
//! let function = module.add_function("factorial", ty);
//!
//! let mut b = module.build(function);
//! let (one, two) = (b.i64(1), b.i64(2));
//! let n = b.param(0);
//! b.set_name(n, "n");
//! let entry = b.add_block("entry");
//! let body = b.add_block("loop");
//! let exit = b.add_block("exit");
//!
//! b.position_at_end(entry);
//! let small = b.named("small").icmp(IntPredicate::Ult, n, two)?;
//! b.cond_br(small, exit, body)?;
//!
//! b.position_at_end(body);
//! let i = b.named("i").phi(Type::I64)?;
//! let product = b.named("product").phi(Type::I64)?;
//! let next_product = b.named("product.next").mul(product, i)?;
//! let next = b.named("i.next").sub(i, one)?;
//! let done = b.named("done").icmp(IntPredicate::Eq, next, one)?;
//! b.cond_br(done, exit, body)?;
//! b.add_incoming(i, n, entry)?;
//! b.add_incoming(i, next, body)?;
//! b.add_incoming(product, one, entry)?;
//! b.add_incoming(product, next_product, body)?;
//!
//! b.position_at_end(exit);
//! let result = b.named("result").phi(Type::I64)?;
//! b.add_incoming(result, one, entry)?;
//! b.add_incoming(result, next_product, body)?;
//! // what is wrong is refused where it is said
//! let error = b.ret(small).expect_err("an i1 is no i64");
//! assert!(error.message().contains("i1") && error.message().contains("i64"));
//! b.ret(result)?;
//! drop(b);
//!
//! assert_eq!(module.to_string(), "\
//! ; ModuleID = 'factorial'
//! source_filename = \"factorial\"
//!
//! define i64 @factorial(i64 %n) {
//! entry:
//!   %small = icmp ult i64 %n, 2
//!   br i1 %small, label %exit, label %loop
//!
//! loop:                                             ; preds = %loop, %entry
//!   %i = phi i64 [ %n, %entry ], [ %i.next, %loop ]
//!   %product = phi i64 [ 1, %entry ], [ %product.next, %loop ]
//!   %product.next = mul i64 %product, %i
//!   %i.next = sub i64 %i, 1
//!   %done = icmp eq i64 %i.next, 1
//!   br i1 %done, label %exit, label %loop
//!
//! exit:                                             ; preds = %loop, %entry
//!   %result = phi i64 [ 1, %entry ], [ %product.next, %loop ]
//!   ret i64 %result
//! }
//! ");
//! # Ok(())
//! # }
//! ```
//!
//! # Build: with the places in the source
//!
//! Debug information is metadata: nodes by class and fields, each field checked. A builder attaches the
//! place that it was told last to whatever it builds.
//!
//! ```
//! use draig::Module;
//! use draig::build::BuildError;
//! use draig::ir::Type;
//!
//! # fn main() -> Result<(), BuildError> {
//! let mut module = Module::new("twice.toy");
//! let flag = [module.metadata_i32(2), module.metadata_string("Debug Info Version"), module.metadata_i32(3)];
//! let flag = module.metadata_tuple(&flag);
//! module.add_named_node("llvm.module.flags", flag);
//! let file = module.di_file("twice.toy", "/src").add()?;
//! let unit = module.di_compile_unit("DW_LANG_C11", file).field("producer", "toy 1.0").add()?;
//! module.add_named_node("llvm.dbg.cu", unit);
//! let int = module.di_basic_type("int", 32, "DW_ATE_signed").add()?;
//! let signature = module.di_subroutine_type(&[Some(int), Some(int)]).add()?;
//! let subprogram = module.di_subprogram("twice", file, 1, signature, unit).add()?;
//!
//! let ty = module.function_type(Type::I32, &[Type::I32]);
//! let twice = module.add_function("twice", ty);
//! module.set_subprogram(twice, subprogram);
//! let mut b = module.build(twice);
//! let entry = b.add_block("entry");
//! b.position_at_end(entry);
//! b.set_debug_line(2, 10, subprogram)?;
//! let n = b.param(0);
//! let sum = b.add(n, n)?;
//! b.set_debug_line(2, 3, subprogram)?;
//! b.ret(sum)?;
//! drop(b);
//!
//! let function = module.function("twice").expect("it was added");
//! let places = function.insts().filter_map(|inst| inst.debug_loc()).map(|place| (place.line(), place.column()));
//! assert_eq!(places.collect::<Vec<_>>(), [(2, 10), (2, 3)]);
//! # Ok(())
//! # }
//! ```
//!
//! # Ask: struct layouts
//!
//! A module answers for its own data layout: sizes, alignments, and where structs have their
//! fields.
//!
//! ```
//! use draig::Module;
//!
//! let module = Module::parse("
//!     target datalayout = \"e-i64:64\"
//!     %pair = type { i8, i64, [3 x i16] }
//!     @x = global %pair zeroinitializer
//! ")?;
//! let pair = module.identified_structs().next().expect("there is one");
//! let layout = pair.struct_layout().expect("it has a size");
//! assert_eq!(pair.to_string(), "%pair");
//! assert_eq!(layout.offsets, [0, 8, 16]);
//! assert_eq!((layout.size.known(), layout.align.bytes()), (Some(24), 8));
//! assert!(layout.is_padded);
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Errors
//!
//! All errors of a text are found in one run. The first is the one that `llvm-as` reports, with its
//! message, line and column; [`Errors`] prints each with its line of source.
//!
//! ```
//! use draig::{Module, ReadOptions};
//!
//! let text = "define i32 @f() {\n  ret i32 %x\n}\n";
//! let errors = Module::parse_with(text, &ReadOptions::new("f.ll")).expect_err("%x is undefined");
//! let first = errors.first().expect("there is one");
//! assert_eq!(first.message(), "use of undefined value '%x'");
//! assert_eq!((first.line(), first.column()), (Some(2), Some(11)));
//! assert!(errors.to_string().starts_with("f.ll:2:11: error: use of undefined value '%x'\n"));
//! ```
//!
//! For other renderings (colours, JSON, an editor) there is the plain data:
//! [`errors.diagnostics()`](Report::diagnostics) and the crate [`diag`].
//!
//! # Threads
//!
//! No thread is started unasked. With [`ReadOptions::threads`], function bodies are read side by
//! side; what comes out is the same, to the byte.

mod errors;
mod kind;
mod module;
mod read;

pub use errors::{Errors, Report, Said};
pub use kind::InputKind;
pub use module::Module;
pub use read::{Read, ReadOptions};

pub use draig_asm::{Message, Numbering, Piece, PrintOptions, Printer, Text};
pub use draig_bitcode::{WriteError, WriteOptions, dump};
pub use draig_downgrade::{Loss, Losses};
pub use draig_ir::view::{
    AttributeSetRef, BlockRef, DebugLocRef, DebugRecordRef, FieldRef, FunctionRef, GlobalRef, GlobalUses, InstRef,
    MetadataRef, ParamRef, TypeRef, UseRef, ValueRef,
};

/// Bitcode by parts: modules whose bodies are read on demand, who wrote a file, the numbers of the format.
pub mod bitcode {
    pub use draig_bitcode::read::{
        LazyModule, Producer, ReadModule, ReadOptions, limits, producers, read_all, read_one,
    };
    pub use draig_bitcode::{codes, fuzzing};
}

/// Building functions and globals, with every call checked.
pub mod build {
    pub use draig_ir::build::*;
    pub use draig_ir::{
        FastMath, FloatPredicate, GepFlags, IntFlags, IntPredicate, MemoryAccess, Ordering, RmwOp, TailKind,
    };
}

/// Verifying a module: every violation of the rules of LLVM IR, and the rules themselves.
pub mod verify {
    pub use draig_verify::*;
}

/// Running a module, up to the first undefined behaviour: [`run`] with its options, outcomes, reports, the
/// rules, and the [`Host`](interp::host::Host) through which the program reaches the world.
pub mod interp {
    pub use draig_interp::{Ended, Entry, Options, Outcome, Statistics, Trace, host, report, rules};
    pub use draig_runtime::run;
}
pub use draig_runtime::run;

/// Modules become one: symbol resolution, comdats, types, metadata; and what stands on that: extracting,
/// splitting, importing, telling differences.
///
/// ```
/// use draig::Module;
/// use draig::link::{LinkOptions, Linker};
///
/// let mut linker = Linker::new(b"program");
/// for text in ["declare i32 @f()\n@p = global ptr @f\n", "define i64 @f() {\n  ret i64 1\n}\n"] {
///     linker.link(Module::parse(text)?.into_inner(), &LinkOptions::default()).map_err(|error| error.to_string())?;
/// }
/// for warning in linker.take_warnings() {
///     assert_eq!((warning.conflict().code(), warning.message()), ("L0212", "types of function 'f' do not match"));
/// }
/// assert!(Module::from(linker.finish()).to_string().contains("define i64 @f()"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod link {
    pub use draig_link::*;
}

pub use draig_diag as diag;
pub use draig_ir as ir;
pub use draig_num as num;
pub use draig_tables as tables;
pub use draig_target as target;
