//! Accesses whose metadata promises more than their values: `!alias.scope` and `!noalias`, and `!tbaa` if it
//! is checked.

use super::Window;
use crate::machine::Machine;
use crate::memory::{Kind, Scoped};
use crate::program::op::R;
use crate::program::{Function, Watch};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined, internal};
use crate::threads::{Key, Wait};
use crate::value::Slot;

impl Machine<'_> {
    /// Checks an access through the pointer in `p`.
    pub(super) fn watch(&mut self, function: &Function, r: &Window, pc: usize, p: R, watch: u32) -> Result<()> {
        let frame = match self.thread.frames.last_mut() {
            Some(frame) => frame,
            None => return internal("an access is watched without a frame"),
        };
        let (sets, id) = (function.scope_sets, frame.id);
        match &function.watches[watch as usize] {
            Watch::Funclet(expected, is_return) => return self.in_funclet(*expected, *is_return),
            Watch::Spins(of, carried) => {
                let carried = carried.iter().map(|&register| r[usize::from(register)]).collect();
                return self.spins(id, [*of, watch], carried);
            }
            Watch::Leaves(of) => {
                if let Some(explorer) = &mut self.threads.explorer {
                    explorer.leaves(self.thread.id.0, id, *of);
                }
            }
            Watch::Scopes(declared) => {
                frame.has_exit_checks = true;
                self.memory.declare_scopes(id, sets, declared);
            }
            Watch::Access { kind, size, len, apart, tag } => {
                let size = match len {
                    Some(len) if r[usize::from(*len)].tag.is_tainted() => return Ok(()),
                    Some(len) => r[usize::from(*len)].bits,
                    None => *size,
                };
                let (pointer, site) = (r[usize::from(p)], function.site(pc));
                if let Some(apart) = apart {
                    frame.has_exit_checks = true;
                    let [mine, theirs] = &apart.sides;
                    let scoped = Scoped { frame: id, sets, sides: [mine, theirs] };
                    self.memory.watch_scopes(scoped, pointer, size, *kind, site)?;
                }
                if let Some(tag) = *tag {
                    self.watch_type(*kind, pointer, size, tag, site)?;
                }
            }
        }
        Ok(())
    }

    /// Lets the running thread go no further if it has come to a read in a loop before, and has done nothing since but
    /// read.
    fn spins(&mut self, frame: u64, read: [u32; 2], carried: Vec<Slot>) -> Result<()> {
        let thread = self.thread.id;
        let can_wait = self.can_leave_context();
        let explorer = self.threads.explorer.as_deref_mut().filter(|_| can_wait);
        if explorer.is_some_and(|explorer| explorer.comes_to(thread.0, frame, read, carried)) {
            let what = "a value that a loop reads again and again".to_owned();
            return self.wait(Wait { key: Some(Key::never(thread)), until: None, what });
        }
        Ok(())
    }

    /// Checks `!tbaa`: bytes keep the type that they were stored as, and must be read as that type or a
    /// compatible one.
    fn watch_type(&mut self, kind: Kind, pointer: Slot, size: u64, tag: u32, site: Site) -> Result<()> {
        let (Some(types), memory) = (&mut self.program.types, &mut self.memory) else {
            return internal("an access with a type tag, where those are not looked at");
        };
        if kind == Kind::Write {
            memory.set_stored_type(pointer, size, tag);
            return Ok(());
        }
        let Some(stored) = memory.stored_type(pointer, size, |stored| types.may_alias(stored, tag)) else {
            return Ok(());
        };
        let name = |tag| types.name(self.module, tag);
        let what = format!("memory that was stored as `{}` is read as `{}`", name(stored), name(tag));
        self.thread.site = site;
        Err(Undefined::new(&rules::TYPES_VIOLATED, what).object(memory.root(pointer.tag.prov())).into())
    }
}
