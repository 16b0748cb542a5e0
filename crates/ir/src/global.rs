//! Global values (LangRef "Global Variables", "Functions", "Aliases", "IFuncs"): the common properties of all
//! four kinds, and the specific parts of each. Bodies are stored separately, in the module.

pub use draig_target::Align;

use crate::attributes::{AttrList, AttrSet};
use crate::entity::handle;
use crate::keywords::{CodeModel, DllStorageClass, Linkage, SelectionKind, ThreadLocalMode, UnnamedAddr, Visibility};
use crate::metadata::{Metadata, MetadataKind};
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::Value;

handle! {
    /// Handle of a global variable, function, alias or ifunc of a module.
    Global, "global"
}
handle! {
    /// Handle of a comdat of a module.
    Comdat, "comdat"
}

/// Exponent of the largest alignment in IR: 2^32 bytes. ([`Align`] itself goes up to 2^63.)
pub const MAX_ALIGN_LOG2: u8 = 32;

/// A group of globals that a linker keeps or drops together (LangRef "Comdats").
#[derive(Clone, Debug, PartialEq)]
pub struct ComdatData {
    /// The name, without `$`.
    pub name: Symbol,
    /// The linker's rule for selecting among comdats of the same name.
    pub selection: SelectionKind,
}

/// A global variable, function, alias or ifunc.
#[derive(Clone, Debug, PartialEq)]
pub struct GlobalData {
    /// The name; [`Symbol::EMPTY`] for a numbered one. Change it with [`crate::Module::rename`].
    pub name: Symbol,
    /// The type of the value at the address; a function type for functions.
    pub value_type: Type,
    /// The type of the address: a pointer in the global's address space.
    pub address_type: Type,
    /// The linkage (LangRef "Linkage Types").
    pub linkage: Linkage,
    /// The visibility (LangRef "Visibility Styles").
    pub visibility: Visibility,
    /// The DLL storage class (LangRef "DLL Storage Classes").
    pub dll_storage_class: DllStorageClass,
    /// The thread-local storage model (LangRef "Thread Local Storage Models").
    pub thread_local: ThreadLocalMode,
    /// The significance of the address.
    pub unnamed_addr: UnnamedAddr,
    /// Whether the symbol is known to be in the same linkage unit, explicitly or by implication.
    pub dso_local: bool,
    /// The section; [`Symbol::EMPTY`] for none.
    pub section: Symbol,
    /// The partition; [`Symbol::EMPTY`] for none.
    pub partition: Symbol,
    /// The comdat.
    pub comdat: Option<Comdat>,
    /// The explicit alignment.
    pub align: Option<Align>,
    /// Metadata attachments, in order of attachment; one kind may occur several times.
    pub attachments: Vec<(MetadataKind, Metadata)>,
    /// The part that is specific to the kind of global.
    pub kind: GlobalKind,
}

/// Kind-specific part of a global.
#[derive(Clone, Debug, PartialEq)]
pub enum GlobalKind {
    /// A variable.
    Variable(Variable),
    /// A function, defined or only declared.
    Function(Function),
    /// An alias: another name for a constant address.
    Alias {
        /// The address.
        aliasee: Value,
    },
    /// An ifunc: a function that a resolver chooses at load time.
    IFunc {
        /// The resolver.
        resolver: Value,
    },
}

/// Properties specific to a global variable.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variable {
    /// The initial value; `None` for a declaration.
    pub initializer: Option<Value>,
    /// `constant` rather than `global`.
    pub is_constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `code_model "…"`
    pub code_model: Option<CodeModel>,
    /// The attribute group.
    pub attributes: Option<AttrSet>,
    /// Sanitizer flags.
    pub sanitizer: SanitizerFlags,
}

