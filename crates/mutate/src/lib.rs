//! Damaged inputs for readers, verifier, interpreter and linker, and checks of their guarantees.
//!
//! A case is a function of a corpus, a seed and a number: bytes are changed ([`Mutation::Bytes`], by
//! `draig_filetest::mutation`), records of bitcode ([`Mutation::Bitcode`]), or one entity of a valid module
//! ([`Mutation::Modules`]). [`execute`] runs modules that verify; [`linking`] generates random modules and
//! links them. The crate starts no processes and opens no files: `cargo xtask mutate` runs the cases and
//! compares them with LLVM.
//!
//! ```
//! use draig_mutate::{Mutation, case};
//!
//! let corpus = [b"define i32 @f(i32 %x) {\n  ret i32 %x\n}\n".to_vec()];
//! let first = case(Mutation::Bytes, &corpus, 1, 0).expect("bytes can always be changed");
//! assert_ne!(first.bytes, corpus[0]);
//! assert_eq!(case(Mutation::Bytes, &corpus, 1, 0).expect("the same again").bytes, first.bytes);
//! ```

pub mod execute;
pub mod linking;
mod modules;
mod random;
mod structured;

use draig_filetest::mutation::Mutator;

use random::Random;

/// Kind of damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mutation {
    /// Bytes, lines and tokens of any file.
    #[default]
    Bytes,
    /// One entity of a valid module in text form.
    Modules,
    /// Records of bitcode, or in one case of four its bytes.
    Bitcode,
}

/// A damaged input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Index of the file in the corpus.
    pub file: usize,
    /// Names of the changes, in order.
    pub kinds: Vec<String>,
    /// Whether the input is certainly invalid.
    pub invalid: bool,
    /// The damaged input.
    pub bytes: Vec<u8>,
}

/// Generates the case with this number; `None` if its file has nothing that can be changed in this way.
///
/// # Panics
///
/// Panics if `corpus` is empty. For [`Mutation::Modules`] it also panics if reading or printing a module
/// does, which is a finding.
#[must_use]
pub fn case(mutation: Mutation, corpus: &[Vec<u8>], seed: u64, number: u64) -> Option<Case> {
    match mutation {
        Mutation::Modules => structured::case(corpus, seed, number),
        Mutation::Bitcode if !number.is_multiple_of(4) => records(corpus, seed, number),
        Mutation::Bytes | Mutation::Bitcode => {
            let case = Mutator::new(corpus, seed).case(number);
            let kinds = case.kinds.iter().map(|kind| format!("{kind:?}")).collect();
            Some(Case { file: case.file, kinds, invalid: false, bytes: case.bytes })
        }
    }
}

/// Generates a case in which records of bitcode are changed.
fn records(corpus: &[Vec<u8>], seed: u64, number: u64) -> Option<Case> {
    let mut random = Random::new(seed, number);
    let file = random.below(corpus.len());
    let bytes = draig_bitcode::fuzzing::damage(&corpus[file], &mut |limit| random.next() % limit)?;
    Some(Case { file, kinds: vec!["Records".to_owned()], invalid: false, bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_bitcode_are_changed() {
        let module = draig::Module::parse("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n").expect("it is valid");
        let corpus = [module.to_bitcode().expect("it can be written")];
        let cases: Vec<Case> = (0..64).filter_map(|number| case(Mutation::Bitcode, &corpus, 1, number)).collect();
        let of_records = cases.iter().filter(|case| case.kinds == ["Records"]).count();
        let changed = cases.iter().filter(|case| case.bytes != corpus[0]).count();
        assert!(of_records >= 40 && changed >= 50, "{of_records} of records, {changed} changed, of {}", cases.len());
        assert_eq!(case(Mutation::Bitcode, &corpus, 1, 5), case(Mutation::Bitcode, &corpus, 1, 5));
    }
}
