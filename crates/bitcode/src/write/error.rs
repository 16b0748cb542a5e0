//! Why a module cannot be written. What keeps the rules of the verifier can be, but for the few things that
//! the format has no words for; of anything else, bitcode that said less or something else would be worse than
//! none.

use std::fmt;

use draig_diag::Diagnostic;
use draig_ir::build::Describe;
use draig_ir::{Block, Body, Global, Inst, Module};

/// The code of the diagnostics.
const CODE: &str = "B0005";

macro_rules! faults {
    ($($(#[$doc:meta])* $fault:ident $message:literal;)*) => {
        /// What is wrong; the place is added by whoever knows it.
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
    OperandKind "operand is no value";
    NoValue "operand is no value of this module or function";
    InstNotEmbedded "operand is an instruction that is in no block";
    Destination "destination is no block of the function";
    PhiBlocks "phi has not one block for each value";
    Parts "instruction lacks what belongs to its opcode";
    CallType "call of what is no function type";
    Arguments "call has not the arguments that its function type asks for";
    Result "result is not of the type that the operation makes";
    /// The record of a call has ten bits for it.
    CallingConvention "calling convention has a number above 1023";
    Flags "flags are none of the opcode";
    Scope "synchronization scope is none of this module";
    Tag "operand bundle has a tag that is no string of this module";
    /// Readers take what follows a terminator for the next block.
    BlockEnd "block does not end with its only terminator";
    BodyEmpty "body without a block";
    BodyOf "body of what is no function";
    Location "debug location is no DILocation";
    Record "debug record lacks what it is about";
    /// Records stand before an instruction.
    RecordAtEnd "debug record behind the last instruction of a block";
    Type "type is no type of this module";
    TypePart "type is made of what is no earlier type of this module";
    Constant "constant is none of this module";
    ConstantPart "constant is made of what is no earlier constant of this module";
    ConstantShape "constant is not of its type";
    BlockAddress "address of a block that is in no function";
    InlineAsm "inline assembly refers to what is not in this module";
    Global "global is not in the lists of this module";
    GlobalPart "global refers to what is not in this module";
    GlobalList "global is in the list of another kind";
    AddressType "address of a global is no pointer";
    Comdat "comdat has a name that is no string of this module";
    Metadata "metadata refers to what is not in this module";
    MetadataUndefined "metadata was mentioned and never defined";
    MetadataKind "kind of attachment is none of this module";
    NotANode "metadata is no node where only nodes may stand";
    NodeField "node lacks a field that it must have";
    NumberField "field of a node is no integer";
    Attribute "attribute refers to what is not in this module";
    /// Strings of attributes end with a zero byte, as LLVM writes them, too.
    AttributeText "attribute has a zero byte in its text, which ends texts there";
    Summary "summary refers to what is not in it or in this module";
    Lowering "it was not lowered for the version of LLVM that is to read it";
    /// A mistake of this crate.
    Unnumbered "something is mentioned that was not numbered, which is a mistake in draig";
}

/// The result of what writes pieces.
pub(super) type Result<T = (), E = Fault> = std::result::Result<T, E>;

/// Why a module cannot be written as bitcode.
///
/// A module that [verifies](https://docs.rs/draig-verify) can be written, unless it has what the format cannot
/// say: the text of an attribute with a zero byte in it. Of others it is found out while they are written.
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

    /// An error of a block without instructions.
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

    /// What is wrong.
    #[must_use]
    pub fn message(&self) -> &'static str {
        self.0.fault.message()
    }

    /// Where it is wrong, in words: `function @f, block %3, instruction 2 (store)`.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.0.place
    }

    /// The global that it is about, or the function that holds what it is about.
    #[must_use]
    pub fn global(&self) -> Option<Global> {
        self.0.global
    }

    /// The instruction that it is about.
    #[must_use]
    pub fn inst(&self) -> Option<Inst> {
        self.0.inst
    }

    /// As a diagnostic.
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

/// A global and its kind; its number where its name is no string of the module.
fn global_in_words(module: &Module, global: Global) -> String {
    if global.index() >= module.global_count() {
        return format!("global {}", global.as_u32());
    }
    let data = module.global(global);
    let kind = data.kind.word();
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
