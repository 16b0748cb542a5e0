//! Reasons why a module cannot be written. A module that the verifier accepts can be written, except for a
//! few features that the format cannot express. For other modules an error is reported, because bitcode with
//! missing or changed content would be worse.

use std::fmt;

use draig_diag::Diagnostic;
use draig_ir::build::Describe;
use draig_ir::{Block, Body, Global, Inst, Module};

/// The code of the diagnostics.
const CODE: &str = "B0005";

macro_rules! faults {
    ($($(#[$doc:meta])* $fault:ident $message:literal;)*) => {
        /// A fault; callers that know the place add it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Fault {
            $($(#[$doc])* $fault),*
        }

        impl Fault {
            const fn message(self) -> &'static str {
                match self { $(Fault::$fault => $message),* }
            }
        }
    };
}

faults! {
    OperandCount "wrong number of operands";
    OperandKind "operand is not a value";
    NoValue "operand is not a value of this module or function";
    InstNotEmbedded "operand is an instruction that is not in a block";
    Destination "destination is not a block of the function";
    PhiBlocks "phi does not have one block per value";
    Parts "instruction lacks data required by its opcode";
    CallType "type of the call is not a function type";
    Arguments "arguments of the call do not match its function type";
    Result "result does not have the type that the operation produces";
    /// The record of a call has ten bits for it.
    CallingConvention "calling convention has a number above 1023";
    Flags "flags are not valid for the opcode";
    Scope "synchronization scope is not in this module";
    Tag "tag of an operand bundle is not a string of this module";
    /// Readers treat whatever follows a terminator as the next block.
    BlockEnd "block does not end with its only terminator";
    BodyEmpty "body without a block";
    BodyOf "global with a body is not a function";
    Location "debug location is not a DILocation";
    Record "debug record lacks its variable or label";
    /// Records precede an instruction.
    RecordAtEnd "debug record after the last instruction of a block";
    Type "type is not in this module";
    TypePart "type contains a type that is not an earlier one of this module";
    Constant "constant is not in this module";
    ConstantPart "constant contains a value that is not an earlier constant of this module";
    ConstantShape "constant does not match its type";
    BlockAddress "address of a block that is not in a function";
    InlineAsm "inline assembly refers to something outside this module";
    Global "global is not in the lists of this module";
    GlobalPart "global refers to something outside this module";
    GlobalList "global is in the list of another kind";
    AddressType "address of a global is not a pointer";
    Comdat "name of a comdat is not a string of this module";
    Metadata "metadata refers to something outside this module";
    MetadataUndefined "metadata is used but not defined";
    MetadataKind "attachment kind is not in this module";
    NotANode "metadata is not a node where only a node is allowed";
    NodeField "node lacks a required field";
    NumberField "field of a node is not an integer";
    Attribute "attribute refers to something outside this module";
    /// Strings of attributes end with a zero byte, also in LLVM.
    AttributeText "attribute contains a zero byte, which bitcode uses as a terminator";
    Summary "summary refers to something outside it and this module";
    Lowering "module was not lowered for the version of LLVM that will read it";
    /// An internal error of this crate.
    Unnumbered "something used has no number; this is a bug in draig";
}

/// The result of writing pieces.
pub(super) type Result<T = (), E = Fault> = std::result::Result<T, E>;

/// The reason why a module cannot be written as bitcode.
///
/// A module that [verifies](https://docs.rs/draig-verify) can be written, unless the text of an attribute
/// contains a zero byte, which the format cannot express. For other modules the error is found during
/// writing.
#[derive(Clone)]
pub struct WriteError(Box<Data>);

#[derive(Clone)]
struct Data {
    fault: Fault,
    place: String,
    global: Option<Global>,
    inst: Option<Inst>,
}

impl WriteError {
    #[cold]
    pub(super) fn new(fault: Fault, place: impl Into<String>) -> WriteError {
        WriteError(Box::new(Data { fault, place: place.into(), global: None, inst: None }))
    }

    #[cold]
    pub(super) fn of_global(fault: Fault, module: &Module, global: Global) -> WriteError {
        let error = WriteError::new(fault, global_in_words(module, global));
        WriteError(Box::new(Data { global: Some(global), ..*error.0 }))
    }

    /// Creates the error of a block without instructions.
    #[cold]
    pub(super) fn of_block(fault: Fault, module: &Module, global: Global, body: &Body, block: Block) -> WriteError {
        let error = WriteError::of_global(fault, module, global);
        let place = format!("{}, block {}", error.place(), block_in_words(module, global, body, block));
        WriteError(Box::new(Data { place, ..*error.0 }))
    }

    #[cold]
    pub(super) fn of_inst(fault: Fault, module: &Module, global: Global, body: &Body, inst: Inst) -> WriteError {
        let mut place = global_in_words(module, global);
        if let Some(block) = body.block_of(inst) {
            let block_name = block_in_words(module, global, body, block);
            let before = body.block_insts(block).take_while(|&other| other != inst).count();
            place += &format!(", block {block_name}, instruction {}", before + 1);
        }
        place += &format!(" ({})", body.opcode(inst).spelling());
        WriteError(Box::new(Data { fault, place, global: Some(global), inst: Some(inst) }))
    }

    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> &'static str {
        self.0.fault.message()
    }

    /// Returns the place in words: `function @f, block %3, instruction 2 (store)`.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.0.place
    }

    /// Returns the global concerned, or the function that contains the place.
    #[must_use]
    pub fn global(&self) -> Option<Global> {
        self.0.global
    }

    /// Returns the instruction that cannot be written; `None` if the error is not about one.
    #[must_use]
    pub fn inst(&self) -> Option<Inst> {
        self.0.inst
    }

    /// Converts to a diagnostic.
    #[must_use]
    pub fn to_diagnostic(&self) -> Diagnostic {
        let diagnostic = Diagnostic::error(CODE, format!("bitcode cannot say this: {}", self.message()));
        diagnostic.with_note(format!("in {}", self.place()))
    }
}

fn block_in_words(module: &Module, function: Global, body: &Body, block: Block) -> String {
    let describe = Describe::new(module);
    describe.with_body(body, module.param_types(function).len()).value(block.into())
}

/// Describes a global by kind and name, or by its number if its name is not a string of the module.
fn global_in_words(module: &Module, global: Global) -> String {
    if global.index() >= module.global_count() {
        return format!("global {}", global.as_u32());
    }
    let data = module.global(global);
    let kind = data.kind.as_str();
    if data.name.as_u32() >= module.tables.strings.len() {
        return format!("{kind} {}", global.as_u32());
    }
    format!("{kind} {}", Describe::new(module).value(global.into()))
}

impl fmt::Debug for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, in {}", self.message(), self.place())
    }
}

impl std::error::Error for WriteError {}
