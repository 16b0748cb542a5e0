//! Branch protection: signed return addresses, and marks where indirect branches may end (ABI for the Arm 64-bit
//! architecture, "Pointer authentication" and "Branch target identification").

use draig_ir::Module;
use draig_mc::aarch64::direct::ops;

use crate::code::CfiRule;
use crate::context::module_flag;

/// Instructions that processors without the extensions skip, by the number of their hint.
mod hint {
    pub(super) const NOTHING: u32 = 0;
    pub(super) const SIGN_A: u32 = 25;
    pub(super) const SIGN_B: u32 = 27;
    pub(super) const CHECK_A: u32 = 29;
    pub(super) const CHECK_B: u32 = 31;
    pub(super) const CALLED: u32 = 34;
    pub(super) const JUMPED_TO: u32 = 36;
}

/// Functions whose return address is signed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Signed {
    #[default]
    None,
    /// Those that store it.
    Stored,
    All,
}

/// Protection of a function against changed return addresses and branches.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Protection {
    pub(super) signed: Signed,
    pub(super) has_b_key: bool,
    pub(super) marks_branches: bool,
}

impl Protection {
    /// Reads what functions of a module have that do not say it themselves.
    pub(super) fn of_module(module: &Module) -> Protection {
        let is_on = |name: &str| module_flag(module, name.as_bytes()).is_some_and(|value| value != 0);
        let signed = match (is_on("sign-return-address"), is_on("sign-return-address-all")) {
            (_, true) => Signed::All,
            (true, _) => Signed::Stored,
            (false, false) => Signed::None,
        };
        let has_b_key = is_on("sign-return-address-with-bkey");
        Protection { signed, has_b_key, marks_branches: is_on("branch-target-enforcement") }
    }

    /// Takes over an attribute of the function; `false` if it is none of these, or has another value than they may.
    pub(super) fn apply(&mut self, key: &[u8], value: &[u8]) -> bool {
        match (key, value) {
            (b"sign-return-address", b"none") => self.signed = Signed::None,
            (b"sign-return-address", b"non-leaf") => self.signed = Signed::Stored,
            (b"sign-return-address", b"all") => self.signed = Signed::All,
            (b"sign-return-address-key", b"a_key") => self.has_b_key = false,
            (b"sign-return-address-key", b"b_key") => self.has_b_key = true,
            (b"branch-target-enforcement", b"" | b"true") => self.marks_branches = true,
            (b"branch-target-enforcement", b"false") => self.marks_branches = false,
            // The processor keeps that stack by itself.
            (b"guarded-control-stack", _) => {}
            _ => return false,
        }
        true
    }

    fn signs(self, stores_address: bool) -> bool {
        self.signed == Signed::All || self.signed == Signed::Stored && stores_address
    }

    /// Writes the start of a function, before its frame is made, with a number of instructions without effect, and
    /// returns the place of these.
    pub(super) fn write_entry(
        self,
        stores_address: bool,
        nops: u32,
        code: &mut Vec<u8>,
        cfi: &mut Vec<(u32, CfiRule)>,
    ) -> u32 {
        let signs = self.signs(stores_address);
        if self.marks_branches && (nops > 0 || !signs) {
            write_hint(code, hint::CALLED);
        }
        let place = code.len() as u32;
        for _ in 0..nops {
            write_hint(code, hint::NOTHING);
        }
        if signs {
            // Callers may end here, too.
            write_hint(code, if self.has_b_key { hint::SIGN_B } else { hint::SIGN_A });
            cfi.push((code.len() as u32, CfiRule::NegateReturnState));
        }
        place
    }

    /// Writes the end of a function, after its frame is gone.
    pub(super) fn write_exit(self, stores_address: bool, code: &mut Vec<u8>, cfi: &mut Vec<(u32, CfiRule)>) {
        if self.signs(stores_address) {
            write_hint(code, if self.has_b_key { hint::CHECK_B } else { hint::CHECK_A });
            cfi.push((code.len() as u32, CfiRule::NegateReturnState));
        }
    }

    /// Whether entries of unwind tables say that the second key was used.
    pub(super) fn uses_b_key(self, stores_address: bool) -> bool {
        self.has_b_key && self.signs(stores_address)
    }

    /// Marks a place that indirect branches reach within the function.
    pub(super) fn mark(self, code: &mut Vec<u8>) {
        if self.marks_branches {
            write_hint(code, hint::JUMPED_TO);
        }
    }
}

fn write_hint(code: &mut Vec<u8>, number: u32) {
    ops::HINT.with(number << 5).plain(code);
}

#[cfg(test)]
mod tests {
    use super::{Protection, Signed};

    /// Returns the first and the last instructions of a function.
    fn ends(protection: Protection, stores_address: bool) -> (Vec<u8>, Vec<u8>, usize) {
        let (mut entry, mut exit, mut cfi) = (Vec::new(), Vec::new(), Vec::new());
        protection.write_entry(stores_address, 0, &mut entry, &mut cfi);
        protection.write_exit(stores_address, &mut exit, &mut cfi);
        (entry, exit, cfi.len())
    }

    #[test]
    fn functions_sign_and_mark_as_they_say() {
        let mut protection = Protection { marks_branches: true, ..Protection::default() };
        let called = vec![0x5f, 0x24, 0x03, 0xd5];
        assert_eq!(ends(protection, true), (called.clone(), vec![], 0));
        assert!(protection.apply(b"sign-return-address", b"non-leaf"));
        assert_eq!(ends(protection, false), (called, vec![], 0));
        let (sign, check) = (vec![0x3f, 0x23, 0x03, 0xd5], vec![0xbf, 0x23, 0x03, 0xd5]);
        assert_eq!(ends(protection, true), (sign, check, 2));
        assert!(protection.apply(b"sign-return-address-key", b"b_key") && protection.uses_b_key(true));
        assert!(!protection.apply(b"sign-return-address", b"sometimes"));
        assert!(protection.apply(b"sign-return-address", b"all"));
        assert_eq!(protection.signed, Signed::All);
        let (sign, check) = (vec![0x7f, 0x23, 0x03, 0xd5], vec![0xff, 0x23, 0x03, 0xd5]);
        assert_eq!(ends(protection, false), (sign, check, 2));
    }
}
