//! Work sharing between threads. Results do not depend on the number of threads.
//!
//! ```
//! use draig_threads::{Team, in_order};
//!
//! let mut text = String::new();
//! let team = Team { threads: 2, ahead: 4 };
//! let number = |_: &mut (), at: usize, _| at.to_string();
//! in_order(10, team, || (), number, |_, digits| {
//!     text += &digits;
//!     Ok::<_, ()>(None)
//! })?;
//! assert_eq!(text, "0123456789");
//! # Ok::<(), ()>(())
//! ```

mod in_order;

pub use in_order::{Team, in_order};
