//! The module summary (`^0 = module: (…)`), which ThinLTO writes behind a module.

/// The summary of a module.
#[derive(Clone, Debug, Default)]
pub struct Summary {}
