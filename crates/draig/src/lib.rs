//! LLVM IR in pure Rust: read, inspect, change, build, verify, run and print it.
//!
//! The reference for syntax and semantics is LLVM 22. The output of older versions of LLVM is read and
//! upgraded as LLVM 22 does; printed text is identical to that of `llvm-dis`. There is nothing to install and
//! nothing to link: a [`Module`] owns everything that it refers to, shares nothing with other modules, and is
//! `Send + Sync`.
//!
//! This page is the guide. The crate's `examples` directory contains whole programs.
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
//! [`Module::parse`] takes text as `&str` or as bytes; the crate opens no files. [`ReadOptions`] set the name
//! of a text, strictness, and the number of threads. [`Module::to_text`] returns the canonical text, as
//! `{module}` does.
//!
//! # Inspect: calls in each function
//!
//! Modules are inspected through *views*: [`FunctionRef`], [`BlockRef`], [`InstRef`], [`ValueRef`],
//! [`TypeRef`], [`MetadataRef`] and others. A view consists of a reference and a number and is `Copy`; its
//! methods return other views, named as in LLVM's language reference.
//!
//! ```
//! use std::collections::BTreeMap;
//! use draig::Module;
//!
//! // the output of clang -S -emit-llvm
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
//! # Inspect: single instructions and their source lines
//!
//! A [`Printer`] returns the text of one entity, exactly as in the text of the whole module. (`{:?}` of a
//! view is shorter, for messages: it shows values without a name as their handles.) Debug information is read
//! through [`InstRef::debug_loc`], [`InstRef::debug_records`] and [`MetadataRef::field`].
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
//! Views are for reading. Functions that change a module take *handles*, small numbers that stay valid during
//! changes; `id()` returns the handle of a view. Types, constants and names belong to the module's
//! [`tables`](ir::Tables), instructions and blocks to a function's [`Body`](ir::Body), which updates uses
//! with every edit.
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
//! // to a file or any other writer; the text is never in memory as a whole
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
//! A [`FunctionBuilder`](build::FunctionBuilder) is a position in a function. Its methods correspond to
//! instructions. Each checks its operands and folds constants; a mistake results in an error that names both
//! types and both values, never in an invalid module. Values and blocks are [`Handle`](build::Handle)s that know
//! their function, and are refused by any other. [`finish`](build::FunctionBuilder::finish) or dropping the builder
//! gives the function back to the module; [`pause`](build::FunctionBuilder::pause) leaves it to be taken up again.
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
//! let n = b.param(0);
//! b.set_name(n, "n");
//! let entry = b.add_block("entry");
//! let body = b.add_block("loop");
//! let exit = b.add_block("exit");
//!
//! b.position_at_end(entry);
//! let small = b.named("small").icmp(IntPredicate::Ult, n, 2i64)?;
//! b.cond_br(small, exit, body)?;
//!
//! b.position_at_end(body);
//! let i = b.named("i").phi(Type::I64)?;
//! let product = b.named("product").phi(Type::I64)?;
//! let next_product = b.named("product.next").mul(product, i)?;
//! let next = b.named("i.next").sub(i, 1i64)?;
//! let done = b.named("done").icmp(IntPredicate::Eq, next, 1i64)?;
//! b.cond_br(done, exit, body)?;
//! b.add_incoming(i, n, entry)?;
//! b.add_incoming(i, next, body)?;
//! b.add_incoming(product, 1i64, entry)?;
//! b.add_incoming(product, next_product, body)?;
//!
//! b.position_at_end(exit);
//! let result = b.named("result").phi(Type::I64)?;
//! b.add_incoming(result, b.i64(1), entry)?;
//! b.add_incoming(result, next_product, body)?;
//! // mistakes are refused at once
//! let error = b.ret(small).expect_err("an i1 is not an i64");
//! assert!(error.message().contains("i1") && error.message().contains("i64"));
//! b.ret(result)?;
//! b.finish();
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
//! # Build: debug locations
//!
//! Debug information is metadata: nodes by class and fields, each field checked. A builder attaches the last
//! location that was set to the instructions that it builds.
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
//! b.finish();
//!
//! let function = module.function("twice").expect("it was added");
//! let places = function.insts().filter_map(|inst| inst.debug_loc()).map(|place| (place.line(), place.column()));
//! assert_eq!(places.collect::<Vec<_>>(), [(2, 10), (2, 3)]);
//! # Ok(())
//! # }
//! ```
//!
//! # Analyze: loops, values, memory
//!
//! [`analysis::Analyses`] computes what is asked for, once: graphs and loops, facts about values, aliases and memory
//! SSA, recurrences and trip counts, frequencies. All answers are safe: they hold in every execution without undefined
//! behaviour. [`analysis::AnalysisCache`] keeps across edits what they do not concern.
//!
//! ```
//! use draig::Module;
//! use draig::analysis::memory::AliasResult;
//! use draig::analysis::{Analyses, Subject};
//!
//! let module = Module::parse(
//!     "define void @copy(ptr noalias %from, ptr noalias %to) {
//!      entry:
//!        br label %loop
//!      loop:
//!        %i = phi i64 [ 0, %entry ], [ %next, %loop ]
//!        %place = getelementptr i8, ptr %from, i64 %i
//!        %byte = load i8, ptr %place
//!        %low = and i8 %byte, 7
//!        store i8 %low, ptr %to
//!        %next = add i64 %i, 1
//!        %more = icmp ult i64 %next, 100
//!        br i1 %more, label %loop, label %exit
//!      exit:
//!        ret void
//!      }",
//! )?;
//! let function = module.function("copy").expect("it is defined");
//! let analyses = Analyses::new(Subject::new(&module, function.id()).expect("it has a body"));
//! let named = |name: &[u8]| function.insts().find(|inst| inst.name() == name).expect("the text has it").id();
//!
//! let the_loop = analyses.loops().innermost(function.block_named("loop").expect("it exists").id());
//! let mut evolution = analyses.scalar_evolution().borrow_mut();
//! assert_eq!(evolution.trip_count(the_loop.expect("it is one")), Some(100));
//!
//! let low = analyses.values().known_bits(named(b"low").into(), None);
//! assert_eq!(low.umax_value().to_u64(), Some(7));
//!
//! let aliases = analyses.aliases();
//! let store = function.insts().find(|inst| inst.opcode() == draig::ir::Opcode::Store).expect("there is one");
//! let (read, written) = (aliases.location(named(b"byte")), aliases.location(store.id()));
//! let result = aliases.alias(&read.expect("a load reads"), &written.expect("a store writes"));
//! assert_eq!(result, AliasResult::No);
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! Metadata and attributes are read by the analyses that they speak to:
//!
//! | metadata | read by |
//! | --- | --- |
//! | `!range`, `!nonnull`, `!noundef`, `!align`, `!dereferenceable`, `!absolute_symbol`, `!nofpclass` | [`Values`](analysis::Values), scalar evolution |
//! | `!tbaa`, `!alias.scope`, `!noalias`, `!invariant.load` | [`AliasAnalysis`](analysis::memory::AliasAnalysis), memory SSA |
//! | `!invariant.group`, `!callees`, `!unpredictable` | [`Subject`](analysis::Subject) |
//! | `!prof` | [`BranchProbabilities`](analysis::frequency::BranchProbabilities), frequencies |
//! | `!callback` | [`CallGraph`](analysis::CallGraph) |
//! | `!llvm.loop`, access groups | [`LoopProperties`](analysis::LoopProperties), [`is_annotated_parallel`](analysis::is_annotated_parallel) |
//! | bundles of `llvm.assume` | [`AssumeBundles`](analysis::AssumeBundles), [`Values`](analysis::Values) |
//!
//! [`LibraryFunctions`](analysis::LibraryFunctions) knows the functions of C and C++ by name, type and target. The example
//! `loops` lists the loops of a file with their trip counts. [`passes`] runs pipelines in the grammar of
//! LLVM's `opt`.
//!
//! # Query: struct layouts
//!
//! A module computes sizes, alignments and field offsets according to its data layout.
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
//! # Verify
//!
//! [`verify`](mod@verify) finds every violation of the rules of LLVM IR, in the order in which LLVM reports them. A module
//! without one yields a [`Verified`](verify::Verified) token, which running requires.
//!
//! ```
//! use draig::{Module, verify};
//!
//! let module = Module::parse("define i32 @f() {\n  %x = add i32 %x, 1\n  ret i32 %x\n}\n")?;
//! let errors = verify::verify(&module).expect_err("%x is used in its own definition");
//! let first = errors.iter().next().expect("there is one");
//! assert_eq!(first.message.to_string(), "Only PHI nodes may reference their own value!");
//! assert!(first.rule.code.starts_with("V"));
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Run
//!
//! [`run`] executes a verified module until it ends or its behaviour is undefined. The program reaches the outside
//! world through a [`Host`](interp::host::Host); [`Closed`](interp::host::Closed) grants nothing and keeps the output.
//!
//! ```
//! use draig::interp::host::Closed;
//! use draig::interp::{Entry, Options, Outcome};
//! use draig::{Module, verify};
//!
//! let module = Module::parse("define i32 @part(i32 %n) {\n  %x = sdiv i32 100, %n\n  ret i32 %x\n}\n")?;
//! let verified = verify::verify(&module).expect("it is well formed");
//! let run = |argument: &str| {
//!     let entry = Entry::Function { name: "part".to_owned(), args: vec![argument.to_owned()] };
//!     draig::run(&verified, &Options { entry, max_steps: 1000, ..Options::default() }, &mut Closed::default())
//! };
//! assert_eq!(run("4").result.as_deref(), Some("i32 25"));
//! let Outcome::Undefined(report) = run("0").outcome else { panic!("a division by zero") };
//! assert_eq!(report.message, "sdiv by 0");
//! # Ok::<(), draig::Errors>(())
//! ```
//!
//! # Link
//!
//! A [`Linker`](link::Linker) merges modules one after the other, as `llvm-link` does.
//!
//! ```
//! use draig::Module;
//! use draig::link::{LinkOptions, Linker};
//!
//! let mut linker = Linker::new(b"program");
//! linker.link(Module::parse("declare i32 @f()\ndefine i32 @main() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n")?, &LinkOptions::default())?;
//! linker.link(Module::parse("define i32 @f() {\n  ret i32 7\n}\n")?, &LinkOptions::default())?;
//! let program = Module::from(linker.finish());
//! assert!(program.function("f").is_some_and(|f| !f.is_declaration()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Bitcode
//!
//! [`Module::parse`] reads bitcode as well as text, and [`Module::to_bitcode`] writes it. A
//! [`LazyModule`](bitcode::LazyModule) reads a body only when it is asked for.
//!
//! ```
//! use draig::Module;
//! use draig::bitcode::{LazyModule, LazyOptions};
//!
//! let module = Module::parse("define i32 @f() {\n  ret i32 7\n}\ndefine i32 @g() {\n  ret i32 8\n}\n")?;
//! let bitcode = module.to_bitcode()?;
//! assert_eq!(Module::parse(&bitcode)?.function("f").map(|f| f.insts().count()), Some(1));
//!
//! let mut lazy = LazyModule::open(&bitcode, &LazyOptions::default()).expect("it was just written");
//! let g = lazy.module().find(b"g").expect("it is defined");
//! assert_eq!(lazy.body(g).expect("it can be read").map(|body| body.insts().count()), Some(1));
//! assert_eq!(lazy.unread(), 1, "the body of f");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A compiler
//!
//! The crate's largest example compiles a small language: it builds a module, verifies it, runs it and compares its
//! output.
//!
//! ```
#![doc = include_str!("../examples/compiler.rs")]
//! ```
//!
//! # Errors
//!
//! All errors of a text are found in one pass. The first is the one that `llvm-as` reports, with the same
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
//! For other renderings (colors, JSON, an editor) use the plain data:
//! [`errors.diagnostics()`](Report::diagnostics) and the crate [`diag`].
//!
//! # Threads
//!
//! No thread is started unless requested. With [`ReadOptions::threads`], function bodies are read in
//! parallel; the result does not depend on the number of threads.