/// Sanitizer flags of a global variable (LangRef "Global Variables").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SanitizerFlags {
    /// `no_sanitize_address`
    pub no_address: bool,
    /// `no_sanitize_hwaddress`
    pub no_hwaddress: bool,
    /// `sanitize_memtag`
    pub memtag: bool,
    /// `sanitize_address_dyninit`
    pub is_dyn_init: bool,
}

/// Properties specific to a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Number of the calling convention; 0 is C's.
    pub calling_convention: u16,
    /// The attributes.
    pub attributes: AttrList,
    /// Name of the garbage collector; [`Symbol::EMPTY`] for none.
    pub gc: Symbol,
    /// `prefix`: data before the entry.
    pub prefix: Option<Value>,
    /// `prologue`: data at the entry.
    pub prologue: Option<Value>,
    /// `personality`: the exception-handling routine.
    pub personality: Option<Value>,
    /// `prefalign`: the preferred alignment, a hint. Since LLVM 23.
    pub preferred_align: Option<Align>,
}

impl Default for Function {
    fn default() -> Self {
        Function {
            calling_convention: 0,
            attributes: AttrList::EMPTY,
            gc: Symbol::EMPTY,
            prefix: None,
            prologue: None,
            personality: None,
            preferred_align: None,
        }
    }
}

impl GlobalKind {
    /// Name of the kind: `variable`, `function`, `alias`, `ifunc`.
    pub const fn as_str(&self) -> &'static str {
        match self {
            GlobalKind::Variable(_) => "variable",
            GlobalKind::Function(_) => "function",
            GlobalKind::Alias { .. } => "alias",
            GlobalKind::IFunc { .. } => "ifunc",
        }
    }

    /// Returns the constants and globals that it refers to: initializer; aliasee; resolver; personality,
    /// prefix and prologue, in LLVM's order.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        let values = match self {
            GlobalKind::Variable(variable) => [variable.initializer, None, None],
            GlobalKind::Function(function) => [function.personality, function.prefix, function.prologue],
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => [Some(*value), None, None],
        };
        values.into_iter().flatten()
    }

    /// Returns mutable access to the operands that [`GlobalKind::values`] returns.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        let values = match self {
            GlobalKind::Variable(variable) => [variable.initializer.as_mut(), None, None],
            GlobalKind::Function(Function { personality, prefix, prologue, .. }) => {
                [personality.as_mut(), prefix.as_mut(), prologue.as_mut()]
            }
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => [Some(value), None, None],
        };
        values.into_iter().flatten()
    }
}

impl GlobalData {
    /// Creates a global of this kind with default properties.
    pub fn new(name: Symbol, value_type: Type, address_type: Type, kind: GlobalKind) -> GlobalData {
        GlobalData {
            name,
            value_type,
            address_type,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dll_storage_class: DllStorageClass::Default,
            thread_local: ThreadLocalMode::NotThreadLocal,
            unnamed_addr: UnnamedAddr::None,
            dso_local: false,
            section: Symbol::EMPTY,
            partition: Symbol::EMPTY,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind,
        }
    }

    /// Returns the properties of a variable; `None` for other kinds of globals.
    #[inline]
    pub fn as_variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(variable) => Some(variable),
            _ => None,
        }
    }

    /// Returns mutable access to the properties of a variable; `None` for other kinds of globals.
    pub fn as_variable_mut(&mut self) -> Option<&mut Variable> {
        match &mut self.kind {
            GlobalKind::Variable(variable) => Some(variable),
            _ => None,
        }
    }

    /// Returns the properties of a function; `None` for other kinds of globals.
    #[inline]
    pub fn as_function(&self) -> Option<&Function> {
        match &self.kind {
            GlobalKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Returns mutable access to the properties of a function; `None` for other kinds of globals.
    pub fn as_function_mut(&mut self) -> Option<&mut Function> {
        match &mut self.kind {
            GlobalKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Whether this is a function.
    #[inline]
    pub fn is_function(&self) -> bool {
        matches!(self.kind, GlobalKind::Function(_))
    }
}
