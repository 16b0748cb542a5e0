//! The words that open a global's definition: linkage, visibility, DLL storage class, thread local mode,
//! `unnamed_addr`, calling convention.

use draig_ir::{DllStorageClass, GlobalData, Linkage, ThreadLocalMode, UnnamedAddr, Visibility};
use draig_tables::calling_conventions;

use super::Parser;
use crate::lexer::{Keyword as K, KeywordGroup, TokenKind as T};
use crate::parser::cursor::ParseResult;

/// The opening words of a definition or declaration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    /// The linkage; `external` if none is written.
    pub(super) linkage: Linkage,
    pub(super) has_linkage: bool,
    pub(super) visibility: Visibility,
    pub(super) dll_storage_class: DllStorageClass,
    pub(super) dso_local: bool,
    pub(super) thread_local: ThreadLocalMode,
    pub(super) unnamed_addr: UnnamedAddr,
}

impl Header {
    /// Applies the header to a global.
    pub(super) fn apply(&self, data: &mut GlobalData) {
        let is_implied =
            self.linkage.is_local() || (self.visibility != Visibility::Default && self.linkage != Linkage::ExternWeak);
        data.linkage = self.linkage;
        data.visibility = self.visibility;
        data.dll_storage_class = self.dll_storage_class;
        data.dso_local = self.dso_local || is_implied;
        data.thread_local = self.thread_local;
        data.unnamed_addr = self.unnamed_addr;
    }
}

impl Parser<'_, '_> {
    /// Reads linkage, `dso_local`, visibility and DLL storage class.
    pub(super) fn linkage(&mut self) -> ParseResult<Header> {
        let mut header = Header {
            linkage: Linkage::External,
            has_linkage: false,
            visibility: Visibility::Default,
            dll_storage_class: DllStorageClass::Default,
            dso_local: false,
            thread_local: ThreadLocalMode::NotThreadLocal,
            unnamed_addr: UnnamedAddr::None,
        };
        if let Some(linkage) = self.cursor.keyword().and_then(linkage_of) {
            header.linkage = linkage;
            header.has_linkage = true;
            self.cursor.bump();
        }
        if self.cursor.eat_keyword(K::DsoLocal) {
            header.dso_local = true;
        } else {
            self.cursor.eat_keyword(K::DsoPreemptable);
        }
        let visibility = match self.cursor.keyword() {
            Some(K::Default) => Some(Visibility::Default),
            Some(K::Hidden) => Some(Visibility::Hidden),
            Some(K::Protected) => Some(Visibility::Protected),
            _ => None,
        };
        if let Some(visibility) = visibility {
            header.visibility = visibility;
            self.cursor.bump();
        }
        let dll_storage_class = match self.cursor.keyword() {
            Some(K::Dllimport) => Some(DllStorageClass::Import),
            Some(K::Dllexport) => Some(DllStorageClass::Export),
            _ => None,
        };
        if let Some(class) = dll_storage_class {
            header.dll_storage_class = class;
            self.cursor.bump();
        }
        if header.dso_local && header.dll_storage_class == DllStorageClass::Import {
            return Err(self.cursor.error("dso_location and DLL-StorageClass mismatch"));
        }
        Ok(header)
    }

    /// Reports properties that local linkage excludes, at the given position.
    pub(super) fn check_linkage(&self, header: &Header, loc: u32) -> ParseResult<()> {
        if !header.linkage.is_local() {
            return Ok(());
        }
        if header.visibility != Visibility::Default {
            return Err(self.cursor.error_at(loc, "symbol with local linkage must have default visibility"));
        }
        if header.dll_storage_class != DllStorageClass::Default {
            return Err(self.cursor.error_at(loc, "symbol with local linkage cannot have a DLL storage class"));
        }
        Ok(())
    }

    /// Reads `thread_local`, `thread_local(model)` or nothing.
    pub(super) fn optional_thread_local(&mut self) -> ParseResult<ThreadLocalMode> {
        if !self.cursor.eat_keyword(K::ThreadLocal) {
            return Ok(ThreadLocalMode::NotThreadLocal);
        }
        if !self.cursor.eat(T::LParen) {
            return Ok(ThreadLocalMode::GeneralDynamic);
        }
        let mode = match self.cursor.keyword() {
            Some(K::Localdynamic) => ThreadLocalMode::LocalDynamic,
            Some(K::Initialexec) => ThreadLocalMode::InitialExec,
            Some(K::Localexec) => ThreadLocalMode::LocalExec,
            _ => return Err(self.cursor.error("expected localdynamic, initialexec or localexec")),
        };
        self.cursor.bump();
        self.cursor.expect(T::RParen, "expected ')' after thread local model")?;
        Ok(mode)
    }

    /// Reads `unnamed_addr`, `local_unnamed_addr` or nothing.
    pub(super) fn optional_unnamed_addr(&mut self) -> UnnamedAddr {
        if self.cursor.eat_keyword(K::UnnamedAddr) {
            UnnamedAddr::Global
        } else if self.cursor.eat_keyword(K::LocalUnnamedAddr) {
            UnnamedAddr::Local
        } else {
            UnnamedAddr::None
        }
    }
    /// Reads a calling convention, by word or number; the default is C's.
    #[inline]
    pub(crate) fn optional_calling_convention(&mut self) -> ParseResult<u16> {
        match self.cursor.keyword() {
            Some(keyword) if keyword.group() == KeywordGroup::CallingConvention => self.calling_convention(keyword),
            _ => Ok(0),
        }
    }

    fn calling_convention(&mut self, keyword: K) -> ParseResult<u16> {
        self.cursor.bump();
        let number = match keyword {
            // LLVM keeps ten bits.
            K::Cc => self.cursor.u32()? & calling_conventions::MAX,
            K::RiscvVlsCc => {
                if !self.cursor.eat(T::LParen) {
                    // LLVM consumes the token at this position.
                    self.cursor.bump();
                    return Ok(calling_conventions::riscv_vls(128).unwrap_or(0) as u16);
                }
                let bits = self.cursor.u32()?;
                self.cursor.expect(T::RParen, "expected ')'")?;
                match calling_conventions::riscv_vls(bits) {
                    Some(number) => number,
                    None => return Err(self.cursor.error("unknown RISC-V ABI VLEN")),
                }
            }
            _ => calling_conventions::from_keyword(keyword.spelling().as_bytes()).unwrap_or(0),
        };
        // Calling convention numbers have ten bits.
        Ok(number as u16)
    }
}

/// Returns the linkage that a word denotes.
fn linkage_of(keyword: K) -> Option<Linkage> {
    if keyword.group() != KeywordGroup::Linkage {
        return None;
    }
    Linkage::from_spelling(keyword.spelling().as_bytes())
}