mod errors;
mod kind;
mod library;
mod module;
mod read;

pub use errors::{Errors, PlacedDiagnostic, Report};
pub use kind::InputKind;
pub use module::Module;
pub use read::{ParsedModule, ReadOptions};

pub use draig_asm::{Message, Numbering, Piece, PrintOptions, Printer, Text};
pub use draig_bitcode::{WriteError, WriteOptions};
pub use draig_downgrade::{Loss, Losses};
pub use draig_ir::view::{
    AttributeSetRef, BlockRef, DebugLocRef, DebugRecordRef, FieldRef, FunctionRef, GlobalRef, GlobalUses, InstRef,
    MetadataRef, ParamRef, TypeRef, UseRef, ValueRef,
};
pub use draig_runtime::{has as library_has, run, run_scheduled};

/// Bitcode without reading all of it: modules whose bodies are read on demand, and the producer of a file.
pub mod bitcode {
    pub use draig_bitcode::read::{LazyModule, Producer, ReadOptions as LazyOptions, producers};
}

/// Building functions and globals, with every call checked.
pub mod build {
    pub use draig_ir::build::{
        BuildError, BuildErrorKind, Bundle, CallOptions, Clause, DebugNode, Describe, FieldValue, FunctionBuilder,
        ListOf, Operand, Paused, Position, Result, Uninitialized, Variable,
    };
    pub use draig_ir::{
        FastMath, FloatPredicate, GepFlags, Handle, IntFlags, IntPredicate, MemoryAccess, Ordering, RmwOp, TailKind,
    };
}

