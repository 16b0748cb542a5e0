//! A library of three functions, for tests of the engine alone.

use std::any::Any;

use super::{Accesses, Call, CatchPad, Function, Library, Personality};
use crate::account::Tally;
use crate::machine::Machine;
use crate::memory::Family;
use crate::stop::{Result, Stop, Unwind, internal, limit, unsupported};
use crate::threads::ThreadId;
use crate::value::Slot;

/// `malloc`, `free`, and `break_invariant`, which violates an invariant: one of a library, selected by its
/// argument, or one of its own.
pub(crate) struct Heap;

const FUNCTIONS: [Function; 3] = [
    Function { name: "malloc", signature: "p(l)", index: 0, returns_twice: false, accesses: Accesses::Plain },
    Function { name: "free", signature: "v(p)", index: 1, returns_twice: false, accesses: Accesses::Plain },
    Function { name: "break_invariant", signature: "v(i)", index: 2, returns_twice: false, accesses: Accesses::Plain },
];

impl Library for Heap {
    fn begin(&self, _: &[Vec<u8>]) -> Box<dyn Any> {
        Box::new(())
    }

    fn find(&self, name: &str) -> Option<Function> {
        FUNCTIONS.into_iter().find(|function| function.name == name)
    }

    fn call(&self, machine: &mut Machine<'_>, function: Function, call: &Call<'_>) -> Result<Slot> {
        match function.index {
            1 => {
                machine.memory.free(call.pointer(0)?, Family::Malloc, call.site)?;
                return Ok(Slot::default());
            }
            2 => {
                return match call.int(0)? {
                    1 => call.slot(3),
                    2 => machine.library_function("absent"),
                    3 => machine.take_wide_result(Slot::default(), 3).map(|slots| slots[0]),
                    number => internal(format!("the test breaks invariant {number}")),
                };
            }
            _ => {}
        }
        match machine.memory.alloc_heap(call.uint(0)?, 16, Family::Malloc, false, call.site) {
            Some(object) => Ok(object),
            None => limit("memory"),
        }
    }

    fn variable(&self, _: &mut Machine<'_>, _: &str) -> Result<Option<Slot>> {
        Ok(None)
    }

    fn roots(&self, _: &dyn Any, _: &mut Vec<Slot>) {}

    fn tally(&self, _: &dyn Any, _: &mut Tally) {}

    fn exit(&self, _: &mut Machine<'_>, _: i32) -> Result<()> {
        Ok(())
    }

    fn thread_ended(&self, _: &mut Machine<'_>, _: Slot) -> Result<()> {
        Ok(())
    }

    fn end_as_exception(&self, _: &mut Machine<'_>) -> Result<Slot> {
        Ok(Slot::default())
    }

    fn cleanup(&self, _: &mut Machine<'_>) -> Result<Option<u64>> {
        Ok(None)
    }

    fn switched(&self, _: &mut Machine<'_>, _: ThreadId, _: ThreadId) {}

    fn unwound(&self, _: &mut Machine<'_>, _: Slot) -> Result<()> {
        Ok(())
    }

    fn flush(&self, _: &mut Machine<'_>) {}
}

impl Personality for Heap {
    fn catches(&self, _: &mut Machine<'_>, _: Unwind, _: Slot) -> Result<Option<i32>> {
        Ok(None)
    }

    fn filters(&self, _: &mut Machine<'_>, _: Unwind, _: &[Slot], _: usize) -> Result<Option<i32>> {
        Ok(None)
    }

    fn type_id(&self, _: &mut Machine<'_>, _: Slot) -> i32 {
        1
    }

    fn pad_takes(&self, _: &mut Machine<'_>, _: &CatchPad<'_>, _: Slot) -> Result<Option<i32>> {
        Ok(None)
    }

    fn pad_left(&self, _: &mut Machine<'_>, _: Slot) -> Result<()> {
        Ok(())
    }

    fn is_asynchronous(&self, _: Slot) -> bool {
        false
    }

    fn exception_code(&self, _: Slot) -> Result<Slot> {
        unsupported("structured exceptions")
    }

    fn uncaught(&self, _: &mut Machine<'_>, _: Unwind) -> Box<Stop> {
        Box::new(Stop::Signal(6))
    }
}
