//! Things of the library that threads use and end, such as file descriptors: a use that is not ordered with the end is
//! reported like a data race. A thing is an object of one byte, which the program never sees; a use reads it, and the end
//! writes it.

use crate::memory::Memory;
use crate::memory::object::ObjectKind;
use crate::memory::resolve::{Access, Kind};
use crate::site::Site;
use crate::stop::Result;
use crate::value::{Prov, Slot};

impl Memory {
    /// Makes a thing, which reports call by a name.
    ///
    /// # Errors
    /// Fails at a limit.
    pub fn make_thing(&mut self, name: String) -> Result<Slot> {
        let thing = self.alloc_global(1, 1, ObjectKind::Global, true)?;
        self.things.push((thing.tag.prov(), name));
        Ok(thing)
    }

    /// Forgets how a thing was used, which is a new one from now on.
    pub fn renew_thing(&mut self, thing: Slot) {
        self.renew_races(thing.bits, 1);
    }

    /// Records that the running thread uses a thing, or ends it.
    ///
    /// # Errors
    /// Ends the run at a race if it is to.
    pub fn use_thing(&mut self, thing: Slot, ends: bool, site: Site) -> Result<()> {
        let kind = if ends { Kind::Write } else { Kind::Read };
        self.resolve(thing, 1, kind, &Access::plain(site)).map(|_| ())
    }

    /// Returns the name of a thing.
    pub(crate) fn thing(&self, object: Prov) -> Option<&str> {
        self.things.iter().find(|(thing, _)| *thing == object).map(|(_, name)| name.as_str())
    }
}