/// Handles and data of a module, for programs that change it.
pub mod ir {
    pub use draig_ir::layout::TypeMeasures;
    pub use draig_ir::{
        Align, AttrList, AttrSet, Attribute, Attributes, Block, Body, CallInfo, CloneError, CloneMap, Cloner,
        CodeModel, Comdat, ComdatData, Compaction, Const, ConstData, ConstExpr, ConstKind, ConstantRange, Constants,
        DbgRecord, DbgRecordData, DbgRecordKind, DllStorageClass, FastMath, FloatPredicate, Function, FunctionType,
        GepFlags, Global, GlobalData, GlobalKind, Handle, InlineAsm, InlineAsmData, Inst, IntFlags, IntPredicate,
        Linkage, MemoryAccess, Metadata, MetadataData, MetadataKind, MetadataPool, NamedMetadataData, NamedStruct,
        OfBody, OfModule, Opcode, OpcodeGroup, Ordering, Remap, RmwOp, SelectionKind, Symbol, SyncScope, Tables,
        TailKind, ThreadLocalMode, Type, TypeKind, Types, UnnamedAddr, Users, Value, ValueKind, Variable, Visibility,
    };
    pub use draig_tables::{AttrClass, AttrKind, AttrPlaces, IntrinsicId};
}

/// Patterns that match an instruction with its operands in one line.
pub mod pattern {
    pub use draig_ir::pattern::{
        AllOnes, Any, Binary, Commuted, Constant, Either, EqualTo, FCmp, Float, ICmp, IntTest, Intrinsic, Matcher, Neg,
        Not, Null, OfOpcode, OneUse, Operands, Operation, Pattern, Poison, Same, SuchThat, Unary, Undef, add,
        addrspacecast, all_ones, and, ashr, binary, bitcast, commuted, constant, either, equal_to, extract_element,
        fadd, fcmp, fdiv, float, fmul, fneg, fpext, fptosi, fptoui, fptrunc, freeze, frem, fsub, gep, icmp,
        insert_element, inst, int, intrinsic, inttoptr, load, lshr, mul, neg, negative, not, null, one, one_use,
        operation, or, poison, power_of_two, ptrtoaddr, ptrtoint, same, sdiv, select, sext, shl, sitofp, srem, store,
        sub, such_that, trunc, udiv, uitofp, unary, undef, urem, value, xor, zero, zext,
    };
}

