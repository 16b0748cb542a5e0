//! Contents of `BLOCKINFO`: abbreviations that all blocks of a kind have.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::abbreviation::Abbreviation;
use crate::error::ErrorKind;
use crate::limits::{MAX_ABBREVIATIONS, MAX_BLOCK_KINDS};

/// Abbreviations that blocks have before their own, by number of the block.
#[derive(Clone, Debug, Default)]
pub struct BlockInfo {
    abbreviations: BTreeMap<u32, Arc<Vec<Abbreviation>>>,
}

impl BlockInfo {
    /// Returns the abbreviations of the blocks with this number.
    pub fn abbreviations(&self, block: u32) -> &[Abbreviation] {
        self.abbreviations.get(&block).map_or(&[], |list| list.as_slice())
    }

    /// Returns the abbreviations, shared with all cursors in such blocks.
    pub(crate) fn shared(&self, block: u32) -> Arc<Vec<Abbreviation>> {
        self.abbreviations.get(&block).cloned().unwrap_or_default()
    }

    /// Adds an abbreviation to the blocks with this number.
    ///
    /// # Errors
    /// Returns an error if there are more than [`crate::limits`] allows.
    pub fn add(&mut self, block: u32, abbreviation: Abbreviation) -> Result<(), ErrorKind> {
        if self.abbreviations.len() >= MAX_BLOCK_KINDS && !self.abbreviations.contains_key(&block) {
            return Err(ErrorKind::TooMany);
        }
        let list = self.abbreviations.entry(block).or_default();
        if list.len() >= MAX_ABBREVIATIONS {
            return Err(ErrorKind::TooMany);
        }
        Arc::make_mut(list).push(abbreviation);
        Ok(())
    }
}