/// Facts about single instructions and calls that passes ask: effects, and what an inliner needs.
pub mod facts {
    pub use draig_ir::effects::{
        call_has, call_memory_effects, has_result, has_side_effects, is_removable, may_read, may_throw, may_write,
        will_return,
    };
    pub use draig_ir::inlining::{InlinedLocations, inlinable_callee, inlining_map, is_interposable};
    pub use draig_ir::salvage::salvage_debug_info;
}

/// Analyses of functions and modules: graphs, loops, values, memory, recurrences, frequencies.
pub mod analysis {
    pub use draig_analysis::{
        Analyses, AnalysisCache, AssumeBundle, AssumeBundles, AssumeCalls, Assumed, CallEdge, CallGraph, CallNode,
        ControlFlow, Cycles, Dependency, DominanceFrontiers, DominatorTree, FaultKind, IllFormedBundle, KEPT_ANALYSES,
        LibraryFunctions, Liveness, Loop, LoopProperties, Loops, ModuleFacts, PROPERTIES, PostDominatorTree, Property,
        PropertyFault, PropertyKind, Subject, Values, is_annotated_parallel, loop_id, property,
    };
    pub use draig_tables::library_functions::{LibraryFunction, LibraryType};

    /// Probabilities of branches and frequencies of blocks.
    pub mod frequency {
        pub use draig_analysis::frequency::{BlockFrequencies, BranchProbabilities, Probability, Scaled};
    }

    /// Aliases, effects of calls on memory, and memory SSA.
    pub mod memory {
        pub use draig_analysis::memory::{
            Access, AccessKind, AccessTags, AliasAnalysis, AliasKind, AliasResult, ClobberWalker, Facts, GlobalsModRef,
            LocationSize, MemoryLocation, MemorySsa, ModRef,
        };
    }

    /// Recurrences and trip counts.
    pub mod scev {
        pub use draig_analysis::scev::{
            Disposition, ExitCount, Expr, ExprKind, ExprType, LoopCounts, NoWrap, Predicate, PredicatedCounts,
            ScalarEvolution,
        };
    }

    /// Facts about values.
    pub mod values {
        pub use draig_analysis::values::{FloatClass, Lanes, LazyRanges, Simplified};
    }
}

/// Passes by name, in pipelines with the grammar of LLVM's `opt -passes=`.
///
/// ```
/// use draig::Module;
/// use draig::passes::{Options, Pipeline};
///
/// let text = "define i32 @f(i32 %x) {\n  %p = alloca i32\n  store i32 %x, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
/// let mut module = Module::parse(text)?;
/// let mut printed = Vec::new();
/// let pipeline = Pipeline::parse("function(mem2reg,print<domtree>)").map_err(|error| error.to_string())?;
/// pipeline.run(&mut module, &Options::default(), &mut printed);
/// assert!(module.to_string().contains("define i32 @f(i32 %x) {\n  ret i32 %x\n}"));
/// assert!(printed.starts_with(b"DominatorTree for function: f\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod passes {
    pub use draig_opt::{Options, Pipeline, PipelineError};
}

/// Verifying a module: every violation of the rules of LLVM IR, and the rules themselves.
pub mod verify {
    pub use draig_verify::{
        DebugInfo, Place, Refused, Rule, Verified, VerifyErrors, VerifyOptions, Violation, codegen, verify, verify_with,
    };
}

/// Running a module until the first undefined behaviour: [`run`] with its options, outcomes, reports, the
/// rules, and the [`Host`](interp::host::Host) through which the program accesses the outside world.
pub mod interp {
    pub use draig_interp::{Entry, Execution, Explorer, Model, Options, Outcome, Races, RunResult, Statistics, Trace};

    /// The outside world of the program.
    pub mod host {
        pub use draig_interp::host::{Closed, DirEntry, Errno, FileId, Host, OpenFlags, SeekFrom, Stat};
    }

    /// Reports of undefined behaviour and of everything else that stops a run.
    pub mod report {
        pub use draig_interp::report::{
            Event, EventKind, Frame, Kind, NoSources, Place, Race, RaceSide, Report, SourcePlace, Sources,
            WaitingThread,
        };
    }

    /// The rules of undefined behaviour.
    pub mod rules {
        pub use draig_interp::rules::{ALL, Rule, RuleData, find};
    }
}

/// Linking of modules: symbol resolution, comdats, types, metadata. Also extracting, splitting, importing and
/// comparing.
///
/// ```
/// use draig::Module;
/// use draig::link::{LinkOptions, Linker};
///
/// let mut linker = Linker::new(b"program");
/// for text in ["declare i32 @f()\n@p = global ptr @f\n", "define i64 @f() {\n  ret i64 1\n}\n"] {
///     linker.link(Module::parse(text)?, &LinkOptions::default()).map_err(|error| error.to_string())?;
/// }
/// for warning in linker.take_warnings() {
///     assert_eq!((warning.conflict().code(), warning.message()), ("L0212", "types of function 'f' do not match"));
/// }
/// assert!(Module::from(linker.finish()).to_string().contains("define i64 @f()"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod link {
    pub use crate::library::{Library, LibraryError, names_of_cxx};
    pub use draig_link::{
        Archive, ArchiveError, Conflict, ConflictData, Difference, Differences, Entity, Finding, LinkError,
        LinkOptions, Linker, Member, NotImported, Place, Side, SummaryIndex, diff, extract, split, without_unused,
    };
}

/// Native code of a verified module: an image of sections and symbols, written as an object file.
///
/// ```
/// use draig::codegen::{CodegenOptions, Machine, compile, write_elf};
/// use draig::{Module, verify};
///
/// let module = Module::parse("
///     target triple = \"x86_64-unknown-linux-gnu\"
///     @answer = constant i32 42
/// ")?;
/// let verified = verify::verify(&module)?;
/// let image = compile(&verified, &CodegenOptions::default())?;
/// let object = write_elf(&image, Machine::X86_64)?;
/// assert!(object.starts_with(b"\x7fELF"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod codegen {
    pub use draig_codegen::{
        CodeModel, CodePlace, CodegenError, CodegenOptions, FramePointer, Refusal, RelocationModel, compile,
        compile_with_places, split_sections,
    };
    pub use draig_image::Image;
    pub use draig_object::{Format, Machine, Member, ObjectError, write_archive, write_elf, write_object};

    /// Returns an image as an object file of a target's format, for its machine.
    ///
    /// # Errors
    /// Returns what the format cannot express.
    pub fn object_file(image: &Image, triple: &crate::target::Triple) -> Result<Vec<u8>, ObjectError> {
        let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
        let format = match () {
            () if triple.is_coff() => Format::Coff,
            () if triple.is_mach_o() => Format::MachO,
            () => Format::Elf,
        };
        write_object(image, format, machine)
    }
}

/// Modules as native code in the memory of this process: a module in, typed functions out. Getting a function is safe;
/// calling it is not, since nothing checks or confines the code. On Unix with x86-64, with the feature `jit`.
///
/// ```
/// use draig::Module;
/// use draig::codegen::CodegenOptions;
/// use draig::jit::{Jit, process_symbol};
/// use draig::verify::verify;
///
/// let text = "
/// declare i64 @labs(i64)
/// define i64 @distance(i64 %a, i64 %b) {
///   %difference = sub i64 %a, %b
///   %size = call i64 @labs(i64 %difference)
///   ret i64 %size
/// }";
/// let module = Module::parse(text)?;
/// // Functions that no module defines are those of the process, or those of a closure.
/// let mut jit = Jit::new(process_symbol)?;
/// jit.add_module(&verify(&module)?, &CodegenOptions::default())?;
/// let distance: unsafe extern "C" fn(i64, i64) -> i64 = jit.function("distance").expect("it is defined");
/// // SAFETY: the function has this type, it is valid for all numbers, and `jit` is still alive.
/// assert_eq!(unsafe { distance(40, 82) }, 42);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(all(feature = "jit", unix, target_arch = "x86_64"))]
pub mod jit {
    pub use draig_jit::{Jit, JitError, JitFunction, ModuleId, open_library, process_symbol};
}

/// Diagnostics as plain data, and their renderings as text and JSON.
pub mod diag {
    pub use draig_diag::{
        Certainty, ColorChoice, Diagnostic, Diagnostics, Edit, Fix, Label, LineColumn, LineIndex, Severity, Source,
        Span, Style, diagnostic_schema, render_json, render_text,
    };
}

/// Target triples, data layouts, and the inline assembly of each target.
pub mod target {
    pub use draig_target::{
        Align, Arch, DataLayout, DataLayoutError, Endianness, Environment, ObjectFormat, Os, StructLayout, SubArch,
        Triple, TypeSize, Vendor,
    };
    pub use draig_target::{constraints, inline_asm};
}

/// Integers of any width and LLVM's floating-point formats.
pub mod num {
    pub use draig_num::{
        ApFloat, ApInt, Category, ConstantRange, FloatFormat, KnownBits, KnownWord, RangePredicate, RangeWord, Round,
    };
}

/// Versions of LLVM that modules can be written for: [`Module::downgrade`] and the options of printing and writing.
pub mod versions {
    pub use draig_tables::history::{CURRENT, OLDEST};
}
